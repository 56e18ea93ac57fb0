/** `npm run build`: the library, the command line and the page, into dist. `--force` builds also what is up to date. */
import { build } from './lib/build.mjs';
import { readFlags } from './lib/flags.mjs';
import { ensureInstalled } from './lib/install.mjs';

const { values } = readFlags({ force: { type: 'boolean' } });
await ensureInstalled();
if (!(await build(values))) process.exitCode = 1;
