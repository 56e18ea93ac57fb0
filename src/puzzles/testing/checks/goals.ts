/** Whether goals and budgets of solutions are honoured exactly; nothing can be said where a search is not quickly done. */
import type { Puzzle, SolveRequest } from '../../../contract/index.ts';
import { planSolve } from '../../../engine/plan.ts';
import {
  anyPuzzle,
  type Collected,
  cachedFor,
  collect,
  goalsTaken,
  lastOf,
  type Outcome,
  throughEngine,
} from '../run.ts';
import { bestCost } from './answers.ts';

export async function goalComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  text: string,
  strategy: string,
  mostNodes: number,
): Promise<string[] | undefined> {
  const taken = new Set(goalsTaken(puzzle, { text, strategy }));
  const quickly = async (goal: 'all' | 'count' | 'best') => {
    const found = taken.has(goal) ? await collect(puzzle, { text, strategy, goal }, mostNodes) : undefined;
    return found?.finished ? found : undefined;
  };
  const ask = (request: Partial<SolveRequest>) =>
    throughEngine(puzzle, { text, strategy, ...request }, { cache: cachedFor(puzzle) });
  const named = (what: string) => `${strategy} on ${text}: ${what}`;
  const all = await quickly('all');
  const total = (all ?? (await quickly('count')))?.count;
  if (total === undefined) {
    const best = taken.has('all') || taken.has('count') ? undefined : await quickly('best');
    return best && (await onlyBestComplaints(puzzle, best, taken.has('first'), ask)).map(named);
  }

  const complaints: string[] = [];
  const budgets = [...new Set([1, 2, total - 1])].filter((solutions) => solutions >= 1 && solutions < total);
  if (taken.has('count')) {
    complaints.push(...endingComplaints('count', await ask({ goal: 'count' }), 'exhausted', total));
    for (const solutions of budgets) {
      const outcome = await ask({ goal: 'count', budget: { solutions } });
      complaints.push(
        ...endingComplaints(`a count with a budget of ${solutions}`, outcome, 'out of budget', solutions),
      );
    }
  }
  if (all) {
    const written = all.solutions.map((s) => puzzle.solution.format(s));
    complaints.push(...endingComplaints('all', await ask({ goal: 'all' }), 'exhausted', total, written));
    for (const solutions of budgets) {
      const outcome = await ask({ goal: 'all', budget: { solutions } });
      const some = written.slice(0, solutions);
      complaints.push(...endingComplaints(`a budget of ${solutions}`, outcome, 'out of budget', solutions, some));
    }
    if (taken.has('first')) {
      const outcome = await ask({ goal: 'first' });
      if (total === 0) complaints.push(...endingComplaints('first', outcome, 'exhausted', 0));
      else complaints.push(...firstComplaints(outcome), ...strangerComplaints(puzzle, outcome, all));
    }
  }
  return complaints.map(named);
}

/** Whether an instance can be solved without a word about the strategy and the goal. */
export function usualComplaints<I, S>(puzzle: Puzzle<I, S>, text: string): string[] {
  const plan = planSolve(anyPuzzle(puzzle), { puzzle: puzzle.about.id, text });
  return plan.ok ? [] : [`${text}: nothing is done by itself: ${plan.problem.text.code}`];
}

/** Whether it ended with `ending`, counted `count` solutions, and told exactly `texts`. */
function endingComplaints(
  what: string,
  outcome: Outcome,
  ending: string,
  count: number,
  texts: readonly string[] = [],
) {
  const { ended } = outcome;
  if (!ended) return [`${what}: it did not end normally: ${lastOf(outcome)}`];
  const complaints: string[] = [];
  if (ended.ending !== ending) complaints.push(`${what}: it ended as ${ended.ending}, not ${ending}`);
  if (ended.count !== count) complaints.push(`${what}: it counted ${ended.count}, not ${count}`);
  if (outcome.texts.join('\n') !== texts.join('\n')) {
    complaints.push(`${what}: it told ${outcome.texts.length} solutions, not the same ${texts.length}`);
  }
  return complaints;
}

function firstComplaints(outcome: Outcome): string[] {
  const told = outcome.texts.length;
  const { ending, count } = outcome.ended ?? {};
  if (ending !== 'goal met' || count !== 1 || told !== 1) return [`first: ${told} told; ${lastOf(outcome)}`];
  // Work that is counted in lumps must be counted before a solution is told.
  return outcome.ended!.stats.nodes === 0 ? ['first: found without a single node'] : [];
}

/** Asked for one solution, a strategy may search in another order, so any one of those found will do. */
function strangerComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  { texts: [told] }: Outcome,
  { judge, solutions }: Collected<I, S>,
): string[] {
  const one = told === undefined ? undefined : puzzle.solution.parse(told);
  if (!one?.ok) return [];
  const known = solutions.some((s) => judge.key(s) === judge.key(one.value));
  return known ? [] : [`first: ${told} is not among all solutions`];
}

/** Of a strategy that can neither tell all nor count them: the best is told last. */
async function onlyBestComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  found: Collected<I, S>,
  takesFirst: boolean,
  ask: (request: Partial<SolveRequest>) => Promise<Outcome>,
): Promise<string[]> {
  const first = takesFirst ? await ask({ goal: 'first' }) : undefined;
  const best = await ask({ goal: 'best' });
  const count = Math.min(1, found.count);
  const complaints = endingComplaints('best', best, 'exhausted', count, best.texts);
  if (count === 0) return [...complaints, ...(first ? endingComplaints('first', first, 'exhausted', 0) : [])];
  const costs = best.texts.map((told) => {
    const read = puzzle.solution.parse(told);
    return read.ok ? (found.judge.cost?.(read.value) ?? 0) : Number.NaN;
  });
  const least = bestCost(found);
  if (costs.at(-1) !== least) complaints.push(`best: the last one told costs ${costs.at(-1)}, not ${least}`);
  return [...complaints, ...(first ? firstComplaints(first) : [])];
}
