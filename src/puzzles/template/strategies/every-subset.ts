/** Every subset as the bits of a counter: the plainest way, and the yardstick for cleverer ones. */
import type { NodeSettled, Strategy } from '../../../contract/index.ts';
import type { Picked, Task } from '../model.ts';
import { text } from '../texts.ts';

/** More numbers than this would take hours. */
const MOST = 24;
/** A power of two. */
const SHARDS = 16;

export const everySubset: Strategy<Task, Picked> = {
  id: 'every-subset',
  name: text('every-subset-name'),
  summary: text('every-subset'),
  node: { means: text('every-subset-node'), count: (n) => text('subsets', { n }) },
  source: text('folklore'),
  guarantees: { complete: true, optimal: true },
  gauges: { sum: text('gauge-sum') },
  rejects: ({ numbers }) => (numbers.length > MOST ? text('too-many-subsets', { most: MOST }) : undefined),
  async prepare({ numbers, target }, _goal, _options, { part }) {
    const [from, end] = part?.split('-').map(Number) ?? [0, 2 ** numbers.length];
    return (probe) => {
      for (let mask = from!; mask < end!; mask++) {
        probe.tick();
        probe.gauge('share', (mask - from!) / (end! - from!));
        const pick = pickOf(numbers, mask);
        if (sumOf(pick) === target) probe.solution(pick);
      }
    };
  },
  /** Ranges of the counter. A search for one solution is not divided: the first may be near. */
  split({ numbers }, goal, _options, _context, round) {
    const length = 2 ** numbers.length / SHARDS;
    if (length < 1 || goal === 'first' || goal === 'best' || round > 0) return [];
    return Array.from({ length: SHARDS }, (_, i) => ({
      id: String(i + 1),
      weight: 1,
      part: `${i * length}-${(i + 1) * length}`,
    }));
  },
  /** No depth-first search, so it numbers its nodes itself: a subset grew from the one without its last number. */
  *watch({ numbers, target }, goal) {
    const count = 2 ** numbers.length;
    /** Nodes that are neither solutions nor known to have children, each with its sum. */
    const waiting = new Map<number, number>();
    const settled = (node: number, sum: number): NodeSettled => ({
      ...{ node, outcome: 'dead end', counted: true },
      why: text('wrong-sum', { sum, target }),
    });
    let isOver = false;
    for (let mask = 0; mask < count && !isOver; mask++) {
      const pick = pickOf(numbers, mask);
      const sum = sumOf(pick);
      const parent = mask - 2 ** (31 - Math.clz32(mask));
      yield { node: mask, ...(mask > 0 && { parent }), position: pick, figures: { sum } };
      if (waiting.delete(parent)) yield { node: parent, outcome: 'branched', counted: true };
      if (sum === target) yield { node: mask, outcome: 'solution', counted: true };
      else if (2 * mask < count) waiting.set(mask, sum);
      else yield settled(mask, sum);
      isOver = sum === target && goal === 'first';
    }
    for (const [node, sum] of waiting) yield settled(node, sum);
  },
};

const pickOf = (numbers: readonly number[], mask: number): Picked => numbers.filter((_, i) => mask & (1 << i));
const sumOf = (pick: Picked): number => pick.reduce((sum, number) => sum + number, 0);
