/** A bar for each contender on a logarithmic scale, with the spread of its values. */
import type { Scene, Shape, Text } from '../../contract/index.ts';
import { EDGE, tintOf } from './marks.ts';
import type { Measure, Setting } from './plot.ts';
import { type Row, rowsScene } from './rows.ts';
import type { Scale } from './scale.ts';
import { plotText } from './texts.ts';
import { logDomain } from './ticks.ts';

/** A contender's value, such as its median time, with its lowest and highest. */
export interface Bar extends Row {
  readonly value?: { readonly middle: number; readonly low: number; readonly high: number };
}

export interface Bars {
  readonly measure: Measure;
  readonly bars: readonly Bar[];
}

/** Half the height of a bar, and of the ends of a whisker. */
const HALF = 7;
const CAP = 3.5;
/** Even the lowest bar can be seen. */
const SHORTEST = 3;

export function bars({ measure, bars }: Bars, setting: Setting): Scene {
  const values = bars.flatMap(({ value }) => (value ? [value.low, value.middle, value.high] : []));
  // A logarithmic scale has no natural foot: half of the lowest value leaves its bar long enough to be one.
  const domain = logDomain(values.flatMap((value) => [value, value / 2]));
  const rows = bars.map(({ value, ...row }) =>
    value
      ? {
          ...row,
          drawn: {
            figure: measure.word(value.middle),
            draw: (scale: Scale, y: number) => barAt(row.look, value, scale, y),
          },
        }
      : row,
  );
  const title = plotText('plot-bars-title', { measure: measure.name, n: bars.length, facts: facts({ measure, bars }) });
  return rowsScene({ rows, domain: values.length > 0 ? domain : undefined, measure, title, reach: 0 }, setting);
}

function barAt(look: number, { middle, low, high }: NonNullable<Bar['value']>, { at }: Scale, y: number): Shape[] {
  const left = at(0);
  const end = Math.max(left + SHORTEST, at(middle));
  const bar: Shape = {
    kind: 'rect',
    ...{ x: left, y: y - HALF, width: end - left, height: 2 * HALF, radius: 1.5 },
    ...{ fill: tintOf(look), stroke: EDGE, strokeWidth: 0.75 },
  };
  return low < high ? [bar, ...whisker(at(low), end, Math.max(end, at(high)), y)] : [bar];
}

/** Dark upon the bar, in ink beyond it, so that it is seen in both themes. */
function whisker(low: number, end: number, high: number, y: number): Shape[] {
  const pen = (isOnBar: boolean) => ({ stroke: isOnBar ? EDGE : 'ink', strokeWidth: 1.25 }) as const;
  const cap = (x: number, isOnBar: boolean): Shape => ({
    kind: 'line',
    ...{ x1: x, y1: y - CAP, x2: x, y2: y + CAP },
    ...pen(isOnBar),
  });
  return [
    { kind: 'line', x1: low, y1: y, x2: end, y2: y, ...pen(true) },
    { kind: 'line', x1: end, y1: y, x2: high, y2: y, ...pen(false) },
    cap(low, true),
    cap(high, high <= end),
  ];
}

function facts({ measure, bars }: Bars): Text {
  const ranked = bars
    .flatMap(({ name, value }) => (value ? [{ name, value: value.middle }] : []))
    .sort((a, b) => a.value - b.value);
  const [lowest, highest] = [ranked[0], ranked.at(-1)];
  if (!lowest || !highest) return plotText('plot-no-values');
  const first = { name: lowest.name, value: measure.word(lowest.value) };
  if (lowest === highest) return plotText('plot-lowest', first);
  return plotText('plot-lowest-highest', { ...first, other: highest.name, highest: measure.word(highest.value) });
}
