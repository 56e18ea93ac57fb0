/**
 * Whether all complete strategies find the same: the same classes of solutions, the same number, the same best cost. Those
 * that cannot tell all are asked for the best: the complete must agree whether there is one, the optimal on what it costs.
 */
import type { Judge, Puzzle, Strategy } from '../../../contract/index.ts';
import { type Collected, cachedFor, collect, throughEngine } from '../run.ts';
import { bestCost, solutionComplaints } from './answers.ts';

export interface Agreement {
  readonly complaints: readonly string[];
  /** How many complete strategies finished; with fewer than two there was nothing to compare. */
  readonly compared: number;
}

/** What a complete strategy found, as far as it was asked for it. */
interface Found {
  readonly id: string;
  readonly exists: boolean;
  /** The classes, where all were asked for. */
  readonly keys?: ReadonlySet<string>;
  /** How many, where only that was asked for. */
  readonly count?: number;
  /** The least cost found, and whether it is claimed to be the least there is. */
  readonly cost?: number;
  readonly optimal?: boolean;
}

/** Runs every strategy on one instance, and compares what those found that finish within `mostNodes` nodes. */
export async function agreement<I, S>(puzzle: Puzzle<I, S>, text: string, mostNodes: number): Promise<Agreement> {
  const complaints: string[] = [];
  const found: Found[] = [];
  for (const strategy of puzzle.solving.strategies) {
    const one = await lookedFor(puzzle, text, strategy, mostNodes);
    complaints.push(...one.complaints);
    if (one.found && strategy.guarantees.complete) found.push(one.found);
  }
  return {
    complaints: [...complaints, ...differences(found).map((what) => `${text}: ${what}`)],
    compared: found.length,
  };
}

/** Asks for all solutions and the count, or else for the best; `found` is missing if no run finishes. */
async function lookedFor<I, S>(puzzle: Puzzle<I, S>, text: string, strategy: Strategy<I, S>, mostNodes: number) {
  const { id, guarantees } = strategy;
  const ask = (goal: 'all' | 'count' | 'best') => collect(puzzle, { text, strategy: id, goal }, mostNodes);
  const named = (what: string) => `${id} on ${text}: ${what}`;
  const all = await ask('all');
  const counted = all?.finished === false ? undefined : await ask('count');
  const told = all ?? (counted ? undefined : await ask('best'));
  const complaints = told ? solutionComplaints(puzzle, told).map(named) : [];
  if (!told) return { complaints, found: counted?.finished ? counts(id, counted) : undefined };
  if (!told.finished) return { complaints, found: undefined };
  if (counted?.finished && counted.count !== told.count) {
    complaints.push(named(`it counts ${counted.count}, and tells ${told.count}`));
  }
  const exists = told.count > 0;
  const cost = bestCost(told);
  if (!all) return { complaints, found: { id, exists, cost, optimal: guarantees.optimal } };
  if (guarantees.optimal && told.judge.cost) {
    complaints.push(...(await bestComplaints(puzzle, told.judge, text, id, cost)));
  }
  const keys = new Set(told.solutions.map(told.judge.key));
  return { complaints, found: { id, exists, keys, cost, optimal: true } };
}

const counts = <I, S>(id: string, { count }: Collected<I, S>): Found => ({ id, exists: count > 0, count });

/** Each is held against the first one that knows the same kind of thing. */
function differences(found: readonly Found[]): string[] {
  const first = found[0];
  const keyed = found.find(({ keys }) => keys);
  const cheapest = found.find(({ optimal }) => optimal);
  return found.flatMap((one) => [
    ...(first && one.exists !== first.exists ? [`${first.id} and ${one.id} do not agree whether there is one`] : []),
    ...(keyed ? keyDifferences(keyed, one) : []),
    ...(cheapest ? costDifferences(cheapest, one) : []),
  ]);
}

function keyDifferences(a: Found, b: Found): string[] {
  const { keys } = a;
  if (!keys) return [];
  // Those that only count are held to the classes that another one finds.
  if (b.count !== undefined && b.count !== keys.size) return [`${a.id} finds ${keys.size}, ${b.id} counts ${b.count}`];
  const others = b.keys;
  if (!others) return [];
  return [
    ...[...keys].filter((key) => !others.has(key)).map((key) => `${a.id} finds ${key}, ${b.id} does not`),
    ...[...others].filter((key) => !keys.has(key)).map((key) => `${b.id} finds ${key}, ${a.id} does not`),
  ];
}

function costDifferences(a: Found, b: Found): string[] {
  if (b.cost === undefined || b.cost === a.cost || (!b.optimal && b.cost > a.cost!)) return [];
  return [`the best costs ${a.cost} by ${a.id}, ${b.cost} by ${b.id}`];
}

/** An optimal strategy asked for the best must end with the cheapest there is. */
async function bestComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  judge: Judge<I, S>,
  text: string,
  id: string,
  best: number,
): Promise<string[]> {
  const outcome = await throughEngine(puzzle, { text, strategy: id, goal: 'best' }, { cache: cachedFor(puzzle) });
  const last = outcome.texts.at(-1);
  const solution = last === undefined ? undefined : puzzle.solution.parse(last);
  const cost = solution?.ok ? judge.cost!(solution.value) : Number.POSITIVE_INFINITY;
  const count = best === Number.POSITIVE_INFINITY ? 0 : 1;
  if (cost === best && outcome.ended?.count === count) return [];
  return [`${id} on ${text}: the best costs ${cost}, and not ${best}`];
}
