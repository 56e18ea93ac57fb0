/**
 * The parts of a text: the board, then perhaps `goal:` and `metric:`, each on a new line or behind a semicolon. A part is
 * rows of words, which end with the line or at a slash; a size such as `3x4:` may stand before the first row.
 */
import { type Parsed, parsed, placeAt, refused, shown } from '../../../contract/index.ts';
import type { Size } from '../model.ts';
import { text } from '../texts.ts';

/** A stretch of the text without spaces, and where it begins. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

export interface Section {
  /** Where it begins, and where its last word ends. */
  readonly at: number;
  readonly end: number;
  readonly rows: readonly (readonly Word[])[];
  /** A size that was written before the rows. */
  readonly size?: { readonly value: Size; readonly word: Word };
}

const sectionNames = ['board', 'goal', 'metric'] as const;
type SectionName = (typeof sectionNames)[number];
export type Sections = Readonly<Partial<Record<SectionName, Section>>>;

/** More than any board and goal take, however widely they are spaced. */
const MOST_CHARACTERS = 20_000;

interface Open {
  at: number;
  end: number;
  rows: Word[][];
  size?: { readonly value: Size; readonly word: Word };
}

export function readSections(source: string): Parsed<Sections> {
  if (source.length > MOST_CHARACTERS) {
    return refused(text('text-too-long', { most: MOST_CHARACTERS }), placeAt(source, MOST_CHARACTERS, 1));
  }
  let open: Open = { at: 0, end: 0, rows: [] };
  const sections: Partial<Record<SectionName, Open>> = { board: open };
  for (const line of source.matchAll(/[^\n\r;]+/g)) {
    let at = line.index;
    // What stands before a colon names a section or is a size; a section may begin with a size.
    for (const part of line[0].split(/(?<=:)/)) {
      const from = at;
      at += part.length;
      if (!part.endsWith(':')) {
        addRows(open, part, from);
        continue;
      }
      const word = trimmed(part.slice(0, -1), from);
      const name = sectionNames.find((known) => known === word.text.toLowerCase());
      if (name && name !== 'board') {
        if (sections[name]) return refused(text('section-twice', { name }), placeOf(source, word));
        open = { at: word.at, end: at, rows: [] };
        sections[name] = open;
        continue;
      }
      const size = readSize(word.text);
      if (!size) return refused(wrongHead(word.text), placeOf(source, word));
      if (open.size || open.rows.length > 0) return refused(text('size-not-first'), placeOf(source, word));
      open.size = { value: size, word };
      open.end = at;
    }
  }
  return parsed(sections);
}

const trimmed = (part: string, from: number): Word => ({
  text: part.trim(),
  at: from + part.length - part.trimStart().length,
});

/** Adds the rows of a stretch of text; rows without a word do not count. */
function addRows(open: Open, part: string, from: number): void {
  let at = from;
  for (const row of part.split('/')) {
    const words = Array.from(row.matchAll(/[^\s,]+/g), (word) => ({ text: word[0], at: at + word.index }));
    const last = words.at(-1);
    if (last) {
      open.rows.push(words);
      open.end = last.at + last.text.length;
    }
    at += row.length + 1;
  }
}

function readSize(word: string): Size | undefined {
  const [, rows, columns] = /^(\d{1,6})\s*[x×*]\s*(\d{1,6})$/i.exec(word) ?? [];
  return rows && columns ? { rows: Number(rows), columns: Number(columns) } : undefined;
}

const wrongHead = (word: string) =>
  /\d/.test(word) ? text('bad-size', { word: shown(word) }) : text('unknown-section', { word: shown(word) });

/** The place of a word; of one that is empty, the sign that follows it. */
export const placeOf = (source: string, { text: word, at }: Word) => placeAt(source, at, Math.max(1, word.length));
