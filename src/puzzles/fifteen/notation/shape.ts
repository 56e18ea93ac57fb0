/** The size of a board, by what is written before the rows, by the rows, or, of a single row, as a square. */
import { type Parsed, type Place, parsed, placeAt, refused, type Text } from '../../../contract/index.ts';
import { LARGEST, type Size, SMALLEST } from '../model.ts';
import { text } from '../texts.ts';
import { isBlankSign, missingText } from './entries.ts';
import { placeOf, type Section, type Word } from './sections.ts';

export const sizeText = ({ rows, columns }: Size): string => `${rows}x${columns}`;

/** `expected` is the size that it must have, where something else has settled it. There is at least one word. */
export function readShape(source: string, section: Section, expected?: Size): Parsed<Size> {
  const { rows, size } = section;
  if (size) {
    const place = placeOf(source, size.word);
    if (!isPossible(size.value)) return refused(sizeProblem(size.value), place);
    if (expected && !isSame(size.value, expected)) return refused(otherSize(size.value, expected), place);
  }
  const end = placeAt(source, section.end - 1, 1);
  if (rows.length > 1) return shapeOfRows(source, rows, end, size?.value, expected);
  const words = rows[0]!;
  const square = squareOf(words.length);
  if (size) return counted(source, words, size.value, end);
  if (!expected) return square ? parsed(square) : refused(noSquare(words), end);
  if (square && words.length !== expected.rows * expected.columns) {
    return refused(otherSize(square, expected), placeOf(source, words[0]!));
  }
  return counted(source, words, expected, end);
}

/** Several rows have one length, the one that most of them have unless it was written. */
function shapeOfRows(
  source: string,
  rows: Section['rows'],
  end: Place,
  written: Size | undefined,
  expected: Size | undefined,
): Parsed<Size> {
  const words = rows.flat();
  const columns = written?.columns ?? usualLength(rows);
  const shape = { rows: rows.length, columns };
  const uneven = rows.findIndex((row) => row.length !== columns);
  if (uneven >= 0) {
    const row = rows[uneven]!;
    const [first, last] = [row[0]!, row.at(-1)!];
    const place = placeAt(source, first.at, last.at + last.text.length - first.at);
    if (isWithoutBlank(words, shape)) return refused(noBlank(shape), place);
    return refused(text('row-length', { row: uneven + 1, found: row.length, wanted: columns }), place);
  }
  if (written) return counted(source, words, written, end);
  const place = placeOf(source, words[0]!);
  if (!isPossible(shape)) return refused(sizeProblem(shape), place);
  return expected && !isSame(shape, expected) ? refused(otherSize(shape, expected), place) : parsed(shape);
}

/** The size, if there are as many entries as it has cells. */
function counted(source: string, words: readonly Word[], size: Size, end: Place): Parsed<Size> {
  const wanted = size.rows * size.columns;
  const found = words.length;
  if (found === wanted) return parsed(size);
  const figures = { size: sizeText(size), wanted, found };
  if (found > wanted) return refused(text('too-many-entries', figures), placeOf(source, words[wanted]!));
  if (isWithoutBlank(words, size)) return refused(noBlank(size), end);
  return refused(text('too-few-entries', { ...figures, missing: missingText(words, wanted) }), end);
}

/** Why a single row is no square board, and what would be one. */
function noSquare(words: readonly Word[]): Text {
  const found = words.length;
  if (found < SMALLEST * SMALLEST) return text('too-small', { found, least: SMALLEST });
  if (found > LARGEST * LARGEST) return text('too-large', { found, most: LARGEST });
  const next = Math.floor(Math.sqrt(found)) + 1;
  const square = { rows: next, columns: next };
  return isWithoutBlank(words, square)
    ? noBlank(square)
    : text('not-square', { found, sizes: sizesOf(found), next, entries: next * next });
}

const isSame = (a: Size, b: Size): boolean => a.rows === b.rows && a.columns === b.columns;

const isPossible = ({ rows, columns }: Size): boolean =>
  Math.min(rows, columns) >= SMALLEST && Math.max(rows, columns) <= LARGEST;

const sizeProblem = (size: Size): Text =>
  text('size-out-of-range', { size: sizeText(size), least: SMALLEST, most: LARGEST });

const otherSize = (found: Size, wanted: Size): Text =>
  text('other-size', { found: sizeText(found), wanted: sizeText(wanted) });

const noBlank = (size: Size): Text => text('no-gap', { tiles: size.rows * size.columns - 1, size: sizeText(size) });

/** Whether these are all tiles of such a board, and only the blank was left out. */
function isWithoutBlank(words: readonly Word[], { rows, columns }: Size): boolean {
  const tiles = rows * columns - 1;
  if (words.length !== tiles || words.some((word) => isBlankSign(word.text))) return false;
  const numbers = new Set(words.map((word) => Number(word.text)));
  return numbers.size === tiles && Math.max(...numbers) === tiles;
}

function squareOf(count: number): Size | undefined {
  const side = Math.round(Math.sqrt(count));
  const size = { rows: side, columns: side };
  return side * side === count && isPossible(size) ? size : undefined;
}

/** The length most rows have, the first of equally common ones; one that no board has only if there is no other. */
function usualLength(rows: Section['rows']): number {
  const often = new Map<number, number>();
  for (const { length } of rows) often.set(length, length < SMALLEST ? 0 : (often.get(length) ?? 0) + 1);
  return [...often].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** The sizes of boards with this many cells. */
const sizesOf = (count: number): string =>
  Array.from({ length: LARGEST }, (_, i) => ({ rows: i + 1, columns: count / (i + 1) }))
    .filter((size) => Number.isInteger(size.columns) && isPossible(size))
    .map(sizeText)
    .join(', ');
