/** A file that grows in small pieces, with few writes and without making one piece of them. */
import { writevSync } from 'node:fs';

/** About how many bytes wait in memory. */
const ENOUGH = 1 << 20;

export class Appending {
  #waiting: Uint8Array[] = [];
  #waits = 0;
  #written = 0;

  /** `open` opens the file once there is enough to be written. */
  constructor(private readonly open: () => number) {}

  /** How long all of it is. */
  get bytes(): number {
    return this.#written + this.#waits;
  }

  /** What is not in the file yet. */
  get waiting(): readonly Uint8Array[] {
    return this.#waiting;
  }

  /** Adds at the end, at once: the caller goes on no faster than the disk. The bytes must stay as they are. */
  add(piece: string | Uint8Array): void {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    if (bytes.length === 0) return;
    this.#waiting.push(bytes);
    this.#waits += bytes.length;
    if (this.#waits >= ENOUGH) this.flush();
  }

  flush(): void {
    if (this.#waits === 0) return;
    const file = this.open();
    let rest = this.#waiting;
    while (rest.length > 0) rest = behind(rest, writevSync(file, rest));
    this.#written += this.#waits;
    [this.#waiting, this.#waits] = [[], 0];
  }
}

/** What is left of pieces after some bytes of them were written. */
function behind(pieces: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let gone = bytes;
  return pieces.flatMap((piece) => {
    const here = Math.min(gone, piece.length);
    gone -= here;
    return here === piece.length ? [] : [piece.subarray(here)];
  });
}
