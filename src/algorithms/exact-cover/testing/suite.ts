/** What every kernel that searches a covering is held to; each of their tests calls this with the covers it takes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cover, Covering } from '../cover.ts';
import type { Listener, Path, Search } from '../search.ts';
import { areasAgree } from '../sizes.ts';
import { permutationsOf, representatives } from '../symmetry.ts';
import { everyCovering, padded, written } from './covers.ts';

/** Makes a search ready. */
export type Kernel = (cover: Cover, listener: Listener) => Search;

/** A listener that keeps what it hears. */
export class Keeping implements Listener {
  coverings: Covering[] = [];
  /** For each covering the nodes that it took. */
  nodesThen: number[] = [];
  nodes = 0;
  share = 0;

  tick(nodes: number): void {
    expect(nodes).toBeGreaterThanOrEqual(0);
    this.nodes += nodes;
  }

  passed(share: number): void {
    expect(share).toBeGreaterThan(0);
    this.share += share;
  }

  found(covering: Covering): void {
    this.coverings.push(covering);
    this.nodesThen.push(this.nodes);
  }

  /** Forgets everything. */
  clear(): void {
    this.coverings = [];
    this.nodesThen = [];
    this.nodes = 0;
    this.share = 0;
  }
}

const STOP = new Error('stop');

/** A listener that ends the search once it has heard this many reports. */
function stopping(listener: Keeping, after: number): Listener {
  let left = after;
  const or = (tell: () => void) => {
    if (left-- === 0) throw STOP;
    tell();
  };
  return {
    tick: (nodes) => or(() => listener.tick(nodes)),
    passed: (share) => or(() => listener.passed(share)),
    found: (covering) => or(() => listener.found(covering)),
  };
}

/** The mean of Knuth's estimate over all dives, each as likely as it is drawn. */
function everyDive(listener: Keeping, dive: (draw: (ways: number) => number) => void): number {
  let mean = 0;
  for (let drawn: number[] | undefined = []; drawn; ) {
    const ways: number[] = [];
    const picks: readonly number[] = drawn;
    listener.clear();
    dive((many) => picks[ways.push(many) - 1] ?? 0);
    const taken = ways.map((_, depth) => picks[depth] ?? 0);
    let [estimate, alike] = [0, 1];
    for (let depth = 0; depth < listener.nodes; depth++) {
      estimate += alike;
      alike *= ways[depth] ?? 1;
    }
    mean += estimate / ways.reduce((product, many) => product * many, 1);
    const last = ways.findLastIndex((many, depth) => taken[depth]! + 1 < many);
    drawn = last < 0 ? undefined : [...taken.slice(0, last), taken[last]! + 1];
  }
  return mean;
}

export function describeSearch(kernel: Kernel, covers: fc.Arbitrary<Cover>): void {
  const ready = (cover: Cover) => {
    const listener = new Keeping();
    return { listener, search: kernel(cover, listener) };
  };

  describe('as every kernel', () => {
    it('finds every covering once, and tells its nodes before', () => {
      fc.assert(
        fc.property(covers, (cover) => {
          const { listener, search } = ready(cover);
          search();
          expect(written(listener.coverings)).toEqual(written(everyCovering(cover)!));
          if (areasAgree(cover)) expect(listener.nodes).toBeGreaterThan(0);
          expect(Math.min(...listener.nodesThen)).toBeGreaterThan(0);
        }),
        { numRuns: 150 },
      );
    });

    it('finds what has an option that is laid first, again and again', () => {
      fc.assert(
        fc.property(covers, fc.nat(), (cover, choice) => {
          // Copies are never laid first.
          const alone = cover.options.flatMap(({ piece }, i) =>
            cover.before[piece]! < 0 && !cover.before.includes(piece) ? [i] : [],
          );
          fc.pre(alone.length > 0);
          const { listener, search } = ready(cover);
          const every = everyCovering(cover)!;
          for (const by of [0, 1, 2]) {
            const fixed = alone[(choice + by) % alone.length]!;
            listener.clear();
            search(fixed);
            expect(written(listener.coverings)).toEqual(written(every.filter((covering) => covering.includes(fixed))));
          }
          listener.clear();
          search();
          expect(written(listener.coverings)).toEqual(written(every));
        }),
        { numRuns: 60 },
      );
    });

    it('tells parts that make up the whole', () => {
      fc.assert(
        fc.property(covers, (cover) => {
          const { listener, search } = ready(cover);
          search();
          expect(listener.share).toBeCloseTo(1, 9);
          const places = representatives(cover, permutationsOf(cover)) ?? [];
          listener.clear();
          for (const { option } of places) search(option, 1 / places.length);
          expect(listener.share).toBeCloseTo(places.length > 0 ? 1 : 0, 9);
        }),
        { numRuns: 60 },
      );
    });

    it('can be stopped whenever it tells something, and run again', () => {
      fc.assert(
        fc.property(covers, fc.nat({ max: 30 }), (cover, after) => {
          const whole = ready(cover);
          whole.search();
          const listener = new Keeping();
          let current: Listener = stopping(listener, after);
          const search = kernel(cover, {
            tick: (nodes) => current.tick(nodes),
            passed: (share) => current.passed(share),
            found: (covering) => current.found(covering),
          });
          let stopped = false;
          try {
            search();
          } catch (error) {
            expect(error).toBe(STOP);
            stopped = true;
          }
          expect(stopped || listener.coverings.length === whole.listener.coverings.length).toBe(true);
          expect(listener.coverings).toEqual(whole.listener.coverings.slice(0, listener.coverings.length));
          listener.clear();
          current = listener;
          search();
          expect(listener).toEqual(whole.listener);
        }),
        { numRuns: 60 },
      );
    });

    it('tells the paths that it goes, and searches what lies behind each by itself', () => {
      fc.assert(
        fc.property(covers, fc.integer({ min: 1, max: 4 }), (cover, length) => {
          fc.pre(length < cover.pieces);
          const places = representatives(cover, permutationsOf(cover)) ?? [];
          const { listener, search } = ready(cover);
          for (const fixed of [undefined, ...places.map(({ option }) => option)]) {
            listener.clear();
            search(fixed);
            const { coverings, nodes } = listener;
            listener.clear();
            const paths: Path[] = [];
            search(fixed, 1, { paths: { length, tell: (path) => paths.push(path) } });
            expect(listener.coverings).toEqual([]);
            expect(new Set(paths.map(String)).size).toBe(paths.length);
            for (const behind of paths) search(fixed, 1, { behind });
            expect(listener.coverings).toEqual(coverings);
            expect(listener.nodes).toBe(nodes);
            expect(listener.share).toBe(1 + paths.length);
          }
        }),
        { numRuns: 40 },
      );
    });

    it('searches what lies behind paths of any length in any order, also after one that was stopped', () => {
      fc.assert(
        fc.property(covers, fc.array(fc.tuple(fc.nat(), fc.nat({ max: 4 })), { maxLength: 12 }), (cover, choices) => {
          const paths: Path[] = [];
          const tell = (path: Path) => paths.push(path);
          for (const length of [1, 2, 3]) {
            if (length < cover.pieces) ready(cover).search(undefined, 1, { paths: { length, tell } });
          }
          fc.pre(paths.length > 0);
          let current: Listener = new Keeping();
          const search = kernel(cover, {
            tick: (nodes) => current.tick(nodes),
            passed: (share) => current.passed(share),
            found: (covering) => current.found(covering),
          });
          for (const [choice, after] of choices) {
            const behind = paths[choice % paths.length]!;
            const listener = new Keeping();
            current = after === 4 ? listener : stopping(listener, after);
            try {
              search(undefined, 1, { behind });
            } catch (error) {
              expect(error).toBe(STOP);
              continue;
            }
            const alone = ready(cover);
            alone.search(undefined, 1, { behind });
            expect(listener).toEqual(alone.listener);
          }
        }),
        { numRuns: 40 },
      );
    });

    it('refuses what it does not come to', () => {
      fc.assert(
        fc.property(covers, fc.integer({ min: 1, max: 3 }), fc.nat(), (cover, length, choice) => {
          fc.pre(length < cover.pieces && areasAgree(cover));
          const { search } = ready(cover);
          const paths: Path[] = [];
          search(undefined, 1, { paths: { length, tell: (path) => paths.push(path) } });
          const behind = Array.from({ length }, (_, i) => (choice + i * (choice % 7)) % cover.options.length);
          if (paths.some((path) => String(path) === String(behind))) return;
          expect(() => search(undefined, 1, { behind })).toThrow(RangeError);
          expect(() => search(undefined, 1, { behind: [cover.options.length] })).toThrow(RangeError);
        }),
        { numRuns: 30 },
      );
    });

    it('dives: the mean of all that may be drawn is the number of nodes', () => {
      fc.assert(
        fc.property(covers, fc.nat(), (cover, choice) => {
          fc.pre(cover.pieces > 1);
          const { listener, search } = ready(cover);
          const paths: Path[] = [];
          search(undefined, 1, { paths: { length: 1, tell: (path) => paths.push(path) } });
          fc.pre(paths.length > 0);
          const behind = paths[choice % paths.length]!;
          listener.clear();
          search(undefined, 1, { behind });
          const { nodes } = listener;
          expect(everyDive(listener, (draw) => search(undefined, 1, { behind, draw }))).toBeCloseTo(nodes, 6);
        }),
        { numRuns: 30 },
      );
    });

    it('takes boards of 64 cells and 32 pieces', () => {
      fc.assert(
        fc.property(covers, (cover) => {
          const pieces = 32 - cover.pieces;
          const large = padded(cover, 64 - cover.cells, pieces);
          const { listener, search } = ready(large);
          search();
          const added = Array.from({ length: pieces }, (_, piece) => piece);
          const known = everyCovering(cover)!.map((covering) => [...added, ...covering.map((i) => i + pieces)]);
          expect(written(listener.coverings)).toEqual(written(known));
          expect(listener.share).toBeCloseTo(1, 9);
        }),
        { numRuns: 25 },
      );
    });
  });
}
