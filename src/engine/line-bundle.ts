/** Solutions as the bytes of their lines, for searches that find millions: a text for each would take longer than all the rest. */

import type { Lines } from '../contract/index.ts';

export const NEWLINE = 10;
/** How many bytes are made a text at once; each is an argument of a call. */
const AT_ONCE = 8192;

/** How much room the first line makes. */
const LEAST = 1 << 16;

/** Lines of ASCII characters, one after the other, each with a newline behind it. */
export class LineBundle {
  /** Most searches add nothing. */
  #bytes = new Uint8Array();
  #length = 0;
  count = 0;

  add(line: Uint8Array): void {
    const end = this.#length + line.length + 1;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(2 * end, LEAST));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(line, this.#length);
    this.#bytes[end - 1] = NEWLINE;
    this.#length = end;
    this.count++;
  }

  /** Everything that was added, in bytes that the next line overwrites; begins anew. */
  take(): Lines {
    const taken = { bytes: this.#bytes.subarray(0, this.#length), count: this.count };
    [this.#length, this.count] = [0, 0];
    return taken;
  }
}

/**
 * Hands on the lines that are right, up to the first that is wrong. `accepts` says how many bytes from the first on are lines
 * that are right; the line behind them is checked by itself, and `check` throws where it is wrong.
 */
export function handOnRight(
  { bytes, count }: Lines,
  accepts: (bytes: Uint8Array) => number,
  check: (line: string) => void,
  handOn: (lines: Lines) => void,
): void {
  let right = 0;
  try {
    while (right < bytes.length) {
      right += accepts(bytes.subarray(right));
      if (right === bytes.length) break;
      const end = bytes.indexOf(NEWLINE, right);
      check(textOf(bytes.subarray(right, end)));
      right = end + 1;
    }
  } finally {
    if (right === bytes.length) handOn({ bytes, count });
    else if (right > 0) handOn(linesOf(bytes.subarray(0, right)));
  }
}

/** Bytes that end with a newline, with their lines counted. */
export function linesOf(bytes: Uint8Array): Lines {
  let count = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, end + 1)) count++;
  return { bytes, count };
}

/** The lines as texts, without the help of a platform. */
export const textsIn = ({ bytes }: Lines): readonly string[] => textOf(bytes.subarray(0, -1)).split('\n');

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  }
  return text;
}
