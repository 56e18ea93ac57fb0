/** Which items of a tree as text are to be seen, and what a key does with one of them. */
import { type Outline, TOP } from '../../../lab/outline.ts';

/** How many children are listed at a time. */
export const PORTION = 100;

/** One node, or the place where children of `parent` are left out that can be asked for. */
export type Item =
  | {
      readonly node: number;
      readonly level: number;
      readonly place: number;
      readonly of: number;
      readonly isOpen?: boolean;
    }
  | {
      readonly more: { readonly parent: number; readonly portion: number; readonly left: number };
      readonly level: number;
      readonly place: number;
      readonly of: number;
    };

/** What the person opened and closed by hand; the path to the present node is open unless it was closed. */
export interface Folds {
  readonly opened: ReadonlySet<number>;
  readonly closed: ReadonlySet<number>;
  /** The portions that were asked for, by `portionKey`. */
  readonly portions: ReadonlySet<string>;
}

export const noFolds: Folds = { opened: new Set(), closed: new Set(), portions: new Set() };

export const portionKey = (parent: number, portion: number): string => `${parent}:${portion}`;

/** What tells an item from all others, also after others have appeared. */
export const itemKey = (item: Item): string =>
  'node' in item ? `${item.node}` : `more ${portionKey(item.more.parent, item.more.portion)}`;

/** The items from top to bottom. The first portion of children is listed, the one with the path, and those asked for. */
export function visibleItems(outline: Outline, folds: Folds, present: number | undefined): readonly Item[] {
  const path = present === undefined ? [] : outline.path(present);
  const above = new Set(path.slice(0, -1));
  const isOpen = (node: number) => folds.opened.has(node) || (above.has(node) && !folds.closed.has(node));
  const items: Item[] = [];
  const list = (parent: number, level: number) => {
    const of = outline.childCount(parent);
    const way = path[level - 1];
    const onWay = way !== undefined && outline.parent(way) === parent ? Math.floor(outline.place(way) / PORTION) : 0;
    const isListed = (portion: number) =>
      portion === 0 || portion === onWay || folds.portions.has(portionKey(parent, portion));
    let gap: number | undefined;
    for (let portion = 0; portion * PORTION < of; portion++) {
      const from = portion * PORTION;
      if (!isListed(portion)) {
        gap ??= portion;
        continue;
      }
      if (gap !== undefined) items.push(moreItem(parent, level, gap, from, of));
      gap = undefined;
      for (let place = from; place < Math.min(of, from + PORTION); place++) {
        const node = outline.child(parent, place);
        const open = isOpen(node);
        items.push({ node, level, place, of, ...(outline.childCount(node) > 0 && { isOpen: open }) });
        if (open) list(node, level + 1);
      }
    }
    if (gap !== undefined) items.push(moreItem(parent, level, gap, of, of));
  };
  list(TOP, 1);
  return items;
}

const moreItem = (parent: number, level: number, portion: number, to: number, of: number): Item => ({
  more: { parent, portion, left: to - portion * PORTION },
  level,
  place: portion * PORTION,
  of,
});

export type Act =
  | { readonly focus: number }
  | { readonly open: number }
  | { readonly close: number }
  | { readonly select: number }
  | { readonly more: { readonly parent: number; readonly portion: number } };

/** What a key does at the item of this index; undefined where it is none of the tree's keys. */
export function actOfKey(key: string, isShift: boolean, items: readonly Item[], at: number): Act | undefined {
  const item = items[at];
  if (!item) return undefined;
  if (key === 'ArrowDown') return { focus: isShift ? sibling(items, at, 1) : Math.min(items.length - 1, at + 1) };
  if (key === 'ArrowUp') return { focus: isShift ? sibling(items, at, -1) : Math.max(0, at - 1) };
  if (key === 'Home') return { focus: 0 };
  if (key === 'End') return { focus: items.length - 1 };
  if (key === 'Enter' || key === ' ') return chosen(item);
  if (key === 'ArrowRight') {
    if (!('node' in item) || item.isOpen === undefined) return { focus: at };
    return item.isOpen ? { focus: at + 1 } : { open: item.node };
  }
  if (key === 'ArrowLeft') return 'node' in item && item.isOpen ? { close: item.node } : { focus: parentOf(items, at) };
  return undefined;
}

/** What choosing an item does. */
export const chosen = (item: Item): Act => ('node' in item ? { select: item.node } : { more: item.more });

/** The next item of the same parent in a direction; the same item where there is no other. */
function sibling(items: readonly Item[], at: number, way: 1 | -1): number {
  const { level } = items[at]!;
  for (let i = at + way; i >= 0 && i < items.length && items[i]!.level >= level; i += way)
    if (items[i]!.level === level) return i;
  return at;
}

function parentOf(items: readonly Item[], at: number): number {
  const { level } = items[at]!;
  for (let i = at - 1; i >= 0; i--) if (items[i]!.level < level) return i;
  return at;
}

/** The folds after an act; acts that fold nothing leave them as they are. */
export function folded(folds: Folds, act: Act): Folds {
  if ('open' in act) return { ...folds, opened: plus(folds.opened, act.open), closed: minus(folds.closed, act.open) };
  if ('close' in act)
    return { ...folds, opened: minus(folds.opened, act.close), closed: plus(folds.closed, act.close) };
  if ('more' in act) return { ...folds, portions: plus(folds.portions, portionKey(act.more.parent, act.more.portion)) };
  return folds;
}

/** The folds with the place of an item held open, so that it stays while another node becomes the present one. */
export function held(folds: Folds, outline: Outline, item: Item): Folds {
  const path = 'node' in item ? outline.path(item.node) : outline.path(item.more.parent);
  const above = 'node' in item ? path.slice(0, -1) : path;
  const portions = path.map((node) => portionKey(outline.parent(node), Math.floor(outline.place(node) / PORTION)));
  if (above.every((node) => folds.opened.has(node)) && portions.every((key) => folds.portions.has(key))) return folds;
  return {
    ...folds,
    opened: new Set([...folds.opened, ...above]),
    portions: new Set([...folds.portions, ...portions]),
  };
}

const plus = <T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> => new Set(set).add(one);
const minus = <T>(set: ReadonlySet<T>, one: T): ReadonlySet<T> => new Set([...set].filter((other) => other !== one));
