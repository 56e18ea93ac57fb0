/** Sets of 32 as the bits of a number. */

/** The lowest `count` bits; no bits for a count below 1. */
export const bitsBelow = (count: number): number => (count <= 0 ? 0 : count >= 32 ? -1 : 2 ** count - 1);

/** How many bits are set. */
export function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
