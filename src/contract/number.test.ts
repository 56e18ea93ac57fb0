import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberFormat } from './number.ts';
import { languages } from './text.ts';

describe.each(languages)('numbers in %s', (language) => {
  it.each([0, 1, 2, 3])('are written as Intl writes them, with up to %i digits', (digits) => {
    const ours = numberFormat(language, digits);
    const theirs = new Intl.NumberFormat(language, { maximumFractionDigits: digits });
    const same = (value: number): void => void expect(ours.format(value)).toBe(theirs.format(value));
    const whole = fc.maxSafeInteger().filter((value) => !Object.is(value, -0));
    const fraction = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => !Object.is(value, -0));
    const written = fc.tuple(fc.integer(), fc.integer({ min: 1, max: 10_000 })).map(([a, b]) => a / b);
    fc.assert(fc.property(fc.oneof(whole, fraction, written), same), { numRuns: 300 });
    // Halves, which round away from zero.
    for (const value of [0.05, 0.15, 1.005, 1.045, 2.675, 0.0005, 1234.5, 999.9996, 8.345, 1e-7]) same(value);
  });

  it('have up to three digits unless told otherwise', () => {
    expect(numberFormat('en').format(1234.56789)).toBe('1,234.568');
    expect(numberFormat('id').format(1234.56789)).toBe('1.234,568');
  });
});
