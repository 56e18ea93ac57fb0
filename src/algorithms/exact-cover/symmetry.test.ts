/** Classes of coverings, against the plain way: write each covering and all its images as cells, and compare. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './copies.ts';
import type { Cover, Covering, CoverSymmetry } from './cover.ts';
import { imageOf, isLeast, permutationsOf, representatives } from './symmetry.ts';
import { arbitraryCover, everyCovering, written } from './testing/covers.ts';

const moved = (cells: readonly number[], symmetry?: CoverSymmetry): string =>
  (symmetry ? cells.map((cell) => symmetry.cells[cell]!) : [...cells]).sort((a, b) => a - b).join();

/** What lies where, whichever copy it is, after a symmetry. */
function picture(cover: Cover, covering: Covering, symmetry?: CoverSymmetry): string {
  const groups = groupsOf(cover);
  const lying = covering.map((option, piece) => {
    const group = groups[symmetry?.pieces[piece] ?? piece];
    return `${group}:${moved(cover.options[option]!.cells, symmetry)}`;
  });
  return lying.sort().join(' ');
}

/** For each covering the one picture that stands for its class, sorted. */
function classesOf(cover: Cover, coverings: readonly Covering[]): string[] {
  return coverings
    .map((covering) => cover.symmetries.map((symmetry) => picture(cover, covering, symmetry)).sort()[0]!)
    .sort();
}

const numRuns = 150;

describe('permutations of the options', () => {
  it('are those of the symmetries, the identity first', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const { options, symmetries } = cover;
        const permutations = permutationsOf(cover);
        expect(permutations).toHaveLength(symmetries.length);
        expect([...permutations[0]!.options]).toEqual(options.map((_, i) => i));
        for (const [i, permutation] of permutations.entries()) {
          const symmetry = symmetries[i]!;
          const images = options.map((_, option) => options[permutation.options[option]!]!);
          expect(images.map(({ piece }) => piece)).toEqual(options.map(({ piece }) => symmetry.pieces[piece]));
          expect(images.map(({ cells }) => cells.join())).toEqual(options.map(({ cells }) => moved(cells, symmetry)));
        }
      }),
      { numRuns },
    );
  });

  it('are found among options that look alike to a sum', () => {
    // All 36 pairs of nine cells, and a turn of the nine.
    const nine = Array.from({ length: 9 }, (_, i) => i);
    const options = nine.flatMap((a) => nine.slice(a + 1).map((b) => ({ piece: 0, cells: [a, b] })));
    const cover: Cover = {
      cells: 9,
      pieces: 1,
      sizes: [2],
      options,
      gaps: true,
      neighbours: nine.map((a) => nine.slice(a + 1)),
      before: [-1],
      symmetries: nine.map((by) => ({ cells: nine.map((cell) => (cell + by) % 9), pieces: [0] })),
    };
    expect(permutationsOf(cover)).toHaveLength(9);
    // Four distances around the circle.
    expect(representatives(cover, permutationsOf(cover))).toHaveLength(4);
  });
});

describe('representatives', () => {
  it('stand for orbits that make up all places of one piece', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const permutations = permutationsOf(cover);
        const places = representatives(cover, permutations);
        const stays = (piece: number) => cover.symmetries.every(({ pieces }) => pieces[piece] === piece);
        const fits = (piece: number) => cover.options.some((option) => option.piece === piece);
        const alone = cover.before.filter((piece, i) => piece < 0 && !cover.before.includes(i) && stays(i) && fits(i));
        expect(places === undefined).toBe(permutations.length < 2 || alone.length === 0);
        if (!places) return;
        const { piece } = cover.options[places[0]!.option]!;
        expect(cover.before[piece]).toBe(-1);
        expect(cover.before).not.toContain(piece);
        const orbits = places.flatMap(({ option, spreading }) =>
          spreading.map((permutation) => permutation.options[option]!),
        );
        const all = cover.options.flatMap((option, i) => (option.piece === piece ? [i] : []));
        expect(orbits.sort((a, b) => a - b)).toEqual(all);
        for (const { option, fixing, spreading } of places) {
          expect(spreading[0]).toBe(permutations[0]);
          expect(fixing).toEqual(permutations.slice(1).filter((permutation) => permutation.options[option] === option));
          expect(spreading.length * (fixing.length + 1)).toBe(permutations.length);
        }
      }),
      { numRuns },
    );
  });

  it('lead to every covering once, by their images', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const places = representatives(cover, permutationsOf(cover));
        fc.pre(places !== undefined);
        const every = everyCovering(cover)!;
        const found = places!.flatMap(({ option, spreading }) =>
          every
            .filter((covering) => covering.includes(option))
            .flatMap((covering) => spreading.map((permutation) => imageOf(covering, permutation))),
        );
        const pictures = (coverings: readonly Covering[]) => coverings.map((one) => picture(cover, one)).sort();
        expect(pictures(found)).toEqual(pictures(every));
      }),
      { numRuns },
    );
  });

  it('lead to one covering of each class, the least under what leaves them in place', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const places = representatives(cover, permutationsOf(cover));
        fc.pre(places !== undefined);
        const every = everyCovering(cover)!;
        const found = places!.flatMap(({ option, fixing }) =>
          every.filter((covering) => covering.includes(option) && isLeast(cover, covering, fixing)),
        );
        expect(classesOf(cover, found)).toEqual([...new Set(classesOf(cover, every))]);
      }),
      { numRuns },
    );
  });
});

describe('the least of its images', () => {
  it('is one covering of each class', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const every = everyCovering(cover)!;
        const permutations = permutationsOf(cover).slice(1);
        const least = every.filter((covering) => isLeast(cover, covering, permutations));
        expect(classesOf(cover, least)).toEqual([...new Set(classesOf(cover, every))]);
      }),
      { numRuns },
    );
  });

  it('is every covering where there is no symmetry', () => {
    fc.assert(
      fc.property(arbitraryCover, (cover) => {
        const every = everyCovering(cover)!;
        expect(written(every.filter((covering) => isLeast(cover, covering, [])))).toEqual(written(every));
      }),
      { numRuns: 20 },
    );
  });
});
