/**
 * New challenges with exactly one solution: one of all solutions of the board, each equally likely, from which pieces are
 * taken in a random order as long as the solution stays the only one, until it is as hard as wished.
 */
import { type Random, seededRandom, shuffled } from '../../../algorithms/random/random.ts';
import { type Context, type Parsed, parsed, type Wish } from '../../../contract/index.ts';
import { solutionsOf } from '../atlas.ts';
import type { Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { lyingIn } from '../search/cover.ts';
import { gradeOf } from './grade.ts';
import { boards, type Level, levels } from './levels.ts';

/** With fewer pieces left there is nothing to find out. */
const LEAST_LEFT = 3;

export async function generate({ seed, difficulty, options }: Wish, context: Context): Promise<Parsed<Task>> {
  const random = seededRandom(seed);
  const wished = (difficulty ?? levels[random.below(levels.length)]) as Level;
  const board = boards[options.board as keyof typeof boards];
  const bare = tasks.parse(`BOARD ${board}\nPIECES IQ Puzzler Pro`);
  if (!bare.ok) return bare;
  const solutions = await solutionsOf(bare.value, context);
  if (!solutions.ok) return solutions;
  const { count, at } = solutions.value;
  for (;;) {
    context.ticker.tick();
    const whole = { ...bare.value, placed: lyingIn(bare.value, at(random.below(count))) };
    const found = await thinnedOut(whole, wished, random, async (task) => {
      const left = await solutionsOf(task, context);
      return left.ok && left.value.count === 1;
    });
    if (found) return parsed(found);
  }
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
