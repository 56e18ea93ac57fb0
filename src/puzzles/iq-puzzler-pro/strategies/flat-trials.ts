/** A task on a flat board as a brute force search: what is tried for each piece, and how the pieces laid are shown. */

import type { Goal, Probe } from '../../../contract/index.ts';
import { layersOf, openCells } from '../geometry.ts';
import type { Filling, Piece, Placement, Task } from '../model.ts';
import type { Laid, Listener, Trials } from '../search/brute-force/trials.ts';
import { fillingOf } from '../search/filling.ts';
import { type FlatShape, shapeKey } from './flat-shapes.ts';
import { tell } from './tell.ts';

/** How a search goes through the tries of one piece. */
export interface Manner {
  /** In the order in which they are tried. */
  orientations(piece: Piece): readonly FlatShape[];
  /** What is tried at one orientation before the next: all cells; or at one cell before the next: all orientations. */
  readonly inner: 'cells' | 'orientations';
  readonly counted: Trials['counted'];
}

/** An order of the pieces, as the trials number them, and what lies of each; see `Laid`. */
export type Position = readonly [order: readonly number[], laid: Laid];

export interface FlatTrials {
  readonly trials: Trials;
  /** The pieces that do not lie yet, in the task's order. */
  readonly order: readonly number[];
  /** The pieces of the trials as pieces of the task. */
  readonly pieces: readonly number[];
  /** What was laid where. */
  placements(...position: Position): readonly Placement[];
  /** Whether no piece lies in an orientation that looks like an earlier one of it: so each filling is reported once. */
  isNew(...position: Position): boolean;
}

export function flatTrials(task: Task, { orientations, inner, counted }: Manner): FlatTrials {
  const [{ rows, columns }] = layersOf(task.board) as [{ rows: number; columns: number }];
  const open = openCells(task.board).map(([, row, column]) => row * columns + column);
  const left = task.pieces.filter((_, piece) => task.placed.every((placement) => placement.piece !== piece));
  const shapes: number[][] = [];
  const lookAlikes = new Set<number>();
  const tries = left.map((piece) => {
    const seen = new Set<string>();
    const mine = orientations(piece).flatMap((shape) => {
      const number = shapes.push(shape.spots.map(([row, column]) => row * columns + column)) - 1;
      if (seen.has(shapeKey(shape))) lookAlikes.add(number);
      seen.add(shapeKey(shape));
      return corners(rows, columns, shape).map((corner) => [number, corner] as const);
    });
    // The sort is stable, so at each cell the orientations keep their order.
    if (inner === 'orientations') mine.sort(([, a], [, b]) => a - b);
    return Int32Array.from(mine.flat());
  });

  const covered = new Set(task.placed.flatMap(({ cells }) => cells));
  const free = new Set(open.filter((_, number) => !covered.has(number)));
  const area = left.reduce((sum, { shape }) => sum + shape.length, 0);
  const pieceOf = new Map(task.pieces.map(({ name }, piece) => [name, piece]));
  const numberOf = new Map(open.map((cell, number) => [cell, number]));
  return {
    trials: {
      cells: rows * columns,
      taken: Array.from({ length: rows * columns }, (_, cell) => cell).filter((cell) => !free.has(cell)),
      shapes,
      tries,
      kinds: left.map(({ name, copyOf }) => pieceOf.get(copyOf ?? name)!),
      // Pieces that all lie cover just their area; so whether the board is full then is known from the start.
      enough: task.gaps || area === free.size,
      counted,
    },
    order: left.map((_, piece) => piece),
    pieces: left.map(({ name }) => pieceOf.get(name)!),
    placements: (order, laid) =>
      laid.map((at, place) => {
        const piece = order[place]!;
        const [shape, by] = tries[piece]!.subarray(2 * at);
        const cells = shapes[shape!]!.map((cell) => numberOf.get(cell + by!)!);
        return { piece: pieceOf.get(left[piece]!.name)!, cells };
      }),
    isNew: (order, laid) => laid.every((at, place) => !lookAlikes.has(tries[order[place]!]![2 * at]!)),
  };
}

/** The cells for the top left corner of a shape's box so that the box is on the board; row by row. */
function corners(rows: number, columns: number, shape: FlatShape): number[] {
  const found: number[] = [];
  for (let row = 0; row + shape.rows <= rows; row++) {
    for (let column = 0; column + shape.columns <= columns; column++) found.push(row * columns + column);
  }
  return found;
}

/** Tells a probe what a search in one order does and finds. */
export const listener = (
  task: Task,
  { placements, isNew }: FlatTrials,
  order: readonly number[],
  goal: Goal,
  probe: Probe<Filling>,
): Listener => ({
  tick(nodes, share) {
    probe.gauge('share', share);
    probe.tick(nodes);
  },
  found(laid) {
    if (isNew(order, laid)) tell(probe, goal, () => fillingOf(task, [...task.placed, ...placements(order, laid)]));
  },
});
