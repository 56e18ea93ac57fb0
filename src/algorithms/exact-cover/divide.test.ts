import { describe, expect, it } from 'vitest';
import { constrainedSearch } from './constrained.ts';
import type { Cover } from './cover.ts';
import { type Branching, divide } from './divide.ts';
import { Sampler } from './sampler.ts';
import type { Listener } from './search.ts';

/** Each piece lies on one cell, on any where `lies` allows it. */
function cells(count: number, lies: (piece: number, cell: number) => boolean = () => true): Cover {
  const each = Array.from({ length: count }, (_, i) => i);
  return {
    cells: count,
    pieces: count,
    sizes: each.map(() => 1),
    options: each.flatMap((piece) =>
      each.filter((cell) => lies(piece, cell)).map((cell) => ({ piece, cells: [cell] })),
    ),
    gaps: false,
    neighbours: each.map((cell) => each.filter((other) => other > cell)),
    before: each.map(() => -1),
    symmetries: [],
  };
}

const samplerOf = (cover: Cover) =>
  new Sampler(
    { search: (listener) => constrainedSearch(cover, listener), starts: [undefined], pieces: cover.pieces },
    () => undefined,
  );

function nodesOf(cover: Cover): (path?: readonly number[]) => number {
  let nodes = 0;
  const listener: Listener = { tick: (more) => (nodes += more), passed: () => undefined, found: () => undefined };
  const search = constrainedSearch(cover, listener);
  return (path) => {
    nodes = 0;
    search(undefined, 1, path && { behind: path });
    return nodes;
  };
}

describe('a search divided into paths', () => {
  it('knows a regular tree exactly', () => {
    const cover = cells(8);
    const nodes = nodesOf(cover);
    const division = divide(samplerOf(cover))!;
    // 8, 56, 336 and then 1680 ways to lay some.
    expect(division.nodes).toBe(1 + 8 + 56 + 336);
    expect(division.branches).toHaveLength(1680);
    for (const { weight, path } of division.branches) expect(weight).toBeCloseTo(nodes(path), 6);
  });

  it('estimates an irregular tree within a factor of two, and always alike', () => {
    const cover = cells(10, (piece, cell) => (piece * 7 + cell * cell) % 5 < 3);
    const division = divide(samplerOf(cover))!;
    const whole = nodesOf(cover)();
    const total = division.branches.reduce((sum, { weight }) => sum + weight, division.nodes);
    expect(total).toBeGreaterThan(whole / 2);
    expect(total).toBeLessThan(whole * 2);
    expect(divide(samplerOf(cover))).toEqual(division);
  });

  it('takes no branch for much more than the others', () => {
    const paths = Array.from({ length: 2000 }, (_, i) => ({ start: 0, path: [i] }));
    const lucky: Branching = {
      pieces: 2,
      paths: () => ({ nodes: 1, paths }),
      dive: ({ path }) => (path[0] === 7 ? 5_000_000_000 : 1_000_000),
    };
    const { branches } = divide(lucky)!;
    const total = branches.reduce((sum, { weight }) => sum + weight, 0);
    expect(branches[7]!.weight).toBeLessThan(total / 100);
    expect(total).toBeCloseTo(5_000_000_000 + 1999 * 1_000_000, 0);
  });

  it('stays above a depth with far too many paths', () => {
    const few = Array.from({ length: 20 }, (_, i) => ({ start: 0, path: [i] }));
    const broad: Branching = {
      pieces: 5,
      paths: (length) => (length === 1 ? { nodes: 1, paths: few } : undefined),
      dive: () => 100_000,
    };
    expect(divide(broad)!.branches).toHaveLength(20);
  });

  it('is left alone where it is over at once', () => {
    const nowhere: Branching = { pieces: 9, paths: () => ({ nodes: 5, paths: [] }), dive: () => 1 };
    expect(divide(nowhere)).toBeUndefined();
    expect(divide(samplerOf(cells(1)))).toBeUndefined();
  });
});
