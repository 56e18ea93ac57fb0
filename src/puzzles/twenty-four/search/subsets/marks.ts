/**
 * The last steps of `reach`, where values need not be listed any more: they are marked where they fall. `marks` holds
 * one byte for each value up to the limit, and one more that stands for everything beyond.
 */

/**
 * Notes every value that two tables make: one near enough to add or subtract the last number is noted as itself; one
 * beyond can only be divided by it, which is marked at once. So the longest lists are never written.
 */
export function scatter(
  left: Float64Array,
  right: Float64Array,
  last: number,
  near: Uint8Array,
  marks: Uint8Array,
): void {
  const farthest = Math.max((marks.length - 2) * last, near.length - 1);
  for (let i = 0; i < left.length; i++) {
    const a = left[i]!;
    for (let j = 0; j < right.length; j++) {
      const b = right[j]!;
      const large = Math.max(a, b);
      const small = Math.min(a, b);
      const difference = large - small;
      if (difference < near.length) {
        near[difference] = 1;
        if (large + small < near.length) {
          near[large + small] = 1;
          if (large * small < near.length) near[large * small] = 1;
          else if (large * small <= farthest) markWhole(large * small, last, marks);
        } else {
          if (large + small <= farthest) markWhole(large + small, last, marks);
          if (large * small <= farthest) markWhole(large * small, last, marks);
        }
      } else if (difference <= farthest) {
        markWhole(difference, last, marks);
        if (large + small <= farthest) {
          markWhole(large + small, last, marks);
          if (large * small <= farthest) markWhole(large * small, last, marks);
        }
      }
      if (large > farthest * small) continue;
      const quotient = large / small;
      if (quotient !== Math.floor(quotient)) continue;
      if (quotient < near.length) near[quotient] = 1;
      else markWhole(quotient, last, marks);
    }
  }
}

function markWhole(value: number, last: number, marks: Uint8Array): void {
  const quotient = value / last;
  if (quotient === Math.floor(quotient)) marks[quotient] = 1;
}

/** Marks the noted values, and each with the last number. */
export function markWith(near: Uint8Array, last: number, marks: Uint8Array): void {
  const beyond = marks.length - 1;
  for (let value = 1; value < near.length; value++) {
    if (!near[value]) continue;
    const sum = value + last;
    if (value < beyond) marks[value] = 1;
    if (sum < beyond) marks[sum] = 1;
    const difference = Math.abs(value - last);
    if (difference < beyond) marks[difference] = 1;
    if (value * last < beyond) marks[value * last] = 1;
    const quotient = Math.max(value, last) / Math.min(value, last);
    if (quotient < beyond && quotient === Math.floor(quotient)) marks[quotient] = 1;
  }
}

/** Marks every value below the last mark that two tables make. */
export function markAll(left: Float64Array, right: Float64Array, marks: Uint8Array): void {
  const beyond = marks.length - 1;
  for (let i = 0; i < left.length; i++) {
    const a = left[i]!;
    for (let j = 0; j < right.length; j++) {
      const b = right[j]!;
      const large = Math.max(a, b);
      const small = Math.min(a, b);
      if (large - small < beyond) {
        marks[large - small] = 1;
        if (large + small < beyond) {
          marks[large + small] = 1;
          if (large * small < beyond) marks[large * small] = 1;
        }
      }
      if (large >= beyond * small) continue;
      const quotient = large / small;
      if (quotient === Math.floor(quotient)) marks[quotient] = 1;
    }
  }
}
