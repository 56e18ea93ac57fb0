/** Whether a trace has as many counted nodes as a solve, for any goal and any options. */
import type { Goal, Options, Puzzle } from '../../contract/index.ts';
import { planSolve } from '../../engine/plan.ts';
import { anyPuzzle, cachedFor, collect } from './run.ts';
import { type Traced, traced } from './traced.ts';

export interface Watched {
  readonly text: string;
  readonly strategy: string;
  readonly goal: Goal;
  readonly options?: Options;
}

/** The whole trace; undefined where the strategy does not take the instance. */
export async function traceOf<I, S>(puzzle: Puzzle<I, S>, asked: Watched): Promise<Traced<S> | undefined> {
  const plan = planSolve(anyPuzzle(puzzle), { puzzle: puzzle.about.id, ...asked });
  if (!plan.ok) return undefined;
  const { instance, goal, options } = plan.value;
  const strategy = puzzle.solving.strategies.find(({ id }) => id === asked.strategy)!;
  const context = { ticker: { tick: () => undefined }, cache: cachedFor(puzzle) };
  return traced(await strategy.watch!(instance as I, goal, options, context));
}

/** What is wrong with the trace of a search that takes up to `mostNodes`; undefined where nothing can be said. */
export async function countComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  asked: Watched,
  mostNodes = 20_000,
): Promise<readonly string[] | undefined> {
  const found = await collect(puzzle, asked, mostNodes);
  if (!found?.finished) return undefined;
  const trace = await traceOf(puzzle, asked);
  const { strategy, goal, text } = asked;
  const complaints = [...trace!.complaints];
  if (trace!.counted !== found.nodes) complaints.push(`${trace!.counted} nodes are counted, not ${found.nodes}`);
  const gauges = puzzle.solving.strategies.find(({ id }) => id === strategy)!.gauges ?? {};
  const names = new Set(trace!.nodes.flatMap(({ figures = {} }) => Object.keys(figures)));
  for (const name of names) if (!Object.hasOwn(gauges, name)) complaints.push(`${name} has no words`);
  return complaints.map((what) => `${strategy} for ${goal} on ${text}: ${what}`);
}
