import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Icicle, layOut, rowCount } from './icicle.ts';
import { fold } from './icicle-fold.ts';
import { type Look, paint, type View } from './icicle-paint.ts';
import { FADED, marks, rgba, TILE, tilesOf } from './icicle-tiles.ts';
import { type Grown, recordingOf } from './testing/trees.ts';

/** Tiles whose pixels tell the mark, so that a painting can be read: a letter for each, a capital where it is faded. */
const letters = '.bdcsojlfe12';
const legible = Uint32Array.from({ length: 2 * FADED * TILE * TILE }, (_, i) => Math.floor(i / (TILE * TILE)));
const letterOf = (code: number) => (code < FADED ? letters[code]! : letters[code - FADED]!.toUpperCase());

/** A painting as lines of letters. */
function painted(icicle: Icicle, view: Partial<View> = {}, look: Partial<Look> = {}): string[] {
  const whole = { left: 0, width: icicle.count, top: 0, rowHeight: 1, pixelWidth: icicle.count };
  const all = { ...whole, pixelHeight: rowCount(icicle), ...view };
  const pixels = new Uint32Array(all.pixelWidth * all.pixelHeight).fill(99);
  paint(icicle, all, { tiles: legible, now: Number.POSITIVE_INFINITY, ...look }, pixels);
  return Array.from({ length: all.pixelHeight }, (_, y) =>
    [...pixels.subarray(y * all.pixelWidth, (y + 1) * all.pixelWidth)].map(letterOf).join(''),
  );
}

const branched = { outcome: 'branched' } as const;
const deadEnd = { outcome: 'dead end' } as const;
/** A root, a failed branch of four nodes, one with a solution, and one that is open or goes on elsewhere. */
const small: Grown[] = [
  branched,
  { parent: 0, ...branched },
  { parent: 1, ...branched },
  { parent: 2, outcome: 'cut' },
  { parent: 1, ...deadEnd },
  { parent: 0, ...branched },
  { parent: 5, outcome: 'solution' },
  { parent: 5, ...deadEnd },
  { parent: 0, outcome: 'open' },
  { parent: 0, joins: 5 },
];
const icicle = layOut(recordingOf(small));

describe('a painted icicle', () => {
  it('shows each node as wide as its subtree, marked by what became of it', () => {
    expect(painted(icicle)).toEqual(['llllllllll', 'bbb.lllej.', 'bbd.sd....', 'c.........']);
  });

  it('shows any part of it, at any size', () => {
    expect(painted(icicle, { left: 4, width: 4, top: 1, pixelWidth: 8, pixelHeight: 4 })).toEqual([
      'lllll.ee',
      'ssdd....',
      '........',
      '........',
    ]);
    expect(painted(icicle, { left: 2, width: 2, top: 2, pixelWidth: 2, pixelHeight: 3, rowHeight: 2 })).toEqual([
      'd.',
      'd.',
      '..',
    ]);
  });

  it('parts wide nodes and high rows, and leaves what is open hollow', () => {
    const lines = painted(icicle, { left: 7, width: 2, top: 1, pixelWidth: 16, pixelHeight: 6, rowHeight: 6 });
    expect(lines).toEqual([
      'eeeeeee.jjjjjjjj',
      'eoooooe.jjjjjjjj',
      'eoooooe.jjjjjjjj',
      'eoooooe.jjjjjjjj',
      'eeeeeee.jjjjjjjj',
      '................',
    ]);
  });

  it('shows what is open and too narrow to be hollow as nothing but an edge', () => {
    const lines = painted(icicle, { left: 7, width: 2, top: 1, pixelWidth: 4, pixelHeight: 6, rowHeight: 6 });
    expect(lines).toEqual(['eejj', 'eejj', 'eejj', 'eejj', 'eejj', '....']);
  });

  it('fades what is not made yet', () => {
    expect(painted(icicle, {}, { now: 5 })).toEqual(['llllllllll', 'bbb.LLLEJ.', 'bbd.SD....', 'c.........']);
  });

  it('folds failed subtrees to one mark as high as they are, except those that are unfolded', () => {
    expect(painted(icicle, {}, { folds: fold(icicle, new Set()) })).toEqual([
      'llllllllll',
      'fff.lllej.',
      'fff.sd....',
      'fff.......',
    ]);
    expect(painted(icicle, {}, { folds: fold(icicle, new Set([1])) })).toEqual([
      'llllllllll',
      'bbb.lllej.',
      'ffd.sd....',
      'ff........',
    ]);
    // It is seen as well where it begins above or to the left of what is seen.
    const part = { left: 2, width: 3, top: 3, pixelWidth: 3, pixelHeight: 1 };
    expect(painted(icicle, part, { folds: fold(icicle, new Set()), now: 0 })).toEqual(['F..']);
  });

  it('shows one mark a pixel, and of many nodes the solution or the way to it', () => {
    expect(painted(icicle, { pixelWidth: 1 })).toEqual(['l', 'l', 's', 'c']);
    expect(painted(icicle, { pixelWidth: 2 })).toEqual(['ll', 'll', 'sd', 'c.']);
  });

  it('never loses a solution, however small it is', () => {
    const trees = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 2, maxLength: 300 });
    fc.assert(
      fc.property(trees, fc.integer({ min: 1, max: 50 }), fc.boolean(), (raw, pixelWidth, folds) => {
        const nodes = raw.map(
          ([seed, solves], node): Grown => ({
            parent: node === 0 ? undefined : seed % node,
            outcome: solves && seed % 17 === 0 ? 'solution' : 'dead end',
          }),
        );
        const tree = layOut(recordingOf(nodes));
        const lines = painted(tree, { pixelWidth }, folds ? { folds: fold(tree, new Set()) } : {});
        const unit = tree.count / pixelWidth;
        for (let node = 0; node < tree.count; node++) {
          if (!tree.leads[node]) continue;
          const from = Math.floor(tree.xs[node]! / unit + 1e-9);
          const to = Math.ceil((tree.xs[node]! + tree.sizes[node]!) / unit - 1e-9);
          const seen = lines[tree.depths[node]!]!.slice(from, to);
          expect(seen).toMatch(nodes[node]!.outcome === 'solution' ? /s/ : /^[ls.]*[ls][ls.]*$/);
        }
      }),
    );
  });

  it('of nothing is background', () => {
    expect(painted(layOut(recordingOf([])), { width: 1, pixelWidth: 2, pixelHeight: 2 })).toEqual(['..', '..']);
  });
});

describe('the marks', () => {
  const grey = (value: number) => rgba(value, value, value);
  const palette = {
    background: grey(255),
    branched: grey(10),
    deadEnd: grey(20),
    cut: grey(30),
    solution: grey(40),
    open: grey(50),
    joins: grey(60),
    leads: grey(70),
    firstOnly: grey(80),
    secondOnly: grey(90),
  };
  const tiles = tilesOf(palette);
  const tile = (code: number) => [...tiles.subarray(code * TILE * TILE, (code + 1) * TILE * TILE)];

  it('differ by pattern as well as by colour', () => {
    const shapes = marks.map((_, code) => {
      const own = tile(code);
      return own.map((pixel) => (pixel === Math.min(...own) ? 1 : 0)).join('');
    });
    const patterned = ['dead end', 'cut', 'joins', 'folded', 'first only', 'second only'] as const;
    expect(new Set(patterned.map((name) => shapes[marks.indexOf(name)])).size).toBe(6);
    expect(tile(marks.indexOf('solution')).every((pixel) => pixel === palette.solution)).toBe(true);
    expect(tile(marks.indexOf('open')).every((pixel) => pixel === palette.background)).toBe(true);
  });

  it('are nearer to the background where they are faded', () => {
    expect(tile(FADED + marks.indexOf('solution'))[0]).toBe(grey(191));
  });
});
