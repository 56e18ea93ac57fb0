/** The order in which letters lie around a wheel, as indices of the letters: the same letter may be there twice. */
import { type Random, shuffled } from '../../random.ts';

/** The order that a wheel has them in. */
export function orderOf(letters: string, wheel: string): readonly number[] {
  const left = [...letters].map((_, i) => i);
  return [...wheel].map(
    (letter) =>
      left.splice(
        left.findIndex((i) => letters[i] === letter),
        1,
      )[0]!,
  );
}

/** Another order that looks different, where there is one. */
export function reordered(order: readonly number[], letters: string, random: Random): readonly number[] {
  const read = (indices: readonly number[]) => indices.map((i) => letters[i]).join('');
  const next = shuffled(order, random);
  if (read(next) !== read(order)) return next;
  return [...next.slice(1), next[0]!];
}
