/**
 * Help with a position, from a nudge to the whole answer: can it be solved, how far is it, the next move, all moves. Up to
 * 16 cells it is the shortest way; on larger boards a good one, with what is known of the shortest.
 */
import type { Context, Hint, Text } from '../../contract/index.ts';
import { blankStep, type Direction, lengthOf, type Path, type Task } from './model.ts';
import { paths } from './notation/index.ts';
import { isSolvable, manhattan, mend } from './parity.ts';
import { isShortest, type Recalled } from './search/ways/remembered.ts';
import { wayFrom } from './search/ways/way-from.ts';
import { text } from './texts.ts';

interface DistanceHint extends Hint {
  readonly kind: 'distance';
  /** The fewest moves are at least and at most this many. */
  readonly data: { readonly least: number; readonly most: number };
}

interface PlainHint extends Hint {
  readonly kind: 'state' | 'move' | 'way';
}

export type SlidingHint = PlainHint | DistanceHint;

export async function hint(task: Task, context: Context): Promise<readonly SlidingHint[]> {
  const state = { kind: 'state', offer: text('offer-solvable') } as const;
  if (!isSolvable(task)) return [{ ...state, text: text('hint-unsolvable', mend(task)) }];
  if (manhattan(task) === 0) return [{ ...state, text: text('hint-solved') }];
  const known = await wayFrom(task, context);
  const first = firstMove(known.way, task);
  const whole = paths.format(known.way);
  const isBack = known.isOff && !isShortest(known);
  return [
    { ...state, text: text('hint-solvable') },
    distanceHint(task, known),
    { kind: 'move', offer: text('offer-next'), text: nextMove(task, first, isBack), show: paths.format(first) },
    { kind: 'way', offer: text('offer-rest'), text: text('hint-rest', { path: whole }), show: whole },
  ];
}

/** How many moves it takes, as far as that is known. */
function distanceHint({ metric, rows, columns }: Task, known: Recalled): DistanceHint {
  const most = lengthOf(known.way, metric);
  // Tiles that slide together are at most a line without its blank.
  const together = metric === 'single' ? 1 : Math.max(rows, columns) - 1;
  const least = Math.ceil(known.least / together);
  const told = least === most ? text('hint-best', { moves: most }) : text('hint-between', { least, most });
  return { kind: 'distance', offer: text('offer-distance'), text: told, data: { least, most } };
}

/** The first move of a way: one tile, or all that slide together where that counts as one. */
const firstMove = (way: Path, { metric }: Task): Path => {
  const turn = way.findIndex((direction) => direction !== way[0]);
  return way.slice(0, metric === 'single' ? 1 : turn < 0 ? way.length : turn);
};

function nextMove(task: Task, move: Path, isBack: boolean): Text {
  const direction = text(`towards-${move[0]!}`);
  const tiles = slidingTiles(task, move);
  if (isBack) return text('hint-next-back', { tiles: tiles.join(', '), direction });
  if (tiles.length === 1) return text('hint-next', { tile: tiles[0]!, direction });
  return text('hint-next-together', { tiles: tiles.join(', '), direction });
}

/** The tiles that a move in one direction slides, the one beside the blank first. */
function slidingTiles({ cells, columns }: Task, move: Path): readonly number[] {
  const [down, right] = blankStep[move[0] as Direction];
  const blank = cells.indexOf(0);
  return move.map((_, i) => cells[blank + (i + 1) * (down * columns + right)]!);
}
