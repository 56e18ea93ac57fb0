/**
 * What a search by pattern tables is asked and what it answers: IDA* (Korf, 1985), that is depth first up to a bound, and
 * again with the next one, so that the first way found is a shortest. Every move changes the parity of the board, so
 * bounds go up by two. The search in the kernel and its plain twin share what is here: the questions, and the bounds.
 */
import { distance } from '../../distance.ts';
import { cellsOf, type Field, type Pattern } from './field.ts';

/** For each cell the tile that lies there, named by the cell it belongs to; where the blank is, the blank's. */
export type Board = ArrayLike<number>;

export interface Question {
  /** Invariant: it can be solved. */
  readonly board: Board;
  /** The automaton's state, where moves led to this board; 0 where none did. */
  readonly state?: number;
  /** It is known that no way is shorter. */
  readonly least?: number;
  /** Longer ways are not looked for. */
  readonly most?: number;
  /** The search gives up soon after this many nodes. */
  readonly nodes?: number;
}

/** The moves of the blank one after another: 0 up, 1 left, 2 right, 3 down. */
export type BlankPath = readonly number[];

export type Answer =
  | { readonly kind: 'found'; readonly moves: BlankPath }
  /** There is no way that is not longer than `most`. */
  | { readonly kind: 'none' }
  /** All nodes are used up; no way is shorter than `least`. */
  | { readonly kind: 'hard'; readonly least: number };

export interface Listener {
  /** Hears of this many more nodes. May throw to stop the search. */
  tick(nodes: number): void;
  /** All ways shorter than this have been looked at. */
  bound(moves: number): void;
}

export interface Finder {
  /** No way is shorter than this. */
  estimate(board: Board): number;
  find(question: Question, listener: Listener): Answer;
}

/** Once at least this many nodes are pending, the listener hears of them. */
export const OFTEN = 16_384;

/** How the search up to one bound ends. */
export type Ending = 'found' | 'none' | 'hard';

/** The bounds of a search one after another, from the estimate on. */
export function* deepening(
  estimate: number,
  { least = 0, most = Number.POSITIVE_INFINITY }: Pick<Question, 'least' | 'most'>,
): Generator<number> {
  const missing = Math.max(0, least - estimate);
  for (let bound = estimate + missing + (missing % 2); bound <= most; bound += 2) yield bound;
}

/** Searches bound after bound. The caller's `search` counts how many of the `nodes` are left. */
export function deepen(
  estimate: number,
  question: Question,
  listener: Listener,
  search: (bound: number) => Ending,
  moves: (length: number) => BlankPath,
): Answer {
  for (const bound of deepening(estimate, question)) {
    listener.bound(bound);
    const ending = search(bound);
    if (ending === 'found') return { kind: 'found', moves: moves(bound) };
    if (ending === 'hard') return { kind: 'hard', least: bound };
  }
  return { kind: 'none' };
}

/** How far the blank goes with each move. */
export const stepsOf = ({ columns }: Field): readonly number[] => [-columns, -1, 1, columns];

/** For each cell the moves that the blank can make there, a bit for each. */
export const openOf = (field: Field): readonly number[] =>
  Array.from({ length: cellsOf(field) }, (_, cell) => {
    const { columns } = field;
    const column = cell % columns;
    const can = [cell >= columns, column > 0, column < columns - 1, cell + columns < cellsOf(field)];
    return can.reduce((set, yes, move) => set | (yes ? 1 << move : 0), 0);
  });

/**
 * The cell across the main diagonal. On a square field whose blank belongs on it, whatever is true of a board is true of
 * its mirror image, so each table gives a second opinion.
 */
export const mirrored = ({ columns }: Field, cell: number): number =>
  (cell % columns) * columns + Math.floor(cell / columns);

export const hasMirror = (field: Field): boolean =>
  field.rows === field.columns && mirrored(field, field.blank) === field.blank;

/** Where a tile stands in the tables: the number of its pattern, and what one cell further adds to the index there. */
export interface Seat {
  readonly pattern: number;
  readonly weight: number;
}

/** The seat of a tile, four bits of an index for each tile of a pattern. */
export function seatOf(patterns: readonly Pattern[], tile: number): Seat {
  const pattern = patterns.findIndex((tiles) => tiles.includes(tile));
  return { pattern, weight: 16 ** patterns[pattern]!.indexOf(tile) };
}

/** For each tile the cell where it lies. */
export function placesOf(field: Field, board: Board): readonly number[] {
  const places = Array<number>(cellsOf(field));
  for (let cell = 0; cell < places.length; cell++) places[board[cell]!] = cell;
  return places;
}

/** How far all tiles are from home, taken together; the blank does not count. */
export const farOf = (field: Field, places: readonly number[]): number =>
  places.reduce((sum, cell, tile) => sum + (tile === field.blank ? 0 : distance(field, tile, cell)), 0);

/** The index of each pattern's table. */
export const indicesOf = (patterns: readonly Pattern[], places: readonly number[]): readonly number[] =>
  patterns.map((tiles) => tiles.reduce((index, tile, i) => index + places[tile]! * 16 ** i, 0));

/** For each tile the cell where its mirror image lies on the mirrored board. */
export const mirroredPlaces = (field: Field, places: readonly number[]): readonly number[] =>
  places.map((_, tile) => mirrored(field, places[mirrored(field, tile)]!));

/** A board as kernels read it: four bits for each cell, none for the blank. */
export function packBoard(field: Field, board: Board): bigint {
  let packed = 0n;
  for (let cell = 0; cell < cellsOf(field); cell++) {
    if (board[cell] !== field.blank) packed |= BigInt(board[cell]!) << BigInt(4 * cell);
  }
  return packed;
}
