/** A text that grows while a search runs, with little of it in memory: the rest is in a file that has lost its name. */
import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Appending } from '../../hosts/node/appending.ts';

/** How many bytes are read at a time. */
const AT_A_TIME = 1 << 20;

export class Spool {
  #file: number | undefined;
  readonly #text = new Appending(() => {
    this.#file ??= openNameless(this.folder);
    return this.#file;
  });

  /** `folder` is where the file goes once it is needed. */
  constructor(private readonly folder: string) {}

  /** Adds at the end, at once: the caller goes on no faster than the disk. Throws where the disk does not take it. */
  add(text: string | Uint8Array): void {
    this.#text.add(text);
  }

  /** Everything that was added, from the beginning. */
  *pieces(): Iterable<Uint8Array> {
    for (let at = 0; this.#file !== undefined; ) {
      const piece = Buffer.allocUnsafe(AT_A_TIME);
      const length = readSync(this.#file, piece, 0, AT_A_TIME, at);
      if (length === 0) break;
      yield piece.subarray(0, length);
      at += length;
    }
    yield* this.#text.waiting;
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
