/** Many puzzles on all cores, with their progress in the terminal; Ctrl-C and a time limit keep what is there. */
import { setImmediate as turn } from 'node:timers/promises';
import type { AnyPuzzle } from '../../contract/index.ts';
import { type Batch, type BatchWish, type Made, MOST_IN_VAIN, makeBatch, type TimeLeft } from '../../hosts/batch.ts';
import { EXIT } from './exit.ts';
import type { Threads } from './flags.ts';
import { onInterrupt } from './interrupt.ts';
import { tallyLine } from './progress.ts';
import { Refusal, type Terminal } from './terminal.ts';
import { cliText } from './texts.ts';
import { workersFor } from './threads.ts';

export interface ThreadedWish extends BatchWish {
  readonly threads?: Threads;
}

/** Up to this many are made sooner than threads are started. */
const FEW = 8;

/** How long a signal may wait while one puzzle comes right after the other, in milliseconds. */
const TURN = 20;

/** The seed where the person names none. */
export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Hands on each puzzle as it is made; tells how many there are, and which seeds were left out. */
export async function showBatch(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  { threads, ...wish }: ThreadedWish,
  limit: TimeLeft,
  take: (made: Made) => void | Promise<void>,
): Promise<Pick<Batch, 'made' | 'repeats'>> {
  const { batch } = wish;
  const workers = await workersFor(terminal, batch > FEW ? (threads ?? 'auto') : (threads ?? 1));
  const tally = tallyLine(terminal, batch);
  tally.show(0);
  let turned = terminal.now();
  const job = makeBatch(
    workers,
    puzzle,
    wish,
    async (made) => {
      await take(made);
      tally.show(made.index + 1);
      if (terminal.now() - turned < TURN) return;
      await turn();
      turned = terminal.now();
    },
    limit,
  );
  const off = onInterrupt(() => job.cancel());
  try {
    const { made, repeats, ending } = await job.done;
    if (ending === 'repeats') {
      const problem = { text: cliText('batch-repeats', { made, batch, seeds: MOST_IN_VAIN }) };
      throw new Refusal(problem, puzzle, EXIT.stopped);
    }
    if (typeof ending === 'object') throw new Refusal(ending.problem, puzzle);
    return { made, repeats };
  } finally {
    off();
    tally.clear();
    workers.close();
  }
}
