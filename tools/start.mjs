/** `npm start`: installs and builds what is missing, then serves the page on this machine only. */
import { build } from './lib/build.mjs';
import { readFlags } from './lib/flags.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { open, someoneWatches } from './lib/open.mjs';
import { at, fail } from './lib/process.mjs';
import { serve } from './lib/server.mjs';

const { values } = readFlags({ port: { type: 'string', default: '4173' }, 'no-open': { type: 'boolean' } });
const wished = Number(values.port);
if (!/^\d{1,5}$/.test(values.port) || wished < 1 || wished > 65535) {
  fail(`--port wants a number from 1 to 65535, not "${values.port}".`, 2);
}

await ensureInstalled();
if (!(await build())) process.exit(1);
const served = await firstFree(wished);

if (served.port !== wished) {
  console.log(`Port ${wished} is taken, so Teka is at port ${served.port} this time.`);
  console.log(`What was saved in the page belongs to its address: what was saved at port ${wished} is not seen here.`);
}
console.log(`Teka is at ${served.url} (Ctrl-C ends it)`);
if (!values['no-open'] && someoneWatches()) open(served.url);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => served.close().then(() => process.exit(0)));
}

async function firstFree(port) {
  for (let candidate = port; candidate <= Math.min(port + 99, 65535); candidate++) {
    try {
      return await serve(at('dist/web'), { port: candidate });
    } catch (error) {
      if (error.code === 'EACCES') fail(`This account may not listen on port ${candidate}; choose one above 1023.`, 2);
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  return fail(`Port ${port} and the ones after it are all taken; choose another with --port.`);
}
