/** `npm run dev`: the page with Vite's development server; further flags are Vite's own. */
import { ensureInstalled } from './lib/install.mjs';
import { runPackage } from './lib/process.mjs';

await ensureInstalled();
process.on('SIGINT', () => {}); // Vite hears it too and ends by itself
process.exitCode = await runPackage('vite', 'vite', ['--host', '127.0.0.1', ...process.argv.slice(2)]);
