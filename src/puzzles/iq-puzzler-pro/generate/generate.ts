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
import { boards, type Level, levels } from './levels.ts';

/** With fewer pieces left there is nothing to find out. */
const LEAST_LEFT = 3;

/** How many solutions of a board that is not the game's are tried: it need not have a challenge of every level. */
const MOST_TRIES = 60;

export async function generate(wish: Wish, context: Context): Promise<Parsed<Task>> {
  const bare = tasks.parse(`BOARD ${boards[wish.options.board as keyof typeof boards]}\nPIECES IQ Puzzler Pro`);
  // Every level is met on these boards sooner or later.
  return bare.ok ? challengeOn(bare.value, wish, Number.POSITIVE_INFINITY, context) : bare;
}

/** The same on any board, with the pieces that belong to it. */
export const generateOn = (board: Task, wish: Wish, context: Context): Promise<Parsed<Task>> =>
  challengeOn({ ...board, form: 'extension', placed: [] }, wish, MOST_TRIES, context);

async function challengeOn(
  bare: Task,
  { seed, difficulty }: Wish,
  most: number,
  context: Context,
): Promise<Parsed<Task>> {
  const random = seededRandom(seed);
  const wished = (difficulty ?? levels[random.below(levels.length)]) as Level;
  const solutions = await solutionsOf(bare, context);
  if (!solutions.ok) return solutions;
  const { count, at } = solutions.value;
  if (count === 0) return refused(text('no-challenge-unsolvable'));
  for (let tries = 0; tries < most; tries++) {
    context.ticker.tick();
    const whole = { ...bare, placed: lyingIn(bare, at(random.below(count))) };
    const found = await thinnedOut(whole, wished, random, async (task) => {
      const left = await solutionsOf(task, context);
      return left.ok && left.value.count === 1;
    });
    if (found) return parsed(found);
  }
  return refused(text('no-challenge-found', { tries: most }));
}

/** The last task of the wished level on the way from the full board to one from which nothing more can be taken. */
async function thinnedOut(
  whole: Task,
  wished: Level,
  random: Random,
  isUnique: (task: Task) => Promise<boolean>,
): Promise<Task | undefined> {
  let task = whole;
  let fitting: Task | undefined;
  for (const { piece } of shuffled(whole.placed, random)) {
    const fewer = { ...task, placed: task.placed.filter((placement) => placement.piece !== piece) };
    if (!(await isUnique(fewer))) continue;
    task = fewer;
    if (task.pieces.length - task.placed.length < LEAST_LEFT) continue;
    const level = gradeOf(task);
    if (level === wished) fitting = task;
    else if (levels.indexOf(level) > levels.indexOf(wished)) break;
  }
  return fitting;
}
