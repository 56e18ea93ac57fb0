/** The random covers must be of every kind, or the tests that use them would prove little. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cover } from '../cover.ts';
import { permutationsOf, representatives } from '../symmetry.ts';
import { arbitraryCover, everyCovering, padded, written } from './covers.ts';

const area = ({ options, pieces }: Cover): number =>
  Array.from({ length: pieces }, (_, piece) => options.find((option) => option.piece === piece)?.cells.length ?? 0) //
    .reduce((sum, size) => sum + size, 0);

const kinds: Readonly<Record<string, (cover: Cover) => boolean>> = {
  'with gaps': ({ gaps }) => gaps,
  'with cells left over': (cover) => area(cover) < cover.cells && cover.gaps,
  'with copies': ({ before }) => before.some((piece) => piece >= 0),
  'with copies only': ({ before }) => before.every((piece, i) => piece >= 0 || before.includes(i)),
  'of one piece': ({ pieces }) => pieces === 1,
  'of many pieces': ({ pieces }) => pieces >= 4,
  'with symmetries': ({ symmetries }) => symmetries.length > 1,
  'with all symmetries': ({ symmetries }) => symmetries.length === 8,
  'with symmetries that exchange pieces': ({ symmetries }) =>
    symmetries.some(({ pieces }) => pieces.some((other, piece) => other !== piece)),
  'with symmetries that exchange copies for others': ({ symmetries, before }) =>
    symmetries.some(({ pieces }) => before.some((earlier, piece) => earlier >= 0 && pieces[piece] !== piece)),
  'with a place that a symmetry leaves': (cover) =>
    representatives(cover, permutationsOf(cover))?.some(({ fixing }) => fixing.length > 0) === true,
  'in several regions': ({ neighbours, gaps }) => !gaps && neighbours.slice(0, -1).some((list) => list.length === 0),
  'with a piece that fits nowhere': ({ options, pieces }) => new Set(options.map(({ piece }) => piece)).size < pieces,
  unsolvable: (cover) => everyCovering(cover)!.length === 0,
  'with one solution': (cover) => everyCovering(cover)!.length === 1,
  'with many solutions': (cover) => everyCovering(cover)!.length > 20,
};

const sample = fc.sample(arbitraryCover, { numRuns: 400, seed: 1 });

it('random covers are of every kind', () => {
  const rare = Object.entries(kinds).filter(([, is]) => sample.filter(is).length < 8);
  expect(rare.map(([kind]) => kind)).toEqual([]);
});

it('random covers keep what the type promises', () => {
  for (const { options, cells, pieces, neighbours, before, symmetries } of sample) {
    expect(options.map(({ piece }) => piece)).toEqual(options.map(({ piece }) => piece).sort((a, b) => a - b));
    for (const { cells: mine } of options) expect(mine).toEqual([...new Set(mine)].sort((a, b) => a - b));
    expect(neighbours).toHaveLength(cells);
    expect(before).toHaveLength(pieces);
    expect(symmetries[0]!.cells).toEqual(Array.from({ length: cells }, (_, cell) => cell));
    for (const symmetry of symmetries) {
      expect(new Set(symmetry.cells).size).toBe(cells);
      expect(new Set(symmetry.pieces).size).toBe(pieces);
    }
    for (const [piece, other] of before.entries()) {
      const of = (one: number) => options.flatMap((option) => (option.piece === one ? [option.cells.join()] : []));
      if (other >= 0) expect(of(piece)).toEqual(of(other));
    }
  }
});

it('a padded cover has the same coverings', () => {
  for (const cover of sample.slice(0, 50)) {
    const small = everyCovering(cover)!.map((covering) => [0, 1, ...covering.map((option) => option + 2)]);
    expect(written(everyCovering(padded(cover, 5, 2))!)).toEqual(written(small));
  }
});
