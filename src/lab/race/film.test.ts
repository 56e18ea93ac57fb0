import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trace } from '../../contract/index.ts';
import { recorded } from '../testing/recorded.ts';
import { filmOf, foundBy, nodeAt } from './film.ts';

const made = (node: number, parent?: number): Trace<string> => ({
  node,
  position: String(node),
  ...(parent === undefined ? {} : { parent }),
});
const told = (node: number, outcome: 'branched' | 'dead end' | 'solution' | 'open', counted = true): Trace<string> => ({
  node,
  outcome,
  counted,
});

/** Node 1 has the children 2 and 3, of which 3 is a solution; the outcome of 1 and of the root are told last. */
const deep = [
  ...[made(0), made(1, 0), made(2, 1), told(2, 'dead end')],
  ...[made(3, 1), told(3, 'solution'), told(1, 'branched'), told(0, 'branched', false)],
];

describe('a film', () => {
  it('shows a node of a depth-first search before its children', () => {
    const film = filmOf(recorded(deep));
    expect([...film.nodes]).toEqual([1, 2, 3]);
    expect(film.solutions).toEqual([{ node: 3, at: 3 }]);
  });

  it('shows a node of a best-first search when it is taken, not when it is queued', () => {
    const wide = [
      ...[made(0), told(0, 'branched'), made(1, 0), made(2, 0)],
      ...[told(2, 'branched'), made(3, 2), told(3, 'solution', false), told(1, 'open', false)],
    ];
    const film = filmOf(recorded(wide));
    expect([...film.nodes]).toEqual([0, 2]);
    expect(film.solutions).toEqual([{ node: 3, at: 2 }]);
    expect([0, 1, 2, 9].map((at) => nodeAt(film, at))).toEqual([undefined, 0, 3, 3]);
  });

  it('stands still at its end, with the solution that was found last', () => {
    const film = filmOf(recorded(deep));
    expect([0, 1, 2, 3, 4].map((at) => nodeAt(film, at))).toEqual([undefined, 1, 2, 3, 3]);
    expect([0, 2, 3, 4].map((at) => foundBy(film, at))).toEqual([0, 0, 1, 1]);
  });

  it('leaves out nodes whose outcome is not recorded', () => {
    const film = filmOf(recorded(deep.slice(0, 5), false));
    expect([[...film.nodes], film.isWhole]).toEqual([[2], false]);
  });

  it('has every counted node once, in any tree, and each after its parent', () => {
    const tree = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(tree, (nodes) => {
        const parents = nodes.map(([number], i) => (i === 0 ? undefined : number % i));
        const events: Trace<string>[] = [];
        const walk = (node: number) => {
          events.push(made(node, parents[node]));
          for (const [child, parent] of parents.entries()) if (parent === node) walk(child);
          events.push(told(node, parents.includes(node) ? 'branched' : 'dead end', nodes[node]![1]));
        };
        walk(0);
        // Nodes are numbered in the order in which they are made.
        const numbers = new Map(
          events.flatMap((one) => ('position' in one ? [one.node] : [])).map((old, i) => [old, i]),
        );
        const numbered = events.map((one) => ({
          ...one,
          node: numbers.get(one.node)!,
          ...('parent' in one && one.parent !== undefined ? { parent: numbers.get(one.parent)! } : {}),
        }));
        const recording = recorded(numbered);
        const { nodes: shown } = filmOf(recording);
        expect([...shown].sort((a, b) => a - b)).toEqual(
          [...Array(recording.count).keys()].filter((node) => recording.isCounted(node)),
        );
        for (const [i, node] of shown.entries()) {
          const parent = recording.parent(node);
          if (parent >= 0 && recording.isCounted(parent)) expect(shown.indexOf(parent)).toBeLessThan(i);
        }
      }),
    );
  });
});
