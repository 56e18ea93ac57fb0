/** Countdown as most programs solve it: take any two numbers, put their result back, go on; here for all targets at once. */

/** For each value from 0 to `most`, 1 where it can be made. */
export function reachByPairs(numbers: readonly number[], most: number): Uint8Array {
  const marks = new Uint8Array(most + 1);
  const visit = (values: number[]) => {
    for (const value of values) if (value <= most) marks[value] = 1;
    for (let i = 0; i < values.length; i++) {
      for (let j = i + 1; j < values.length; j++) {
        const large = Math.max(values[i]!, values[j]!);
        const small = Math.min(values[i]!, values[j]!);
        const rest = values.filter((_, k) => k !== i && k !== j);
        visit([...rest, large + small]);
        if (large > small) visit([...rest, large - small]);
        if (small > 1) visit([...rest, large * small]);
        if (small > 1 && large % small === 0) visit([...rest, large / small]);
      }
    }
  };
  visit([...numbers]);
  return marks;
}
