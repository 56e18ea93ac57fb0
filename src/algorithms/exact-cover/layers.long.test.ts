import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cover, Covering } from './cover.ts';
import { countPart, layerParts } from './layer-parts.ts';
import { type LayersListener, prepareLayers } from './layers.ts';
import { orbitWeights } from './orbit-weights.ts';
import { isLeast, permutationsOf } from './symmetry.ts';
import { arbitraryCover, everyCovering } from './testing/covers.ts';

const covers = arbitraryCover.map((cover): Cover => ({ ...cover, gaps: false }));
const silent: LayersListener = { tick: () => undefined, passed: () => undefined };
const ones = ({ options }: Cover) => options.map(() => 1);
/** Pieces of one cell on as many cells: all orders of them. */
const orders = (pieces: number): Cover => {
  const all = Array.from({ length: pieces }, (_, i) => i);
  return {
    ...{ cells: pieces, pieces, sizes: all.map(() => 1), gaps: false, before: all.map(() => -1) },
    options: all.flatMap((piece) => all.map((cell) => ({ piece, cells: [cell] }))),
    neighbours: all.map((cell) => (cell + 1 < pieces ? [cell + 1] : [])),
    symmetries: [{ cells: all, pieces: all }],
  };
};

/** The first pieces of a covering, in the order of their lowest cells, as bits. */
function firstPieces({ options }: Cover, covering: Covering, count: number): number {
  const order = covering.map((_, piece) => piece);
  order.sort((a, b) => options[covering[a]!]!.cells[0]! - options[covering[b]!]!.cells[0]!);
  return order.slice(0, count).reduce((set, piece) => set | (1 << piece), 0);
}

describe('a count layer by layer', () => {
  it('counts every covering once, and each in its part', () => {
    fc.assert(
      fc.property(covers, fc.nat(), fc.nat(), (cover, some, place) => {
        const coverings = everyCovering(cover)!;
        let [nodes, share] = [0, 0];
        const listener: LayersListener = {
          tick: (more) => {
            nodes += more;
          },
          passed: (more) => {
            share += more;
          },
        };
        const count = prepareLayers(cover, ones(cover), listener);
        expect(count()).toBe(coverings.length);
        expect(share).toBeCloseTo(1, 9);
        if (coverings.length > 0) expect(nodes).toBeGreaterThanOrEqual(cover.pieces);
        const chosen = some % 2 ** cover.pieces;
        const middle = 1 + (place % cover.pieces);
        for (let wanted = 0; wanted < 2 ** cover.pieces; wanted++) {
          if (wanted & ~chosen) continue;
          const mine = coverings.filter((covering) => (firstPieces(cover, covering, middle) & chosen) === wanted);
          expect(count({ chosen, wanted, middle })).toBe(mine.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is divided into parts that are the whole', () => {
    let divided = 0;
    fc.assert(
      fc.property(covers, (cover) => {
        const parts = layerParts(cover, { weights: ones(cover) }, () => undefined);
        if (parts.length > 1) divided++;
        const count = prepareLayers(cover, ones(cover), silent);
        const counts = parts.map((part) => count(part)!);
        expect(counts.reduce((sum, number) => sum + number, 0)).toBe(everyCovering(cover)!.length);
      }),
    );
    expect(divided).toBeGreaterThan(0);
  });

  it('gives account of all of it, and of each part', () => {
    fc.assert(
      fc.property(covers, (cover) => {
        let done = 0;
        const passed = (share: number) => {
          expect(share).toBeGreaterThanOrEqual(0);
          done += share;
        };
        const count = prepareLayers(cover, ones(cover), { ...silent, passed });
        for (const part of [undefined, ...layerParts(cover, { weights: ones(cover) }, () => undefined)]) {
          done = 0;
          count(part);
          expect(done).toBeCloseTo(1);
        }
      }),
    );
  });

  it('is counted in smaller parts where one is too large, as long as there are smaller ones', () => {
    let halved = 0;
    fc.assert(
      fc.property(covers, fc.nat({ max: 3 }), (cover, least) => {
        const count = prepareLayers(cover, ones(cover), silent);
        const chosenIn = (chosen: number) => cover.before.filter((_, piece) => chosen & (1 << piece)).length;
        const whole = { chosen: 0, wanted: 0, middle: Math.ceil(cover.pieces / 2) };
        const found = countPart(cover, undefined, whole, (one) =>
          chosenIn(one.chosen) < least ? undefined : count(one),
        );
        const alone = cover.before.filter((before, piece) => before < 0 && !cover.before.includes(piece)).length;
        if (alone >= least && least > 0) halved++;
        expect(found).toBe(alone >= least ? everyCovering(cover)!.length : undefined);
      }),
    );
    expect(halved).toBeGreaterThan(0);
  });

  it('counts all by one place of each orbit, and classes where that is possible', () => {
    let classed = 0;
    fc.assert(
      fc.property(covers, (cover) => {
        const permutations = permutationsOf(cover);
        const coverings = everyCovering(cover)!;
        const all = orbitWeights(cover, permutations, false)!;
        expect(prepareLayers(cover, all.weights, silent)()).toBe(coverings.length);
        const unique = orbitWeights(cover, permutations, true);
        if (!unique) return;
        const classes = coverings.filter((covering) => isLeast(cover, covering, permutations.slice(1)));
        if (permutations.length > 1) classed++;
        expect(prepareLayers(cover, unique.weights, silent)()).toBe(classes.length);
      }),
      { numRuns: 300 },
    );
    expect(classed).toBeGreaterThan(0);
  });

  it('counts far, and gives up where memory or numbers end', () => {
    const many = orders(16);
    expect(prepareLayers(many, ones(many), silent)()).toBe(20_922_789_888_000);
    expect(prepareLayers(many, ones(many), silent, 0)()).toBeUndefined();
    const tooMany = orders(20);
    expect(prepareLayers(tooMany, ones(tooMany), silent)()).toBeUndefined();
  });

  it('ends where its listener throws, and can be asked again', () => {
    const stop = new Error('stop');
    const many = orders(10);
    let isStopped = true;
    const count = prepareLayers(many, ones(many), {
      ...silent,
      layer(laid) {
        if (isStopped && laid === 5) throw stop;
      },
    });
    expect(() => count()).toThrow(stop);
    isStopped = false;
    expect(count()).toBe(3_628_800);
  });
});
