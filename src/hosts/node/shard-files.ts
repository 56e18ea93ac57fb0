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
import type { Finished } from '../../engine/journal/lines.ts';
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
  /** The shards whose files are known to be as they were recorded. */
  readonly #sound = new Set<string>();

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
    this.#sound.add(shard);
    return { hash: draft.digest.value, bytes: draft.lines.bytes };
  }

  /** Whether its solutions are there as they were recorded; read once, and not at all where they were written here. */
  has(shard: string, recorded: Recorded): boolean {
    if (!this.#sound.has(shard) && hasSolutions(this.fileOf(shard), recorded)) this.#sound.add(shard);
    return this.#sound.has(shard);
  }

  remove(shard: string): void {
    this.#sound.delete(shard);
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

/** What a journal has recorded of the solutions of a shard. */
type Recorded = Pick<Finished, 'bytes' | 'hash'>;

/** Whether a file has the solutions that were recorded, to the last byte. */
export function hasSolutions(file: string, { bytes, hash }: Recorded): boolean {
  if (statSync(file, { throwIfNoEntry: false })?.size !== bytes) return false;
  const digest = new Digest();
  for (const lines of linesOf(file)) digest.add(lines);
  return digest.value === hash;
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
