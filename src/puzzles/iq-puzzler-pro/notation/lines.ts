/**
 * A text as lines that know their places. Lines are cut as they are asked for, so that a huge text is refused as soon as
 * its first bad line has been read.
 */
import type { Place } from '../../../contract/index.ts';

export interface Line {
  /** Without the line's end and the blanks before it. */
  readonly text: string;
  readonly line: number;
  /** Where the text begins. */
  readonly column: number;
}

/** A word with the index at which it stands in its line. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

export const placeIn = ({ line, column }: Line, at: number, length: number): Place => ({
  line,
  column: column + at,
  length: Math.max(1, length),
});

export const placeOf = (line: Line, word: Word): Place => placeIn(line, word.at, word.text.length);

/** A whole line without the blanks before it. */
export function wholeLine(line: Line): Place {
  const text = line.text.trimStart();
  return placeIn(line, line.text.length - text.length, text.length);
}

/** Just behind a line, where something is missing. */
export const behind = (line: Line): Place => placeIn(line, line.text.length, 1);

/** The first words of a line. */
export function wordsOf({ text }: Line, most: number): readonly Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(/\S+/g)) {
    if (found.push({ text: match[0], at: match.index }) === most) break;
  }
  return found;
}

/** A character as a message can show it. */
export function nameOf(character: string): string {
  if (/^[^\p{C}\p{Z}\p{M}]$/u.test(character) || character === ' ') return character;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

export const LINE_ENDS = /\r\n|\r|\n/g;

/**
 * Lines that end at a semicolon too, so that a text fits into one argument of a command. Where every semicolon
 * has a blank behind it, that blank belongs to it; otherwise blanks are part of the drawing, as anywhere.
 */
export const lineEndsOrSemicolons = (source: string): RegExp =>
  /;[^ \r\n]/.test(source) ? /\r\n|\r|\n|;/g : /\r\n|\r|\n|; ?/g;

/** Reads line after line; a byte order mark and blanks at the very end are no part of any. */
export class Reader {
  readonly #lines: Iterator<Line>;
  #next: Line | undefined;
  #last: Line = { text: '', line: 1, column: 1 };

  constructor(source: string, ends: RegExp) {
    this.#lines = linesOf(source, ends);
    this.#advance();
  }

  /** The line that would be taken next. */
  get next(): Line | undefined {
    return this.#next;
  }

  take(): Line | undefined {
    const line = this.#next;
    if (line) {
      this.#last = line;
      this.#advance();
    }
    return line;
  }

  /** Just behind what has been read so far. */
  get end(): Place {
    return behind(this.#last);
  }

  skipBlankLines(): void {
    while (this.#next?.text === '') this.#advance();
  }

  #advance(): void {
    const { done, value } = this.#lines.next();
    this.#next = done ? undefined : value;
  }
}

function* linesOf(source: string, ends: RegExp): Generator<Line, undefined> {
  const end = source.trimEnd().length;
  let from = source.startsWith('\ufeff') ? 1 : 0;
  let line = 1;
  let lineStart = 0;
  const cut = (to: number): Line => ({
    text: source.slice(from, to).trimEnd(),
    line,
    column: from - lineStart + 1,
  });
  for (const match of source.matchAll(ends)) {
    if (match.index >= end) break;
    yield cut(match.index);
    from = match.index + match[0].length;
    if (match[0].startsWith(';')) continue;
    line++;
    lineStart = from;
  }
  yield cut(end);
}
