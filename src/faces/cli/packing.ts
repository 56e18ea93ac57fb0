/** Packed files: several blocks of a text are packed at the same time, in the threads that Node has for that. */
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { ZlibOptions } from 'node:zlib';
import { Spool } from './spool.ts';

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** About how many bytes become one member of a .gz file. */
const MEMBER = 1 << 22;

/** Pieces of a text as members of a .gz file, packed on this many cores; on one less while the pieces are still being made. */
export async function* packed(
  pieces: Pieces,
  cores = availableParallelism(),
  areMade = () => true,
): AsyncGenerator<Uint8Array> {
  // One more than there are cores: so none waits for this thread to begin the next.
  const atOnce = () => Math.max(1, areMade() && cores > 1 ? cores + 1 : cores - 1);
  // Loaded only now: most commands pack nothing.
  const { gzip } = await import('node:zlib');
  const packBlock = promisify<Uint8Array, ZlibOptions, Buffer>(gzip);
  const packing: Promise<Buffer>[] = [];
  for await (const block of blocksOf(pieces)) {
    if (packing.length >= atOnce()) yield await packing.shift()!;
    // A member comes in one chunk: after each chunk the work would wait for this thread.
    packing.push(packBlock(block, { chunkSize: MEMBER }));
  }
  for (const last of packing) yield await last;
}

/** The same bytes in blocks of about the same size; at least one block, because a .gz file needs a member. */
async function* blocksOf(pieces: Pieces): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let isFirst = true;
  for await (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    waiting.push(bytes);
    size += bytes.length;
    if (size < MEMBER) continue;
    yield Buffer.concat(waiting);
    [waiting, size, isFirst] = [[], 0, false];
  }
  if (size > 0 || isFirst) yield Buffer.concat(waiting);
}

/** A text that is packed while it grows. What is not packed yet waits on the disk. */
export class PackedSpool {
  readonly #text: Spool;
  readonly #members: Spool;
  readonly #packing: Promise<void>;
  #failure: { readonly error: unknown } | undefined;
  #isClosed = false;

  constructor(folder: string, cores?: number) {
    this.#text = new Spool(folder);
    this.#members = new Spool(folder, true);
    this.#packing = this.#pack(cores).catch((error: unknown) => {
      this.#failure = { error };
    });
  }

  async #pack(cores?: number): Promise<void> {
    for await (const member of packed(this.#text.follow(), cores, () => this.#text.isWhole)) {
      // What was being packed when it was closed would make a new file.
      if (this.#isClosed) return;
      this.#members.add(member);
    }
  }

  /** Throws where the disk did not take this, or what was added before. */
  add(text: string | Uint8Array): void {
    if (this.#failure) throw this.#failure.error;
    this.#text.add(text);
  }

  /** Nothing more is added: the spool with all members. */
  async end(): Promise<Spool> {
    await this.#text.end();
    await this.#packing;
    if (this.#failure) throw this.#failure.error;
    return this.#members;
  }

  close(): void {
    this.#isClosed = true;
    this.#text.close();
    this.#members.close();
  }
}
