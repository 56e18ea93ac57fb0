/** `npm run dev`: the page with Vite's development server; further flags are Vite's own. */
import { buildLibrary } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { drawPosters } from './lib/posters.mjs';
import { runPackage } from './lib/process.mjs';

await ensureInstalled();
if (!(await buildLibrary())) process.exit(1);
await drawPosters();
process.on('SIGINT', () => {}); // Vite hears it too and ends by itself
process.exitCode = await runPackage('vite', 'vite', ['--host', '127.0.0.1', ...process.argv.slice(2)]);
