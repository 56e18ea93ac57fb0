/** Where the solutions of shards go, one shard after the other, in their order. */
import { once } from 'node:events';
import { createReadStream, existsSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { AnyPuzzle } from '../../../contract/index.ts';
import { linesOf } from '../../../hosts/node/shard-files.ts';
import { placeWhole, writeWhole } from '../files.ts';
import { type Form, formOf, isPacked } from '../form.ts';
import { reasonOf } from '../input.ts';
import { packed } from '../packing.ts';
import { cannotWrite, targetOf } from '../target.ts';
import type { Terminal } from '../terminal.ts';

export interface Sink {
  /** Takes the solutions that a file has line by line. */
  take(file: string): Promise<void>;
}

/** Prints every solution on a line of its own. */
export const printing = ({ output }: Terminal): Sink => ({
  async take(file) {
    for (const lines of linesOf(file)) if (!output.write(`${lines.join('\n')}\n`)) await once(output, 'drain');
  },
});

/**
 * Grows a file beside the one that is to be saved, named after it with `.teka-part`, which takes its place at the end. Up to where it
 * is safe on the disk is for a journal to remember. In a packed file each shard is a member of its own, so that it can be cut
 * off after any of them.
 */
export class SavedFile implements Sink {
  readonly #form: Form;
  readonly #part: string;

  private constructor(
    private readonly file: string,
    path: string,
    puzzle: AnyPuzzle,
    instance: string,
    listed: number,
  ) {
    this.#part = `${path}.teka-part`;
    this.#form = formOf(puzzle, instance, file, listed);
  }

  /** Goes on after so many bytes, which have so many solutions; undefined where fewer are there. */
  static open(
    file: string,
    puzzle: AnyPuzzle,
    instance: string,
    from: { readonly bytes: number; readonly listed: number },
  ): SavedFile | undefined {
    const { path } = targetOf(file);
    const saved = new SavedFile(file, path, puzzle, instance, from.listed);
    try {
      if (!existsSync(saved.#part)) writeFileSync(saved.#part, '', { flag: 'wx' });
      if (saved.bytes < from.bytes) return undefined;
      truncateSync(saved.#part, from.bytes);
      return saved;
    } catch (error) {
      throw cannotWrite(file, reasonOf(error));
    }
  }

  /** How long the file is. */
  get bytes(): number {
    return statSync(this.#part).size;
  }

  async take(file: string): Promise<void> {
    const form = this.#form;
    await this.#append(
      (function* () {
        for (const texts of linesOf(file)) yield* form.add({ type: 'solutions', texts });
      })(),
    );
  }

  /** All solutions are there; `sealed` hears how long the file is just before it takes its place. */
  async end(count: number, spent: string, force: boolean, sealed: (size: number) => void = () => undefined) {
    const { head: words, tail } = this.#form.end(count, spent);
    const head = await this.#written(words);
    if (tail !== '') await this.#append([tail]);
    sealed(head.length + this.bytes);
    if (head.length === 0) return placeWhole(this.#part, this.file, force);
    const { file } = this;
    const part = this.#part;
    await writeWhole(
      file,
      (async function* () {
        yield head;
        yield* createReadStream(part, { highWaterMark: 1 << 20 });
      })(),
      force,
    );
    rmSync(part);
  }

  async #written(words: string): Promise<Buffer> {
    if (words === '' || !isPacked(this.file)) return Buffer.from(words);
    const pieces: Uint8Array[] = [];
    for await (const piece of packed([words])) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async #append(pieces: Iterable<string | Uint8Array>): Promise<void> {
    try {
      const handle = await open(this.#part, 'a');
      try {
        for await (const piece of isPacked(this.file) ? packed(pieces) : pieces) await handle.writeFile(piece);
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      throw cannotWrite(this.file, reasonOf(error));
    }
  }
}
