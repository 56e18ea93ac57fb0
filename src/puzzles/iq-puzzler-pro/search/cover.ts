/** A task as a covering problem of the pieces that are left and the cells that are free. */
import type { Cover, Covering, Option } from '../../../algorithms/exact-cover/cover.ts';
import type { Text, Ticker } from '../../../contract/index.ts';
import { framesFor, neighboursOf, openCells, orientations, placementsOf } from '../geometry.ts';
import type { Filling, Placement, Task } from '../model.ts';
import { text } from '../texts.ts';
import { filler, type Pen, penFor } from './filling.ts';
import { taskSymmetries } from './task-symmetries.ts';

export interface TaskCover {
  readonly cover: Cover;
  /** Turns a covering into the filling that a person sees, pieces that lay already included. */
  fill(covering: Covering): Filling;
  /** A new pen to write coverings with; undefined where the pieces that are laid do not decide every cell. */
  readonly pen: (() => Pen) | undefined;
  /** The pieces of the cover as pieces of the task, and its cells as open cells of the board. */
  readonly pieces: readonly number[];
  readonly cells: readonly number[];
}

/** A search with more placements than this would need gigabytes. */
export const MOST_PLACEMENTS = 2 ** 20;

/** A hint or an explanation answers within a second or two; one with more words than this in its placements would not. */
const MOST_WORDS = 2 ** 21;

/** An upper bound on the number of a task's placements, without making them. */
function placementsAtMost({ board, pieces }: Task): number {
  const ways = pieces.reduce((sum, piece) => sum + orientations(piece.shape, framesFor(board, piece)).length, 0);
  return openCells(board).length * ways;
}

/** Whether a task has too many placements to be searched here. */
export const isTooLarge = (task: Task): boolean => placementsAtMost(task) > MOST_PLACEMENTS;

/** Why a task is too large to be searched for a hint or an explanation, if it is. */
export function tooLargeToAsk(task: Task): Text | undefined {
  if (isTooLarge(task)) return text('too-many-placements', { most: MOST_PLACEMENTS });
  const words = Math.ceil(openCells(task.board).length / 64);
  const placements = placementsAtMost(task);
  return placements * words > MOST_WORDS ? text('not-examined', { placements }) : undefined;
}

/** On large boards this takes seconds: the ticker is a chance to stop. */
export function coverOf(task: Task, ticker?: Ticker): TaskCover {
  const taken = new Set(task.placed.flatMap(({ cells }) => cells));
  const lying = new Set(task.placed.map(({ piece }) => piece));
  const cells = fillOrder(task).filter((cell) => !taken.has(cell));
  const number = new Map(cells.map((cell, i) => [cell, i]));
  const pieces = task.pieces.flatMap((_, piece) => (lying.has(piece) ? [] : [piece]));
  const options: Option[] = [];
  for (const [i, piece] of pieces.entries()) {
    ticker?.tick(0);
    for (const placement of placementsOf(task, piece)) {
      const mine = placement.cells.map((cell) => number.get(cell));
      if (!mine.includes(undefined)) options.push({ piece: i, cells: (mine as number[]).sort(ascending) });
    }
  }
  let symmetries: Cover['symmetries'] | undefined;
  const cover: Cover = {
    cells: cells.length,
    pieces: pieces.length,
    sizes: pieces.map((piece) => task.pieces[piece]!.shape.length),
    options,
    gaps: task.gaps,
    neighbours: neighboursOf(task.board, cells),
    before: pieces.map((piece, i) => lastCopy(task, pieces.slice(0, i), piece)),
    // A first solution does not need them, and is found sooner than they are.
    get symmetries() {
      symmetries ??= taskSymmetries(task).map((symmetry) => ({
        cells: cells.map((cell) => number.get(symmetry.cells[cell]!)!),
        pieces: pieces.map((piece) => pieces.indexOf(symmetry.pieces[piece]!)),
      }));
      return symmetries;
    },
  };
  return { cover, pieces, cells, fill: filler(task, cover, pieces, cells), pen: penFor(task, cover, pieces, cells) };
}

const ascending = (a: number, b: number): number => a - b;

/** Flat boards are filled along their short side, in space from the top. */
function fillOrder({ board }: Task): number[] {
  const spots = openCells(board);
  const order = spots.map((_, cell) => cell);
  if (board.kind !== 'flat' || board.columns < board.rows) return order;
  return order.sort((a, b) => spots[a]![2] - spots[b]![2] || spots[a]![1] - spots[b]![1]);
}

/** The place among the earlier pieces of the last one that is interchangeable with this, or -1. */
function lastCopy({ pieces }: Task, earlier: readonly number[], piece: number): number {
  const original = (p: number) => pieces[p]!.copyOf ?? pieces[p]!.name;
  return earlier.findLastIndex((other) => original(other) === original(piece));
}

/** Where each piece lies in a filling of the whole board. */
export function lyingIn({ board, pieces }: Task, filling: Filling): Placement[] {
  const spots = openCells(board);
  return pieces.map(({ name }, piece) => ({
    piece,
    cells: spots.flatMap(([layer, row, column], cell) => (filling[layer]![row]![column] === name ? [cell] : [])),
  }));
}

/** Options of a task's cover as placements on its board. */
export const placementsIn = ({ cover, pieces, cells }: TaskCover, options: readonly number[]): Placement[] =>
  options.map((number) => {
    const option = cover.options[number]!;
    return { piece: pieces[option.piece]!, cells: option.cells.map((cell) => cells[cell]!).sort((a, b) => a - b) };
  });
