/** A running or finished solve, as signals. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { SolveEvent, SolveRequest, Stats } from '../../../contract/index.ts';
import type { Client, Job } from '../../../hosts/browser/index.ts';

/** How a solve came to its end. */
export type Last = Extract<SolveEvent, { type: 'ended' | 'refused' | 'failed' }>;

export interface Solving {
  readonly running: ReadonlySignal<boolean>;
  readonly count: ReadonlySignal<number>;
  readonly stats: ReadonlySignal<Stats | undefined>;
  /** How many solutions can be listed; `at` gives each. */
  readonly listed: ReadonlySignal<number>;
  at(index: number): string | undefined;
  all(): readonly string[];
  readonly last: ReadonlySignal<Last | undefined>;
  /** The instance as it is solved, in our own writing. */
  readonly text: ReadonlySignal<string>;
  /** The strategy that solves it. */
  readonly strategy: ReadonlySignal<string>;
  /** What was asked, to word the ending by. */
  readonly request: ReadonlySignal<SolveRequest | undefined>;
  /** The solution being looked at. */
  readonly selected: ReadonlySignal<number | undefined>;
  /** How often a person has chosen one, so that choosing the same one again is noticed too. */
  readonly choices: ReadonlySignal<number>;
  choose(index: number): void;
  start(request: SolveRequest): void;
  cancel(): void;
  /** Back to before the first solve: what was found belongs to another question. */
  clear(): void;
}

/** Bundles may come a hundred times a second, and no list need grow that often, in milliseconds. */
const SHOW_EVERY = 100;

export function createSolving(client: Pick<Client, 'solve'>): Solving {
  const running = signal(false);
  const count = signal(0);
  const stats = signal<Stats | undefined>(undefined);
  const last = signal<Last | undefined>(undefined);
  const asked = signal<SolveRequest | undefined>(undefined);
  const written = signal('');
  const strategy = signal('');
  const selected = signal<number | undefined>(undefined);
  const choices = signal(0);
  // The array is grown in place, since copying a hundred thousand lines ten times a second would be felt; a new wrapper
  // around it tells of the growth.
  const list = signal<{ readonly texts: string[] }>({ texts: [] });
  const listed = computed(() => list.value.texts.length);
  let job: Job<SolveEvent> | undefined;
  let growing: ReturnType<typeof setTimeout> | undefined;
  /** Counts solves: a solve that was replaced has nothing more to say. */
  let current = 0;

  const reset = () => {
    clearTimeout(growing);
    growing = undefined;
    list.value = { texts: [] };
    count.value = 0;
    stats.value = undefined;
    last.value = undefined;
    asked.value = undefined;
    selected.value = undefined;
  };

  const stop = () => {
    const old = job;
    job = undefined;
    current++;
    running.value = false;
    old?.cancel();
  };

  /** Shows what was taken in since the last time. */
  function showList(): void {
    clearTimeout(growing);
    growing = undefined;
    const found = list.value.texts;
    // With goal `best` each one replaces those before.
    list.value = { texts: asked.value?.goal === 'best' ? found.slice(-1) : found };
    count.value = Math.max(count.value, listed.value);
    selected.value ??= 0;
  }

  function take(texts: readonly string[]): void {
    const found = list.value.texts;
    const isShown = found.length === 0 || asked.value?.goal === 'best';
    for (const text of texts) found.push(text);
    if (isShown) showList();
    else growing ??= setTimeout(() => batch(showList), SHOW_EVERY);
  }

  function receive(event: SolveEvent): void {
    switch (event.type) {
      case 'started':
        written.value = event.text;
        strategy.value = event.strategy;
        break;
      case 'solutions':
        take(event.texts);
        break;
      case 'progress':
        count.value = event.count;
        stats.value = event.stats;
        break;
      default:
        if (growing !== undefined) showList();
        running.value = false;
        last.value = event.type === 'ended' ? { ...event, count: Math.max(event.count, listed.value) } : event;
        if (event.type !== 'refused') stats.value = event.stats;
        if (event.type === 'ended') count.value = Math.max(event.count, listed.value);
    }
  }

  return {
    running,
    count,
    stats,
    listed,
    at: (index) => list.value.texts[index],
    all: () => list.value.texts,
    last,
    text: written,
    strategy,
    request: asked,
    selected,
    choices,
    choose(index) {
      batch(() => {
        selected.value = index;
        choices.value++;
      });
    },
    start(request) {
      batch(() => {
        stop();
        reset();
        asked.value = request;
        running.value = true;
      });
      const mine = current;
      job = client.solve(request, (event) => {
        if (current === mine) batch(() => receive(event));
      });
    },
    cancel: () => job?.cancel(),
    clear() {
      batch(() => {
        stop();
        reset();
      });
    },
  };
}
