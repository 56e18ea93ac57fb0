/** The order in which letters lie around a wheel, as indices of the letters: the same letter may be there twice. */

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

/** Another order that looks different, where there is one; `random` gives numbers from 0 to below 1. */
export function shuffled(order: readonly number[], letters: string, random: () => number): readonly number[] {
  const read = (indices: readonly number[]) => indices.map((i) => letters[i]).join('');
  const next = [...order];
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [next[i], next[j]] = [next[j]!, next[i]!];
  }
  if (read(next) !== read(order)) return next;
  return [...next.slice(1), next[0]!];
}
