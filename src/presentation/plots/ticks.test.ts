import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logDomain, logTicks, wholeTicks } from './ticks.ts';

const positive = fc.double({ min: -3, max: 12, noNaN: true }).map((exponent) => 10 ** exponent);
const isRound = (n: number) => /^[125]e[+-]\d+$/.test(n.toExponential());

describe('the ends of a logarithmic axis', () => {
  it('are the nearest round numbers around all values', () => {
    expect(logDomain([3, 40])).toEqual({ low: 2, high: 50 });
    expect(logDomain([0.001, 1e12])).toEqual({ low: 0.0005, high: 2e12 });
    expect(logDomain([50])).toEqual({ low: 20, high: 100 });
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1 }), (values) => {
        const { low, high } = logDomain(values);
        expect(low).toBeLessThan(Math.min(...values));
        expect(high).toBeGreaterThan(Math.max(...values));
        expect([isRound(low), isRound(high)]).toEqual([true, true]);
        expect(Math.min(...values) / low).toBeLessThanOrEqual(2.5 + 1e-9);
        expect(high / Math.max(...values)).toBeLessThanOrEqual(2.5 + 1e-9);
      }),
    );
  });

  it('leave out zero, and are a decade where nothing is left', () => {
    expect(logDomain([0, 50])).toEqual({ ...logDomain([50]), hasZero: true });
    expect(logDomain([])).toEqual({ low: 1, high: 10 });
    expect(logDomain([0, 0])).toEqual({ low: 1, high: 10, hasZero: true });
  });

  it('are numbers for whatever a measurement may give', () => {
    for (const value of [Number.MIN_VALUE, Number.MAX_VALUE, Number.POSITIVE_INFINITY]) {
      const { low, high } = logDomain([value]);
      expect(low).toBeGreaterThan(0);
      expect(high).toBeLessThan(1e20);
    }
  });
});

describe('the ticks of a logarithmic axis', () => {
  it('are powers of ten on a long axis, and finer on a short one', () => {
    expect(logTicks({ low: 0.5, high: 2000 }, 10)).toEqual([1, 10, 100, 1000]);
    expect(logTicks({ low: 0.5, high: 2000 }, 2)).toEqual([1, 100]);
    expect(logTicks({ low: 0.0005, high: 2e12 }, 6)).toEqual([1e-3, 1, 1e3, 1e6, 1e9, 1e12]);
    expect(logTicks({ low: 20, high: 100 }, 10)).toEqual([20, 50, 100]);
    expect(logTicks({ low: 20, high: 50 }, 10)).toEqual([20, 50]);
    expect(logTicks({ low: 20, high: 100 }, 2)).toEqual([20, 100]);
    expect(logTicks({ low: 20, high: 50 }, 1)).toEqual([20]);
  });

  it('begin with zero where a value is zero, and leave space around it', () => {
    expect(logTicks({ low: 0.5, high: 1000, hasZero: true }, 10)).toEqual([0, 10, 100, 1000]);
    expect(logTicks({ low: 0.5, high: 1000, hasZero: true }, 1)).toEqual([0]);
    expect(logTicks({ low: 20, high: 100, hasZero: true }, 10)).toEqual([0, 50, 100]);
  });

  it('are round numbers on the axis, in order, and no more than there is space for', () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1 }), fc.integer({ min: 1, max: 16 }), (values, most) => {
        const domain = logDomain(values);
        const ticks = logTicks(domain, most);
        expect(ticks.length).toBeLessThanOrEqual(most);
        expect(ticks.length).toBeGreaterThan(0);
        expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b));
        for (const tick of ticks) {
          expect(isRound(tick)).toBe(true);
          expect(tick).toBeGreaterThanOrEqual(domain.low);
          expect(tick).toBeLessThanOrEqual(domain.high);
        }
        if (most >= 4) expect(ticks.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

describe('the ticks of a whole axis', () => {
  it('are evenly apart', () => {
    expect(wholeTicks(0, 24, 14)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
    expect(wholeTicks(0, 24, 5)).toEqual([0, 5, 10, 15, 20]);
    expect(wholeTicks(3, 5, 9)).toEqual([3, 4, 5]);
    expect(wholeTicks(0, 1, 9)).toEqual([0, 1]);
  });

  it('are whole numbers on the axis, and no more than there is space for', () => {
    const low = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(low, fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 16 }), (first, span, most) => {
        const ticks = wholeTicks(first, first + span, most);
        expect(ticks.length).toBeLessThanOrEqual(most);
        const steps = new Set(ticks.slice(1).map((tick, i) => tick - ticks[i]!));
        expect(steps.size).toBeLessThanOrEqual(1);
        for (const tick of ticks) {
          expect(Number.isInteger(tick)).toBe(true);
          expect(tick).toBeGreaterThanOrEqual(first);
          expect(tick).toBeLessThanOrEqual(first + span);
        }
      }),
    );
  });
});
