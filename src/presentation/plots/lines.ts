/**
 * Series over a linear axis with a logarithmic one upward. A wide picture has each name beside the end of its line, a
 * narrow one has them below.
 */
import type { Point, Scene, Shape, Text } from '../../contract/index.ts';
import { type Area, type Axis, acrossAxis, FIGURES_HEIGHT, upwardAxis, upwardWidth } from './axes.ts';
import { apart, entriesWidth, entryAt, entryFor, legend } from './legend.ts';
import { FIGURE, shortened, written } from './lettered.ts';
import { EDGE, tintOf } from './marks.ts';
import type { Measure, Named, Setting } from './plot.ts';
import { linearScale, logScale, type Scale } from './scale.ts';
import { plotText } from './texts.ts';
import { type Domain, logTicks, wholeTicks } from './ticks.ts';

export interface Line extends Named {
  /** Where the line ends, in values; undefined where it has no point. */
  readonly end: Point | undefined;
  readonly draw: (x: Scale, y: Scale) => readonly Shape[];
}

interface Lines {
  readonly lines: readonly Line[];
  readonly across: Domain & { readonly name: string };
  readonly upward: Domain;
  readonly measure: Measure;
  readonly title: Text;
  /** The value at the upper end is a limit, and is called so. */
  readonly isLimited: boolean;
}

const MARGIN = 8;
const HEAD = 24;
/** The space above the line of a limit, for its name. */
const LIMIT = 16;
/** From this width on, names stand beside their lines. */
const WIDE = 560;
const NAME_LINE = 18;
const BESIDE = 14;
const PAD = 6;

export function linesScene(plot: Lines, { width, say }: Setting): Scene {
  const { lines, across, upward, measure, title, isLimited } = plot;
  const entries = lines.map(({ look, name }) => entryFor(look, name));
  const isWide = width >= WIDE;
  const names = isWide ? entriesWidth(entries, width * 0.3) : 0;
  const height = Math.max(Math.min(360, Math.max(220, width * 0.45)), isWide ? lines.length * NAME_LINE : 0);
  const figures: Axis = { ticks: (most) => logTicks(upward, most), word: measure.word };
  const area: Area = {
    left: MARGIN + upwardWidth(figures, height),
    top: HEAD,
    right: width - MARGIN - (isWide ? names + BESIDE : PAD),
    bottom: HEAD + height,
  };
  const x = linearScale(across, area.left + PAD, area.right - PAD);
  const y = logScale(upward, area.bottom, area.top + (isLimited ? LIMIT : 0));
  const whole: Axis = { ticks: (most) => wholeTicks(across.low, across.high, most), word: String };
  const quiet = { size: FIGURE, fill: 'muted' } as const;
  const foot = area.bottom + FIGURES_HEIGHT + 10;
  const space = width - 2 * MARGIN;
  const log = shortened(say(plotText('plot-log', { measure: measure.name })), space, FIGURE);
  const shapes: Shape[] = [
    ...upwardAxis(figures, y, area),
    ...acrossAxis(whole, x, area, width),
    written(log, MARGIN, 10, { ...quiet, align: 'start' }),
    written(shortened(across.name, space, FIGURE), area.right, foot, { ...quiet, align: 'end' }),
    ...(isLimited ? limitAt(say(plotText('plot-limit')), y.at(upward.high), area) : []),
    ...lines.flatMap(({ draw }) => draw(x, y)),
  ];
  if (isWide) {
    const wished = lines.map(({ end }) => (end ? y.at(end[1]) : area.bottom));
    const places = apart(wished, NAME_LINE, area.top + 6, area.bottom - 6);
    shapes.push(...entries.flatMap((entry, i) => entryAt(entry, area.right + BESIDE, places[i]!, names)));
    return { width, height: foot + 10, title, shapes };
  }
  const key = legend(entries, MARGIN, foot + 10, space);
  return { width, height: foot + 14 + key.height, title, shapes: [...shapes, ...key.shapes] };
}

const limitAt = (word: string, y: number, { left, right }: Area): Shape[] => [
  { kind: 'line', x1: left, y1: y, x2: right, y2: y, stroke: 'muted', strokeWidth: 1, dash: [5, 4] },
  written(word, left + 6, y - 8, { size: FIGURE, fill: 'muted', align: 'start' }),
];

/** A coloured line with a dark edge, which carries the pale colours on light paper. */
export const lineThrough = (look: number, points: readonly Point[], dash?: readonly number[]): Shape[] => [
  { kind: 'polyline', points, stroke: EDGE, strokeWidth: 2.5, ...(dash && { dash }) },
  { kind: 'polyline', points, stroke: tintOf(look), strokeWidth: 1.5, ...(dash && { dash }) },
];
