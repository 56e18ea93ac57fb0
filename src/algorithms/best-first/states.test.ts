import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { States } from './states.ts';

describe('states', () => {
  it('are numbered in the order of coming, each once, and can be read back', () => {
    const words = fc.tuple(fc.nat(8), fc.integer({ min: 0, max: 0xffffffff }), fc.nat(3));
    fc.assert(
      fc.property(fc.array(words, { maxLength: 6000, size: 'max' }), (rows) => {
        const states = new States(3, 1e6);
        const known = new Map<string, number>();
        for (const row of rows) {
          const key = row.join();
          if (states.find(Uint32Array.from(row)) !== known.get(key)) throw new Error(`${key} is found elsewhere`);
          if (!known.has(key)) known.set(key, known.size);
          if (states.add(Uint32Array.from(row)) !== known.get(key)) throw new Error(`${key} is not what it was`);
        }
        expect(states.size).toBe(known.size);
        const back = new Uint32Array(3);
        for (const [key, number] of known) {
          states.read(number, back);
          if (back.join() !== key) throw new Error(`${key} reads back as ${back}`);
        }
      }),
      { numRuns: 8 },
    );
  });

  it.each([5, 1024, 1500, 3000])('are not more than %i where that is the limit', (most) => {
    const states = new States(1, most);
    for (let i = 0; i < most; i++) expect(states.add(Uint32Array.of(i))).toBe(i);
    expect(states.add(Uint32Array.of(most))).toBeUndefined();
    expect(states.add(Uint32Array.of(most - 1))).toBe(most - 1);
    expect(states.size).toBe(most);
  });

  it('look whether to go on while they grow', () => {
    let looks = 0;
    const states = new States(1, 1e6, () => looks++);
    for (let i = 0; i < 20_000; i++) states.add(Uint32Array.of(i));
    expect(looks).toBeGreaterThanOrEqual(5);
  });
});
