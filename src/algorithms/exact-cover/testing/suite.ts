/** What every kernel that searches a covering is held to; each of their tests calls this with the covers it takes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cover, Covering } from '../cover.ts';
import type { Ear, Search } from '../search.ts';
import { areasAgree } from '../sizes.ts';
import { movesOf, representatives } from '../symmetry.ts';
import { everyCovering, padded, written } from './covers.ts';

/** Makes a search ready. */
export type Kernel = (cover: Cover, ear: Ear) => Search;

/** An ear that keeps what it hears. */
export class Keeping implements Ear {
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

/** Ends a search when it has told so many things. */
function stopping(ear: Keeping, after: number): Ear {
  let left = after;
  const or = (tell: () => void) => {
    if (left-- === 0) throw STOP;
    tell();
  };
  return {
    tick: (nodes) => or(() => ear.tick(nodes)),
    passed: (share) => or(() => ear.passed(share)),
    found: (covering) => or(() => ear.found(covering)),
  };
}

export function describeSearch(kernel: Kernel, covers: fc.Arbitrary<Cover>): void {
  const ready = (cover: Cover) => {
    const ear = new Keeping();
    return { ear, search: kernel(cover, ear) };
  };

  describe('as every kernel', () => {
    it('finds every covering once, and tells its nodes before', () => {
      fc.assert(
        fc.property(covers, (cover) => {
          const { ear, search } = ready(cover);
          search();
          expect(written(ear.coverings)).toEqual(written(everyCovering(cover)!));
          if (areasAgree(cover)) expect(ear.nodes).toBeGreaterThan(0);
          expect(Math.min(...ear.nodesThen)).toBeGreaterThan(0);
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
          const { ear, search } = ready(cover);
          const every = everyCovering(cover)!;
          for (const by of [0, 1, 2]) {
            const fixed = alone[(choice + by) % alone.length]!;
            ear.clear();
            search(fixed);
            expect(written(ear.coverings)).toEqual(written(every.filter((covering) => covering.includes(fixed))));
          }
          ear.clear();
          search();
          expect(written(ear.coverings)).toEqual(written(every));
        }),
        { numRuns: 60 },
      );
    });

    it('tells parts that make up the whole', () => {
      fc.assert(
        fc.property(covers, (cover) => {
          const { ear, search } = ready(cover);
          search();
          expect(ear.share).toBeCloseTo(1, 9);
          const places = representatives(cover, movesOf(cover)) ?? [];
          ear.clear();
          for (const { option } of places) search(option, 1 / places.length);
          expect(ear.share).toBeCloseTo(places.length > 0 ? 1 : 0, 9);
        }),
        { numRuns: 60 },
      );
    });

    it('can be stopped whenever it tells something, and run again', () => {
      fc.assert(
        fc.property(covers, fc.nat({ max: 30 }), (cover, after) => {
          const whole = ready(cover);
          whole.search();
          const ear = new Keeping();
          let heard: Ear = stopping(ear, after);
          const search = kernel(cover, {
            tick: (nodes) => heard.tick(nodes),
            passed: (share) => heard.passed(share),
            found: (covering) => heard.found(covering),
          });
          let stopped = false;
          try {
            search();
          } catch (error) {
            expect(error).toBe(STOP);
            stopped = true;
          }
          expect(stopped || ear.coverings.length === whole.ear.coverings.length).toBe(true);
          expect(ear.coverings).toEqual(whole.ear.coverings.slice(0, ear.coverings.length));
          ear.clear();
          heard = ear;
          search();
          expect(ear).toEqual(whole.ear);
        }),
        { numRuns: 60 },
      );
    });

    it('takes boards of 64 cells and 32 pieces', () => {
      fc.assert(
        fc.property(covers, (cover) => {
          const pieces = 32 - cover.pieces;
          const large = padded(cover, 64 - cover.cells, pieces);
          const { ear, search } = ready(large);
          search();
          const added = Array.from({ length: pieces }, (_, piece) => piece);
          const known = everyCovering(cover)!.map((covering) => [...added, ...covering.map((i) => i + pieces)]);
          expect(written(ear.coverings)).toEqual(written(known));
          expect(ear.share).toBeCloseTo(1, 9);
        }),
        { numRuns: 25 },
      );
    });
  });
}
