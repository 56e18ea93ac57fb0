import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../lab/outline.ts';
import { recorded } from '../../../lab/testing/recorded.ts';
import { actOfKey, folded, held, type Item, itemKey, noFolds, visibleItems } from './outline-items.ts';

const outline = outlineOf(recorded());
const open = (...nodes: number[]) => nodes.reduce((folds, node) => folded(folds, { open: node }), noFolds);
const keys = (items: readonly Item[]) => items.map(itemKey);

/** A root with 450 children, of which the last has one. */
const wide = outlineOf(
  recorded([
    { node: 0, position: '' },
    ...Array.from({ length: 450 }, (_, i) => ({ node: i + 1, parent: 0, position: '' })),
    { node: 451, parent: 450, position: '' },
  ]),
);

describe('what is to be seen', () => {
  it('is the roots at first, each with its place', () => {
    const items = visibleItems(outline, noFolds, undefined);
    expect(items).toEqual([
      { node: 0, level: 1, place: 0, of: 4, isOpen: false },
      { node: 2, level: 1, place: 1, of: 4, isOpen: false },
      { node: 4, level: 1, place: 2, of: 4 },
      { node: 5, level: 1, place: 3, of: 4 },
    ]);
  });

  it('is also what the person opened', () => {
    expect(keys(visibleItems(outline, open(0), undefined))).toEqual(['0', '1', '2', '4', '5']);
    expect(keys(visibleItems(outline, folded(open(0), { close: 0 }), undefined))).toEqual(['0', '2', '4', '5']);
  });

  it('is also the path to the present node, unless the person closed it', () => {
    expect(keys(visibleItems(outline, noFolds, 6))).toEqual(['0', '2', '3', '6', '7', '4', '5']);
    expect(keys(visibleItems(outline, folded(noFolds, { close: 2 }), 6))).toEqual(['0', '2', '4', '5']);
    expect(keys(visibleItems(outline, noFolds, 2))).toEqual(['0', '2', '4', '5']);
  });

  it('is a hundred of many children, and the place of the others', () => {
    const items = visibleItems(wide, open(0), undefined);
    expect(items).toHaveLength(102);
    expect(items.at(-1)).toEqual({ more: { parent: 0, portion: 1, left: 350 }, level: 2, place: 100, of: 450 });
    const more = visibleItems(wide, folded(open(0), { more: { parent: 0, portion: 1 } }), undefined);
    expect(more).toHaveLength(202);
    expect(more.at(-1)).toMatchObject({ more: { portion: 2, left: 250 } });
  });

  it('is the portion of the present node too, with the place of those between', () => {
    const items = visibleItems(wide, noFolds, 451);
    expect(items).toHaveLength(1 + 100 + 1 + 50 + 1);
    expect(items[101]).toMatchObject({ more: { parent: 0, portion: 1, left: 300 } });
    expect(items.at(-1)).toEqual({ node: 451, level: 3, place: 0, of: 1 });
  });
});

describe('the place of an item', () => {
  it('stays open, wherever the present node goes', () => {
    const before = visibleItems(wide, noFolds, 451);
    const folds = held(noFolds, wide, before.at(-1)!);
    expect(keys(visibleItems(wide, folds, undefined))).toEqual(keys(before));
    expect(held(folds, wide, before.at(-1)!)).toBe(folds);
    const more = held(noFolds, wide, before[101]!);
    expect(visibleItems(wide, more, undefined)).toHaveLength(102);
  });

  it('does not open the item itself', () => {
    const folds = held(noFolds, outline, visibleItems(outline, noFolds, undefined)[1]!);
    expect(keys(visibleItems(outline, folds, undefined))).toEqual(['0', '2', '4', '5']);
  });
});

describe('what a key does', () => {
  // 0, 1, 2, 3, 6, 7, 4, 5
  const items = visibleItems(outline, open(0, 2), undefined);
  it.each([
    ['ArrowDown', 1, { focus: 2 }],
    ['ArrowDown', 7, { focus: 7 }],
    ['ArrowUp', 2, { focus: 1 }],
    ['ArrowUp', 0, { focus: 0 }],
    ['Home', 5, { focus: 0 }],
    ['End', 1, { focus: 7 }],
    ['ArrowRight', 0, { focus: 1 }],
    ['ArrowRight', 1, { focus: 1 }],
    ['ArrowLeft', 0, { close: 0 }],
    ['ArrowLeft', 4, { focus: 2 }],
    ['ArrowLeft', 6, { focus: 6 }],
    ['Enter', 4, { select: 6 }],
    [' ', 4, { select: 6 }],
    ['x', 4, undefined],
  ] as const)('%s at item %i', (key, at, act) => {
    expect(actOfKey(key, false, items, at)).toEqual(act);
  });

  it.each([
    ['ArrowDown', 0, 2],
    ['ArrowDown', 2, 6],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 6, 2],
    ['ArrowUp', 3, 3],
    ['ArrowUp', 4, 3],
  ])('with shift, %s at item %i goes to the sibling at %i', (key, at, to) => {
    expect(actOfKey(key, true, items, at)).toEqual({ focus: to });
  });

  it('opens what is closed, and asks for more', () => {
    expect(actOfKey('ArrowRight', false, visibleItems(outline, noFolds, undefined), 1)).toEqual({ open: 2 });
    const many = visibleItems(wide, open(0), undefined);
    expect(actOfKey('Enter', false, many, 101)).toMatchObject({ more: { parent: 0, portion: 1 } });
    expect(actOfKey('ArrowRight', false, many, 101)).toEqual({ focus: 101 });
  });

  it('does nothing in an empty tree', () => {
    expect(actOfKey('ArrowDown', false, [], 0)).toBeUndefined();
  });
});
