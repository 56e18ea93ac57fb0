/** Solutions as the bytes of their lines, for searches that find millions: a text for each would take longer than all the rest. */

const NEWLINE = 10;
/** How many bytes are made a text at once; each is an argument of a call. */
const AT_ONCE = 8192;

/** Lines of ASCII characters, one after the other, each with a newline behind it. */
export class LineBundle {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;
  count = 0;

  add(line: Uint8Array): void {
    const end = this.#length + line.length + 1;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(2 * end);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(line, this.#length);
    this.#bytes[end - 1] = NEWLINE;
    this.#length = end;
    this.count++;
  }

  /** Everything that was added, in bytes that the next line overwrites; begins anew. */
  take(): Uint8Array {
    const bytes = this.#bytes.subarray(0, this.#length);
    [this.#length, this.count] = [0, 0];
    return bytes;
  }
}

/**
 * Hands on the lines that are right, up to the first that is wrong. `accepts` says how many bytes from the first on are lines
 * that are right; the line behind them is checked by itself, and `check` throws where it is wrong.
 */
export function handOnRight(
  lines: Uint8Array,
  accepts: (lines: Uint8Array) => number,
  check: (line: string) => void,
  handOn: (lines: Uint8Array) => void,
): void {
  let right = 0;
  try {
    while (right < lines.length) {
      right += accepts(lines.subarray(right));
      if (right === lines.length) break;
      const end = lines.indexOf(NEWLINE, right);
      check(textOf(lines.subarray(right, end)));
      right = end + 1;
    }
  } finally {
    if (right > 0) handOn(lines.subarray(0, right));
  }
}

/** The lines as texts, without the help of a platform. */
export const linesIn = (lines: Uint8Array): readonly string[] => textOf(lines.subarray(0, -1)).split('\n');

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  }
  return text;
}
