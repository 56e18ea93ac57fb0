import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_SIDE, NONE } from '../../model.ts';
import {
  beside,
  blank,
  boxed,
  cut,
  hasBoxes,
  isBox,
  lineOf,
  marked,
  resized,
  roomy,
  runThrough,
  type Surface,
  sides,
  whole,
} from './surface.ts';

const drawn = (...rows: string[]): Surface => ({ rows: rows.length, columns: rows[0]!.length, cells: rows.join('') });

const surfaces: fc.Arbitrary<Surface> = fc
  .record({ rows: fc.integer({ min: 1, max: 6 }), columns: fc.integer({ min: 1, max: 6 }) })
  .chain(({ rows, columns }) =>
    fc
      .array(fc.constantFrom('.', '.', '?', 'A'), { minLength: rows * columns, maxLength: rows * columns })
      .map((cells) => ({ rows, columns, cells: cells.join('') })),
  );
const boxCount = ({ cells }: Surface) => [...cells].filter(isBox).join('');

test('what is cut out and put back is the same', () => {
  fc.assert(
    fc.property(surfaces, (surface) => {
      const inner = boxed(surface);
      const small = cut(surface, inner);
      expect(boxCount(small)).toBe(boxCount(surface));
      const { rows, columns } = surface;
      expect(cut(small, { top: -inner.top, left: -inner.left, rows, columns })).toEqual(surface);
    }),
  );
});

test('there is room around every box, and no more than was there or is needed', () => {
  fc.assert(
    fc.property(surfaces, (surface) => {
      const wide = cut(surface, roomy(surface));
      expect(boxCount(wide)).toBe(boxCount(surface));
      if (!hasBoxes(surface)) return void expect(wide).toEqual(surface);
      const inner = boxed(wide);
      expect(inner.top).toBe(Math.max(1, boxed(surface).top));
      expect(inner.left).toBe(Math.max(1, boxed(surface).left));
      expect([inner.top + inner.rows < wide.rows, inner.left + inner.columns < wide.columns]).toEqual([true, true]);
      expect(roomy(wide)).toEqual(whole(wide));
    }),
  );
});

test('no side gets longer than can be read', () => {
  const long = { rows: 1, columns: MOST_SIDE, cells: '?'.repeat(MOST_SIDE) };
  expect(roomy(long)).toEqual({ top: -1, left: 0, rows: 3, columns: MOST_SIDE });
  expect(resized(long, 'left', 1)).toBeUndefined();
  expect(resized(long, 'top', -1)).toBeUndefined();
});

test('a side grows and shrinks where it is, and growing is undone by shrinking', () => {
  const surface = drawn('?A', '.?');
  const grown = Object.fromEntries(sides.map((side) => [side, cut(surface, resized(surface, side, 1)!).cells]));
  expect(grown).toEqual({ top: '..?A.?', right: '?A..?.', bottom: '?A.?..', left: '.?A..?' });
  for (const side of sides) {
    const next = cut(surface, resized(surface, side, 1)!);
    expect(cut(next, resized(next, side, -1)!)).toEqual(surface);
  }
  expect(cut(surface, resized(surface, 'left', -1)!).cells).toBe('A?');
});

test('a word is found from any of its boxes', () => {
  const surface = drawn('.?.', '???', '.A.');
  for (const place of [3, 4, 5]) expect(runThrough(surface, place, 'across')).toEqual([3, 4, 5]);
  for (const place of [1, 4, 7]) expect(runThrough(surface, place, 'down')).toEqual([1, 4, 7]);
  expect(runThrough(surface, 0, 'down')).toEqual([]);
  expect(beside(surface, 5, 'across', 1)).toBeUndefined();
  expect(beside(surface, 1, 'down', -1)).toBeUndefined();
});

test('a line goes over every place in between', () => {
  expect(lineOf(blank, 0, 3)).toEqual([0, 1, 2, 3]);
  expect(lineOf(blank, 27, 3)).toEqual([27, 19, 11, 3]);
  expect(lineOf(blank, 0, 18)).toEqual([0, 9, 18]);
  expect(new Set(lineOf(blank, 5, 5))).toEqual(new Set([5]));
});

test('marks are put where they are asked for', () => {
  expect(marked(drawn('..', '?A'), [0, 3], NONE).cells).toBe('..?.');
  expect(marked(drawn('..', '?A'), [2, 3], (old) => (old === '?' ? 'B' : old)).cells).toBe('..BA');
});
