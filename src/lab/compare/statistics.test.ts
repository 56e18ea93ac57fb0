import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineThrough, median, quantile, relativeSpread, spreadOf, student95 } from './statistics.ts';

const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 });

describe('the middle and the spread', () => {
  it('are those of textbooks', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
    expect(spreadOf([1, 2, 3, 4, 100])).toEqual({ median: 3, low: 2, high: 4, least: 1, most: 100, outliers: 1 });
    expect(relativeSpread(spreadOf([9, 10, 11]))).toBeCloseTo(0.1);
    expect(relativeSpread(spreadOf([0, 0]))).toBe(0);
  });

  it('lie in order, whatever the order of the values', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const { least, low, median, high, most } = spreadOf(values);
        expect([least, low, median, high, most]).toEqual([least, low, median, high, most].toSorted((a, b) => a - b));
        expect(spreadOf(values.toReversed())).toEqual(spreadOf(values));
      }),
    );
  });
});

describe('a line through points', () => {
  it('is the line that they lie on', () => {
    const points = [1, 2, 5].map((x) => ({ x, y: 3 + 2 * x }));
    const line = lineThrough(points)!;
    expect(line.slope).toBeCloseTo(2);
    expect(line.intercept).toBeCloseTo(3);
    expect(line.interval![0]).toBeCloseTo(2);
    expect(line.interval![1]).toBeCloseTo(2);
  });

  // By hand: the slope is 19.9 / 10, its standard error the root of 0.107 / 3 / 10, and t for three degrees of freedom 3.182.
  it('has the interval of textbooks', () => {
    const line = lineThrough([2.1, 3.9, 6.2, 7.8, 10.1].map((y, i) => ({ x: i + 1, y })))!;
    expect(line.slope).toBeCloseTo(1.99, 6);
    expect(line.interval![1] - line.slope).toBeCloseTo(3.182 * 0.0597216, 4);
  });

  it('does not exist over one x, and has no interval through two points', () => {
    expect(
      lineThrough([
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ]),
    ).toBeUndefined();
    expect(lineThrough([])).toBeUndefined();
    expect(
      lineThrough([
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ]),
    ).toEqual({ intercept: 0, slope: 1 });
  });
});

it("Student's t is that of the tables", () => {
  for (const [freedom, value] of [
    [1, 12.706],
    [10, 2.228],
    [11, 2.201],
    [20, 2.086],
    [30, 2.042],
    [100, 1.984],
  ] as const) {
    expect(student95(freedom)).toBeCloseTo(value, 2);
  }
});
