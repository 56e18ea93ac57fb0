/** A board from rows of words: its size, and every number once. What is most likely meant is told first. */
import { type Parsed, parsed, placeAt, refused, shown, type Text } from '../../../contract/index.ts';
import type { Cells, Size } from '../model.ts';
import { text } from '../texts.ts';
import { isBlankSign, isNumber, missingText, tileOf } from './entries.ts';
import { placeOf, type Section, type Word } from './sections.ts';
import { readShape, sizeText } from './shape.ts';

export interface Board extends Size {
  readonly cells: Cells;
}

/** `expected` is the size that the board must have, where something else has settled it. */
export function readBoard(source: string, section: Section, expected?: Size): Parsed<Board> {
  const words = section.rows.flat();
  if (words.length === 0) return refused(text('no-entries'), placeAt(source, Math.max(0, section.end - 1), 1));
  const size = readShape(source, section, expected);
  const strange = words.find(({ text: word }) => !isBlankSign(word) && !isNumber(word));
  if (strange) return refused(notAnEntry(strange.text, size), placeOf(source, strange));
  if (!size.ok) return size;
  const cells = readCells(source, words, size.value);
  return cells.ok ? parsed({ ...size.value, cells: cells.value }) : cells;
}

/** The size, where the entries have one, tells how far the tiles go. */
function notAnEntry(entry: string, size: Parsed<Size>): Text {
  const word = shown(entry);
  if (/^\d+[x×*]\d+$/i.test(entry)) return text('size-without-colon', { word });
  return text('not-an-entry', { word, most: size.ok ? size.value.rows * size.value.columns - 1 : 0 });
}

/** As many different tiles as there are cells are all of them, so what is missing shows as one that is there twice. */
function readCells(source: string, words: readonly Word[], size: Size): Parsed<Cells> {
  const count = size.rows * size.columns;
  const cells: number[] = [];
  for (const word of words) {
    const tile = tileOf(word, count);
    if (tile > count) {
      const range = { word: shown(word.text), most: count - 1, size: sizeText(size) };
      return refused(text('out-of-range', range), placeOf(source, word));
    }
    const before = cells.indexOf(tile);
    if (before >= 0) {
      const where = { row: Math.floor(before / size.columns) + 1, column: (before % size.columns) + 1 };
      const found = { ...where, missing: missingText(words, count) };
      const [first, second] = [words[before]!.text, word.text];
      // A person who wrote the number after the last tile most likely took it for a tile.
      const isLast = [first, second].some((entry) => !isBlankSign(entry));
      const blanks = { first, second, ...found, size: sizeText(size), last: isLast ? count : 0 };
      const twice = tile === 0 ? text('two-gaps', blanks) : text('number-twice', { number: tile, ...found });
      return refused(twice, placeOf(source, word));
    }
    cells.push(tile);
  }
  return parsed(cells);
}
