import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge } from './merged.ts';
import { type Made, pathsOf, searchOf } from './testing/searches.ts';

/** Where they part, as the positions there, with what either has alone. */
const partings = (merged: ReturnType<typeof merge>) =>
  [...merged.partings].map((node) => {
    const { a, b } = merged.parting(node);
    const position = a.node >= 0 ? merged.a.position(a.node) : merged.b.position(b.node);
    return [position, a.nodes, b.nodes];
  });

describe('two searches', () => {
  it('part where one of them was cut, with its reason and what the other went on to do', () => {
    const why = { code: 'too-far' };
    const a = searchOf(pathsOf('r ra raa rab raba rb'));
    const b = searchOf(
      pathsOf('r ra rb rba', { ra: 'cut' }).map((node) => (node.position === 'ra' ? { ...node, why } : node)),
    );
    const merged = merge(a, b);
    expect(merged.common).toBe(3);
    expect(merged.totals).toEqual({ a: { own: 3, beyond: 0 }, b: { own: 1, beyond: 0 } });
    expect(partings(merged)).toEqual([
      ['ra', 3, 0],
      ['rb', 0, 1],
    ]);
    expect(merged.parting(merged.partings[0]!)).toEqual({
      node: 1,
      a: { node: 1, outcome: 'branched', why: undefined, nodes: 3, counted: 3 },
      b: { node: 1, outcome: 'cut', why, nodes: 0, counted: 0 },
    });
  });

  it('are one tree: each node once, with its number in both', () => {
    const merged = merge(searchOf(pathsOf('r ra rb rba')), searchOf(pathsOf('r rb rbb ra rc')));
    expect([...merged.inA]).toEqual([0, 1, 2, 3, -1, -1]);
    expect([...merged.inB]).toEqual([0, 3, 1, -1, 2, 4]);
    expect([...merged.parents]).toEqual([-1, 0, 0, 2, 2, 0]);
  });

  it('have one parting at a node, whichever of its children they have not in common', () => {
    const merged = merge(searchOf(pathsOf('r ra raa rb rc')), searchOf(pathsOf('r rb rd')));
    expect(partings(merged)).toEqual([['r', 3, 1]]);
  });

  it('match siblings with one position in their order', () => {
    const twice: Made[] = [
      { position: 'r', outcome: 'branched' },
      { position: 'x', parent: 0, outcome: 'branched' },
      { position: 'x', parent: 0, outcome: 'branched' },
      { position: 'y', parent: 2, outcome: 'cut' },
    ];
    const merged = merge(searchOf(twice), searchOf(twice.slice(0, 2)));
    expect(merged.common).toBe(2);
    expect(partings(merged)).toEqual([['r', 2, 0]]);
  });

  it('share a node that joins another in one of them only', () => {
    const a = searchOf(pathsOf('r ra rb rba'));
    const b = searchOf([...pathsOf('r ra'), { position: 'rb', parent: 0, joins: 1 }]);
    const [node] = merge(a, b).partings;
    expect(merge(a, b).parting(node!).b).toMatchObject({ outcome: 'joins', nodes: 0 });
  });

  it('count what the strategies count', () => {
    const a = searchOf(pathsOf('r ra raa rab').map((node) => ({ ...node, isCounted: node.position !== 'rab' })));
    const merged = merge(a, searchOf(pathsOf('r ra')));
    expect(merged.parting(merged.partings[0]!).a).toMatchObject({ nodes: 2, counted: 1 });
  });

  it('of which neither has a node share nothing', () => {
    const merged = merge(searchOf([]), searchOf([]));
    expect(merged).toMatchObject({ count: 0, common: 0 });
    expect(merged.partings).toHaveLength(0);
  });
});

describe('iterations', () => {
  const deepening = (...bounds: number[]) =>
    searchOf(
      bounds.flatMap((bound, iteration): Made[] => [
        { position: '-', iteration, figures: { h: bounds[0]!, bound }, outcome: 'branched' },
        { position: 'R', iteration, parent: 2 * iteration, outcome: 'cut' },
      ]),
    );

  it('are the same where their bounds are, and each that only one has is a parting of its own', () => {
    const merged = merge(deepening(3, 4, 5, 6), deepening(4, 6));
    expect(merged.common).toBe(4);
    expect([...merged.partings].map((node) => merged.parting(node).a)).toEqual([
      { node: 0, outcome: 'branched', why: undefined, nodes: 2, counted: 2 },
      { node: 4, outcome: 'branched', why: undefined, nodes: 2, counted: 2 },
    ]);
    expect(merged.parting(merged.partings[0]!).b).toMatchObject({ node: -1, nodes: 0 });
  });

  it('go by number where no figure changes', () => {
    expect(merge(deepening(3), deepening(4)).common).toBe(2);
  });

  it('with the same figures go one after the other', () => {
    const merged = merge(deepening(3, 4, 4), deepening(4, 4));
    expect([...merged.inB]).toEqual([-1, -1, 0, 1, 2, 3]);
  });
});

describe('a recording that ends early', () => {
  it('is not held against what it did not reach', () => {
    const unfinished = { r: undefined, rb: undefined };
    const a = searchOf(pathsOf('r ra raa rb rba', unfinished), false);
    const b = searchOf(pathsOf('r ra rab rb rba rbb rbba rc'));
    const merged = merge(a, b);
    expect(merged.totals).toEqual({ a: { own: 1, beyond: 0 }, b: { own: 1, beyond: 3 } });
    expect(partings(merged)).toEqual([['ra', 1, 1]]);
    expect(merged.count).toBe(6);
  });

  it('has not reached later roots', () => {
    const roots = [0, 1, 2].map((iteration): Made => ({ position: '-', iteration, outcome: 'cut' }));
    const merged = merge(searchOf(roots), searchOf(roots.slice(0, 2), false));
    expect(merged.totals.a).toEqual({ own: 0, beyond: 1 });
  });

  it('does differ in what it has done otherwise', () => {
    const merged = merge(searchOf(pathsOf('r ra', { r: undefined, ra: undefined }), false), searchOf(pathsOf('r rb')));
    expect(merged.totals).toEqual({ a: { own: 1, beyond: 0 }, b: { own: 1, beyond: 0 } });
  });
});

describe('any two searches', () => {
  /** Each node grows from an earlier one; positions are few, so that siblings may have the same. */
  const search = fc
    .array(fc.record({ from: fc.nat(), position: fc.constantFrom('a', 'b', 'c'), counted: fc.boolean() }), {
      maxLength: 40,
    })
    .map((nodes) =>
      nodes.map(
        ({ from, position, counted }, node): Made => ({
          position,
          outcome: 'branched',
          isCounted: counted,
          ...(node > 0 && { parent: from % node }),
        }),
      ),
    );

  it('have nothing apart from themselves', () => {
    fc.assert(
      fc.property(search, (nodes) => {
        const merged = merge(searchOf(nodes), searchOf(nodes));
        expect(merged.common).toBe(nodes.length);
        expect(merged.partings).toHaveLength(0);
        expect(merged.inA).toEqual(merged.inB);
        expect(merged.alike).toMatchObject({ isAlike: nodes.length > 0, crossed: 0 });
      }),
    );
  });

  it('have no node too many or too few: what is common and what is alone is all there is', () => {
    fc.assert(
      fc.property(search, search, fc.boolean(), fc.boolean(), (one, other, isWhole, isWholeToo) => {
        const [a, b] = [searchOf(one, isWhole), searchOf(other, isWholeToo)];
        const merged = merge(a, b);
        const { totals, common, count } = merged;
        expect(common + totals.a.own + totals.a.beyond).toBe(a.count);
        expect(common + totals.b.own + totals.b.beyond).toBe(b.count);
        expect(common + totals.a.own + totals.b.own).toBe(count);
        const all = [...merged.partings].map((node) => merged.parting(node));
        const sum = (side: 'a' | 'b') => all.reduce((total, parting) => total + parting[side].nodes, 0);
        expect([sum('a'), sum('b')]).toEqual([totals.a.own, totals.b.own]);
        const saved = all.map((parting) => Math.abs(parting.a.nodes - parting.b.nodes));
        expect(saved).toEqual(saved.toSorted((x, y) => y - x));
      }),
    );
  });

  it('match only nodes that have the same way from the root', () => {
    fc.assert(
      fc.property(search, search, (one, other) => {
        const merged = merge(searchOf(one), searchOf(other));
        const way = (nodes: readonly Made[], node: number): string =>
          node < 0 ? '' : way(nodes, nodes[node]!.parent ?? -1) + nodes[node]!.position;
        for (let node = 0; node < merged.count; node++) {
          const [a, b] = [merged.inA[node]!, merged.inB[node]!];
          if (a >= 0 && b >= 0) expect(way(one, a)).toBe(way(other, b));
          expect(merged.parents[node]).toBeLessThan(node);
        }
      }),
    );
  });

  it('part exactly where subtrees were taken out of one of them', () => {
    fc.assert(
      fc.property(search, fc.func(fc.boolean()), (nodes, takes) => {
        // Positions of their own, so that no sibling takes the place of one that is gone.
        const whole = nodes.map((node, index) => ({ ...node, position: `${index}` }));
        const gone = new Set<number>();
        const tops: number[] = [];
        whole.forEach(({ parent }, node) => {
          if (parent === undefined) return;
          if (gone.has(parent)) gone.add(node);
          else if (takes(node)) {
            gone.add(node);
            tops.push(node);
          }
        });
        const kept = whole.map((_, node) => node).filter((node) => !gone.has(node));
        const part = kept.map((node): Made => {
          const { parent, ...rest } = whole[node]!;
          return parent === undefined ? rest : { ...rest, parent: kept.indexOf(parent) };
        });
        const merged = merge(searchOf(whole), searchOf(part));
        expect(merged.common).toBe(kept.length);
        expect(merged.totals.b.own).toBe(0);
        expect(new Set(merged.partings)).toEqual(new Set(tops.map((node) => whole[node]!.parent!)));
      }),
    );
  });
});
