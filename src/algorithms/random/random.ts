/** Seeded random numbers: the same seed gives the same sequence on every machine. Not for secrets. */

export interface Random {
  /** A whole number from 0 to n - 1, each equally likely; n is at most 2 ** 53. */
  below(n: number): number;
}

/** Chris Doty-Humphrey's sfc32 (PractRand), its state spread from the seed by a multiplicative hash. */
export function seededRandom(seed: number): Random {
  const state = new Uint32Array(4);
  // Seeds may be any number: both halves of its 64 bits count, so that 1.5 and 2 ** 40 differ from 1.
  const bits = new Uint32Array(Float64Array.of(seed).buffer);
  state.set([bits[0]!, bits[1]!, 0x9e3779b9, 1]);
  const next = (): number => {
    const [a, b, c, d] = state as unknown as [number, number, number, number];
    const result = (a + b + d) >>> 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + result;
    state[3] = d + 1;
    return result;
  };
  for (let i = 0; i < 15; i++) next();
  return {
    below(n) {
      if (!(n >= 1 && n <= 2 ** 53)) throw new RangeError(`no random number below ${n}`);
      const range = n <= 2 ** 32 ? 2 ** 32 : 2 ** 53;
      const draw = range === 2 ** 32 ? next : () => next() * 2 ** 21 + (next() >>> 11);
      // Values of the last, incomplete round are thrown away: they would favour the small results.
      const fair = range - (range % n);
      let value = draw();
      while (value >= fair) value = draw();
      return value % n;
    },
  };
}

/** All items in a random order, each order equally likely (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
