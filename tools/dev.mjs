/** `npm run dev`: the page with Vite's development server; further flags are Vite's own. */
import { ensureInstalled } from './lib/install.mjs';
import { compileKernels } from './lib/kernels.mjs';
import { runPackage } from './lib/process.mjs';

await ensureInstalled();
if (!(await compileKernels())) process.exit(1);
process.on('SIGINT', () => {}); // Vite hears it too and ends by itself
process.exitCode = await runPackage('vite', 'vite', ['--host', '127.0.0.1', ...process.argv.slice(2)]);
