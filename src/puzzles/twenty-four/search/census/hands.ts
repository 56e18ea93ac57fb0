/** Every hand of a pattern. */
import type { Pattern } from '../../model.ts';
import { givenIn, supplyOf, unknownIn } from '../../pattern.ts';

/** The numbers of each hand, from the smallest; hands in the order of what the question marks stand for. */
export function handsOf(pattern: Pattern): readonly (readonly number[])[] {
  const supply = supplyOf(pattern);
  const unknown = unknownIn(pattern);
  const given = givenIn(pattern);
  const found: (readonly number[])[] = [];
  const choose = (from: number, chosen: readonly number[]) => {
    if (chosen.length === unknown) return void found.push([...given, ...chosen].sort((a, b) => a - b));
    for (let i = from; i < supply.length; i++) {
      // Equal numbers stand side by side, and each but the first would only repeat what that one gives.
      if (i === from || supply[i] !== supply[i - 1]) choose(i + 1, [...chosen, supply[i]!]);
    }
  };
  choose(0, []);
  return found;
}
