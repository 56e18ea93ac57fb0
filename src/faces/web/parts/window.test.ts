import { expect, test } from 'vitest';
import { rowAfterKey, scrollToShow, visibleRows } from './window.ts';

test('only rows near the sight exist, however long the list', () => {
  const { from, to } = visibleRows(44 * 100_000, 352, 44, 250_000);
  expect(from).toBeLessThanOrEqual(100_000);
  expect(to).toBeGreaterThanOrEqual(100_008);
  expect(to - from).toBeLessThan(40);
});

test('the range never leaves the list', () => {
  expect(visibleRows(0, 352, 44, 3)).toEqual({ from: 0, to: 3 });
  expect(visibleRows(0, 352, 44, 0)).toEqual({ from: 0, to: 0 });
  expect(visibleRows(1e9, 352, 44, 3)).toEqual({ from: 3, to: 3 });
});

test('a row in sight is not scrolled to', () => {
  expect(scrollToShow(2, 44, 352, 44)).toBe(44);
  expect(scrollToShow(0, 44, 352, 44)).toBe(0);
  expect(scrollToShow(20, 0, 352, 44)).toBe(21 * 44 - 352);
});

test('keys lead up, down, by pages and to the ends', () => {
  const after = (key: string, row?: number) => rowAfterKey(key, row, 7, 100);
  expect([after('ArrowDown', 5), after('ArrowUp', 5), after('PageDown', 5), after('PageUp', 5)]).toEqual([6, 4, 12, 0]);
  expect([after('Home', 50), after('End', 50), after('ArrowDown', 99), after('ArrowDown')]).toEqual([0, 99, 99, 0]);
  expect(after('a', 5)).toBeUndefined();
});
