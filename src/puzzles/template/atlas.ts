/** Solutions by number: how many ways there are from each place on tells which way the n-th one goes. */
import type { Atlas, Context } from '../../contract/index.ts';
import type { Picked, Task } from './model.ts';

export function atlasOf({ numbers, target }: Task, { ticker }: Context): Atlas<Picked> {
  /** By place and sum: how many picks among the numbers from this place on add up to the sum. */
  const ways = numbers.map(() => new Int32Array(Math.max(0, target + 1)));
  ways.push(Int32Array.of(1));
  for (let i = numbers.length - 1; i >= 0; i--) {
    ticker.tick();
    for (let sum = 0; sum <= target; sum++) ways[i]![sum] = from(i + 1, sum) + from(i + 1, sum - numbers[i]!);
  }
  return { count: from(0, target), at };

  function from(place: number, sum: number): number {
    return ways[place]![sum] ?? 0;
  }

  function at(index: number): Picked {
    let left = index;
    let missing = target;
    return numbers.filter((number, i) => {
      const taking = from(i + 1, missing - number);
      const take = left < taking;
      if (take) missing -= number;
      else left -= taking;
      return take;
    });
  }
}
