/** The search that remembers dead ends, against plain searches; watched/watched.long.test.ts holds it to its twin. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cover } from './cover.ts';
import { searchBehind } from './dead-ends.ts';
import { everyRule } from './rules.ts';
import { permutationsOf, representatives } from './symmetry.ts';
import { arbitraryCover, everyCovering, padded, written } from './testing/covers.ts';

const nothing = () => undefined;
const full = arbitraryCover.filter(({ gaps }) => !gaps);

/** The pieces that are no copies: only with their options a search may begin. */
const alone = ({ before }: Cover): readonly number[] =>
  before.flatMap((earlier, piece) => (earlier < 0 && !before.includes(piece) ? [piece] : []));

describe('behind all options of a piece', () => {
  it('finds every covering once, in the order of these options', () => {
    fc.assert(
      fc.property(full, fc.nat(), (cover, choice) => {
        const pieces = alone(cover);
        fc.pre(pieces.length > 0);
        const piece = pieces[choice % pieces.length]!;
        const options = cover.options.flatMap((option, i) => (option.piece === piece ? [i] : []));
        for (const rules of [everyRule, { ...everyRule, regions: false }]) {
          const { coverings } = searchBehind(cover, options, nothing, rules)!;
          expect(written(coverings)).toEqual(written(everyCovering(cover)!));
          const begun = coverings.map((covering) => covering[piece]!);
          expect(begun).toEqual([...begun].sort((a, b) => a - b));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('takes boards of 64 cells and 32 pieces', () => {
    fc.assert(
      fc.property(full, (cover) => {
        const pieces = 32 - cover.pieces;
        const large = padded(cover, 64 - cover.cells, pieces);
        const { coverings } = searchBehind(large, [0], nothing)!;
        const added = Array.from({ length: pieces }, (_, piece) => piece);
        const known = everyCovering(cover)!.map((covering) => [...added, ...covering.map((i) => i + pieces)]);
        expect(written(coverings)).toEqual(written(known));
      }),
      { numRuns: 25 },
    );
  });
});

/** Many dominoes and a single cell on a strip of two rows. */
function strip(columns: number): Cover {
  const cells = 2 * columns - 1;
  const pairs = Array.from({ length: cells }, (_, cell) => [
    ...(cell % 2 === 0 && cell + 1 < cells ? [[cell, cell + 1]] : []),
    ...(cell + 2 < cells ? [[cell, cell + 2]] : []),
  ]).flat();
  const pieces = columns;
  const dominoes = Array.from({ length: pieces - 1 }, (_, i) => pairs.map((pair) => ({ piece: i + 1, cells: pair })));
  return {
    cells,
    pieces,
    sizes: Array.from({ length: pieces }, (_, piece) => (piece === 0 ? 1 : 2)),
    options: [...Array.from({ length: cells }, (_, cell) => ({ piece: 0, cells: [cell] })), ...dominoes.flat()],
    gaps: false,
    neighbours: Array.from({ length: cells }, (_, cell) =>
      pairs.flatMap(([from, to]) => (from === cell ? [to!] : [])).sort((a, b) => a - b),
    ),
    before: Array.from({ length: pieces }, (_, piece) => (piece < 2 ? -1 : piece - 1)),
    symmetries: [],
  };
}

describe('limits', () => {
  const every = (cover: Cover) => Array.from({ length: cover.cells }, (_, cell) => cell);

  it('are those at which it gives up', () => {
    const cover = strip(9);
    const { coverings, positions } = searchBehind(cover, every(cover), nothing)!;
    expect(coverings.length).toBeGreaterThan(10);
    const within = { coverings: coverings.length, positions };
    expect(searchBehind(cover, every(cover), nothing, everyRule, within)).toEqual({ coverings, positions });
    for (const less of [{ coverings: coverings.length - 1 }, { positions: positions - 1 }]) {
      expect(searchBehind(cover, every(cover), nothing, everyRule, { ...within, ...less })).toBeUndefined();
    }
  });
});

it('takes more than 64 options with the same lowest cell', () => {
  const cells = Array.from({ length: 12 }, (_, cell) => cell);
  const after = (cell: number) => cells.filter((other) => other > cell);
  const pairs = cells.flatMap((cell) => after(cell).map((other) => [cell, other]));
  const pieces = [0, 1, 2, 3, 4, 5];
  const cover: Cover = {
    cells: 12,
    pieces: 6,
    sizes: pieces.map(() => 2),
    options: pieces.flatMap((piece) => pairs.map((pair) => ({ piece, cells: pair }))),
    gaps: false,
    neighbours: cells.map(after),
    before: pieces.map(() => -1),
    symmetries: [],
  };
  const most = { coverings: 2 ** 17, positions: 2 ** 21 };
  // The first piece lies on the last two cells; all orders of the other five, on all pairs of the other ten cells.
  const { coverings } = searchBehind(cover, [pairs.length - 1], nothing, everyRule, most)!;
  expect(coverings).toHaveLength(120 * 945);
  expect(new Set(coverings.map((covering) => covering.join())).size).toBe(coverings.length);
});

it('can be stopped, and passes on what stopped it', () => {
  const stop = new Error('stop');
  const cover = strip(9);
  const look = () => {
    throw stop;
  };
  expect(() => searchBehind(cover, [0], look)).toThrow(stop);
});

it('finds nothing where areas differ, or where a place leads nowhere', () => {
  const cover = strip(3);
  expect(searchBehind({ ...cover, sizes: [2, 2, 2] }, [0], nothing)).toEqual({ coverings: [], positions: 0 });
  expect(searchBehind(cover, [1], nothing)!.coverings).toEqual([]);
});

it('finds one of each class with representatives that nothing leaves in place', () => {
  fc.assert(
    fc.property(full, (cover) => {
      const places = representatives(cover, permutationsOf(cover));
      fc.pre(places !== undefined);
      const { coverings } = searchBehind(
        cover,
        places!.map(({ option }) => option),
        nothing,
      )!;
      const orbits = new Map(places!.map(({ option, spreading }) => [option, spreading.length]));
      const { piece } = cover.options[places![0]!.option]!;
      const all = coverings.reduce((sum, covering) => sum + orbits.get(covering[piece]!)!, 0);
      expect(all).toBe(everyCovering(cover)!.length);
    }),
    { numRuns: 60 },
  );
});
