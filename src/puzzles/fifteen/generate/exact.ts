/**
 * Boards that need an exact number of moves. Every board on a shortest way is as far from the goal as the rest of the
 * way is long; so a shortest way from any board that needs more passes one that needs exactly that.
 */
import type { Random } from '../../../algorithms/random/random.ts';
import type { Context } from '../../../contract/index.ts';
import { opposite, type Size, type Task, usualGoal } from '../model.ts';
import { manhattan } from '../parity.ts';
import { positionAfter } from '../positions.ts';
import { shortWay } from '../search/ways/nearby.ts';
import { shortest } from '../search/ways/shortest.ts';
import { climb, type Measured } from './climb.ts';
import { longestWays, mostMoves } from './longest.ts';
import { randomBoard } from './random-board.ts';

/**
 * Up to this many moves, a board of any size is climbed to from the goal. It is the most that larger boards can be
 * proven to need; and for smaller ones nothing has to be built.
 */
export const LONGEST_PROVEN = 40;
/** How many nodes a search may take for one step of a climb. */
const MOST_NODES = 50_000;
/** A climb that takes longer has lost its way. */
const MOST_STEPS = 100;

/** Where a board needs more than this part of the most, too few are like it to be met by chance. */
const RARE = 0.85;
/** Up to this many boards are measured, each the one farthest by Manhattan distance of four times as many as before. */
const MOST_DRAWS = 8;

/** A board that needs exactly `moves` moves, on larger boards at most `LONGEST_PROVEN`; undefined if none is found. */
export async function boardOfLength(
  size: Size,
  moves: number,
  random: Random,
  context: Context,
): Promise<Task | undefined> {
  const goal = usualGoal(size);
  const solved: Task = { ...size, cells: goal, goal, metric: 'single' };
  const most = mostMoves(size);
  if (most === undefined) return manyClimbs(solved, moves, random, context);
  if (moves > most * RARE) return farthest(solved, moves, random);
  const near = moves <= LONGEST_PROVEN ? climbed(solved, moves, random, context) : undefined;
  return near ?? (await drawn(solved, moves, random, context)) ?? farthest(solved, moves, random);
}

/** On larger boards a climb to so few moves hardly ever fails; where one does, another begins. */
function manyClimbs(solved: Task, moves: number, random: Random, context: Context): Task {
  for (;;) {
    context.ticker.tick();
    const found = climbed(solved, moves, random, context);
    if (found) return found;
  }
}

const climbed = (solved: Task, moves: number, random: Random, context: Context): Task | undefined =>
  climb(
    { task: solved, way: [] },
    moves,
    random,
    MOST_STEPS,
    (task, known) => shortWay(task, context, known, MOST_NODES).way,
  );

/** From random boards: at first any, then those whose tiles are far from home, since their ways are longer. */
async function drawn(solved: Task, moves: number, random: Random, context: Context): Promise<Task | undefined> {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    let task = solved;
    for (let looks = 4 ** draw; looks > 0; looks--) {
      const other = { ...solved, cells: randomBoard(solved, random) };
      if (manhattan(other) >= manhattan(task)) task = other;
    }
    const way = await shortest(task, context);
    if (way.length >= moves) return shortened({ task, way }, moves);
  }
  return undefined;
}

/** From one of the boards that need the most moves. */
function farthest(solved: Task, moves: number, random: Random): Task | undefined {
  const ways = longestWays(solved);
  const way = ways[random.below(ways.length)]!;
  if (way.length < moves) return undefined;
  const cells = positionAfter(solved, way.toReversed().map(opposite));
  return shortened({ task: { ...solved, cells }, way }, moves);
}

/** The board on the way from which `moves` moves are left. */
const shortened = ({ task, way }: Measured, moves: number): Task => ({
  ...task,
  cells: positionAfter(task, way.slice(0, way.length - moves)),
});
