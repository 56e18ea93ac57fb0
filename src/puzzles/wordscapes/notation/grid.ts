/**
 * A grid as people draw it: one row a line, or rows divided by slashes. Blanks stand for places without a box only where
 * the drawing has no other sign for them; then what all rows are indented by does not count.
 */
import { type Parsed, type Place, parsed, placeAt, refused } from '../../../contract/index.ts';
import { MOST_SIDE, NONE, type Shape, type Slot } from '../model.ts';
import { slotsOf } from '../slots.ts';
import { lackOf } from '../spelling.ts';
import { text } from '../texts.ts';
import { boxOf } from './boxes.ts';
import { type Piece, placeOf } from './sections.ts';

interface Sign {
  readonly sign: string;
  readonly at: number;
}

/** `beside` is what stands on the keyword's own line; there is at least one line. */
export function readGrid(
  source: string,
  beside: Piece | undefined,
  lines: readonly Piece[],
  letters: string,
): Parsed<Shape> {
  const rows = rowsOf(beside, lines);
  const [first] = rows;
  if (!first) return refused(text('no-boxes'), placeOf(source, beside ?? lines[0]!));
  const tall = rows[MOST_SIDE]?.[0];
  if (tall) return refused(tooLarge(), placeAt(source, tall.at, 1));
  const columns = Math.max(...rows.map((row) => row.length));
  const at: number[] = [];
  let cells = '';
  for (const row of rows) {
    const wide = row[MOST_SIDE];
    if (wide) return refused(tooLarge(), placeAt(source, wide.at, wide.sign.length));
    for (const { sign, at: index } of row) {
      const box = /^\s$/.test(sign) ? NONE : boxOf(sign);
      if (box === undefined) return refused(text('not-a-box', { sign }), placeAt(source, index, sign.length));
      at[cells.length] = index;
      cells += box;
    }
    cells += NONE.repeat(columns - row.length);
  }
  const shape: Shape = { kind: 'grid', rows: rows.length, columns, cells };
  return problemOf(shape, letters, (cell, length = 1) => {
    const isOneStretch = at[cell + length - 1] === at[cell]! + length - 1;
    return placeAt(source, at[cell] ?? first[0]!.at, isOneStretch ? length : 1);
  });
}

const tooLarge = () => text('grid-too-large', { most: MOST_SIDE });

type PlaceAtCell = (cell: number, length?: number) => Place;

/** What is wrong with the boxes, or else the shape itself. */
function problemOf(shape: Shape & { kind: 'grid' }, letters: string, placeAtCell: PlaceAtCell) {
  const { columns, cells } = shape;
  const slots = slotsOf(shape);
  const inSlots = new Set(slots.flatMap((slot) => slot.cells));
  for (const [cell, box] of [...cells].entries()) {
    if (box === NONE) continue;
    const where = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
    if (lackOf(box, letters)) {
      return refused(text('known-not-there', { letter: box, ...where, letters }), placeAtCell(cell));
    }
    if (!inSlots.has(cell)) return refused(text('lone-box', where), placeAtCell(cell));
  }
  if (slots.length === 0) return refused(text('no-boxes'), placeAtCell(0));
  for (const slot of slots) {
    const wrong = slotProblem(slot, cells, letters, placeAtCell);
    if (wrong) return wrong;
  }
  return parsed(shape);
}

function slotProblem(slot: Slot, cells: string, letters: string, placeAtCell: PlaceAtCell) {
  const { name, direction } = slot;
  const { length } = slot.cells;
  if (length > letters.length) {
    const figures = { name, length, letters: letters.length };
    return refused(text('slot-too-long', figures), placeAtCell(slot.cells[0]!, direction === 'across' ? length : 1));
  }
  const lack = lackOf(slot.cells.map((cell) => cells[cell]).join(''), letters);
  if (!lack) return undefined;
  const { letter, there } = lack;
  return refused(text('known-lacking', { letter, there, name }), placeAtCell(slot.cells[lack.at]!));
}

/** The rows, and one more than are read where there are too many: that is enough to tell. */
function rowsOf(beside: Piece | undefined, lines: readonly Piece[]): Sign[][] {
  const all = beside ? [beside, ...lines] : lines;
  const isDrawnWithBlanks = !beside && all.every(({ text: line }) => !/[./·-]/.test(line));
  return isDrawnWithBlanks ? indented(all.slice(0, MOST_SIDE + 1)) : divided(all);
}

/** Each line a row, without what all of them are indented by. */
function indented(lines: readonly Piece[]): Sign[][] {
  const indent = Math.min(...lines.map(({ text: line }) => line.length - line.trimStart().length));
  return lines.map(({ text: line, at }) =>
    signsOf({ text: line.trimEnd().slice(indent), at: at + indent }, () => true),
  );
}

/** The rows of each line between its slashes, without blanks. */
function divided(lines: readonly Piece[]): Sign[][] {
  const rows: Sign[][] = [];
  for (const { text: line, at } of lines) {
    for (const { 0: stretch, index } of line.matchAll(/[^/]+/g)) {
      const row = signsOf({ text: stretch, at: at + index }, (sign) => !/\s/.test(sign));
      if (row.length > 0) rows.push(row);
      if (rows.length > MOST_SIDE) return rows;
    }
  }
  return rows;
}

/** The signs of a row that count, and one more than are read where there are too many. */
function signsOf({ text: row, at }: Piece, counts: (sign: string) => boolean): Sign[] {
  const signs: Sign[] = [];
  for (const { 0: sign, index } of row.matchAll(/./gsu)) {
    if (counts(sign)) signs.push({ sign, at: at + index });
    if (signs.length > MOST_SIDE) break;
  }
  return signs;
}
