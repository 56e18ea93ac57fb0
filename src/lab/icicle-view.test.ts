import { describe, expect, it } from 'vitest';
import { layOut } from './icicle.ts';
import {
  dragged,
  hasMoreRows,
  isWhole,
  rowHeight,
  showing,
  subtree,
  viewOf,
  wholeOf,
  within,
  zoomed,
} from './icicle-view.ts';
import { recordingOf } from './testing/trees.ts';

/** A root with 99 children, and a chain of 100 nodes below the last of them. */
const icicle = layOut(
  recordingOf(Array.from({ length: 200 }, (_, node) => (node === 0 ? {} : { parent: node < 100 ? 0 : node - 1 }))),
);
const size = { width: 400, height: 200, ratio: 2 };
const whole = wholeOf(icicle);

describe('the part of an icicle that is seen', () => {
  it('is the whole at first, with all rows', () => {
    expect([isWhole(icicle, whole), rowHeight(icicle, whole, size)]).toEqual([true, 1]);
    expect(hasMoreRows(icicle, whole, size)).toBe(false);
    expect(rowHeight(icicle, whole, { ...size, height: 50_000 })).toBe(44);
  });

  it('gets nearer around a place, and back to the whole', () => {
    const near = zoomed(icicle, whole, size, 0.5, 0.25);
    expect(near).toEqual({ left: 25, width: 100, top: 0 });
    expect(isWhole(icicle, near)).toBe(false);
    expect(zoomed(icicle, near, size, 100)).toEqual(whole);
    expect(zoomed(icicle, whole, size, 1e-9).width).toBe(3);
  });

  it('has higher rows once it is near, more than are seen at once', () => {
    const near = zoomed(icicle, whole, size, 0.5);
    expect([rowHeight(icicle, near, size), hasMoreRows(icicle, near, size)]).toEqual([24, true]);
    expect(viewOf(icicle, { ...near, top: 3.7 }, size)).toMatchObject({ top: 3, rowHeight: 24, pixelWidth: 400 });
  });

  it('is dragged no further than to the ends', () => {
    const near = { left: 50, width: 100, top: 10 };
    expect(dragged(icicle, near, size, -40, -48)).toEqual({ left: 60, width: 100, top: 12 });
    expect(dragged(icicle, near, size, 4000, 4000)).toEqual({ left: 0, width: 100, top: 0 });
    expect(dragged(icicle, near, size, -4000, -40_000)).toEqual({ left: 100, width: 100, top: 102 - 8 });
  });

  it('goes to a subtree, and no further than it must to see a node', () => {
    const part = subtree(icicle, 99, size);
    expect(part.width).toBeCloseTo(101 * 1.1);
    expect(part.left + part.width).toBeGreaterThanOrEqual(199);
    const near = { left: 0, width: 10, top: 0 };
    expect(showing(icicle, near, size, 5)).toEqual(near);
    const moved = showing(icicle, near, size, 50);
    expect([moved.width, icicle.xs[50]! - moved.left]).toEqual([10, 4.5]);
    expect(showing(icicle, near, size, 150).top).toBe(icicle.depths[150]! - 4);
  });

  it('of nothing is still a part', () => {
    const empty = layOut(recordingOf([]));
    expect(within(empty, wholeOf(empty), size)).toEqual({ left: 0, width: 1, top: 0 });
  });
});
