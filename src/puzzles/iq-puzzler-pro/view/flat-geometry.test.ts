import { expect, test } from 'vitest';
import { boards } from '../boards.ts';
import { openCells } from '../geometry.ts';
import type { Board } from '../model.ts';
import { cellAt, flatGeometryOf, linksOf } from './flat-geometry.ts';

const tried: readonly Board[] = [
  { kind: 'flat', rows: 5, columns: 11 },
  boards.diagonal,
  { kind: 'pyramid', side: 5 },
  { kind: 'box', layers: 3, rows: 4, columns: 5 },
  { kind: 'box', layers: 4096, rows: 1, columns: 1 },
];

test.each(tried)('every cell of $kind lies within the picture, apart from every other, and is found again', (board) => {
  for (const room of [
    { width: 340, height: 600 },
    { width: 640, height: 240 },
  ]) {
    const geometry = flatGeometryOf(board, room);
    expect(geometry.dots).toHaveLength(openCells(board).length);
    for (const { x, y } of geometry.dots) {
      expect(x).toBeGreaterThan(0.5);
      expect(x).toBeLessThan(geometry.width - 0.5);
      expect(y).toBeGreaterThan(0.5);
      expect(y).toBeLessThan(geometry.height - 0.5);
    }
    for (const [cell, { x, y }] of geometry.dots.slice(0, 60).entries()) {
      expect(cellAt(geometry, { x: x + 0.3, y: y - 0.3 })).toBe(cell);
    }
    expect(cellAt(geometry, { x: -2, y: -2 })).toBeUndefined();
  }
});

test('a narrow room breaks the layers of a pyramid into rows, a wide one lays them side by side', () => {
  const pyramid = { kind: 'pyramid', side: 5 } as const;
  const lines = (width: number, height: number) =>
    new Set(flatGeometryOf(pyramid, { width, height }).captions.map(({ y }) => y)).size;
  expect(lines(340, 600)).toBeGreaterThan(1);
  expect(lines(640, 200)).toBe(1);
  expect(flatGeometryOf({ kind: 'flat', rows: 2, columns: 2 }, { width: 100, height: 100 }).captions).toEqual([]);
});

test('balls are joined beside each other in a layer only', () => {
  expect(
    linksOf([
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [1, 1, 1],
      [0, 2, 2],
    ]),
  ).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
