/**
 * The parts of a text: each begins with a keyword on a new line, or behind a semicolon, and goes on until the next one.
 * Lines without a keyword are the letters and then the boxes. A list of words goes on to the end, whatever is in it.
 */
import { type Parsed, type Place, parsed, placeAt, refused, shown } from '../../../contract/index.ts';
import { text } from '../texts.ts';

/** A stretch of the text, and where it begins. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}

export const placeOf = (source: string, { text: piece, at }: Piece): Place =>
  placeAt(source, at, Math.max(1, piece.length));

/** A line without the blanks around it. */
export const trimmed = ({ text: line, at }: Piece): Piece => ({
  text: line.trim(),
  at: at + line.length - line.trimStart().length,
});

const keywords = [
  ...(['LETTERS', 'LANGUAGE', 'LIST', 'GRID', 'LENGTHS'] as const),
  ...(['ROWS', 'PATTERNS', 'ANSWERS', 'BONUS', 'WORDS'] as const),
] as const;
export type Keyword = (typeof keywords)[number];

/** What these say fits on their own line, so that lines below them stand for themselves. */
const short: readonly Keyword[] = ['LETTERS', 'LANGUAGE', 'LIST'];

export interface Section {
  readonly keyword: Piece;
  /** What stands beside the keyword, where something does. */
  readonly beside?: Piece;
  readonly lines: readonly Piece[];
}

export interface Sections {
  /** Lines that stand under no keyword. */
  readonly bare: readonly Piece[];
  readonly named: Readonly<Partial<Record<Keyword, Section>>>;
  /** Where a list of words begins, behind its keyword. */
  readonly own?: number;
}

/** Enough for the largest list of words. */
export const MOST_CHARACTERS = 1_500_000;

export function readSections(source: string): Parsed<Sections> {
  if (source.length > MOST_CHARACTERS) {
    return refused(text('text-too-long', { most: MOST_CHARACTERS }), placeAt(source, MOST_CHARACTERS, 1));
  }
  // A wheel may spell a keyword; on its own it cannot be anything else.
  const only = soleWord(source);
  if (only) return parsed({ bare: [only], named: {} });
  const bare: Piece[] = [];
  const named: Partial<Record<Keyword, Section>> = {};
  let open = bare;
  for (const line of linesOf(source)) {
    const head = headOf(line);
    if (!head) {
      const wrong = strayHead(line);
      if (wrong) return refused(text('unknown-keyword', wrong.named), placeOf(source, wrong.word));
      open.push(line);
      continue;
    }
    const { keyword, word, beside, end } = head;
    if (named[keyword]) return refused(text('section-twice', { keyword }), placeOf(source, word));
    const lines: Piece[] = [];
    named[keyword] = { keyword: word, ...(beside ? { beside } : {}), lines };
    if (keyword === 'WORDS') return parsed({ bare, named, own: end });
    open = short.includes(keyword) ? bare : lines;
  }
  return parsed({ bare, named });
}

/** The word of a text that has only one. */
export function soleWord(source: string): Piece | undefined {
  const [first, ...more] = linesOf(source);
  const word = first?.text.trim();
  if (!word || more.length > 0 || !/^[a-z]+$/i.test(word)) return undefined;
  return { text: word, at: first!.at + first!.text.indexOf(word) };
}

/** Lines with something on them that is no comment. */
function* linesOf(source: string): Generator<Piece> {
  for (const line of source.matchAll(/[^\n\r;]+/g)) {
    if (!/^\s*\/\/|^[\s,]*$/.test(line[0])) yield { text: line[0], at: line.index };
  }
}

interface Head {
  readonly keyword: Keyword;
  readonly word: Piece;
  /** Where what belongs to it begins. */
  readonly end: number;
  readonly beside?: Piece;
}

function headOf({ text: line, at }: Piece): Head | undefined {
  const [whole, blank, word] = /^(\s*)([a-z]+)(?:\s*[:=]\s*|\s+|$)/i.exec(line) ?? [];
  const keyword = keywords.find((known) => known === word?.toUpperCase());
  if (!keyword) return undefined;
  const beside = line.slice(whole!.length).trimEnd();
  return {
    keyword,
    word: { text: word!, at: at + blank!.length },
    end: at + whole!.length,
    ...(beside === '' ? {} : { beside: { text: beside, at: at + whole!.length } }),
  };
}

/** Whether the row of a grid would be taken for the beginning of a section. */
export const looksLikeKeyword = (row: string): boolean => headOf({ text: row, at: 0 }) !== undefined;

/** A word before a colon, or one that is nearly a long keyword and has something behind it. */
function strayHead({ text: line, at }: Piece) {
  const [, blank, word, colon] = /^(\s*)([a-z]+)\s*([:=]|(?=\s\S))/i.exec(line) ?? [];
  if (word === undefined) return undefined;
  const near = keywords.find((keyword) => keyword.length > 5 && distance(word.toUpperCase(), keyword) <= 2);
  if (!near && !colon) return undefined;
  return { named: { word: shown(word), near: near ?? '' }, word: { text: word, at: at + blank!.length } };
}

/** How many letters must be changed, put in or taken out to make one word of the other; a large number where it is clear. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 99;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(row[j]! + (letter === other ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** The words of a line, with what divides them left out. */
export const wordsIn = ({ text: line, at }: Piece, divider = /[^\s,]+/g): Piece[] =>
  Array.from(line.matchAll(divider), (word) => ({ text: word[0], at: at + word.index }));

/** Everything of a section: what stands beside the keyword, then the lines below. */
export const linesIn = ({ beside, lines }: Section): readonly Piece[] => (beside ? [beside, ...lines] : lines);
