/**
 * Reads the symbols that a writer has written. It is built for speed, since a person waits: each symbol is one look
 * into a table, and nothing is learnt on the way. The look itself stands where the symbols are needed (see
 * word-graph/front-coding.ts), since most of the first run happens before it is compiled, when every call is expensive:
 *
 *     while (left < LONGEST) {
 *       bits = (bits << DIGIT) | DIGITS[text.charCodeAt(at++)];
 *       left += DIGIT;
 *     }
 *     const found = table[(context << LONGEST) | ((bits >>> (left - LONGEST)) & ANY)];
 *     left -= found & LENGTH;
 *     const symbol = found >>> ABOVE_LENGTH;
 */
import { LONGEST } from './codes.ts';
import { DIGITS } from './text.ts';

/** All bits that may come next. */
export const ANY = (1 << LONGEST) - 1;

/** A table entry is a symbol and, in this many bits below it, the length of its code. */
export const ABOVE_LENGTH = 4;
export const LENGTH = (1 << ABOVE_LENGTH) - 1;

export interface Tables {
  /** For each context and all that may come next: the symbol, and how long its code is. */
  readonly table: Uint16Array;
  /** Where in the text the symbols begin. */
  readonly start: number;
}

/** The codes that begin somewhere in a text, of as many contexts as it was written with. */
export function readTables(text: string, contexts: number, from: number): Tables {
  const table = new Uint16Array(contexts << LONGEST);
  let start = from;
  // Codes lie side by side, the short ones first, each over all that may follow it, until every place is taken.
  for (let context = 0, at = 0; context < contexts; context++)
    for (let length = 0; at < (context + 1) << LONGEST; length++)
      for (let left = DIGITS[text.charCodeAt(start++)]!; left > 0; left--) {
        const end = at + (1 << (LONGEST - length));
        table.fill((DIGITS[text.charCodeAt(start++)]! << ABOVE_LENGTH) | length, at, end);
        at = end;
      }
  return { table, start };
}
