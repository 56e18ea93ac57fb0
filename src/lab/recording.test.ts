import { describe, expect, it } from 'vitest';
import type { Trace } from '../contract/index.ts';
import { Recording } from './recording.ts';

const events: readonly Trace<string>[] = [
  { node: 0, position: '-' },
  { node: 1, parent: 0, position: 'a', figures: { h: 2 } },
  { node: 1, outcome: 'dead end', counted: true, why: { code: 'stuck' } },
  { node: 2, parent: 0, position: 'b', figures: { h: 1, g: 1 } },
  { node: 3, parent: 2, joins: 1, position: 'ba' },
  { node: 4, parent: 2, position: 'bb' },
  { node: 4, outcome: 'solution', counted: false },
  { node: 2, outcome: 'branched', counted: true },
  { node: 0, outcome: 'branched', counted: false },
];

describe('a recording', () => {
  const record = new Recording();
  record.add(events.slice(0, 4), false);
  record.add(events.slice(4), true);

  it('knows every node and what became of it', () => {
    expect([record.count, record.counted, record.steps]).toEqual([5, 2, 9]);
    expect([record.isComplete, record.isFull]).toEqual([true, false]);
    expect([0, 1, 2, 3, 4].map((node) => record.outcome(node))).toEqual([
      'branched',
      'dead end',
      'branched',
      undefined,
      'solution',
    ]);
    expect([0, 1, 2, 3, 4].map((node) => record.parent(node))).toEqual([-1, 0, 0, 2, 2]);
    expect([0, 1, 2, 3, 4].map((node) => record.depth(node))).toEqual([0, 1, 1, 2, 2]);
    expect([record.joins(3), record.joins(4)]).toEqual([1, -1]);
    expect([record.isCounted(1), record.isCounted(4)]).toEqual([true, false]);
    expect([record.why(1), record.why(2)]).toEqual([{ code: 'stuck' }, undefined]);
    expect(record.position(4)).toBe('bb');
  });

  it('has its columns whole, for what goes through all of it', () => {
    const { parents, depths, steps } = record.columns;
    expect([[...parents], [...depths]]).toEqual([
      [-1, 0, 0, 2, 2],
      [0, 1, 1, 2, 2],
    ]);
    expect([...steps]).toEqual([0, 2, 3, 4, 6, 8, 9, 5, 1]);
    expect([...record.figureColumn('h')]).toEqual([Number.NaN, 2, 1, Number.NaN, Number.NaN]);
    expect([...record.figureColumn('unheard')]).toEqual(Array(5).fill(Number.NaN));
  });

  it('knows figures, also those that only some nodes have', () => {
    expect(record.figures).toEqual(['h', 'g']);
    expect([0, 1, 2, 4].map((node) => record.figuresOf(node))).toEqual([{}, { h: 2 }, { h: 1, g: 1 }, {}]);
  });

  it('knows the steps in their order', () => {
    expect(record.step(2)).toEqual({ node: 1, isMade: false });
    expect(record.step(5)).toEqual({ node: 4, isMade: true });
    // The way back to the root tells nothing new.
    expect(record.telling).toBe(7);
    expect([record.madeAt(4), record.settledAt(4), record.settledAt(3)]).toEqual([5, 6, -1]);
  });

  it('stops at its limits, and says so', () => {
    for (const limits of [
      { nodes: 3, bytes: 1e9 },
      { nodes: 100, bytes: 300 },
    ]) {
      const small = new Recording(limits);
      small.add(events, true);
      expect([small.count, small.isFull, small.isComplete]).toEqual([3, true, false]);
    }
  });

  it('grows to many nodes', () => {
    const many = new Recording();
    for (let node = 0; node < 5000; node++)
      many.add([{ node, position: `${node}`, ...(node > 0 && { parent: node - 1 }) }], false);
    expect([many.count, many.depth(4999), many.position(3000)]).toEqual([5000, 4999, '3000']);
    expect(many.columns.parents.slice(4990)).toHaveLength(10);
  });
});
