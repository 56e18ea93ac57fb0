import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf, LONGEST } from './codes.ts';
import { SYMBOLS } from './text.ts';

const anyCounts = fc.array(fc.oneof(fc.constant(0), fc.nat({ max: 20 }), fc.nat({ max: 1_000_000 })), {
  minLength: 1,
  maxLength: SYMBOLS,
});

describe('prefix codes', () => {
  it('leave no code unused, begin none with another, and are never too long', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const codes = codesOf(counts);
        const met = counts.flatMap((count, symbol) => (count > 0 ? [symbol] : []));
        expect(codes.map(({ symbol }) => symbol).sort((a, b) => a - b)).toEqual(met.length > 0 ? met : [0]);
        expect(codes.every(({ length }) => length <= LONGEST)).toBe(true);
        expect(codes.reduce((sum, { length }) => sum + 2 ** -length, 0)).toBe(1);
        const texts = codes.map(({ code, length }) => (length > 0 ? code.toString(2).padStart(length, '0') : ''));
        for (const [i, one] of texts.entries())
          for (const [j, other] of texts.entries()) if (i !== j) expect(other.startsWith(one)).toBe(false);
      }),
    );
  });

  it('are as short as can be', () => {
    // The usual example: 45, 13, 12, 16, 9 and 5 of a hundred letters take 224 bits.
    const counts = [45, 13, 12, 16, 9, 5];
    expect(codesOf(counts).reduce((sum, { symbol, length }) => sum + counts[symbol]! * length, 0)).toBe(224);
    expect(codesOf([0, 0, 7])).toEqual([{ symbol: 2, length: 0, code: 0 }]);
  });

  it('are flattened where a tree would be too deep', () => {
    const fibonacci = [1, 1];
    while (fibonacci.length < 20) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);
    const lengths = codesOf(fibonacci).map(({ length }) => length);
    expect(Math.max(...lengths)).toBe(LONGEST);
    expect(lengths[0]).toBeLessThanOrEqual(2);
  });
});
