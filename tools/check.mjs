/** `npm run check`: formatter, linter and type check. `--write` lets the formatter and the linter mend what they can. */
import { check } from './lib/check.mjs';
import { readFlags } from './lib/flags.mjs';
import { ensureInstalled } from './lib/install.mjs';

const { values } = readFlags({ write: { type: 'boolean' } });
await ensureInstalled();
if (!(await check(values))) process.exitCode = 1;
