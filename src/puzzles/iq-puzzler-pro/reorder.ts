/**
 * The same task with its input in another order. Searches depend on the order of the pieces, and brute force on how each is
 * drawn. What lies stays as it is; copies stay behind all other pieces, where a reader puts them, and look as their original.
 */
import { type Random, shuffled } from '../../algorithms/random/random.ts';
import { framesFor, orientations } from './geometry.ts';
import type { Board, Piece, Shape, Spot, Task } from './model.ts';

export function reorder({ set: _, ...task }: Task, random: Random): Task {
  const lying = new Set(task.placed.map(({ piece }) => piece));
  const free = task.pieces.flatMap(({ copyOf }, piece) => (copyOf === undefined && !lying.has(piece) ? [piece] : []));
  const order = shuffled(free, random);
  const shapes = new Map(
    order.map((piece) => [task.pieces[piece]!.name, redrawn(task.board, task.pieces[piece]!, random)]),
  );
  const looking = (piece: Piece): Piece => ({ ...piece, shape: shapes.get(piece.copyOf ?? piece.name) ?? piece.shape });
  const from = new Map(free.map((place, i) => [place, order[i]!]));
  return { ...task, pieces: task.pieces.map((_, place) => looking(task.pieces[from.get(place) ?? place]!)) };
}

/** A flat piece is drawn flat, also where it may stand upright on the board. */
const PAPER: Board = { kind: 'flat', rows: 1, columns: 1 };

/** The piece in one of the orientations that it may take; in whichever it is drawn, it may take the same ones. */
function redrawn(board: Board, piece: Piece, random: Random): Shape {
  const ways = orientations(piece.shape, framesFor(board.kind === 'box' ? board : PAPER, piece));
  const spots = ways[random.below(ways.length)]!;
  const least = ([0, 1, 2] as const).map((axis) => Math.min(...spots.map((spot) => spot[axis])));
  return spots.map(([layer, row, column]): Spot => [layer - least[0]!, row - least[1]!, column - least[2]!]);
}
