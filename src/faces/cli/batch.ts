/**
 * Many puzzles, with seeds that count up, made on all cores and handed on in the order of their seeds; Ctrl-C and a time limit
 * keep what is there. A seed that would repeat what no two of a batch may have in common is left out.
 */
import type { AnyPuzzle, Options, Wish } from '../../contract/index.ts';
import { inOrder } from '../../hosts/in-order.ts';
import { EXIT } from './exit.ts';
import type { Threads } from './flags.ts';
import { onInterrupt } from './interrupt.ts';
import { tallyLine } from './progress.ts';
import { Refusal, type Terminal } from './terminal.ts';
import { cliText } from './texts.ts';
import { workersFor } from './threads.ts';
import type { TimeLimit } from './time-limit.ts';

export interface BatchWish {
  readonly batch: number;
  readonly seed: number;
  readonly difficulty?: string;
  readonly options: Options;
  readonly attached?: Wish['attached'];
  readonly threads?: Threads;
}

export interface Made {
  readonly text: string;
  readonly seed: number;
  /** Which of the batch, from 0. */
  readonly index: number;
}

/** How many seeds in a row may give nothing new before the batch ends. */
const MOST_IN_VAIN = 100;
/** Up to this many are made sooner than threads are started. */
const FEW = 8;
/**
 * How many are begun for each worker before the first of them is done: one puzzle may take as long as dozens of others, and no
 * worker waits for it meanwhile. What waits is a text each.
 */
const AHEAD = 32;

/** The seed where the person names none. */
export const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Hands on each puzzle as it is made; tells how many there are, and which seeds were left out. */
export async function makeBatch(
  terminal: Terminal,
  puzzle: AnyPuzzle,
  { batch, seed: first, threads, ...wish }: BatchWish,
  limit: TimeLimit,
  take: (made: Made) => void | Promise<void>,
): Promise<{ readonly made: number; readonly repeats: readonly number[] }> {
  const workers = await workersFor(terminal, batch > FEW ? (threads ?? 'auto') : (threads ?? 1));
  const tally = tallyLine(terminal, batch);
  const keys = new Set<string>();
  const repeats: number[] = [];
  let inVain = 0;
  let made = 0;
  let stopped = false;
  const replies = inOrder(
    seedsFrom(first),
    () => (stopped || limit.isOver ? 0 : Math.min(AHEAD * workers.size, batch - made)),
    (seed) => workers.ask({ ask: 'generate', puzzle: puzzle.about.id, seed, ...wish }, { milliseconds: limit.left }),
  );
  const stop = () => {
    stopped = true;
    replies.cancel();
  };
  const off = onInterrupt(stop);
  try {
    tally.show(made);
    for await (const [seed, reply] of replies) {
      // What was made before the end is kept.
      if (!reply.ok && (stopped || reply.problem.text.code === 'out-of-time')) break;
      if (!reply.ok) throw new Refusal(reply.problem, puzzle);
      const key = keyOf(puzzle, reply.text);
      if (key !== undefined && keys.has(key)) {
        repeats.push(seed);
        if (++inVain < MOST_IN_VAIN) continue;
        throw new Refusal({ text: cliText('batch-repeats', { made, batch, seeds: inVain }) }, puzzle, EXIT.stopped);
      }
      if (key !== undefined) keys.add(key);
      inVain = 0;
      await take({ text: reply.text, seed, index: made++ });
      tally.show(made);
    }
    return { made, repeats };
  } finally {
    off();
    tally.clear();
    workers.close();
  }
}

function* seedsFrom(first: number): Generator<number, never> {
  for (let seed = first; ; seed++) yield seed;
}

/** What no other puzzle of the batch may share; nothing where the puzzle allows repeats. */
function keyOf({ making, instance }: AnyPuzzle, text: string): string | undefined {
  const read = making?.key ? instance.parse(text) : undefined;
  return read?.ok ? making!.key!(read.value) : undefined;
}
