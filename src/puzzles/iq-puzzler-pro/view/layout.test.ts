import { describe, expect, test } from 'vitest';
import { boards } from '../boards.ts';
import type { Board } from '../model.ts';
import { type Layout, layoutOf, type Size } from './layout.ts';

const rectangle: Board = { kind: 'flat', rows: 5, columns: 11 };
const pyramid: Board = { kind: 'pyramid', side: 5 };
/** What is left of a screen beside the frame: wide, a tablet, phones, a phone with a panel open, and one that lies on its side. */
const rooms: readonly Size[] = [
  { width: 1000, height: 600 },
  { width: 800, height: 850 },
  { width: 374, height: 560 },
  { width: 344, height: 500 },
  { width: 374, height: 180 },
  { width: 828, height: 190 },
];

/** The height and width that everything takes together. */
function taken({ tray, slot, columns, rows, geometry, scale, space, isBeside }: Layout): Size {
  const flat = { width: scale * geometry.width, height: scale * geometry.height };
  const views = {
    width: isBeside ? flat.width + 10 + space!.width : Math.max(flat.width, space?.width ?? 0),
    height: isBeside ? Math.max(flat.height, space!.height) : flat.height + (space ? space.height + 10 : 0),
  };
  if (tray === 'none') return views;
  const own = { width: columns * slot + 12, height: rows * slot + 12 };
  return tray === 'below'
    ? { width: Math.max(views.width, own.width), height: views.height + 10 + 44 + 10 + own.height }
    : { width: views.width + 10 + own.width, height: Math.max(views.height + 10 + 44, own.height) };
}

describe.each(rooms)('in $width by $height', (room) => {
  test.each([
    ['rectangle', rectangle, false],
    ['diagonal', boards.diagonal, false],
    ['pyramid, flat', pyramid, false],
    ['pyramid, in space', pyramid, true],
  ] as const)('nothing needs to scroll: %s', (_name, board, deep) => {
    const layout = layoutOf({ board, pieces: 12, deep }, room);
    const { width, height } = taken(layout);
    expect(width).toBeLessThanOrEqual(room.width + 0.5);
    expect(height).toBeLessThanOrEqual(room.height + 0.5);
    expect(layout.scrolls).toBe(false);
    if (layout.tray !== 'none') {
      expect(layout.slot).toBeGreaterThanOrEqual(44);
      expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(12);
    }
  });
});

test('a phone on its side has the tray beside the board', () => {
  expect(layoutOf({ board: rectangle, pieces: 12, deep: false }, { width: 828, height: 190 }).tray).toBe('beside');
});

test('places in the tray grow where the board leaves room for them', () => {
  const slot = (room: Size) => layoutOf({ board: rectangle, pieces: 6, deep: false }, room).slot;
  expect(slot({ width: 804, height: 900 })).toBeGreaterThan(160);
  expect(slot({ width: 374, height: 560 })).toBeGreaterThan(100);
});

test('a board that is only looked at has no tray and the whole room', () => {
  const looked = layoutOf({ board: rectangle, pieces: undefined, deep: false }, rooms[1]!);
  const played = layoutOf({ board: rectangle, pieces: 12, deep: false }, rooms[1]!);
  expect(looked.tray).toBe('none');
  expect(looked.scale).toBeGreaterThanOrEqual(played.scale);
});

test('a tray with too many pieces scrolls instead of pushing the board away', () => {
  const layout = layoutOf({ board: rectangle, pieces: 120, deep: false }, rooms[2]!);
  expect(layout.scrolls).toBe(true);
  expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(120);
  expect(taken({ ...layout, columns: 1 }).height).toBeLessThanOrEqual(rooms[2]!.height);
});
