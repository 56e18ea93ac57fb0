/** The published figures as they are computed again: what runs, what is done, and what came of it. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { AnyPuzzle, Text } from '../../../contract/index.ts';
import type { Client, Job } from '../../../hosts/browser/index.ts';
import { type Figure, type Recomputed, recompute } from '../../../lab/reports.ts';
import { figureKey } from './documents.ts';

/** What is computed at the moment, and how many of how many figures are done. */
export interface Running {
  readonly key: string;
  readonly puzzle: AnyPuzzle;
  readonly what: Text;
  readonly done: number;
  readonly total: number;
}

export interface Computing {
  /** What was computed in this run, by `figureKey`. */
  readonly figures: ReadonlySignal<ReadonlyMap<string, Figure>>;
  readonly isRunning: ReadonlySignal<boolean>;
  readonly running: ReadonlySignal<Running | undefined>;
  /** How the last run ended; undefined before and during a run. */
  readonly ended: ReadonlySignal<Recomputed | undefined>;
  start(puzzles: readonly AnyPuzzle[], isQuick: boolean): Promise<void>;
  stop(): void;
}

/** `newClient` makes a worker for each run, which ends with it. */
export function createComputing(newClient: () => Pick<Client, 'solve' | 'ask' | 'close'>): Computing {
  const figures = signal<ReadonlyMap<string, Figure>>(new Map());
  const isRunning = signal(false);
  const running = signal<Running | undefined>(undefined);
  const ended = signal<Recomputed | undefined>(undefined);
  let job: Job<Recomputed> | undefined;
  return {
    figures,
    isRunning,
    running,
    ended,
    async start(puzzles, isQuick) {
      if (isRunning.peek()) return;
      isRunning.value = true;
      figures.value = new Map();
      ended.value = undefined;
      const client = newClient();
      job = recompute(puzzles, client, {
        isQuick,
        begun(published, puzzle, done, total) {
          running.value = { key: figureKey(puzzle, published), puzzle, what: published.what, done, total };
        },
        compared(figure) {
          figures.value = new Map(figures.peek()).set(figureKey(figure.puzzle, figure.published), figure);
        },
      });
      try {
        ended.value = await job.done;
      } finally {
        client.close();
        running.value = undefined;
        isRunning.value = false;
      }
    },
    stop: () => job?.cancel(),
  };
}
