/** Brute force searches in one order after another, divided and run in parts. */
import { divide } from '../../../algorithms/exact-cover/divide.ts';
import type { Goal, Probe, Shard, Ticker } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { comesTo, TrialsSampler } from '../search/brute-force/sampler.ts';
import type { Search } from '../search/brute-force/search.ts';
import { type FlatTrials, listener } from './flat-trials.ts';
import { type PathsPart, partOf, pathShards, readPart } from './parts.ts';

type Orders = readonly (readonly number[])[];

export function splitTrials({ trials }: FlatTrials, orders: Orders, ticker: Ticker): readonly Shard[] {
  const division = divide(new TrialsSampler(trials, orders, () => ticker.tick(0)));
  return division ? pathShards(division) : [];
}

/** The paths of a part, in orders that the search has, of tries that fit; throws a RangeError where they are not. */
export function readTrials(text: string, { trials }: FlatTrials, orders: Orders): PathsPart {
  const part = partOf('paths', readPart(text))!;
  for (const { start, path } of part.branches) {
    const order = orders[start];
    if (order && comesTo(trials, order, path)) continue;
    throw new RangeError(`the search does not come to ${path.join(', ')} in its order ${start}`);
  }
  return part;
}

export function runTrials(
  task: Task,
  flat: FlatTrials,
  orders: Orders,
  goal: Goal,
  search: Search,
  { nodes, branches }: PathsPart,
  probe: Probe<Filling>,
): void {
  probe.tick(nodes);
  for (const [done, { start, path }] of branches.entries()) {
    const order = orders[start]!;
    const { tick, found } = listener(task, flat, order, goal, probe);
    search(order, { tick: (more, share) => tick(more, (done + share) / branches.length), found }, path);
  }
}
