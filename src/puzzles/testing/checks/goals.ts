/** Whether goals and budgets of solutions are honoured exactly; nothing can be said where a search is not quickly done. */
import type { Goal, Puzzle } from '../../../contract/index.ts';
import { planSolve } from '../../../engine/plan.ts';
import { anyPuzzle, collect, lastOf, throughEngine } from '../run.ts';

export async function goalComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  text: string,
  strategy: string,
  mostNodes: number,
): Promise<string[] | undefined> {
  const takes = (goal: Goal) => planSolve(anyPuzzle(puzzle), { puzzle: puzzle.id, text, strategy, goal }).ok;
  const quickly = async (goal: Goal) => {
    const found = await collect(puzzle, { text, strategy, goal }, mostNodes);
    return found?.finished ? found : undefined;
  };
  const all = await quickly('all');
  const total = (all ?? (await quickly('count')))?.count;
  if (total === undefined) return undefined;

  const complaints: string[] = [];
  const ask = async (what: string, request: object, ending: string, count: number, texts: readonly string[] = []) => {
    const outcome = await throughEngine(puzzle, { text, strategy, ...request });
    const { ended } = outcome;
    if (!ended) return complaints.push(`${what}: it did not end normally: ${lastOf(outcome)}`);
    if (ended.ending !== ending) complaints.push(`${what}: it ended as ${ended.ending}, not ${ending}`);
    if (ended.count !== count) complaints.push(`${what}: it counted ${ended.count}, not ${count}`);
    if (outcome.texts.join('\n') !== texts.join('\n')) {
      complaints.push(`${what}: it told ${outcome.texts.length} solutions, not the same ${texts.length}`);
    }
  };
  const budgets = [...new Set([1, 2, total - 1])].filter((solutions) => solutions >= 1 && solutions < total);
  if (takes('count')) {
    await ask('count', { goal: 'count' }, 'exhausted', total);
    for (const solutions of budgets) {
      const request = { goal: 'count', budget: { solutions } };
      await ask(`a count with a budget of ${solutions}`, request, 'out of budget', solutions);
    }
  }
  if (all) {
    const written = all.solutions.map((s) => puzzle.solution.format(s));
    await ask('all', { goal: 'all' }, 'exhausted', total, written);
    for (const solutions of budgets) {
      const request = { goal: 'all', budget: { solutions } };
      await ask(`a budget of ${solutions}`, request, 'out of budget', solutions, written.slice(0, solutions));
    }
    if (takes('first') && total === 0) await ask('first', { goal: 'first' }, 'exhausted', 0);
    else if (takes('first')) complaints.push(...(await firstComplaints(puzzle, text, strategy, all.solutions)));
  }
  return complaints.map((what) => `${strategy} on ${text}: ${what}`);
}

/** Asked for one solution, a strategy may search in another order, so any one of those found will do. */
async function firstComplaints<I, S>(puzzle: Puzzle<I, S>, text: string, strategy: string, all: readonly S[]) {
  const outcome = await throughEngine(puzzle, { text, strategy, goal: 'first' });
  const told = outcome.texts.length;
  const { ending, count } = outcome.ended ?? {};
  if (ending !== 'goal met' || count !== 1 || told !== 1) return [`first: ${told} told; ${lastOf(outcome)}`];
  // Work that is counted in lumps must be counted before a solution is told.
  if (outcome.ended!.stats.nodes === 0) return ['first: found without a single node'];
  const one = puzzle.solution.parse(outcome.texts[0]!);
  const known = one.ok && all.some((s) => puzzle.compare.key(s) === puzzle.compare.key(one.value));
  return known ? [] : [`first: ${outcome.texts[0]} is not among all solutions`];
}
