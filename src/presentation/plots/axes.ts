/** Grid lines and figures of axes: as many as can stand beside each other. */
import type { Shape } from '../../contract/index.ts';
import { textWidth } from '../picture/lettering.ts';
import { FIGURE, widest, written } from './lettered.ts';
import type { Scale } from './scale.ts';

/** Ticks of an axis when there may be up to `most`. */
export type Ticks = (most: number) => readonly number[];

/** An axis before it is placed. */
export interface Axis {
  readonly ticks: Ticks;
  readonly word: (value: number) => string;
}

/** The space inside the axes. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const MOST_TICKS = 14;
/** Figures beside each other, and above each other, keep this distance. */
const GAP = 12;
const LINE = 24;
/** From the area to the middle of the figures below it, and to those left of it. */
const BELOW = 13;
const BESIDE = 7;
/** What the figures below an area take. */
export const FIGURES_HEIGHT = 20;

const grid = (x1: number, y1: number, x2: number, y2: number): Shape => ({
  kind: 'line',
  ...{ x1, y1, x2, y2 },
  stroke: 'line',
  strokeWidth: 0.75,
});

/** From where to where a grid line is drawn. */
export type Span = Pick<Area, 'top' | 'bottom'>;

/** Upright grid lines with their figures below the area; none of these leaves a picture that is `width` wide. */
export function acrossAxis(
  { ticks, word }: Axis,
  scale: Scale,
  area: Area,
  width: number,
  spans: readonly Span[] = [area],
): Shape[] {
  for (let most = MOST_TICKS; ; most--) {
    const placed = ticks(most).map((tick) => {
      const text = word(tick);
      const half = textWidth(text, FIGURE) / 2;
      return { text, half, line: scale.at(tick), x: Math.min(width - 1 - half, Math.max(1 + half, scale.at(tick))) };
    });
    const isApart = placed.every(
      ({ x, half }, i) => i === 0 || x - half - GAP >= placed[i - 1]!.x + placed[i - 1]!.half,
    );
    if (!isApart && most > 1) continue;
    const shown = isApart ? placed : placed.slice(0, 1);
    return shown.flatMap(({ text, line, x }) => [
      ...spans.map(({ top, bottom }) => grid(line, top, line, bottom)),
      written(text, x, area.bottom + BELOW, { size: FIGURE, fill: 'muted' }),
    ]);
  }
}

const upwardTicks = (ticks: Ticks, height: number): readonly number[] => ticks(Math.max(2, Math.floor(height / LINE)));

/** The space that the figures left of an area of this height need. */
export const upwardWidth = ({ ticks, word }: Axis, height: number): number =>
  widest(upwardTicks(ticks, height).map(word), FIGURE) + BESIDE;

/** Level grid lines with their figures left of the area. */
export const upwardAxis = ({ ticks, word }: Axis, scale: Scale, area: Area): Shape[] =>
  upwardTicks(ticks, area.bottom - area.top).flatMap((tick) => [
    grid(area.left, scale.at(tick), area.right, scale.at(tick)),
    written(word(tick), area.left - BESIDE, scale.at(tick), { size: FIGURE, fill: 'muted', align: 'end' }),
  ]);
