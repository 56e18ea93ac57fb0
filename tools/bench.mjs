/** `npm run bench`: bundles bench/main.ts, which Node 20 cannot run as it stands, and runs it; flags pass through. */
import { buildLibrary } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, root, run } from './lib/process.mjs';

await ensureInstalled();
if (!(await buildLibrary())) process.exit(1);
const { build } = await import('vite');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'bench/main.ts', outDir: '.cache/bench', emptyOutDir: true, target: 'node20', minify: false },
});
process.exitCode = await run(process.execPath, [at('.cache/bench/main.js'), ...process.argv.slice(2)]);
