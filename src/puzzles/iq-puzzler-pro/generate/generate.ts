/**
 * New challenges with exactly one solution: one of all solutions of the board, each equally likely, from which pieces are
 * taken in a random order as long as the solution stays the only one, until it is as hard as wished.
 */
import { type Random, seededRandom, shuffled } from '../../../algorithms/random/random.ts';
import { type Context, type Parsed, parsed, refused, type Wish } from '../../../contract/index.ts';
import { solutionsOf } from '../atlas.ts';
import type { Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { lyingIn } from '../search/cover.ts';
import { text } from '../texts.ts';
import { gradeOf } from './grade.ts';
import { bareText, type boards, type Level, levels } from './levels.ts';

/** With fewer pieces left there is nothing to find out. */
const LEAST_LEFT = 3;

/** How many solutions of a board that is not the game's are tried: it need not have a challenge of every level. */
const MOST_TRIES = 60;

export async function generate({ seed, difficulty, options }: Wish, context: Context): Promise<Parsed<Task>> {
  const bare = tasks.parse(bareText(options.board as keyof typeof boards));
  if (!bare.ok) return bare;
  const random = seededRandom(seed);
  const wished = (difficulty ?? levels[random.below(levels.length)]) as Level;
  // Every level is met on these boards sooner or later.
  return challengeOn(bare.value, wished, Number.POSITIVE_INFINITY, random, context);
}

/** The same on any board, with the pieces that belong to it; where no level is wished, one that this board has. */
export const generateOn = (board: Task, { seed, difficulty }: Wish, context: Context): Promise<Parsed<Task>> => {
  const bare: Task = { ...board, form: 'extension', placed: [] };
  return challengeOn(bare, difficulty as Level | undefined, MOST_TRIES, seededRandom(seed), context);
};

async function challengeOn(
  bare: Task,
  wished: Level | undefined,
  most: number,
  random: Random,
  context: Context,
): Promise<Parsed<Task>> {
  const solutions = await solutionsOf(bare, context);
  if (!solutions.ok) return solutions;
  const { count, at } = solutions.value;
  if (count === 0) return refused(text('no-challenge-unsolvable'));
  for (let tries = 0; tries < most; tries++) {
    context.ticker.tick();
    const whole = { ...bare, placed: lyingIn(bare, at(random.below(count))) };
    const met = await thinnedOut(whole, wished, random, async (task) => {
      const left = await solutionsOf(task, context);
      return left.ok && left.value.count === 1;
    });
    const found = wished ? met.get(wished) : [...met.values()][random.below(Math.max(1, met.size))];
    if (found) return parsed(found);
  }
  return refused(text('no-challenge-found', { tries: most }));
}

/** The last task of each level, up to the wished one, on the way from the full board to one from which nothing can be taken. */
async function thinnedOut(
  whole: Task,
  wished: Level | undefined,
  random: Random,
  isUnique: (task: Task) => Promise<boolean>,
): Promise<ReadonlyMap<Level, Task>> {
  let task = whole;
  const met = new Map<Level, Task>();
  for (const { piece } of shuffled(whole.placed, random)) {
    const fewer = { ...task, placed: task.placed.filter((placement) => placement.piece !== piece) };
    if (!(await isUnique(fewer))) continue;
    task = fewer;
    if (task.pieces.length - task.placed.length < LEAST_LEFT) continue;
    const level = gradeOf(task);
    if (wished && levels.indexOf(level) > levels.indexOf(wished)) break;
    met.set(level, task);
  }
  return met;
}
