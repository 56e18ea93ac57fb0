/** Whether all complete strategies find the same: the same classes of solutions, the same number, the same best cost. */
import type { Puzzle } from '../../../contract/index.ts';
import { collect, throughEngine } from '../run.ts';
import { solutionComplaints } from './answers.ts';

export interface Agreement {
  readonly complaints: readonly string[];
  /** How many complete strategies finished; with fewer than two there was nothing to compare. */
  readonly compared: number;
}

/** Runs every strategy on one instance, as far as it finishes within so many nodes, and compares what they found. */
export async function agreement<I, S>(puzzle: Puzzle<I, S>, text: string, mostNodes: number): Promise<Agreement> {
  const complaints: string[] = [];
  let first: Found | undefined;
  let compared = 0;
  const counts: { readonly id: string; readonly count: number }[] = [];
  for (const { id, guarantees } of puzzle.strategies) {
    const found = await collect(puzzle, { text, strategy: id, goal: 'all' }, mostNodes);
    const tooLong = found?.finished === false;
    const counted = tooLong ? undefined : await collect(puzzle, { text, strategy: id, goal: 'count' }, mostNodes);
    if (!found && guarantees.complete && counted?.finished) counts.push({ id, count: counted.count });
    if (!found) continue;
    complaints.push(...solutionComplaints(puzzle, found).map((what) => `${id} on ${text}: ${what}`));
    if (!found.finished) continue;
    if (counted?.finished && counted.count !== found.count) {
      complaints.push(`${id} on ${text}: it counts ${counted.count}, and tells ${found.count}`);
    }
    const keys = new Set(found.solutions.map((s) => puzzle.compare.key(s)));
    const costs = found.solutions.map((s) => puzzle.compare.cost?.(s, found.instance) ?? 0);
    const best = costs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    if (guarantees.complete) {
      compared++;
      first ??= { id, keys, best };
      complaints.push(...differences(first, { id, keys, best }).map((what) => `${text}: ${what}`));
    }
    if (guarantees.optimal && puzzle.compare.cost)
      complaints.push(...(await bestComplaints(puzzle, found.instance, text, id, best)));
  }
  // Those that only count are held to the classes that another one finds.
  for (const { id, count } of first ? counts : []) {
    compared++;
    if (count !== first!.keys.size)
      complaints.push(`${text}: ${first!.id} finds ${first!.keys.size}, ${id} counts ${count}`);
  }
  return { complaints, compared };
}

type Found = { readonly id: string; readonly keys: ReadonlySet<string>; readonly best: number };

function differences(a: Found, b: Found): string[] {
  const only = (x: Found, y: Found) =>
    [...x.keys].filter((key) => !y.keys.has(key)).map((key) => `${x.id} finds ${key}, ${y.id} does not`);
  const best = a.best === b.best ? [] : [`the best costs ${a.best} by ${a.id}, ${b.best} by ${b.id}`];
  return [...only(a, b), ...only(b, a), ...best];
}

/** An optimal strategy asked for the best must end with the cheapest there is. */
async function bestComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  instance: I,
  text: string,
  id: string,
  best: number,
): Promise<string[]> {
  const outcome = await throughEngine(puzzle, { text, strategy: id, goal: 'best' });
  const last = outcome.texts.at(-1);
  const solution = last === undefined ? undefined : puzzle.solution.parse(last);
  const cost = solution?.ok ? puzzle.compare.cost!(solution.value, instance) : Number.POSITIVE_INFINITY;
  const count = best === Number.POSITIVE_INFINITY ? 0 : 1;
  if (cost === best && outcome.ended?.count === count) return [];
  return [`${id} on ${text}: the best costs ${cost}, and not ${best}`];
}
