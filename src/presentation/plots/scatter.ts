/** Two contenders on the same instances: above the diagonal the first is lower, below it the second. */
import type { Scene, Shape } from '../../contract/index.ts';
import { type Area, type Axis, acrossAxis, FIGURES_HEIGHT, upwardAxis, upwardWidth } from './axes.ts';
import { entryAt, legend } from './legend.ts';
import { FIGURE, shortened, written } from './lettered.ts';
import type { Setting } from './plot.ts';
import { logScale } from './scale.ts';
import {
  helperLines,
  keyOf,
  kindsOf,
  laneLines,
  type Place,
  pointAt,
  type Scatter,
  wordKinds,
} from './scatter-parts.ts';
import { plotText } from './texts.ts';
import { logDomain, logTicks } from './ticks.ts';

export type { Pair, Scatter } from './scatter-parts.ts';

const MARGIN = 8;
/** Above the plot stands the name of the axis. */
const HEAD = 26;
/** Beyond the axes lies what was not solved, and above that its name. */
const LANE = 14;
const LANE_NAME = 16;
const LARGEST = 420;
/** From this width on, the meaning of the marks stands beside the plot. */
const WIDE = 640;
const KEY_LINE = 21;
const KEY_GAP = 28;

export function scatter(plot: Scatter, { width, say }: Setting): Scene {
  const { measure, across, upward, pairs } = plot;
  const domain = logDomain(pairs.flatMap((pair) => [pair.across ?? [], pair.upward ?? []].flat()));
  const axis: Axis = { ticks: (most) => logTicks(domain, most), word: measure.word };
  const left = MARGIN + upwardWidth(axis, LARGEST);
  const side = Math.min(LARGEST, width - left - LANE - MARGIN - 4);
  const hasLanes = pairs.some((pair) => pair.across === undefined || pair.upward === undefined);
  const top = HEAD + (hasLanes ? LANE + LANE_NAME : 0);
  const area: Area = { left, top, right: left + side, bottom: top + side };
  const place: Place = {
    ...{ domain, area, lane: LANE },
    x: logScale(domain, area.left, area.right),
    y: logScale(domain, area.bottom, area.top),
  };
  const kinds = kindsOf(pairs);
  const title = plotText('plot-scatter-title', {
    ...{ measure: measure.name, n: pairs.length, across: across.name, upward: upward.name },
    counts: wordKinds(plot, kinds, say).join('; '),
  });
  const quiet = { size: FIGURE, fill: 'muted' } as const;
  const foot = area.bottom + FIGURES_HEIGHT + 10;
  const axisName = (name: string, space: number) =>
    shortened(say(plotText('plot-log', { measure: `${name}, ${measure.name}` })), space, FIGURE);
  const shapes: Shape[] = [
    ...upwardAxis(axis, place.y, area),
    ...acrossAxis(axis, place.x, area, width),
    ...helperLines(place),
    ...(hasLanes ? laneLines(place, say(plotText('plot-not-solved'))) : []),
    written(axisName(upward.name, width - 2 * MARGIN), MARGIN, 10, { ...quiet, align: 'start' }),
    written(axisName(across.name, area.right - MARGIN), area.right, foot, { ...quiet, align: 'end' }),
    ...pairs.flatMap((pair) => pointAt(plot, pair, place)),
  ];
  const key = keyOf(plot, kinds, domain, say);
  if (width >= WIDE) {
    const beside = area.right + LANE + KEY_GAP;
    const entries = key.flatMap((entry, i) =>
      entryAt(entry, beside, area.top + i * KEY_LINE + 6, width - MARGIN - beside),
    );
    return { width, height: foot + 10, title, shapes: [...shapes, ...entries] };
  }
  const below = legend(key, MARGIN, foot + 12, width - 2 * MARGIN);
  return { width, height: foot + 16 + below.height, title, shapes: [...shapes, ...below.shapes] };
}
