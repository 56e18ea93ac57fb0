/** The puzzle of letters for tests of limits and of Ctrl-C: what it is asked for never comes, or is stopped on the way. */
import type { CatalogueEntry, Probe } from '../../../contract/index.ts';
import type { SteadyPlatform } from '../../../engine/testing/time.ts';
import { type Parts, withParts } from '../../../engine/testing/with-parts.ts';
import { letters } from './letters.ts';

type Generate = NonNullable<typeof letters.making>['generate'];
type Prepare = (typeof letters.solving.strategies)[number]['prepare'];
type Board = Parameters<Prepare>[0];

const HOUR = 3_600_000;
/** An hour passes without an answer. */
export const never = (time: SteadyPlatform) => () => {
  time.pass(HOUR);
  return new Promise<never>(() => {});
};

const generating = (generate: Generate) => ({ making: { ...letters.making!, generate } });

/** The puzzle with other parts in the place of its own. */
export const catalogueWith = (parts: Parts<typeof letters>): readonly CatalogueEntry[] => [
  { id: letters.about.id, aliases: ['l'], load: async () => withParts(letters, parts) as never },
];

/** Answers no question within an hour. */
export const silent = (time: SteadyPlatform) =>
  catalogueWith({
    judge: never(time),
    helping: { explain: never(time), hint: never(time) },
    solving: { atlas: never(time) },
    ...generating(never(time)),
  });

/** Makes puzzles for the seeds below `seed`; at `seed` it calls `then`, and does not answer within an hour. */
export const makingUpTo = (seed: number, time: SteadyPlatform, then = () => {}) =>
  catalogueWith(
    generating((wish, context) => {
      if (wish.seed < seed) return letters.making!.generate(wish, context);
      if (wish.seed === seed) then();
      return never(time)();
    }),
  );

/** Makes the same puzzle of every seed below this one, and no two of them may be in a batch. */
export const repeatingUpTo = (seed: number) =>
  catalogueWith({
    making: {
      ...letters.making!,
      key: (board) => letters.instance.format(board),
      generate: (wish, context) => letters.making!.generate({ ...wish, seed: Math.max(0, wish.seed - seed) }, context),
    },
  });

/** Solves with a run of the test's own. */
export const solvingWith = (run: (board: Board, probe: Probe<Board>) => void) =>
  catalogueWith({
    solving: {
      strategies: [{ ...letters.solving.strategies[0]!, prepare: async (board) => (probe) => run(board, probe) }],
    },
  });

/** Searches until it is stopped. */
export function endless(probe: Probe<Board>): never {
  for (;;) probe.tick();
}
