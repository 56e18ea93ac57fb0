/** The searches of a table, run one after the other: what each one counted, and how long it took. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LessonSearch, SolveEvent } from '../../../contract/index.ts';
import type { Client, Job } from '../../../hosts/browser/index.ts';

/** A search that waits or runs, or how it ended. */
export type Counted = 'waiting' | 'running' | Extract<SolveEvent, { type: 'ended' | 'refused' | 'failed' }>;

export interface Counting {
  /** One for each search; undefined before they are run. */
  readonly rows: ReadonlySignal<readonly Counted[] | undefined>;
  readonly isRunning: ReadonlySignal<boolean>;
  /** Says whether all of them came to their end. */
  start(): Promise<boolean>;
  stop(): void;
}

export function createCounting(
  client: Pick<Client, 'solve'>,
  puzzle: string,
  searches: readonly LessonSearch[],
): Counting {
  const rows = signal<readonly Counted[] | undefined>(undefined);
  const isRunning = signal(false);
  let job: Job<SolveEvent> | undefined;
  let isStopped = false;
  const put = (at: number, row: Counted) => {
    rows.value = rows.peek()!.map((one, i) => (i === at ? row : one));
  };
  return {
    rows,
    isRunning,
    async start() {
      if (isRunning.peek()) return false;
      isRunning.value = true;
      isStopped = false;
      rows.value = searches.map(() => 'waiting');
      for (const [at, search] of searches.entries()) {
        if (isStopped) break;
        put(at, 'running');
        job = client.solve({ puzzle, ...search });
        const last = await job.done;
        if (last.type === 'ended' || last.type === 'refused' || last.type === 'failed') put(at, last);
      }
      isRunning.value = false;
      return !isStopped;
    },
    stop() {
      isStopped = true;
      job?.cancel();
    },
  };
}
