/** Runs a strategy as the engine would, without the events: what it told and how many nodes it took. */
import type { Goal, Options, Run, Strategy, Text } from '../../../contract/index.ts';
import { silent } from '../../testing/silent.ts';
import type { Filling, Task } from '../model.ts';
import { fillings as notation, tasks } from '../notation/index.ts';
import { reports } from './reports.ts';

export function taskOf(text: string): Task {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(`${task.problem.text.code}: ${text}`);
  return task.value;
}

/** The task of one of the reports' files. */
export const report = (name: string): Task => taskOf(reports[name]!);

export interface Searched {
  readonly nodes: number;
  /** Each written on a line. */
  readonly fillings: readonly string[];
  /** All that were told or only counted. */
  readonly count: number;
  /** What it said last beside its ending. */
  readonly note?: Text;
}

const ENOUGH = new Error('enough');

export async function searched(
  strategy: Strategy<Task, Filling>,
  task: Task,
  goal: Goal = 'all',
  options: Options = {},
  mostNodes = Number.POSITIVE_INFINITY,
): Promise<Searched> {
  const run = await strategy.prepare(task, goal, options, { ticker: { tick: () => undefined }, cache: new Map() });
  return collected(run, goal, mostNodes);
}

/** Stops by itself after the first filling where that is the goal, and where it takes more than `mostNodes`. */
export function collected(run: Run<Filling>, goal: Goal = 'all', mostNodes = Number.POSITIVE_INFINITY): Searched {
  let nodes = 0;
  let count = 0;
  const fillings: string[] = [];
  let note: Text | undefined;
  try {
    run({
      ...silent,
      tick(n = 1) {
        nodes += n;
        if (nodes > mostNodes) throw ENOUGH;
      },
      solution(filling) {
        count++;
        fillings.push(notation.format(filling));
        if (goal === 'first') throw ENOUGH;
      },
      note(said) {
        note = said;
      },
      counted(n) {
        count += n;
      },
      giveUp() {
        throw new Error('it gave up');
      },
    });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return { nodes, fillings, count, ...(note && { note }) };
}
