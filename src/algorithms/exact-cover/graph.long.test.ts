import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cover, Covering } from './cover.ts';
import { fillSearch } from './fill.ts';
import { prepareGraph, type StateGraph } from './graph.ts';
import { everyRule, type Rules } from './rules.ts';
import { areasAgree } from './sizes.ts';
import { SolutionList } from './solution-set.ts';
import { permutationsOf, representatives } from './symmetry.ts';
import { arbitraryCover, everyCovering, padded, written } from './testing/covers.ts';
import { Keeping } from './testing/suite.ts';

function graphOf(cover: Cover, beginnings?: readonly number[], listener = new Keeping(), rules?: Rules): StateGraph {
  const build = prepareGraph(cover, beginnings, undefined, rules);
  return build(listener)!;
}

function listed(graph: StateGraph, from?: number, end?: number): readonly Covering[] {
  const coverings: Covering[] = [];
  graph.each((covering) => coverings.push(covering), from, end);
  return coverings;
}

/** Compares everything that can be read from a graph with the plain list of its solutions. */
function holdToList(graph: StateGraph, known: readonly Covering[]): void {
  const coverings = listed(graph);
  expect(graph.count).toBe(known.length);
  expect(written(coverings)).toEqual(written(known));
  expect(coverings.map((_, index) => graph.at(index))).toEqual(coverings);
  const [third, half] = [Math.floor(known.length / 3), Math.floor(known.length / 2)];
  expect(listed(graph, third, half)).toEqual(coverings.slice(third, half));
  expect(listed(graph, half)).toEqual(coverings.slice(half));
  expect([...graph.tally()]).toEqual([...new SolutionList(graph.cover, known).tally()]);
}

/** The places of one piece that has no copies. */
function placesOf(cover: Cover, choice: number): readonly number[] {
  const alone = cover.before.flatMap((piece, i) => (piece < 0 && !cover.before.includes(i) ? [i] : []));
  const piece = alone[choice % alone.length];
  return cover.options.flatMap((option, i) => (option.piece === piece ? [i] : []));
}

describe('the state graph', () => {
  it('holds every covering once, in the order of their numbers', () => {
    fc.assert(
      fc.property(arbitraryCover, fc.boolean(), (cover, regions) => {
        const listener = new Keeping();
        const graph = graphOf(cover, undefined, listener, { ...everyRule, regions });
        holdToList(graph, everyCovering(cover)!);
        expect(listener.share).toBeCloseTo(1, 9);
        // Every position is met once.
        expect(listener.nodes).toBe(graph.positions);
        expect(graph.size).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });

  it('holds those that begin with some places of a piece', () => {
    fc.assert(
      fc.property(arbitraryCover, fc.nat(), fc.infiniteStream(fc.boolean()), (cover, choice, some) => {
        const places = placesOf(cover, choice);
        const chosen = places.filter(() => some.next().value);
        fc.pre(chosen.length > 0);
        const listener = new Keeping();
        const graph = graphOf(cover, chosen, listener);
        const known = everyCovering(cover)!.filter((covering) => covering.some((option) => chosen.includes(option)));
        holdToList(graph, known);
        expect(listener.share).toBeCloseTo(1, 9);
        const counts = graph.beginnings().map(({ option, count }) => [option, count]);
        const expected = chosen.map((option) => [option, known.filter((one) => one.includes(option)).length]);
        expect(counts).toEqual(expected.filter(([, count]) => count! > 0));
      }),
      { numRuns: 60 },
    );
  });

  it('says how solutions of the whole board begin', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const graph = graphOf(cover);
        const begins = graph.beginnings();
        expect(begins.reduce((sum, { count }) => sum + count, 0)).toBe(graph.count);
        if (cover.gaps) return;
        // Without gaps each begins at the first cell.
        for (const { option, count } of begins) {
          expect(cover.options[option]!.cells[0]).toBe(0);
          expect(count).toBe(graph.tally()[option]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('where only some options are allowed is that of the solutions with these alone', () => {
    const arguments_ = [arbitraryCover, fc.nat(), fc.func(fc.integer({ min: 0, max: 4 }))] as const;
    fc.assert(
      fc.property(...arguments_, (cover, choice, allows) => {
        const allowed = (option: number) => allows(option) > 0;
        const known = everyCovering(cover)!.filter((covering) => covering.every(allowed));
        const whole = graphOf(cover);
        holdToList(whole.allowing(allowed), known);
        // What is not allowed once stays so, and the graph itself is as before.
        const even = (option: number) => option % 2 === 0;
        holdToList(
          whole.allowing(allowed).allowing(even),
          known.filter((covering) => covering.every(even)),
        );
        holdToList(whole, everyCovering(cover)!);
        const places = placesOf(cover, choice);
        if (places.length > 0) holdToList(graphOf(cover, places).allowing(allowed), known);
      }),
      { numRuns: 50 },
    );
  });

  it('behind the representatives stands for all', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const places = representatives(cover, permutationsOf(cover));
        fc.pre(places !== undefined && places.length > 0);
        const graph = graphOf(
          cover,
          places!.map(({ option }) => option),
        );
        const sizes = new Map(places!.map(({ option, spreading }) => [option, spreading.length]));
        const total = graph.beginnings().reduce((sum, { option, count }) => sum + count * sizes.get(option)!, 0);
        expect(total).toBe(everyCovering(cover)!.length);
      }),
      { numRuns: 50 },
    );
  });

  it('takes 64 cells and 32 pieces', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const pieces = 32 - cover.pieces;
        const added = Array.from({ length: pieces }, (_, piece) => piece);
        const known = everyCovering(cover)!.map((covering) => [...added, ...covering.map((i) => i + pieces)]);
        holdToList(graphOf(padded(cover, 64 - cover.cells, pieces)), known);
      }),
      { numRuns: 20 },
    );
  });

  it('ends when its listener throws, and another can be built', () => {
    const stop = new Error('stop');
    const throwing = () => {
      throw stop;
    };
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        fc.pre(areasAgree(cover));
        for (const listener of [
          { tick: throwing, passed: () => undefined },
          { tick: () => undefined, passed: throwing },
        ]) {
          const build = prepareGraph(cover);
          expect(() => build(listener)).toThrow(stop);
        }
        expect(graphOf(cover).count).toBe(everyCovering(cover)!.length);
      }),
      { numRuns: 10 },
    );
  });
});

/** Dominoes on a board of this many rows and columns, all interchangeable or all different. */
function dominoes(rows: number, columns: number, alike: boolean): Cover {
  const cells = rows * columns;
  const places: number[][] = [];
  for (let cell = 0; cell < cells; cell++) {
    if ((cell % rows) + 1 < rows) places.push([cell, cell + 1]);
    if (cell + rows < cells) places.push([cell, cell + rows]);
  }
  const pieces = Array.from({ length: cells / 2 }, (_, piece) => piece);
  const neighbours = Array.from({ length: cells }, (_, cell) =>
    places.flatMap(([from, to]) => (from === cell ? [to!] : [])),
  );
  return {
    cells,
    pieces: pieces.length,
    sizes: pieces.map(() => 2),
    options: pieces.flatMap((piece) => places.map((mine) => ({ piece, cells: mine }))),
    gaps: false,
    neighbours,
    before: pieces.map((piece) => (alike ? piece - 1 : -1)),
    symmetries: [],
  };
}

describe('a covering whose areas do not agree', () => {
  it.each([
    { cells: 2, pieces: 2, gaps: false },
    { cells: 2, pieces: 2, gaps: true },
    { cells: 4, pieces: 2, gaps: false },
    // The last piece fits nowhere.
    { cells: 3, pieces: 3, gaps: false },
    { cells: 3, pieces: 3, gaps: true },
  ])('is seen to have no solution: %j', ({ cells, pieces, gaps }) => {
    const cover: Cover = {
      cells,
      pieces,
      sizes: [2, 1, 1].slice(0, pieces),
      options: [
        { piece: 0, cells: [0, 1] },
        { piece: 1, cells: [0] },
        { piece: 1, cells: [cells - 1] },
      ],
      gaps,
      neighbours: Array.from({ length: cells }, (_, cell) => (cell + 1 < cells ? [cell + 1] : [])),
      before: Array.from({ length: pieces }, () => -1),
      symmetries: [],
    };
    const listener = new Keeping();
    const graph = graphOf(cover, undefined, listener);
    holdToList(graph, []);
    holdToList(
      graph.allowing(() => true),
      [],
    );
    expect(graph.beginnings()).toEqual([]);
    expect(listener.share).toBe(1);
    listener.clear();
    const search = fillSearch(cover, listener);
    search();
    search(0, 0.5);
    expect(listener).toMatchObject({ coverings: [], share: 1.5 });
  });
});

describe('a large state graph', () => {
  it('counts more solutions than can be listed', () => {
    // The dimers on a chessboard (Kasteleyn 1961; Fisher and Temperley 1961).
    const graph = graphOf(dominoes(8, 8, true));
    expect(graph.count).toBe(12_988_816);
    // Each covers the first cell in one of two ways, which a diagonal maps to each other.
    expect(graph.beginnings().map(({ count }) => count)).toEqual([6_494_408, 6_494_408]);
    for (const index of [0, 1, 5_000_000, 12_988_815]) {
      const { options } = graph.cover;
      const covered = graph.at(index).flatMap((option) => options[option]!.cells);
      expect([...covered].sort((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, cell) => cell));
    }
    expect(new Set([0, 1, 5_000_000, 12_988_815].map((index) => graph.at(index).join())).size).toBe(4);
  });

  it('is given up where there are more positions than there is room for', () => {
    const cover = dominoes(4, 6, false);
    const small = prepareGraph(cover, undefined, 1000);
    expect(small(new Keeping())).toBeUndefined();
    const graph = graphOf(cover);
    expect(graph.positions).toBeGreaterThan(3000);
    // 281 tilings, and every order of twelve dominoes.
    expect(graph.count).toBe(281 * 479_001_600);
  });
});
