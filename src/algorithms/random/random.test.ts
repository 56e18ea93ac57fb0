import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom, shuffled } from './random.ts';

const draw = (seed: number, count: number, below: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.below(below));
};

describe('seeded random numbers', () => {
  it('are the same for the same seed, today and on every machine', () => {
    expect(draw(1, 8, 52)).toEqual(draw(1, 8, 52));
    // Recorded once: a shared seed must give the same hand after every change.
    expect(draw(1, 8, 52)).toEqual([9, 36, 46, 23, 18, 8, 36, 33]);
  });

  it('differ for seeds that differ in any of their bits', () => {
    const seeds = [0, 1, 2, -1, 1.5, 0.1, 2 ** 31, 2 ** 32, 2 ** 40, 2 ** 53 - 1, 1e300];
    expect(new Set(seeds.map((seed) => draw(seed, 6, 1000).join())).size).toBe(seeds.length);
  });

  it('stay below the bound', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        for (const value of draw(seed, 20, n)) {
          expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
        }
      }),
    );
  });

  it('are spread evenly', () => {
    const counts = new Array<number>(6).fill(0);
    for (const value of draw(2026, 60_000, 6)) counts[value]!++;
    // Ten thousand each, with a deviation of about 91: six of them are never reached by chance.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(550);
  });

  it('do not favour small results where the bound does not divide the range', () => {
    const third = 2 ** 32 / 3;
    const low = draw(7, 30_000, Math.ceil(2 * third)).filter((value) => value < third).length;
    expect(Math.abs(low - 15_000)).toBeLessThan(550);
  });
});

describe('a shuffle', () => {
  it('has every order, and loses nothing', () => {
    const random = seededRandom(1);
    const orders = new Set(Array.from({ length: 400 }, () => shuffled(['a', 'b', 'c', 'd'], random).join('')));
    expect(orders.size).toBe(24);
  });

  it('leaves its items as they were, and is the same for the same seed on every machine', () => {
    const items = [...'ABCDEFGH'];
    // Recorded once: a shared seed must give the same puzzle after every change.
    expect(shuffled(items, seededRandom(1)).join('')).toBe('HGACBEDF');
    expect(items.join('')).toBe('ABCDEFGH');
  });
});
