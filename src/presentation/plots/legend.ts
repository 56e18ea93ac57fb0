/** What the marks of a plot mean: in rows below it, or beside the ends of its lines. */
import type { Shape } from '../../contract/index.ts';
import { textWidth } from '../picture/lettering.ts';
import { NAME, shortened, widest, written } from './lettered.ts';
import { markAt } from './marks.ts';

/** A mark around a point, and what it means. */
export interface Entry {
  readonly text: string;
  readonly mark: (x: number, y: number) => Shape[];
}

export const KEY_RADIUS = 4.2;
/** From the left edge of an entry to its text. */
export const INDENT = 17;
const LINE = 19;
const GAP = 18;

/** An entry for one that is compared. */
export const entryFor = (look: number, text: string): Entry => ({
  text,
  mark: (x, y) => [markAt(look, x, y, KEY_RADIUS)],
});

/** One entry from its left edge on. */
export const entryAt = ({ text, mark }: Entry, x: number, y: number, space: number): Shape[] => [
  ...mark(x + 6, y),
  written(shortened(text, space - INDENT), x + INDENT, y, { align: 'start' }),
];

export interface Block {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** Entries one after the other, in as many rows as they need. */
export function legend(entries: readonly Entry[], left: number, top: number, width: number): Block {
  const shapes: Shape[] = [];
  let [x, y] = [left, top + LINE / 2];
  for (const entry of entries) {
    const needed = Math.min(width, INDENT + textWidth(entry.text, NAME));
    if (x > left && x + needed > left + width) [x, y] = [left, y + LINE];
    shapes.push(...entryAt(entry, x, y, width));
    x += needed + GAP;
  }
  return { shapes, height: entries.length === 0 ? 0 : y + LINE / 2 - top };
}

/** The space that entries below each other need, up to `most`. */
export const entriesWidth = (entries: readonly Entry[], most: number): number =>
  Math.min(most, INDENT + widest(entries.map(({ text }) => text)));

/**
 * Places as near to the wished ones as can be, none closer than `spacing` to the next and all from `low` to `high`;
 * closer where there is no space for that. Wishes that are about the same are granted one after the other.
 */
export function apart(wished: readonly number[], spacing: number, low: number, high: number): readonly number[] {
  const rank = (at: number) => Math.round(wished[at]! / spacing);
  const order = wished.map((_, i) => i).sort((a, b) => rank(a) - rank(b));
  const step = Math.min(spacing, (high - low) / Math.max(1, wished.length - 1));
  const placed = wished.map(() => 0);
  order.forEach((at, i) => {
    const least = low + i * step;
    const after = i === 0 ? least : placed[order[i - 1]!]! + step;
    placed[at] = Math.max(wished[at]!, least, after);
  });
  order.reverse().forEach((at, i) => {
    const before = i === 0 ? high : placed[order[i - 1]!]! - step;
    placed[at] = Math.min(placed[at]!, before);
  });
  return placed;
}
