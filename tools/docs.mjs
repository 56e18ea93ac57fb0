/** `npm run docs`: a page for every export of the library, from its doc comments, into docs/api. */
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { compileKernels } from './lib/kernels.mjs';
import { at, fail, run } from './lib/process.mjs';

const folder = at('tools/api-docs');

await ensureInstalled();
// The sources import what is compiled from kernels.
if (!(await compileKernels())) process.exit(1);
if (!existsSync(at('tools/api-docs/node_modules/.package-lock.json'))) {
  console.log('Installing the packages that API pages are made with ...');
  const code = await run('npm', ['ci', '--loglevel=error'], { cwd: folder, shell: process.platform === 'win32' });
  if (code !== 0) fail('The packages could not be installed; the reason stands above.');
}
process.exitCode = await run(process.execPath, ['node_modules/typedoc/bin/typedoc', '--treatWarningsAsErrors'], {
  cwd: folder,
});
if (process.exitCode === 0) console.log('Open docs/api/index.html.');
