/** Strategies and lists that are wrong on purpose, each in one way, for the template puzzle. */

import { type Goal, type Probe, type Puzzle, parsed, type Strategy, type Trace } from '../../contract/index.ts';
import { withParts } from '../../engine/testing/with-parts.ts';
import { template } from '../template/index.ts';
import type { Picked, Task } from '../template/model.ts';
import { everySubset } from '../template/strategies/every-subset.ts';

type Search = (probe: Probe<Picked>, task: Task, goal: Goal) => void;

/** The template with a sound strategy and, behind it, the one to be caught. */
export function withStrategy(search: Search, more: Partial<Strategy<Task, Picked>> = {}): Puzzle<Task, Picked> {
  const prepare = async (task: Task, goal: Goal) => (probe: Probe<Picked>) => search(probe, task, goal);
  // What it is watched by is no trace of this search.
  const { watch: _, ...plain } = everySubset;
  const suspect = { ...plain, id: 'suspect', prepare, ...more };
  return withParts(template, { solving: { strategies: [everySubset, suspect] } });
}

const subsets = ({ numbers }: Task): Picked[] =>
  Array.from({ length: 2 ** numbers.length - 1 }, (_, i) => numbers.filter((_n, bit) => ((i + 1) >> bit) & 1));

export const solutionsOf = (task: Task): Picked[] =>
  subsets(task).filter((pick) => pick.reduce((sum, n) => sum + n, 0) === task.target);

/** As it should be; the others differ from it in one point. */
export const sound: Search = (probe, task) => {
  for (const pick of subsets(task)) {
    probe.tick();
    if (pick.reduce((sum, n) => sum + n, 0) === task.target) probe.solution(pick);
  }
};

export const wrongAnswer: Search = (probe, task) => {
  sound(probe, task, 'all');
  probe.solution([task.numbers[0]!, task.numbers[1]!]);
};

export const missingOne: Search = (probe, task) => {
  for (const pick of solutionsOf(task).slice(1)) {
    probe.tick();
    probe.solution(pick);
  }
};

export const duplicate: Search = (probe, task) => {
  for (const pick of solutionsOf(task)) {
    probe.tick();
    probe.solution(pick);
    probe.solution([...pick]);
  }
};

/** Content with the first where the best was asked for. */
export const hasty: Search = (probe, task, goal) => {
  const found = solutionsOf(task).sort((a, b) => b.length - a.length);
  for (const pick of goal === 'best' ? found.slice(0, 1) : found) probe.solution(pick);
};

/** Finds the best the first time, and then something dearer. */
export function tiring(): Search {
  let runs = 0;
  return (probe, task) => {
    probe.tick();
    const found = solutionsOf(task).sort((a, b) => a.length - b.length);
    probe.solution(runs++ === 0 ? found[0]! : found.at(-1)!);
  };
}

/** Neither tells nor counts all: it is asked for one, or for the best. */
export const onlyForOne: Partial<Strategy<Task, Picked>> = {
  rejects: (_task, goal) => (goal === 'all' || goal === 'count' ? { code: 'name' } : undefined),
};

/** Has much to prepare the first time, and looks whether to stop meanwhile. */
export const preparing = (search: Search): Partial<Strategy<Task, Picked>> => ({
  async prepare(task, goal, _options, { ticker, cache }) {
    for (let i = 0; i < 100 && !cache.has('prepared'); i++) ticker.tick(0);
    cache.set('prepared', true);
    return (probe) => search(probe, task, goal);
  },
});

export const endless =
  (nodes: number): Search =>
  (probe) => {
    for (;;) probe.tick(nodes);
  };

/** Is over after some nodes. */
export const endingAfter =
  (nodes: number): Search =>
  (probe) => {
    for (let i = 0; i < nodes; i++) probe.tick();
  };

export const neverTicking: Search = () => undefined;

/** Counts a million nodes at once. */
export const rarelyTicking: Search = endless(1_000_000);

/** Goes on when told to stop. */
export const deaf: Search = (probe, task) => {
  const listen = (call: () => void) => {
    try {
      call();
    } catch {
      // Deaf on purpose.
    }
  };
  for (let i = 0; i < 30_000; i++) listen(() => probe.tick());
  for (const pick of solutionsOf({ ...task, numbers: task.numbers.slice(0, 10) })) listen(() => probe.solution(pick));
};

/** Counts for itself, so that no budget is ever felt. */
export const uncounted: Search = (probe, task) => {
  for (const pick of solutionsOf({ ...task, numbers: task.numbers.slice(0, 10) })) probe.solution(pick);
};

/** Knows how many there are, and tells none; or one too many. */
export const inBulk =
  (tooMany = 0): Search =>
  (probe, task, goal) => {
    if (goal !== 'count') return sound(probe, task, goal);
    probe.tick();
    probe.counted(solutionsOf(task).length + tooMany);
  };

/** The solutions by number, as they should be or with something wrong about the list. */
export const withAtlas = (change: (all: Picked[]) => Picked[] = (all) => all): Puzzle<Task, Picked> =>
  withParts(template, {
    solving: {
      atlas(task) {
        const all = change(solutionsOf(task));
        return parsed({ count: all.length, at: (index) => all[index]! });
      },
    },
  });

/** A strategy whose trace is this one. */
export const withTrace = (...trace: readonly Trace<Picked>[]): Puzzle<Task, Picked> =>
  withStrategy(sound, { watch: () => trace });
