import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Reader, Writer } from './coder.ts';

const CONTEXTS = 8;
const steps = fc.array(fc.record({ context: fc.nat({ max: CONTEXTS - 1 }), bit: fc.nat({ max: 1 }) }), {
  maxLength: 3000,
});

describe('coding of bits', () => {
  it('reads what was written', () => {
    fc.assert(
      fc.property(steps, (written) => {
        const writer = new Writer(CONTEXTS * 2);
        for (const { context, bit } of written) expect(writer.number(context * 2, 1, bit)).toBe(bit);
        const reader = new Reader(writer.end(), CONTEXTS * 2);
        expect(written.map(({ context }) => reader.number(context * 2, 1))).toEqual(written.map(({ bit }) => bit));
      }),
    );
  });

  // Long runs bring probabilities to their bounds, and carries through many digits.
  it('reads long runs that a surprise ends', () => {
    const run = fc.record({ length: fc.integer({ min: 1, max: 400 }), bit: fc.nat({ max: 1 }) });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 40 }), (runs) => {
        const bits = runs.flatMap(({ length, bit }) => Array<number>(length).fill(bit));
        const writer = new Writer(2);
        for (const bit of bits) writer.number(0, 1, bit);
        const reader = new Reader(writer.end(), 2);
        expect(bits.map(() => reader.number(0, 1))).toEqual(bits);
      }),
    );
  });

  it('writes only characters that need no escape', () => {
    fc.assert(
      fc.property(steps, (written) => {
        const writer = new Writer(CONTEXTS * 2);
        for (const { context, bit } of written) writer.number(context * 2, 1, bit);
        expect(writer.end()).toMatch(/^[#()*+,./0-9:;<=>?@A-Z[\]^_`a-g-]*$/);
      }),
    );
  });

  it('takes little room for what is likely', () => {
    const length = (bits: readonly number[]): number => {
      const writer = new Writer(2);
      for (const bit of bits) writer.number(0, 1, bit);
      return writer.end().length;
    };
    const all = Array.from({ length: 6000 }, (_, i) => i);
    // A bit that is 1 once in 16 carries 0.34 bits; a digit has six.
    expect(length(all.map((i) => (i % 16 === 0 ? 1 : 0)))).toBeLessThan(6000 * 0.06);
    expect(length(all.map((i) => (i * i) & 1))).toBeGreaterThan(950);
  });

  it('reads numbers of any width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat({ max: 255 }), { maxLength: 100 }), (width, some) => {
        const numbers = some.map((number) => number % 2 ** width);
        const writer = new Writer(2 ** width);
        for (const number of numbers) expect(writer.number(0, width, number)).toBe(number);
        const reader = new Reader(writer.end(), 2 ** width);
        expect(numbers.map(() => reader.number(0, width))).toEqual(numbers);
      }),
    );
  });
});
