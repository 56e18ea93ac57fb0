/**
 * New boards: any that can be solved, each equally likely; or one of a level; or one of an exact number of moves.
 * The same seed gives the same board everywhere, since nothing here depends on what a worker happens to remember.
 */
import { type Random, seededRandom } from '../../../algorithms/random/random.ts';
import { type Context, type Parsed, parsed, refused, type Wish } from '../../../contract/index.ts';
import { type Cells, type Size, type Task, usualGoal } from '../model.ts';
import { manhattan } from '../parity.ts';
import { shortest } from '../search/ways/shortest.ts';
import { text } from '../texts.ts';
import { boardOfLength, LONGEST_PROVEN } from './exact.ts';
import { bandOf } from './grade.ts';
import type { Level } from './levels.ts';
import { longestKnown, mostMoves } from './longest.ts';
import { mixed } from './mixed.ts';
import { randomBoard } from './random-board.ts';

export async function generate({ seed, difficulty, options }: Wish, context: Context): Promise<Parsed<Task>> {
  const random = seededRandom(seed);
  const size = { rows: Number(options.rows), columns: Number(options.columns) };
  if (options.moves !== undefined) {
    if (difficulty !== undefined) return refused(text('wish-both'));
    return ofLength(size, Number(options.moves), random, context);
  }
  if (difficulty === undefined) return parsed(anyBoard(size, random));
  return parsed(await ofLevel(size, difficulty as Level, random, context));
}

const taskOf = (size: Size, cells: Cells): Task => ({ ...size, cells, goal: usualGoal(size), metric: 'single' });

/** A board that is not solved already. */
function anyBoard(size: Size, random: Random): Task {
  for (;;) {
    const task = taskOf(size, randomBoard(size, random));
    if (manhattan(task) > 0) return task;
  }
}

async function ofLevel(size: Size, level: Level, random: Random, context: Context): Promise<Task> {
  const { least, most } = bandOf(level, size);
  const isSmall = mostMoves(size) !== undefined;
  if (level !== 'very-hard') {
    const wished = least + random.below(most - least + 1);
    if (!isSmall) return taskOf(size, mixed(size, wished, random, context));
    return (await boardOfLength(size, wished, random, context))!;
  }
  // As a random board comes: most are of this level.
  for (;;) {
    context.ticker.tick();
    const task = anyBoard(size, random);
    const measured = isSmall ? (await shortest(task, context)).length : manhattan(task);
    if (measured >= least) return task;
  }
}

async function ofLength(size: Size, moves: number, random: Random, context: Context): Promise<Parsed<Task>> {
  const name = `${size.rows}x${size.columns}`;
  const most = mostMoves(size);
  if (most === undefined && moves > LONGEST_PROVEN) {
    return refused(text('wish-unproven', { moves, most: LONGEST_PROVEN }));
  }
  if (most !== undefined && moves > most) return refused(text('wish-too-long', { size: name, moves, most }));
  const task = await boardOfLength(size, moves, random, context);
  if (task) return parsed(task);
  return refused(text('wish-not-found', { size: name, moves, known: longestKnown(size) }));
}
