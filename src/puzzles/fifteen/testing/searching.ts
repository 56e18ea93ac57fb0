/** Runs a strategy as the engine would, without the events: what it told, and how many nodes it took. */
import type { Goal, Options, Probe, Strategy, Text } from '../../../contract/index.ts';
import type { Path, Task } from '../model.ts';

export interface Searched {
  readonly paths: readonly Path[];
  readonly nodes: number;
  readonly note: Text | undefined;
  readonly gauges: Readonly<Record<string, number>>;
  /** Whether it gave up for want of room, or was stopped by the limit of nodes. */
  readonly isCut: boolean;
  /** Whether it said that nothing is left to be told. */
  readonly isExhausted: boolean;
}

export type Search = Pick<Strategy<Task, Path>, 'prepare'>;

class Cut extends Error {}
class Enough extends Error {}

export interface Given {
  readonly goal?: Goal;
  readonly options?: Options;
  readonly mostNodes?: number;
  /** Keeps tables from one search to the next. */
  readonly cache?: Map<string, unknown>;
}

export async function searched(strategy: Search, task: Task, given: Given = {}): Promise<Searched> {
  const { goal = 'best', options = {}, mostNodes = Number.POSITIVE_INFINITY, cache = new Map() } = given;
  const paths: Path[] = [];
  const gauges: Record<string, number> = {};
  let nodes = 0;
  let note: Text | undefined;
  let isCut = false;
  let isExhausted = false;
  const probe: Probe<Path> = {
    tick(more = 1) {
      nodes += more;
      if (nodes > mostNodes) throw new Cut('enough nodes');
    },
    solution(path) {
      paths.push(path);
      if (goal === 'first') throw new Enough('the goal is met');
    },
    counted: () => undefined,
    nearest: () => undefined,
    exhausted() {
      // Said too early, it would be taken back by what is told after it.
      isExhausted = paths.length > 0;
    },
    gauge(name, value) {
      gauges[name] = value;
    },
    giveUp() {
      throw new Cut('no room');
    },
    note(text) {
      note = text;
    },
  };
  try {
    let run = await strategy.prepare(task, goal, options, { ticker: { tick: () => undefined }, cache });
    for (let further = run(probe); further; further = run(probe)) run = await further();
  } catch (error) {
    if (!(error instanceof Cut || error instanceof Enough)) throw error;
    isCut = error instanceof Cut;
  }
  return { paths, nodes, note, gauges, isCut, isExhausted };
}
