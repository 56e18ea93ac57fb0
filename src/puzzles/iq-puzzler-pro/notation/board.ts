/** The BOARD section of our extension: a board by its size or its name, and its drawing with the pieces that lie there. */
import { type Parsed, type Place, parsed, refused, shown } from '../../../contract/index.ts';
import { boards } from '../boards.ts';
import { framesFor, layersOf, openCells, orientations, pointOf } from '../geometry.ts';
import { type Board, CLOSED, EMPTY, MOST_CELLS, NAMES, type Piece, type Placement, type Task } from '../model.ts';
import { text } from '../texts.ts';
import { type Line, nameOf, placeIn, type Reader, wholeLine, wordsOf } from './lines.ts';
import { ballsIn, flatBoard } from './sizes.ts';
import { keywordIn, keywordOf } from './words.ts';

/** A cell of the drawing: what is written there, and where that is. */
interface DrawnCell {
  readonly mark: string;
  readonly place: Place;
}

export interface BoardSection {
  readonly board: Board;
  /** What is drawn on the open cells in reading order; nothing where there is no drawing. */
  readonly cells: readonly DrawnCell[];
}

export function readBoard(reader: Reader, line: Line): Parsed<BoardSection> {
  const sized = readSize(line);
  if (!sized.ok) return sized;
  const board = sized.value;
  const rows = readRows(
    reader,
    board && layersOf(board).flatMap((l) => Array.from({ length: l.rows }, () => l.columns)),
  );
  if (!rows.ok) return rows;
  const cells = rows.value.flat();
  if (!board && cells.length === 0) return refused(text('no-drawing'), wholeLine(line));
  if (cells.length === 0) return parsed({ board: board!, cells });
  if (cells.every(({ mark }) => mark === CLOSED)) return refused(text('no-open-cell'), cells[0]!.place);
  const misplaced = board && closedWrongly(board, cells);
  if (misplaced) return misplaced;
  const mask = cells.map(({ mark }) => (mark === CLOSED ? '.' : 'X')).join('');
  const fixed = board && (board.kind !== 'flat' || board.name);
  return parsed({
    board: fixed ? board : flatBoard(rows.value.length, rows.value[0]!.length, mask),
    cells: cells.filter(({ mark }) => mark !== CLOSED),
  });
}

const SIZE = /^([0-9]+)\s*[x×]\s*([0-9]+)$/i;
const PYRAMID = /^pyramid\s+([0-9]+)$/i;
const BOX = /^box\s+([0-9]+)\s*[x×]\s*([0-9]+)\s*[x×]\s*([0-9]+)$/i;

/** The board that the line names; undefined where it is only drawn. */
function readSize(line: Line): Parsed<Board | undefined> {
  const keyword = wordsOf(line, 1)[0]!;
  const rest = line.text.slice(keyword.at + keyword.text.length).trimStart();
  if (rest === '') return parsed(undefined);
  const place = placeIn(line, line.text.length - rest.length, rest.length);
  const named = Object.values(boards).find(({ name }) => name === rest.toLowerCase());
  if (named) return parsed(named);
  const match = SIZE.exec(rest) ?? PYRAMID.exec(rest) ?? BOX.exec(rest);
  if (!match) return refused(text('unknown-board', { word: shown(rest) }), place);
  const sizes = match.slice(1).map(Number);
  if (sizes.includes(0)) return refused(text('zero-size', { word: shown(rest) }), place);
  const cells = sizes.length === 1 ? ballsIn(sizes[0]!) : sizes.reduce((product, size) => product * size, 1);
  if (cells > MOST_CELLS) return refused(text('board-too-large', { size: shown(rest), most: MOST_CELLS }), place);
  const [first, second, third] = sizes as [number, number, number];
  if (sizes.length === 1) return parsed({ kind: 'pyramid', side: first });
  if (sizes.length === 2) return parsed({ kind: 'flat', rows: first, columns: second });
  return parsed({ kind: 'box', layers: first, rows: second, columns: third });
}

/** The drawn rows up to the next keyword: of these lengths or, where none are given, all equally long. */
function readRows(reader: Reader, lengths: readonly number[] | undefined): Parsed<readonly (readonly DrawnCell[])[]> {
  const rows: (readonly DrawnCell[])[] = [];
  for (reader.skipBlankLines(); reader.next && !keywordOf(reader.next); reader.skipBlankLines()) {
    const line = reader.next;
    const row = readRow(line);
    if (!row.ok) return row;
    const columns = lengths ? lengths[rows.length] : (rows[0]?.length ?? row.value.length);
    if (columns === undefined) return refused(text('drawing-too-long', { rows: rows.length }), wholeLine(line));
    const found = row.value.length;
    if (found !== columns) return refused(text('drawing-row-length', { found, columns }), wholeLine(line));
    rows.push(row.value);
    if (rows.length * columns > MOST_CELLS) {
      const size = `${rows.length} x ${columns}`;
      return refused(text('board-too-large', { size, most: MOST_CELLS }), wholeLine(line));
    }
    reader.take();
  }
  if (lengths && rows.length > 0 && rows.length < lengths.length) {
    return refused(text('drawing-too-short', { found: rows.length, rows: lengths.length }), reader.end);
  }
  return parsed(rows);
}

/** The cells of a row stand together, or each apart from the next. */
function readRow(line: Line): Parsed<readonly DrawnCell[]> {
  const words = wordsOf(line, Number.POSITIVE_INFINITY);
  if (words.length > 1 && words.some((word) => word.text.length > 1)) {
    return refused(text('unknown-word', { word: shown(words[0]!.text) }), wholeLine(line));
  }
  const cells: DrawnCell[] = [];
  for (const { text: word, at } of words) {
    for (let i = 0; i < word.length; i++) {
      const mark = String.fromCodePoint(word.codePointAt(i)!);
      const place = placeIn(line, at + i, mark.length);
      if (mark !== CLOSED && mark !== EMPTY && !NAMES.includes(mark)) {
        return refused(text('drawing-character', { character: nameOf(mark) }), place);
      }
      cells.push({ mark, place });
    }
  }
  return parsed(cells);
}

/** Only a flat board has closed cells, and one with a name has its own. */
function closedWrongly(board: Board, cells: readonly DrawnCell[]): ReturnType<typeof refused> | undefined {
  if (board.kind !== 'flat') {
    const closed = cells.find(({ mark }) => mark === CLOSED);
    return closed && refused(text('closed-in-space'), closed.place);
  }
  const { name, mask } = board;
  if (!name || !mask) return undefined;
  const wrong = cells.findIndex(({ mark }, i) => (mark === CLOSED) !== (mask[i] === '.'));
  if (wrong < 0) return undefined;
  return refused(text(mask[wrong] === '.' ? 'closed-by-name' : 'open-by-name', { name }), cells[wrong]!.place);
}

/** The pieces that are drawn on the board; an X is also an open cell where no piece has that name. */
export function readPlaced({ board, cells }: BoardSection, pieces: readonly Piece[]): Parsed<readonly Placement[]> {
  const drawn = new Map<string, number[]>();
  for (const [cell, { mark, place }] of cells.entries()) {
    const known = pieces.some(({ name }) => name === mark);
    if (mark === EMPTY || (mark === 'X' && !known)) continue;
    if (!known) return refused(text('drawing-unknown-piece', { name: mark }), place);
    const others = drawn.get(mark);
    if (others) others.push(cell);
    else drawn.set(mark, [cell]);
  }
  const placed: Placement[] = [];
  for (const [piece, { name }] of pieces.entries()) {
    const mine = drawn.get(name);
    if (!mine) continue;
    if (!mayLie(board, pieces[piece]!, mine)) return refused(text('drawn-shape', { name }), cells[mine[0]!]!.place);
    placed.push({ piece, cells: mine });
  }
  return parsed(placed);
}

/** Whether these cells are one of the ways in which a piece can lie. */
function mayLie(board: Board, piece: Piece, cells: readonly number[]): boolean {
  if (cells.length !== piece.shape.length) return false;
  const spots = openCells(board);
  const points = cells.map((cell) => pointOf(board, spots[cell]!));
  points.sort((p, q) => p[0] - q[0] || p[1] - q[1] || p[2] - q[2]);
  const steps = points.map((p) => p.map((coordinate, d) => coordinate - points[0]![d]!)).join(';');
  return orientations(piece.shape, framesFor(board, piece)).some((way) => way.join(';') === steps);
}

/** The section as we write it: drawn only where its first line does not say everything. */
export function writeBoard({ board, pieces, placed }: Task): string[] {
  const title = `BOARD ${titleOf(board)}`;
  const masked = board.kind === 'flat' && board.mask !== undefined && !board.name;
  if (!masked && placed.length === 0) return [title];
  const names = new Map(placed.flatMap(({ piece, cells }) => cells.map((cell) => [cell, pieces[piece]!.name])));
  const marks = new Map(openCells(board).map((spot, cell) => [spot.join(), names.get(cell) ?? EMPTY]));
  const layers = layersOf(board).map(({ rows, columns }, layer) =>
    Array.from({ length: rows }, (_, row) => {
      const cells = Array.from({ length: columns }, (_, column) => marks.get([layer, row, column].join()) ?? CLOSED);
      // Letters that happen to spell a keyword are written apart.
      return cells.join(keywordIn(cells.join('')) ? ' ' : '');
    }),
  );
  return [title, ...layers.flatMap((rows, layer) => (layer > 0 ? ['', ...rows] : rows))];
}

function titleOf(board: Board): string {
  if (board.kind === 'pyramid') return `pyramid ${board.side}`;
  if (board.kind === 'box') return `box ${board.layers}x${board.rows}x${board.columns}`;
  return board.name ?? `${board.rows}x${board.columns}`;
}
