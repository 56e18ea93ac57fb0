/** Whether a search that can be watched shows positions that can be written, read and drawn, and gets to a solution. */
import type { Puzzle, Strategy } from '../../../contract/index.ts';
import { planSolve } from '../../../engine/plan.ts';
import { anyPuzzle, collect } from '../run.ts';
import { layoutComplaints } from './layouts.ts';
import { pictureComplaints } from './pictures.ts';

/** A walk that is longer is not followed to its end. */
const MOST_STEPS = 5_000;
/** How many steps at the beginning have their pictures looked at too. */
const DRAWN = 50;

/** Undefined where the strategy does not take the instance. */
export async function stepComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  strategy: Strategy<I, S>,
  text: string,
  mostNodes: number,
): Promise<string[] | undefined> {
  const plan = planSolve(anyPuzzle(puzzle), { puzzle: puzzle.id, text, strategy: strategy.id });
  if (!plan.ok || !strategy.steps) return undefined;
  const instance = plan.value.instance as I;
  const judge = await puzzle.judge(instance);
  const complaints: string[] = [];
  let number = 0;
  let arrived = false;
  for (const step of await strategy.steps(instance, plan.value.options)) {
    if (++number > MOST_STEPS) break;
    const drawn =
      number <= DRAWN
        ? [...pictureComplaints(puzzle, instance, step), ...layoutComplaints(puzzle, instance, step)]
        : [];
    complaints.push(...[...notationComplaints(puzzle, step), ...drawn].map((what) => `step ${number}: ${what}`));
    arrived ||= judge.verify(step).length === 0;
  }
  if (number === 0) complaints.push('there is no step');
  if (number <= MOST_STEPS && !arrived) {
    const found = await collect(puzzle, { text, strategy: strategy.id, goal: 'first' }, mostNodes);
    if (found && found.solutions.length > 0) complaints.push('the steps end without the solution that is there');
  }
  return complaints.map((what) => `${strategy.id} on ${text}: ${what}`);
}

function notationComplaints<I, S>({ solution }: Puzzle<I, S>, step: S): string[] {
  const written = solution.format(step);
  if (written.includes('\n')) return [`${JSON.stringify(written)} is more than one line`];
  const read = solution.parse(written);
  if (!read.ok) return [`${JSON.stringify(written)} cannot be read back: ${read.problem.text.code}`];
  return solution.format(read.value) === written ? [] : [`${written} reads back as ${solution.format(read.value)}`];
}
