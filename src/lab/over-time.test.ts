import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trace } from '../contract/index.ts';
import { columnOf, overTime, plottedFigures, valueAt } from './over-time.ts';
import { recorded } from './testing/recorded.ts';

describe('a series over the steps', () => {
  it('has a column for each step where there is room for all', () => {
    const { least, greatest, range } = overTime(recorded(), 'depth', 100);
    expect([...least]).toEqual([0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 1]);
    expect(greatest).toEqual(least);
    expect(range).toEqual({ least: 0, greatest: 1 });
  });

  it('keeps the least and the greatest value of each column', () => {
    const { least, greatest } = overTime(recorded(), 'h', 7);
    expect([least[0], greatest[0], least[1], greatest[1]]).toEqual([3.5, 1200, 3.5, 1200]);
    expect([...least.slice(2)]).toEqual(Array(5).fill(Number.NaN));
  });

  it('has no range where no step has the figure, and no column without a step', () => {
    expect(overTime(recorded(), 'unheard', 7).range).toBeUndefined();
    expect(overTime(recorded([]), 'depth', 7).least).toHaveLength(0);
  });

  it('never loses an extreme value', () => {
    const heights = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 20 }), (values, columns) => {
        const recording = recorded(values.map((f, node) => ({ node, position: '', figures: { f } })));
        const { least, greatest, range } = overTime(recording, 'f', columns);
        expect(range).toEqual({ least: Math.min(...values), greatest: Math.max(...values) });
        values.forEach((f, step) => {
          const column = columnOf(step, values.length, least.length);
          expect(f >= least[column]! && f <= greatest[column]!).toBe(true);
        });
      }),
    );
  });

  it('tells the value at one step', () => {
    expect(valueAt(recorded(), 'h', 2)).toBe(1200);
    expect(valueAt(recorded(), 'depth', 2)).toBe(1);
    expect(valueAt(recorded(), 'h', 4)).toBeUndefined();
  });
});

it('only figures that many nodes have and that vary are worth a plot', () => {
  const made = (node: number, figures: Record<string, number>): Trace<string> => ({ node, position: '', figures });
  const nodes = [
    made(0, { f: 1, same: 4, depth: 1, bound: 7 }),
    made(1, { f: 2, same: 4, rare: 3, depth: 2 }),
    made(2, { f: 1, same: 4 }),
    made(3, { bound: 8 }),
  ];
  expect(plottedFigures(recorded(nodes))).toEqual(['f', 'bound']);
  expect(plottedFigures(recorded([...nodes, made(4, { f: 3 })]))).toEqual(['f']);
});
