/** Several strategies on one position, one after the other, so that none takes time from another. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { AnyPuzzle, Goal, Options, SolveEvent } from '../../../contract/index.ts';
import type { Client, Job } from '../../../hosts/browser/index.ts';

type Last = Extract<SolveEvent, { type: 'ended' | 'refused' | 'failed' }>;

/** A strategy's turn: it waits, runs with what it has told, or is over. */
export interface Turn {
  readonly strategy: string;
  readonly state: 'waiting' | 'running' | 'over';
  readonly last?: Last;
}

export interface Comparing {
  /** The strategies of the last comparison, in the order in which they run. */
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly running: ReadonlySignal<boolean>;
  /** The goal of the last comparison, to word endings by. */
  readonly goal: ReadonlySignal<Goal>;
  start(asked: Compared): Promise<void>;
  stop(): void;
  /** What was compared is stale. */
  clear(): void;
}

export interface Compared {
  readonly text: string;
  readonly goal: Goal;
  readonly strategies: readonly string[];
  /** The options of each, where they differ from the defaults. */
  readonly options?: Readonly<Record<string, Options>>;
  readonly seconds: number;
}

/** Solutions are counted here, not listed: a list would cost each strategy the same, and memory. */
const MOST_SOLUTIONS = 1_000_000;

export function createComparing(client: Client, { about }: AnyPuzzle): Comparing {
  const turns = signal<readonly Turn[]>([]);
  const running = signal(false);
  const goal = signal<Goal>('all');
  let job: Job<SolveEvent> | undefined;
  let current = 0;
  const change = (strategy: string, turn: Partial<Turn>) => {
    turns.value = turns.value.map((one) => (one.strategy === strategy ? { ...one, ...turn } : one));
  };
  const stop = () => {
    current++;
    running.value = false;
    job?.cancel();
    job = undefined;
    turns.value = turns.peek().filter(({ state }) => state === 'over');
  };
  return {
    turns,
    running,
    goal,
    async start(asked) {
      stop();
      const mine = current;
      goal.value = asked.goal;
      turns.value = asked.strategies.map((strategy) => ({ strategy, state: 'waiting' }));
      running.value = true;
      for (const strategy of asked.strategies) {
        change(strategy, { state: 'running' });
        const { text, seconds } = asked;
        const budget = { milliseconds: seconds * 1000, solutions: MOST_SOLUTIONS };
        const options = asked.options?.[strategy] ?? {};
        const request = { puzzle: about.id, text, strategy, goal: asked.goal, options, budget };
        job = client.solve(request, () => undefined);
        const last = (await job.done) as Last;
        if (current !== mine) return;
        change(strategy, { state: 'over', last });
      }
      running.value = false;
    },
    stop,
    clear() {
      stop();
      turns.value = [];
    },
  };
}
