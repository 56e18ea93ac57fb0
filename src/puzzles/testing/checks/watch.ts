/** Whether a search that can be watched shows positions that can be written, read and drawn, and gets to a solution. */
import type { Goal, Puzzle, Strategy } from '../../../contract/index.ts';
import { planSolve } from '../../../engine/plan.ts';
import { anyPuzzle, cachedFor, collect } from '../run.ts';
import { traced } from '../traced.ts';
import { layoutComplaints } from './layouts.ts';
import { pictureComplaints } from './pictures.ts';

/** A trace that is longer is not followed to its end. */
const MOST_EVENTS = 10_000;
/** The goals for which the nodes are counted. */
const COUNTED: readonly Goal[] = ['first', 'all', 'count'];
/** How many nodes at the beginning have their pictures looked at too. */
const DRAWN = 50;
/** How many nodes at the beginning are written and read; then every so many of them are. */
const WRITTEN = 500;
const THEN_EVERY = 8;

/** Undefined where the strategy does not take the instance. */
export async function watchComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  strategy: Strategy<I, S>,
  text: string,
  mostNodes: number,
): Promise<string[] | undefined> {
  const watched = await watch(puzzle, strategy, text, 'first');
  if (!watched) return undefined;
  const { instance, trace } = watched;
  const judge = await puzzle.judge(instance);
  const complaints = [...trace.complaints];
  for (const { node, position, figures = {} } of trace.nodes) {
    const drawn =
      node < DRAWN
        ? [...pictureComplaints(puzzle, instance, position), ...layoutComplaints(puzzle, instance, position)]
        : [];
    const odd = Object.entries(figures).filter(([, value]) => !Number.isFinite(value));
    const isWritten = node < WRITTEN || node % THEN_EVERY === 0;
    const written = isWritten ? notationComplaints(puzzle, position) : [];
    const wrong = [...written, ...drawn, ...odd.map(([name]) => `${name} is no number`)];
    complaints.push(...wrong.map((what) => `node ${node}: ${what}`));
  }
  for (const solution of trace.solutions) {
    const problems = judge.verify(solution).map((problem) => problem.text.code);
    if (problems.length > 0) complaints.push(`${puzzle.solution.format(solution)} is no solution: ${problems.join()}`);
  }
  if (trace.nodes.length === 0) complaints.push('there is no node');
  if (!trace.isCut && trace.solutions.length === 0) {
    const found = await collect(puzzle, { text, strategy: strategy.id, goal: 'first' }, mostNodes);
    if (found && found.solutions.length > 0) complaints.push('the trace ends without the solution that is there');
  }
  return complaints.map((what) => `${strategy.id} on ${text}: ${what}`);
}

/** Whether the nodes marked as counted are as many as those of a solve; undefined where no trace of it is short enough. */
export async function countedComplaints<I, S>(
  puzzle: Puzzle<I, S>,
  strategy: Strategy<I, S>,
  text: string,
  mostNodes: number,
): Promise<string[] | undefined> {
  const complaints: string[] = [];
  let isHeld = false;
  for (const goal of COUNTED) {
    // A trace has at least as many events as the search has nodes, and takes longer.
    const found = await collect(puzzle, { text, strategy: strategy.id, goal }, Math.min(mostNodes, MOST_EVENTS));
    const trace = found?.finished ? (await watch(puzzle, strategy, text, goal))?.trace : undefined;
    if (!found || !trace || trace.isCut) continue;
    isHeld = true;
    if (found.nodes === trace.counted) continue;
    complaints.push(`${strategy.id} on ${text} for ${goal}: ${trace.counted} nodes are counted, not ${found.nodes}`);
  }
  return isHeld ? complaints : undefined;
}

/** A strategy either can be watched or says why not. */
export const watchableComplaints = <I, S>({ id, watch, unwatchable }: Strategy<I, S>): string[] =>
  watch || unwatchable ? [] : [`${id} cannot be watched, and does not say why`];

async function watch<I, S>(puzzle: Puzzle<I, S>, strategy: Strategy<I, S>, text: string, asked: Goal) {
  const plan = planSolve(anyPuzzle(puzzle), { puzzle: puzzle.about.id, text, strategy: strategy.id, goal: asked });
  if (!plan.ok || !strategy.watch) return undefined;
  const { goal, options } = plan.value;
  const instance = plan.value.instance as I;
  const context = { ticker: { tick: () => undefined }, cache: cachedFor(puzzle) };
  return { instance, trace: traced(await strategy.watch(instance, goal, options, context), MOST_EVENTS) };
}

function notationComplaints<I, S>({ solution }: Puzzle<I, S>, position: S): string[] {
  const written = solution.format(position);
  if (written.includes('\n')) return [`${JSON.stringify(written)} is more than one line`];
  const read = solution.parse(written);
  if (!read.ok) return [`${JSON.stringify(written)} cannot be read back: ${read.problem.text.code}`];
  return solution.format(read.value) === written ? [] : [`${written} reads back as ${solution.format(read.value)}`];
}
