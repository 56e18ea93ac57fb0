import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../contract/index.ts';
import { type Icicle, isFailed, layOut, nodeAt, rowCount } from './icicle.ts';
import { fold, shownAs, shownAt } from './icicle-fold.ts';
import { neighbour } from './icicle-steps.ts';
import { type Grown, recordingOf } from './testing/trees.ts';

const kinds: readonly (Outcome | undefined)[] = ['branched', 'dead end', 'cut', 'solution', 'open', undefined];

/** Trees whose nodes grow from an earlier one, or from none; some join an earlier node. */
const trees = fc
  .array(fc.tuple(fc.nat(), fc.constantFrom(...kinds), fc.nat({ max: 9 })), { maxLength: 60 })
  .map((raw) =>
    raw.map(([seed, outcome, chance], node): Grown => {
      const parent = node === 0 || chance === 0 ? undefined : seed % node;
      return chance === 1 && node > 0 ? { parent, joins: (seed >> 4) % node } : { parent, outcome };
    }),
  );

interface Plain {
  readonly node: number;
  readonly x: number;
  readonly depth: number;
  readonly size: number;
  readonly height: number;
  readonly leads: boolean;
  readonly settled: boolean;
}

/** The same layout, written down as one would explain it. */
function plain(nodes: readonly Grown[]): Plain[] {
  const out: Plain[] = [];
  const childrenOf = (parent: number | undefined) => nodes.flatMap((n, i) => (n.parent === parent ? [i] : []));
  const place = (node: number, x: number, depth: number): Plain => {
    let right = x;
    const below = childrenOf(node).map((child) => {
      const placed = place(child, right, depth + 1);
      right += placed.size;
      return placed;
    });
    const { outcome, joins } = nodes[node]!;
    const own = joins !== undefined || (outcome !== undefined && outcome !== 'open');
    const placed = {
      node,
      x,
      depth,
      size: 1 + below.reduce((sum, child) => sum + child.size, 0),
      height: Math.max(0, ...below.map((child) => child.height + 1)),
      leads: outcome === 'solution' || below.some((child) => child.leads),
      settled: own && below.every((child) => child.settled),
    };
    out.push(placed);
    return placed;
  };
  let x = 0;
  for (const root of childrenOf(undefined)) x += place(root, x, 0).size;
  return out.sort((a, b) => a.node - b.node);
}

const asPlain = (icicle: Icicle): Plain[] =>
  Array.from({ length: icicle.count }, (_, node) => ({
    node,
    x: icicle.xs[node]!,
    depth: icicle.depths[node]!,
    size: icicle.sizes[node]!,
    height: icicle.heights[node]!,
    leads: icicle.leads[node] === 1,
    settled: icicle.isSettled[node] === 1,
  }));

const fails = { outcome: 'dead end' } as const;
const branches = { outcome: 'branched' } as const;

describe('the layout of an icicle', () => {
  it('is that of a plain recursion', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        expect(asPlain(layOut(recordingOf(nodes)))).toEqual(plain(nodes));
      }),
    );
  });

  it('has every row from left to right, and sums over it', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const icicle = layOut(recordingOf(nodes));
        const { starts, nodes: inRows, lefts, rights, leadsBefore, solutionsBefore } = icicle.rows;
        const expected = plain(nodes).sort((a, b) => a.depth - b.depth || a.x - b.x);
        expect([...inRows]).toEqual(expected.map(({ node }) => node));
        expect([...lefts]).toEqual(expected.map(({ x }) => x));
        expect([...rights]).toEqual(expected.map(({ x, size }) => x + size));
        expected.forEach(({ depth, node, leads }, i) => {
          expect(i >= starts[depth]! && i < starts[depth + 1]!).toBe(true);
          expect(leadsBefore[i + 1]! - leadsBefore[i]!).toBe(leads ? 1 : 0);
          expect(solutionsBefore[i + 1]! - solutionsBefore[i]!).toBe(nodes[node]!.outcome === 'solution' ? 1 : 0);
        });
      }),
    );
  });

  it('finds the node at a place', () => {
    fc.assert(
      fc.property(
        trees,
        fc.double({ min: -2, max: 62, noNaN: true }),
        fc.integer({ min: -1, max: 20 }),
        (nodes, x, d) => {
          const found = plain(nodes).find((one) => one.depth === d && one.x <= x && x < one.x + one.size);
          expect(nodeAt(layOut(recordingOf(nodes)), x, d)).toBe(found?.node);
        },
      ),
    );
  });

  it('leads from a node to its parent, its first child and its siblings', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const icicle = layOut(recordingOf(nodes));
        const childrenOf = (parent: number | undefined) => nodes.flatMap((n, i) => (n.parent === parent ? [i] : []));
        nodes.forEach(({ parent }, node) => {
          const siblings = childrenOf(parent);
          const place = siblings.indexOf(node);
          expect(neighbour(icicle, node, 'parent')).toBe(parent);
          expect(neighbour(icicle, node, 'child')).toBe(childrenOf(node)[0]);
          expect(neighbour(icicle, node, 'before')).toBe(siblings[place - 1]);
          expect(neighbour(icicle, node, 'after')).toBe(siblings[place + 1]);
        });
      }),
    );
  });

  it('of nothing is empty', () => {
    const icicle = layOut(recordingOf([]));
    expect([icicle.count, rowCount(icicle), nodeAt(icicle, 0, 0)]).toEqual([0, 0, undefined]);
  });

  it('stays as it is when the recording grows', () => {
    const recording = recordingOf([branches, { parent: 0 }]);
    const icicle = layOut(recording);
    recording.add([{ node: 1, outcome: 'solution', counted: true }], false);
    expect([icicle.outcomes[1], layOut(recording).leads[0]]).toEqual([0, 1]);
  });
});

describe('failed subtrees', () => {
  const failed = (nodes: readonly Grown[]) => {
    const icicle = layOut(recordingOf(nodes));
    return nodes.map((_, node) => isFailed(icicle, node));
  };

  it('are settled and have no solution', () => {
    const outcomes = [fails, { outcome: 'cut' }, { outcome: 'solution' }, { outcome: 'open' }, {}] as const;
    expect(outcomes.map((last) => failed([branches, { parent: 0, ...last }])[0])).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('join no node of which a solution may come, also over several joins', () => {
    const tree = (last: Grown): Grown[] => [
      branches,
      { parent: 0, ...branches },
      { parent: 1, ...last },
      { parent: 0, ...branches },
      { parent: 3, joins: 1 },
      { parent: 0, ...branches },
      { parent: 5, joins: 3 },
    ];
    expect(failed(tree({ outcome: 'solution' }))).toEqual(Array(7).fill(false));
    expect(failed(tree(fails))).toEqual(Array(7).fill(true));
  });

  it('are folded at the highest node that is no root, unless that is unfolded', () => {
    const icicle = layOut(
      recordingOf([
        branches,
        { parent: 0, ...branches },
        { parent: 0, ...fails },
        { parent: 1, ...branches },
        { parent: 3, ...fails },
        { parent: 1, ...fails },
      ]),
    );
    expect([...fold(icicle, new Set()).tops]).toEqual([-1, 1, -1, 1, 1, 1]);
    const { tops, nodes, lefts, rights } = fold(icicle, new Set([1]));
    expect([...tops]).toEqual([-1, -1, -1, 3, 3, -1]);
    expect([[...nodes], [...lefts], [...rights]]).toEqual([[3], [0], [2]]);
    expect([...fold(icicle, new Set([3, 5]), false).tops]).toEqual([-1, -1, -1, 3, 3, -1]);
  });

  it('are found at every place that they cover while they are folded', () => {
    const icicle = layOut(
      recordingOf([branches, { parent: 0, ...branches }, { parent: 1, ...fails }, { parent: 0, ...fails }]),
    );
    const folds = fold(icicle, new Set());
    const places = [0, 1, 2, 3].map((x) => [0, 1, 2, 3].map((depth) => shownAt(icicle, folds, x + 0.5, depth)));
    expect(places).toEqual([
      [0, 1, 1, undefined],
      [0, 1, 1, undefined],
      [0, 3, undefined, undefined],
      [0, undefined, undefined, undefined],
    ]);
    expect([shownAt(icicle, undefined, 0.5, 2), shownAt(icicle, undefined, 1.5, 2)]).toEqual([2, undefined]);
    expect([0, 1, 2, 3].map((node) => shownAs(folds, node))).toEqual([0, 1, 1, 3]);
    expect(shownAs(undefined, 2)).toBe(2);
  });

  it('that are folded lie side by side from left to right', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const { lefts, rights } = fold(layOut(recordingOf(nodes)), new Set());
        for (let i = 1; i < lefts.length; i++) expect(lefts[i]!).toBeGreaterThanOrEqual(rights[i - 1]!);
      }),
    );
  });
});
