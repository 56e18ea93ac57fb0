/**
 * Flags of a strategy that a text sets by itself, such as rules that it names: with or without the option the instance is
 * the same, so the form shows the box ticked and fixed.
 */
import type { AnyPuzzle, AnyStrategy } from '../../../contract/index.ts';

/** The flags that change the rules. The contract does not name them, so they are those that change some example. */
export function ruleFlags(puzzle: AnyPuzzle, strategy: AnyStrategy): readonly string[] {
  const flags = Object.entries(strategy.options ?? {}).flatMap(([name, { kind }]) => (kind === 'flag' ? [name] : []));
  if (!strategy.adapt) return [];
  return flags.filter((flag) =>
    puzzle.about.examples.some(({ text }) => {
      const read = puzzle.instance.parse(text);
      return read.ok && isChanged(puzzle, strategy, flag, read.value);
    }),
  );
}

/** Of these flags, those that an instance has already. */
export const flagsTold = (puzzle: AnyPuzzle, strategy: AnyStrategy, flags: readonly string[], instance: unknown) =>
  new Set(flags.filter((flag) => !isChanged(puzzle, strategy, flag, instance)));

function isChanged({ instance: notation }: AnyPuzzle, strategy: AnyStrategy, flag: string, instance: unknown): boolean {
  const written = (on: boolean) => notation.format(strategy.adapt?.(instance, { [flag]: on }) ?? instance);
  return written(true) !== written(false);
}
