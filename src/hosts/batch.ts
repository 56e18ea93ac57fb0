/**
 * Many new puzzles, with seeds that count up, made by all workers and handed on in the order of their seeds; what was made
 * before a cancel or the end of the time is kept. A seed that would repeat what no two of a batch may have in common is left out.
 */
import type { AnyPuzzle, Options, Problem, Wish } from '../contract/index.ts';
import type { Job } from './client.ts';
import { inOrder } from './in-order.ts';
import type { Workers } from './pool.ts';

export interface BatchWish {
  readonly batch: number;
  readonly seed: number;
  readonly difficulty?: string;
  readonly options: Options;
  readonly attached?: Wish['attached'];
  /** A puzzle on whose board all are made, as text. */
  readonly on?: string;
}

export interface Made {
  readonly text: string;
  readonly seed: number;
  /** Which of the batch, from 0. */
  readonly index: number;
}

export interface Batch {
  readonly made: number;
  /** The seeds that were left out. */
  readonly repeats: readonly number[];
  /** `repeats`: so many seeds in a row gave nothing new that there may be no more. */
  readonly ending: 'made' | 'stopped' | 'repeats' | { readonly problem: Problem };
}

/** The time that there is for all of it. */
export interface TimeLeft {
  /** Milliseconds, always above zero; without end where there is no limit. */
  readonly left: number;
  readonly isOver: boolean;
}

export const ENDLESS: TimeLeft = { left: Number.POSITIVE_INFINITY, isOver: false };

/** The name of a file of a batch: `001.txt` and so on, in the order of their names. */
export const fileInBatch = (index: number, batch: number): string =>
  `${String(index + 1).padStart(Math.max(3, String(batch).length), '0')}.txt`;

/** How many seeds in a row may give nothing new before the batch ends. */
export const MOST_IN_VAIN = 100;
/**
 * How many are begun for each worker before the first of them is done: one puzzle may take as long as dozens of others, and no
 * worker waits for it meanwhile. What waits is a text each.
 */
const AHEAD = 32;

/** Hands on each puzzle as it is made, and waits for what is done with it. */
export function makeBatch(
  workers: Workers,
  puzzle: AnyPuzzle,
  { batch, seed: first, ...wish }: BatchWish,
  take: (made: Made) => void | Promise<void>,
  time: TimeLeft = ENDLESS,
): Job<Batch> {
  const keys = new Set<string>();
  const repeats: number[] = [];
  let inVain = 0;
  let made = 0;
  let stopped = false;
  const replies = inOrder(
    seedsFrom(first),
    () => (stopped || time.isOver ? 0 : Math.min(AHEAD * workers.size, batch - made)),
    (seed) => workers.ask({ ask: 'generate', puzzle: puzzle.about.id, seed, ...wish }, { milliseconds: time.left }),
  );
  const make = async (): Promise<Batch['ending']> => {
    for await (const [seed, reply] of replies) {
      if (!reply.ok && (stopped || reply.problem.text.code === 'out-of-time')) return 'stopped';
      if (!reply.ok) return { problem: reply.problem };
      const key = keyOf(puzzle, reply.text);
      if (key !== undefined && keys.has(key)) {
        repeats.push(seed);
        if (++inVain < MOST_IN_VAIN) continue;
        return 'repeats';
      }
      if (key !== undefined) keys.add(key);
      inVain = 0;
      await take({ text: reply.text, seed, index: made++ });
    }
    return made === batch ? 'made' : 'stopped';
  };
  return {
    done: make().then((ending) => ({ made, repeats, ending })),
    cancel() {
      stopped = true;
      replies.cancel();
    },
  };
}

function* seedsFrom(first: number): Generator<number, never> {
  for (let seed = first; ; seed++) yield seed;
}

/** What no other puzzle of the batch may share; nothing where the puzzle allows repeats. */
function keyOf({ making, instance }: AnyPuzzle, text: string): string | undefined {
  const read = making?.key ? instance.parse(text) : undefined;
  return read?.ok ? making!.key!(read.value) : undefined;
}
