/** A text that grows while a search runs, with little of it in memory: the rest is in a file that is gone in the end. */
import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Appending } from '../../hosts/node/appending.ts';
import { beforeLeaving } from './interrupt.ts';

/** How many bytes are read at a time. */
const AT_A_TIME = 1 << 20;

export class Spool {
  #file: number | undefined;
  #stay: (() => void) | undefined;
  readonly #name: string;
  readonly #text = new Appending(() => {
    this.#file ??= this.#open();
    return this.#file;
  });
  /** Whether nothing more is added. */
  #isWhole = false;
  /** Tells a follower that there is more, or that there will be no more. */
  #tell: () => void = () => undefined;

  /**
   * `folder` is where the file goes once it is needed. A file that may become another one keeps its name; any other loses it at
   * once, so that no other program sees it and it is gone even where the process is killed.
   */
  constructor(
    folder: string,
    private readonly mayStay = false,
  ) {
    this.#name = join(folder, `teka-${crypto.randomUUID()}.part`);
  }

  #open(): number {
    const file = openSync(this.#name, 'wx+');
    if (this.mayStay) this.#stay = beforeLeaving(() => this.#remove());
    else rmSync(this.#name);
    return file;
  }

  #remove(): void {
    rmSync(this.#name, { force: true });
  }

  /** Adds at the end, at once: the caller goes on no faster than the disk. Throws where the disk does not take it. */
  add(text: string | Uint8Array): void {
    this.#text.add(text);
    this.#tell();
  }

  /** Nothing more is added. */
  async end(): Promise<Spool> {
    this.#isWhole = true;
    this.#tell();
    return this;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Everything that was added, from the beginning. */
  *pieces(): Iterable<Uint8Array> {
    for (let at = 0, piece = this.#read(at); piece.length > 0; piece = this.#read(at)) {
      yield piece;
      at += piece.length;
    }
    yield* this.#text.waiting;
  }

  /** The same while more is added, up to the end. */
  async *follow(): AsyncIterable<Uint8Array> {
    for (let at = 0; ; ) {
      const piece = this.#read(at);
      at += piece.length;
      if (piece.length > 0) yield piece;
      else if (this.#isWhole) break;
      else await new Promise<void>((go) => (this.#tell = go));
    }
    yield* this.#text.waiting;
  }

  /** The next bytes in the file; none at its end. */
  #read(at: number): Uint8Array {
    if (this.#file === undefined) return new Uint8Array();
    const piece = Buffer.allocUnsafe(AT_A_TIME);
    return piece.subarray(0, readSync(this.#file, piece, 0, AT_A_TIME, at));
  }

  /** The name of a file that has everything; undefined where all is still in memory, or the file has no name. */
  whole(): string | undefined {
    if (this.#file === undefined || !this.mayStay) return undefined;
    this.#text.flush();
    return this.#name;
  }

  close(): void {
    void this.end();
    if (this.#file === undefined) return;
    closeSync(this.#file);
    this.#file = undefined;
    if (!this.mayStay) return;
    this.#remove();
    this.#stay?.();
  }
}
