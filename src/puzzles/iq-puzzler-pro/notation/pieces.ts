/**
 * Pieces as they are drawn: consecutive rows of one and the same name, where leading blanks and inner gaps matter. In a
 * box a piece may have layers, which stand side by side in each row with a bar between them.
 */
import { type Parsed, parsed, refused, type Text } from '../../../contract/index.ts';
import { MOST_CELLS, type Shape, type Spot } from '../model.ts';
import { text } from '../texts.ts';
import { type Line, nameOf, placeIn, type Reader, wholeLine } from './lines.ts';

export interface DrawnPiece {
  readonly name: string;
  readonly shape: Shape;
}

/** What pieces may look like where they are read. */
export interface DrawingRules {
  readonly names: string;
  readonly layers: boolean;
  /** A blank line ends a piece, or is refused. */
  readonly blankLines: boolean;
  /** Whether this line no longer belongs to a piece. */
  ends(line: Line): boolean;
  badName(character: string): Text;
  /** Why no piece of this name may begin here. */
  unwelcome(name: string, before: readonly DrawnPiece[]): Text | undefined;
}

/** A cell of a drawn row; `at` is its index in the line. */
interface DrawnCell {
  readonly layer: number;
  readonly column: number;
  readonly at: number;
}

interface Row {
  readonly line: Line;
  readonly name: string;
  readonly cells: readonly DrawnCell[];
}

export function readPieces(reader: Reader, rules: DrawingRules): Parsed<readonly DrawnPiece[]> {
  const pieces: DrawnPiece[] = [];
  while (reader.next && !rules.ends(reader.next)) {
    if (reader.next.text === '') {
      if (!rules.blankLines) return refused(text('blank-among-pieces'), placeIn(reader.next, 0, 1));
      reader.take();
      continue;
    }
    const rows = readRun(reader, rules);
    if (!rows.ok) return rows;
    const { line, name, cells } = rows.value[0]!;
    const place = placeIn(line, cells[0]!.at, 1);
    if (pieces.some((piece) => piece.name === name)) return refused(text('piece-twice', { name }), place);
    const unwelcome = rules.unwelcome(name, pieces);
    if (unwelcome) return refused(unwelcome, place);
    const shape = shapeOf(rows.value);
    if (!shape.ok) return shape;
    pieces.push({ name, shape: shape.value });
  }
  return parsed(pieces);
}

/** The rows of one piece: all that follow with the same name. */
function readRun(reader: Reader, rules: DrawingRules): Parsed<readonly Row[]> {
  const rows: Row[] = [];
  let size = 0;
  for (let line = reader.next; line && line.text !== '' && !rules.ends(line); line = reader.next) {
    const row = readRow(line, rules);
    if (!row.ok) return row;
    const { name, cells } = row.value;
    if (rows.length > 0 && rows[0]!.name !== name) break;
    size += cells.length;
    if (size > MOST_CELLS) return refused(text('piece-too-large', { name, most: MOST_CELLS }), wholeLine(line));
    rows.push(row.value);
    reader.take();
  }
  return parsed(rows);
}

function readRow(line: Line, rules: DrawingRules): Parsed<Row> {
  let name: string | undefined;
  const cells: DrawnCell[] = [];
  let layer = 0;
  let layerStart = 0;
  for (let at = 0; at < line.text.length; at++) {
    const character = String.fromCodePoint(line.text.codePointAt(at)!);
    const place = placeIn(line, at, character.length);
    if (character === ' ') continue;
    if (character === '\t') return refused(text('piece-tab'), place);
    if (character === '|' && rules.layers) {
      layer++;
      layerStart = at + 1;
      continue;
    }
    if (!rules.names.includes(character)) return refused(rules.badName(nameOf(character)), place);
    name ??= character;
    if (name !== character) return refused(text('two-letters', { first: name, second: character }), place);
    cells.push({ layer, column: at - layerStart, at });
    if (cells.length > MOST_CELLS) return refused(text('piece-too-large', { name, most: MOST_CELLS }), wholeLine(line));
  }
  // Only bars and blanks: a row of no piece.
  if (name === undefined) return refused(rules.badName('|'), wholeLine(line));
  return parsed({ line, name, cells });
}

/** The shape that the rows draw, moved to the corner; refused where it does not hang together. */
function shapeOf(rows: readonly Row[]): Parsed<Shape> {
  const cells = rows.flatMap(({ line, cells }, row) => cells.map((cell) => ({ ...cell, row, line })));
  const key = (layer: number, row: number, column: number) => `${layer} ${row} ${column}`;
  const apart = new Map(cells.map((cell) => [key(cell.layer, cell.row, cell.column), cell]));
  const reached = cells.slice(0, 1);
  apart.delete(key(cells[0]!.layer, cells[0]!.row, cells[0]!.column));
  for (const { layer, row, column } of reached) {
    for (const side of [-1, 1]) {
      for (const next of [
        key(layer + side, row, column),
        key(layer, row + side, column),
        key(layer, row, column + side),
      ]) {
        const cell = apart.get(next);
        if (!cell) continue;
        apart.delete(next);
        reached.push(cell);
      }
    }
  }
  const [lost] = apart.values();
  if (lost) return refused(text('piece-unconnected', { name: rows[0]!.name }), placeIn(lost.line, lost.at, 1));
  const top = cells.reduce((least, { layer }) => Math.min(least, layer), Number.POSITIVE_INFINITY);
  const left = cells.reduce((least, { column }) => Math.min(least, column), Number.POSITIVE_INFINITY);
  const spots = cells.map(({ layer, row, column }): Spot => [layer - top, row, column - left]);
  return parsed(spots.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
}

/** The rows that draw a piece. */
export function drawPiece({ name, shape }: DrawnPiece): string[] {
  const rows: string[][] = [];
  for (const [layer, row, column] of shape) {
    rows[row] ??= [];
    const drawn = rows[row]!;
    while (drawn.length <= layer) drawn.push('');
    drawn[layer] = drawn[layer]!.padEnd(column) + name;
  }
  return rows.map((layers) => layers.join('|'));
}
