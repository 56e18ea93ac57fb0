/** Reads a journal: what was cut off at its end is left out, and whatever else is not as it was written is refused. */
import { type Parsed, parsed, refused, type Text } from '../../contract/index.ts';
import { type Entry, type Finished, FORMAT, type Header, lineOf, type Written } from './lines.ts';
import { journalText } from './texts.ts';

export interface Journal {
  readonly header: Header;
  /** By the ids of the shards, in the order in which they were finished. */
  readonly finished: ReadonlyMap<string, Finished>;
  readonly written: Written;
  /** How many bytes of the file are whole lines; what follows was being written when the writer was stopped. */
  readonly length: number;
  readonly isTorn: boolean;
  /** The checksum with which the next line goes on. */
  readonly sum: string;
}

const LINE = /^(.*) ([0-9a-f]{16})$/;

/** `content` has one character for each byte of the file. */
export function readJournal(content: string, version: string): Parsed<Journal> {
  const length = content.lastIndexOf('\n') + 1;
  const [first, ...lines] = content.slice(0, length).split('\n').slice(0, -1);
  if (first === undefined) return refused(journalText(isBeginning(content) ? 'journal-empty' : 'journal-foreign'));
  const head = checked(first, '');
  if (!head || !isHeader(head.value)) {
    return refused(isBeginning(first) ? journalText('journal-edited', { line: 1 }) : journalText('journal-foreign'));
  }
  const header = head.value;
  if (header.journal !== FORMAT) {
    return refused(journalText('journal-format', { found: String(header.journal), known: FORMAT }));
  }
  if (header.teka !== version) {
    return refused(journalText('journal-version', { theirs: header.teka, ours: version }));
  }
  const finished = new Map<string, Finished>();
  let written: Written = { written: 0, bytes: 0 };
  let { sum } = head;
  for (const [i, line] of lines.entries()) {
    const read = checked(line, sum);
    const entry = read?.value as Entry | undefined;
    // A shard is recorded once.
    if (!read || !entry || ('shard' in entry && finished.has(entry.shard))) {
      return refused(journalText('journal-edited', { line: i + 2 }));
    }
    ({ sum } = read);
    if ('shard' in entry) finished.set(entry.shard, entry);
    else written = entry;
  }
  return parsed({ header, finished, written, length, isTorn: length < content.length, sum });
}

/** Whether a text begins as journals do, as far as it goes. */
const isBeginning = (text: string): boolean => {
  const mark = '{"journal":';
  return text.startsWith(mark) || mark.startsWith(text);
};

/** The value of a line whose checksum is right. */
function checked(line: string, before: string): { readonly value: unknown; readonly sum: string } | undefined {
  const [, json, sum] = LINE.exec(line) ?? [];
  if (json === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return lineOf(value as Header, before).line === `${line}\n` ? { value, sum: sum! } : undefined;
  } catch {
    return undefined;
  }
}

const isHeader = (value: unknown): value is Header =>
  typeof value === 'object' && value !== null && 'journal' in value && 'teka' in value;

/** Why a journal with this header is not one of the search that is asked for. */
export function otherSearch(theirs: Header, ours: Header): Text | undefined {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])] as (keyof Header)[];
  const field = names.find((name) => worded(theirs[name]) !== worded(ours[name]));
  return (
    field && journalText('journal-other', { field, theirs: cut(worded(theirs[field])), ours: cut(worded(ours[field])) })
  );
}

const worded = (value: unknown): string => JSON.stringify(value) ?? '-';

const LONGEST = 60;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
