/**
 * The solutions of shards, in a folder beside the journal, one file each and one solution a line. A file gets its name when it
 * is whole and on the disk; what was cut off in the middle has another name, and is removed.
 */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from '../../engine/bundle.ts';
import { Digest } from '../../engine/digest.ts';
import { Appending } from './appending.ts';
import { syncFolder } from './journal.ts';

/** How many bytes are read at a time. */
const AT_A_TIME = 1 << 20;
const DRAFT = '.part';

interface Draft {
  readonly opened: number;
  readonly digest: Digest;
  readonly lines: Appending;
}

export class ShardFiles {
  readonly #drafts = new Map<string, Draft>();

  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (name.endsWith(DRAFT)) rmSync(join(folder, name));
  }

  add(shard: string, bundle: Bundle): void {
    const { digest, lines } = this.#draft(shard);
    digest.addBundle(bundle);
    lines.add(bundle.lines?.bytes ?? `${bundle.texts.join('\n')}\n`);
  }

  /** A shard is whole: tells the hash of its solutions, and the size of its file. */
  finish(shard: string): { readonly hash: string; readonly bytes: number } {
    const draft = this.#draft(shard);
    draft.lines.flush();
    fsyncSync(draft.opened);
    closeSync(draft.opened);
    this.#drafts.delete(shard);
    renameSync(this.fileOf(shard) + DRAFT, this.fileOf(shard));
    syncFolder(this.fileOf(shard));
    return { hash: draft.digest.value, bytes: draft.lines.bytes };
  }

  /** Whether a file of this size is there. */
  has(shard: string, bytes: number | undefined): boolean {
    return statSync(this.fileOf(shard), { throwIfNoEntry: false })?.size === bytes;
  }

  remove(shard: string): void {
    rmSync(this.fileOf(shard), { force: true });
  }

  /** Removes the folder where nothing is left in it. */
  close(): void {
    for (const { opened } of this.#drafts.values()) closeSync(opened);
    for (const shard of this.#drafts.keys()) rmSync(this.fileOf(shard) + DRAFT, { force: true });
    this.#drafts.clear();
    if (readdirSync(this.folder).length === 0) rmdirSync(this.folder);
  }

  fileOf(shard: string): string {
    return join(this.folder, `${shard}.txt`);
  }

  #draft(shard: string): Draft {
    const known = this.#drafts.get(shard);
    if (known) return known;
    const opened = openSync(this.fileOf(shard) + DRAFT, 'w');
    const draft = { opened, digest: new Digest(), lines: new Appending(() => opened) };
    this.#drafts.set(shard, draft);
    return draft;
  }
}

/** The lines of a file, many at a time, with little of it in memory. */
export function* linesOf(file: string): Generator<readonly string[]> {
  const opened = openSync(file, 'r');
  try {
    const piece = Buffer.alloc(AT_A_TIME);
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const length = readSync(opened, piece);
      if (length === 0) return;
      const lines = (rest + decoder.decode(piece.subarray(0, length), { stream: true })).split('\n');
      rest = lines.pop()!;
      if (lines.length > 0) yield lines;
    }
  } finally {
    closeSync(opened);
  }
}
