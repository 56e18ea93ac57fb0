/**
 * What a search with a journal keeps. Each shard's solutions go to a file of its own; once that is whole, the journal gets its
 * line. Shards whose predecessors are all finished are handed to the sink, one after the other.
 */
import { statSync } from 'node:fs';
import type { AnyPuzzle, Shard, SolveRequest } from '../../../contract/index.ts';
import type { Bundle } from '../../../engine/bundle.ts';
import { digest } from '../../../engine/digest.ts';
import type { Ended } from '../../../engine/gather.ts';
import {
  digestOf,
  endedOf,
  FORMAT,
  finishedOf,
  type Header,
  type Share,
  shardsOf,
  type Written,
} from '../../../engine/journal/lines.ts';
import type { Division, Ledger } from '../../../hosts/ledger.ts';
import { JournalFile } from '../../../hosts/node/journal.ts';
import { ShardFiles } from '../../../hosts/node/shard-files.ts';
import { reasonOf } from '../input.ts';
import { cannotWrite } from '../target.ts';
import { Refusal } from '../terminal.ts';
import { cliText } from '../texts.ts';
import { SavedFile, type Sink } from './sinks.ts';

/** What is asked for. */
export interface Kept {
  readonly file: string;
  readonly version: string;
  readonly request: SolveRequest;
  readonly puzzle: AnyPuzzle;
  readonly share: Share | undefined;
  readonly save: string | undefined;
  /** Where solutions go that are not saved; undefined where they stay beside the journal. */
  readonly sink: Sink | undefined;
  /** Called where solutions cannot be handed on: the search is to stop. */
  failed(): void;
}

/** A report holds its first solution back until it knows whether there is a second. */
const HELD_BACK = 2;

export class JournalLedger implements Ledger {
  #journal: JournalFile | undefined;
  #files: ShardFiles | undefined;
  #shards: readonly Shard[] = [];
  #place = new Map<string, number>();
  /** How many shards were handed on, and how many solutions they have. */
  #next = 0;
  #listed = 0;
  #saved: SavedFile | undefined;
  #handing: Promise<void> = Promise.resolve();
  #error: unknown;

  constructor(private readonly kept: Kept) {}

  open(division: Division): readonly Shard[] {
    const { file, share } = this.kept;
    if (division.goal !== 'all' && division.goal !== 'count') throw new Refusal({ text: cliText('journal-goal') });
    this.#shards = shardsOf(division.shards, share);
    this.#place = new Map(this.#shards.map(({ id }, i) => [id, i]));
    this.#try(file, () => {
      const opened = JournalFile.open(file, headerOf(this.kept, division));
      if (!opened.ok) throw inFile(file, opened.problem.text);
      this.#journal = opened.value;
      if (division.goal === 'all') this.#files = new ShardFiles(`${file}.shards`);
    });
    const { written, bytes } = this.#journal!.written;
    this.#next = written;
    this.#listed = this.#countOf(this.#shards.slice(0, written));
    // Stopped after they were written, before they were removed.
    for (const { id } of this.#shards.slice(0, written)) this.#files?.remove(id);
    if (this.#files) this.#hand(() => this.#openSave(division.text, bytes));
    return this.#shards;
  }

  /** Whether a line of the journal was cut off. */
  get wasTorn(): boolean {
    return this.#journal?.wasTorn ?? false;
  }

  /** How many shards are finished, of how many, and what they have together. */
  get progress(): {
    readonly finished: number;
    readonly shards: number;
    readonly count: number;
    readonly nodes: number;
  } {
    const finished = [...(this.#journal?.finished.values() ?? [])];
    const sum = (what: 'count' | 'nodes') => finished.reduce((total, one) => total + one[what], 0);
    return { finished: finished.length, shards: this.#shards.length, count: sum('count'), nodes: sum('nodes') };
  }

  /** The files of all solutions, in their order, where they stay. */
  get files(): readonly string[] {
    return this.#files ? this.#shards.map(({ id }) => this.#files!.fileOf(id)) : [];
  }

  known(shard: Shard): Ended | undefined {
    const finished = this.#journal!.finished.get(shard.id);
    if (!finished) return undefined;
    const isKept = this.#isWritten(shard) || !this.#files || this.#files.has(shard.id, finished);
    return isKept ? endedOf(finished) : undefined;
  }

  solutions({ id }: Shard, bundle: Bundle): void {
    this.#try(this.kept.file, () => this.#files!.add(id, bundle));
  }

  ended(shard: Shard, ended: Ended): void {
    const { file } = this.kept;
    this.#try(file, () => {
      const { hash, bytes } = this.#files?.finish(shard.id) ?? { hash: digest([]), bytes: undefined };
      const now = finishedOf(shard, ended, hash, bytes);
      const before = this.#journal!.finished.get(shard.id);
      if (!before) this.#journal!.append(now);
      else if (before.count !== now.count || before.nodes !== now.nodes || before.hash !== now.hash) {
        throw inFile(file, cliText('journal-differs', { shard: shard.id }));
      }
    });
    if (this.#files) this.#hand(() => this.#handOn());
  }

  /** Waits until everything that is finished is handed on; throws what kept it from that. */
  async settled(): Promise<void> {
    await this.#handing;
    if (this.#error !== undefined) throw this.#error;
  }

  /** All shards are finished. */
  async end(count: number, spent: string, force: boolean): Promise<void> {
    const { written, bytes } = this.#journal!.written;
    const sealed = (size: number) => this.#journal!.append({ written, bytes, size });
    if (!this.#saved) return;
    let size = 0;
    await this.#saved.end(count, spent, force, (all) => {
      size = all;
      sealed(all);
    });
    // Once more: a journal whose last line is lost still knows its own file.
    sealed(size);
  }

  async close(): Promise<void> {
    await this.#handing;
    this.#files?.close();
    this.#journal?.close();
  }

  async #openSave(instance: string, bytes: number): Promise<void> {
    const { save, puzzle, file } = this.kept;
    // Stopped after the file was in its place: nothing is left to be done.
    if (save !== undefined && isSaved(save, this.#journal!.written)) return;
    if (save !== undefined) {
      this.#saved = SavedFile.open(save, puzzle, instance, { bytes, listed: this.#listed });
      if (!this.#saved) throw inFile(file, cliText('journal-output-gone', { file: save }));
    }
    await this.#handOn();
  }

  async #handOn(): Promise<void> {
    const { sink = this.#saved } = this.kept;
    while (sink && this.#next < this.#shards.length) {
      const { id } = this.#shards[this.#next]!;
      const finished = this.#journal!.finished.get(id);
      if (!finished || !this.#files!.has(id, finished)) return;
      await sink.take(this.#files!.fileOf(id));
      this.#next++;
      this.#listed += finished.count;
      if (!this.#saved || this.#listed < HELD_BACK) continue;
      const from = this.#journal!.written.written;
      this.#journal!.append({ written: this.#next, bytes: this.#saved.bytes });
      for (const shard of this.#shards.slice(from, this.#next)) this.#files!.remove(shard.id);
    }
  }

  /** One after the other; nothing more once one has failed. */
  #hand(work: () => Promise<void>): void {
    this.#handing = this.#handing.then(async () => {
      if (this.#error !== undefined) return;
      try {
        await work();
      } catch (error) {
        this.#error = error;
        this.kept.failed();
      }
    });
  }

  #isWritten = ({ id }: Shard): boolean => this.#place.get(id)! < this.#journal!.written.written;

  #countOf = (shards: readonly Shard[]): number =>
    shards.reduce((sum, { id }) => sum + (this.#journal!.finished.get(id)?.count ?? 0), 0);

  #try(file: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      throw error instanceof Refusal ? error : cannotWrite(file, reasonOf(error));
    }
  }
}

/** Whether the file to be saved is in its place already, as the journal says. */
export const isSaved = (save: string, { size }: Written): boolean =>
  size !== undefined && statSync(save, { throwIfNoEntry: false })?.size === size;

/** A refusal that begins with the name of the journal. */
export const inFile = (file: string, message: Refusal['problem']['text']): Refusal =>
  new Refusal({ text: cliText('in-file', { file, message }) });

function headerOf({ request, version, share, save }: Kept, { strategy, goal, shards }: Division): Header {
  const { puzzle, text, options = {} } = request;
  return {
    journal: FORMAT,
    teka: version,
    puzzle,
    text,
    strategy,
    goal,
    options,
    shards: shards.length,
    digest: digestOf(shards),
    ...(share && { share }),
    ...(save !== undefined && { save }),
  };
}
