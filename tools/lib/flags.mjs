/** Reads the flags of our commands; a mistake ends with one sentence and exit code 2. */
import { parseArgs } from 'node:util';
import { fail } from './process.mjs';

export function readFlags(options, { words = false } = {}) {
  try {
    return parseArgs({ options, allowPositionals: words });
  } catch (error) {
    // The parser's first sentence says what is wrong; the rest is advice for programmers.
    const known = Object.keys(options).map((name) => `--${name}`);
    const wrong = error.message.split(/\. /)[0].replace(/\.$/, '');
    return fail(`${wrong}; there is ${known.join(', ') || 'none'}.`, 2);
  }
}
