/** A comparison in a room: what takes part, what it is made on, what runs, and what came of it. It outlives a change of mode. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { goals, type Parsed, parsed, speaker, type Text } from '../../../../contract/index.ts';
import { readOptions } from '../../../../engine/options.ts';
import { machine } from '../../../../hosts/browser/machine.ts';
import { measuringInWorkers } from '../../../../hosts/browser/measuring.ts';
import { writeContender } from '../../../../lab/compare/contender.ts';
import type { Comparison, Contender, Setup, Task } from '../../../../lab/compare/model.ts';
import { compare, type Planned } from '../../../../lab/compare/runner.ts';
import { examplesOf, type Named, tasksOf } from '../../../../lab/compare/tasks.ts';
import type { Room } from '../../room/room.ts';
import { language } from '../../settings.ts';
import { compareSideTexts, text } from './texts.ts';

/** What it is made on: the position, the examples, or this many new ones. */
export type Source = 'position' | 'examples' | number;

export interface Entry extends Contender {
  /** As in a flag of the command line; tells entries apart. */
  readonly key: string;
  readonly isChosen: boolean;
  /** Whether the person added it. */
  readonly isAdded: boolean;
}

export interface CompareSession {
  readonly entries: ReadonlySignal<readonly Entry[]>;
  choose(key: string, isChosen: boolean): void;
  add(contender: Contender): void;
  remove(key: string): void;
  readonly source: Signal<Source>;
  readonly repeats: Signal<number>;
  readonly limit: Signal<number>;
  readonly orders: Signal<number>;
  /** What runs: making puzzles, or how many of how many runs are done. */
  readonly running: ReadonlySignal<'making' | { readonly done: number; readonly total: number } | undefined>;
  readonly comparison: ReadonlySignal<Comparison | undefined>;
  readonly problem: ReadonlySignal<Text | undefined>;
  start(): Promise<void>;
  stop(): void;
}

const SEED = 1;
const WARM_UPS = 2;
/** Milliseconds between two looks at what is known so far. */
const PACE = 300;

const sessions = new WeakMap<Room, CompareSession>();

/** The session of a room; the first call makes it. */
export function compareSession(room: Room): CompareSession {
  const known = sessions.get(room) ?? createSession(room);
  sessions.set(room, known);
  return known;
}

function createSession(room: Room): CompareSession {
  const { puzzle, inputs } = room;
  const all = signal<readonly Entry[]>(
    puzzle.solving.strategies.map(({ id, options = {} }) => {
      const usual = Object.entries(options).flatMap(([name, { default: value }]) =>
        value === undefined ? [] : [[name, value] as const],
      );
      return { key: id, strategy: id, options: Object.fromEntries(usual), isChosen: true, isAdded: false };
    }),
  );
  /** Without the strategies that never take the present position, whatever the goal. */
  const entries = computed(() => {
    const { value } = inputs.instance;
    const takes = (id: string) => {
      const { rejects } = puzzle.solving.strategies.find((one) => one.id === id)!;
      return value === undefined || !rejects || goals.some((goal) => !rejects(value, goal));
    };
    return all.value.filter(({ strategy, isAdded }) => isAdded || takes(strategy));
  });
  const source = signal<Source>('position');
  const repeats = signal(10);
  const limit = signal(5);
  const orders = signal(0);
  const running = signal<'making' | { done: number; total: number } | undefined>(undefined);
  const comparison = signal<Comparison | undefined>(undefined);
  const problem = signal<Text | undefined>(undefined);
  let cancel = () => {};
  /** Counts comparisons, so that one that was replaced has nothing more to say; and the one that a person stopped. */
  let current = 0;
  let stopped = -1;
  /** What the last comparison was made on; the choice may be another one by now. */
  let madeOn: Source | undefined;

  async function start(): Promise<void> {
    abandon();
    const mine = current;
    comparison.value = problem.value = undefined;
    running.value = 'making';
    madeOn = source.value;
    const tasks = await tasksNow(() => mine === current);
    if (mine !== current) return;
    if (!tasks.ok) {
      problem.value = tasks.problem.text;
      running.value = undefined;
      return;
    }
    let looked = Number.NEGATIVE_INFINITY;
    const job = compare(measuringInWorkers, planned(tasks.value), (_, done, total, soFar) => {
      if (mine !== current || performance.now() - looked < PACE) return;
      looked = performance.now();
      batch(() => {
        comparison.value = soFar();
        running.value = { done, total };
      });
    });
    cancel = job.cancel;
    running.value = { done: 0, total: 0 };
    const whole = await job.done;
    // What was measured before a person stopped it stays.
    if (mine !== current && stopped !== mine) return;
    batch(() => {
      if (whole.runs.length > 0) comparison.value = whole;
      running.value = undefined;
    });
  }

  function abandon(): void {
    current++;
    cancel();
    cancel = () => {};
    running.value = undefined;
  }

  function stop(): void {
    stopped = current;
    abandon();
  }

  const planned = (tasks: readonly Task[]): Planned => {
    const setup: Setup = {
      version: import.meta.env.TEKA_VERSION,
      measured: 'worker',
      machine: machine(),
      seed: SEED,
      limit: limit.value,
      repeats: repeats.value,
      warmUps: WARM_UPS,
      atOnce: 1,
      orders: orders.value,
    };
    const contenders = entries.value.filter(({ isChosen }) => isChosen);
    return { puzzle, goal: inputs.goal.value, contenders, tasks, setup, isInsisted: false };
  };

  async function tasksNow(isWanted: () => boolean): Promise<Parsed<readonly Task[]>> {
    const named = await namedTasks(room, source.value, isWanted);
    if (!named.ok) return named;
    const tasks: Task[] = [];
    for (const one of named.value) {
      const read = tasksOf(puzzle, one, orders.value, SEED);
      if (!read.ok) return read;
      tasks.push(...read.value);
    }
    return parsed(tasks);
  }

  // What was compared on the position belongs to that position.
  const position = computed(() => room.position.value);
  let last = position.peek();
  const unfollow = effect(() => {
    if (position.value === last) return;
    last = position.value;
    if (madeOn !== 'position') return;
    abandon();
    comparison.value = undefined;
  });

  room.leaving.push(abandon, unfollow);
  return {
    entries,
    choose(key, isChosen) {
      all.value = all.value.map((entry) => (entry.key === key ? { ...entry, isChosen } : entry));
    },
    add({ strategy, options: given }) {
      const { options: table = {} } = puzzle.solving.strategies.find(({ id }) => id === strategy)!;
      const options = readOptions(strategy, table, given);
      if (!options.ok) return;
      const contender = { strategy, options: options.value };
      const key = writeContender(puzzle, contender);
      const others = all.value.filter((entry) => entry.key !== key);
      const isAdded = others.length === all.value.length;
      if (isAdded) all.value = [...others, { ...contender, key, isChosen: true, isAdded }];
      else this.choose(key, true);
    },
    remove(key) {
      all.value = all.value.filter((entry) => entry.key !== key);
    },
    source,
    repeats,
    limit,
    orders,
    running,
    comparison,
    problem,
    start,
    stop,
  };
}

/** Makes no further puzzle once they are no longer wanted. */
async function namedTasks(room: Room, source: Source, isWanted: () => boolean): Promise<Parsed<readonly Named[]>> {
  const { puzzle, inputs } = room;
  const say = speaker(language.value, compareSideTexts);
  if (source === 'examples') return parsed(examplesOf(puzzle));
  if (source === 'position') return parsed([{ name: say(text('on-position')), text: room.position.value }]);
  const options = inputs.instance.value === undefined ? {} : (puzzle.making?.like?.(inputs.instance.value) ?? {});
  const named: Named[] = [];
  for (let seed = SEED; named.length < source && isWanted(); seed++) {
    const reply = await room.ask({ ask: 'generate', puzzle: puzzle.about.id, seed, options }).done;
    if (!reply.ok) return reply;
    named.push({ name: say(text('task-made', { seed })), text: reply.text });
  }
  return parsed(named);
}
