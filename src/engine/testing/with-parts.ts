/** A puzzle with other parts in the place of its own, for tests. */
import type { Puzzle } from '../../contract/index.ts';

/** Some groups of a puzzle's members, and of each group some members. */
export type Parts<P> = {
  readonly [Group in keyof P]?: P[Group] extends (...given: never) => unknown
    ? P[Group]
    : { readonly [Member in keyof NonNullable<P[Group]>]?: NonNullable<P[Group]>[Member] | undefined };
};

/** A group that is given with members is merged with the puzzle's own; one that is given as undefined is left out. */
export function withParts<I, S>(puzzle: Puzzle<I, S>, parts: Parts<Puzzle<I, S>>): Puzzle<I, S> {
  const merged: Record<string, unknown> = { ...puzzle };
  for (const [group, part] of Object.entries(parts)) {
    merged[group] =
      part instanceof Object && !(part instanceof Function) ? { ...(merged[group] as object), ...part } : part;
  }
  return merged as unknown as Puzzle<I, S>;
}
