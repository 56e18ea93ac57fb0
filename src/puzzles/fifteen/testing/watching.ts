/** Whether what people watch is what is solved: complaints about the counted nodes, the solutions, the figures and the reasons. */
import type { Goal, Options, Strategy } from '../../../contract/index.ts';
import { type TracedNode, traced } from '../../testing/traced.ts';
import { lengthOf, type Path, type Task } from '../model.ts';
import { verify } from '../verify.ts';
import { type Search, searched } from './searching.ts';

export type Watchable = Search & Pick<Strategy<Task, Path>, 'watch'>;

/** Tables that are made once for all searches of a test file. */
const cache = new Map<string, unknown>();

export interface Asked {
  readonly goal: Goal;
  readonly options?: Options;
}

export async function watchingComplaints(strategy: Watchable, task: Task, asked: Asked): Promise<string[]> {
  const { goal, options = {} } = asked;
  const trace = traced(await strategy.watch!(task, goal, options, { ticker: { tick: () => undefined }, cache }));
  const { nodes, paths } = await searched(strategy, task, { goal, options, cache });
  const complaints = [...trace.complaints];
  if (trace.counted !== nodes) complaints.push(`${trace.counted} nodes are counted, not ${nodes}`);
  const shown = new Set(trace.solutions.map((path) => path.join('')));
  for (const path of paths) if (!shown.has(path.join(''))) complaints.push(`${path.join('')} is not shown`);
  for (const path of trace.solutions) {
    if (verify(task, path).length > 0) complaints.push(`${path.join('')} is no solution`);
  }
  const fewest = (all: readonly Path[]) => Math.min(...all.map((path) => lengthOf(path, task.metric)));
  if (fewest(trace.solutions) !== fewest(paths)) complaints.push(`the best solution shown is not the best one told`);
  return [...complaints, ...trace.nodes.flatMap((node) => nodeComplaints(node))];
}

/** Sums must be right, and what a bound or anything but a lack of children ends must have a reason. */
function nodeComplaints({ node, figures = {}, outcome, why }: TracedNode<Path>): string[] {
  const { g, h, f, bound } = figures;
  const complaints: string[] = [];
  if (f !== undefined && f !== g! + h!) complaints.push(`f is ${f}, not ${g} + ${h}`);
  if (bound !== undefined && outcome !== 'open' && f! > bound !== (outcome === 'cut')) {
    complaints.push(`f is ${f} with a bound of ${bound}, and it is ${outcome}`);
  }
  if ((outcome === 'cut' || outcome === 'dead end') && !why) complaints.push(`it is ${outcome} without a reason`);
  return complaints.map((what) => `node ${node}: ${what}`);
}
