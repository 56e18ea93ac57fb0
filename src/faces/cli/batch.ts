/** Many puzzles made one after the other in one worker, with seeds that count up; Ctrl-C keeps what is there. */
import type { AnyPuzzle, Options } from '../../contract/index.ts';
import { tallyLine } from './progress.ts';
import { Refusal, type Terminal } from './terminal.ts';

export interface BatchWish {
  readonly batch: number;
  readonly seed: number;
  readonly difficulty?: string;
  readonly options: Options;
}

export interface Made {
  readonly text: string;
  readonly seed: number;
  /** Which of the batch, from 0. */
  readonly index: number;
}

/** Where somebody leaves it to chance. */
export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Hands on each puzzle as it is made, and returns how many there are. */
export async function makeBatch(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  { batch, seed: first, difficulty, options }: BatchWish,
  take: (made: Made) => void | Promise<void>,
): Promise<number> {
  const client = terminal.newClient();
  const tally = tallyLine(terminal, batch);
  const wish = { options, ...(difficulty !== undefined && { difficulty }) };
  let stopped = false;
  let cancel = () => {};
  const stop = () => {
    stopped = true;
    cancel();
  };
  process.once('SIGINT', stop);
  try {
    for (let index = 0; index < batch; index++) {
      if (stopped) return index;
      tally.show(index);
      const seed = first + index;
      const job = client.ask({ ask: 'generate', puzzle: puzzle.id, seed, ...wish });
      cancel = () => job.cancel();
      const reply = await job.done;
      if (stopped) return index;
      if (!reply.ok) throw new Refusal(reply.problem, puzzle);
      await take({ text: reply.text, seed, index });
    }
    return batch;
  } finally {
    process.off('SIGINT', stop);
    tally.clear();
    client.close();
  }
}
