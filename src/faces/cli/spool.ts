/** A text that grows while a search runs, with little of it in memory: the rest is in a file that has lost its name. */
import { closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many characters are kept in memory, and how many bytes are read at a time. */
const ENOUGH = 1 << 20;

export class Spool {
  #text = '';
  #file: number | undefined;

  /** `folder` is where the file goes once it is needed. */
  constructor(private readonly folder: string) {}

  /** Adds at the end, at once: the caller goes on no faster than the disk. Throws where the disk does not take it. */
  add(text: string): void {
    this.#text += text;
    if (this.#text.length < ENOUGH) return;
    this.#file ??= openNameless(this.folder);
    writeFileSync(this.#file, this.#text);
    this.#text = '';
  }

  /** Everything that was added, from the beginning. */
  *pieces(): Iterable<string | Uint8Array> {
    for (let at = 0; this.#file !== undefined; ) {
      const piece = Buffer.alloc(ENOUGH);
      const length = readSync(this.#file, piece, 0, ENOUGH, at);
      if (length === 0) break;
      yield piece.subarray(0, length);
      at += length;
    }
    yield this.#text;
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}

/** A file that no other program sees, and that is gone when the process ends, however it ends. */
function openNameless(folder: string): number {
  const draft = join(folder, `teka-${crypto.randomUUID()}.part`);
  const file = openSync(draft, 'wx+');
  rmSync(draft);
  return file;
}
