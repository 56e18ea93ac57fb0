/**
 * The file of a journal. A line is on the disk before anything else happens that depends on it; a file beside it, named after
 * it with `.lock`, keeps a second process from writing to it too.
 */
import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Parsed, parsed, refused } from '../../contract/index.ts';
import { type Entry, type Finished, type Header, lineOf, type Written } from '../../engine/journal/lines.ts';
import { type Journal, otherSearch, readJournal } from '../../engine/journal/read.ts';
import { journalText } from '../../engine/journal/texts.ts';
import { lock, unlock } from './lock.ts';

/** Reads a journal that exists. */
export const journalIn = (file: string, version: string): Parsed<Journal> =>
  readJournal(readFileSync(file, 'latin1'), version);

export class JournalFile {
  readonly #finished: Map<string, Finished>;
  #written: Written;
  #sum: string;

  private constructor(
    private readonly file: string,
    private readonly opened: number,
    { finished, written, sum }: Pick<Journal, 'finished' | 'written' | 'sum'>,
    /** Whether a line was cut off in the middle, and is dropped. */
    readonly wasTorn: boolean,
  ) {
    this.#finished = new Map(finished);
    this.#written = written;
    this.#sum = sum;
  }

  /** Goes on with the journal of this search, or begins it. Throws where the file cannot be written. */
  static open(file: string, header: Header): Parsed<JournalFile> {
    const holder = lock(lockOf(file));
    if (holder) return refused(journalText('journal-locked', { lock: lockOf(file), holder }));
    const opened = openSync(file, 'a+');
    const problem = (why: ReturnType<typeof refused>) => {
      closeSync(opened);
      unlock(lockOf(file));
      return why;
    };
    try {
      if (!fstatSync(opened).isFile()) return problem(refused(journalText('journal-foreign')));
      const content = readFileSync(opened, 'latin1');
      const { line, sum } = lineOf(header, '');
      // Nothing yet, or stopped while the first line was written.
      if (line.startsWith(content)) {
        const fresh = { finished: new Map(), written: { written: 0, bytes: 0 }, sum };
        const journal = new JournalFile(file, opened, fresh, content !== '' && content !== line);
        if (content !== line) journal.#put(line, 0);
        syncFolder(file);
        return parsed(journal);
      }
      const read = readJournal(content, header.teka);
      if (!read.ok) return problem(read);
      const other = otherSearch(read.value.header, header);
      if (other) return problem(refused(other));
      const { length, isTorn } = read.value;
      if (isTorn) ftruncateSync(opened, length);
      return parsed(new JournalFile(file, opened, read.value, isTorn));
    } catch (error) {
      closeSync(opened);
      unlock(lockOf(file));
      throw error;
    }
  }

  get finished(): ReadonlyMap<string, Finished> {
    return this.#finished;
  }

  get written(): Written {
    return this.#written;
  }

  append(entry: Entry): void {
    const { line, sum } = lineOf(entry, this.#sum);
    this.#put(line);
    this.#sum = sum;
    if ('shard' in entry) this.#finished.set(entry.shard, entry);
    else this.#written = entry;
  }

  close(): void {
    closeSync(this.opened);
    unlock(lockOf(this.file));
  }

  /** Without its end where it has to be written from here. */
  #put(line: string, from?: number): void {
    if (from !== undefined) ftruncateSync(this.opened, from);
    const bytes = Buffer.from(line, 'latin1');
    for (let at = 0; at < bytes.length; ) at += writeSync(this.opened, bytes, at);
    fsyncSync(this.opened);
  }
}

/** Makes the names in a file's folder safe on the disk, where the system can do that. */
export function syncFolder(file: string): void {
  try {
    const folder = openSync(dirname(file), 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch {
    // Windows opens no folders.
  }
}

const lockOf = (file: string): string => `${file}.lock`;
