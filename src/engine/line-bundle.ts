/** Solutions as the bytes of their lines, for searches that find millions: a text for each would take longer than all the rest. */

const NEWLINE = 10;
/** How many bytes are made a text at once; each is an argument of a call. */
const AT_ONCE = 8192;

/** Lines of ASCII characters, one after the other. */
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

  /** Everything that was added, with a newline between; begins anew. */
  take(): Uint8Array {
    const bytes = this.#bytes.slice(0, this.#length - 1);
    [this.#length, this.count] = [0, 0];
    return bytes;
  }
}

/** The lines as texts, without the help of a platform. */
export function linesIn(bytes: Uint8Array): readonly string[] {
  let text = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  }
  return text.split('\n');
}
