/** How the nodes of a search grow with the size of the instance: an exponential growth is a straight line here. */
import type { Point, Scene, Shape } from '../../contract/index.ts';
import { type Line, linesScene, lineThrough } from './lines.ts';
import { markAt } from './marks.ts';
import type { Measure, Named, Setting } from './plot.ts';
import type { Scale } from './scale.ts';
import { plotText } from './texts.ts';
import { type Domain, logDomain } from './ticks.ts';

/** A contender's values by size, and the line through their common logarithms: `intercept + slope * size`. */
export interface Grown extends Named {
  readonly points: readonly { readonly size: number; readonly value: number }[];
  readonly fit?: { readonly intercept: number; readonly slope: number };
}

export interface Growth {
  readonly measure: Measure;
  /** What the size of an instance is called. */
  readonly size: string;
  readonly grown: readonly Grown[];
}

const RADIUS = 3.6;
const DASH = [6, 4];

export function growth({ measure, size, grown }: Growth, setting: Setting): Scene {
  const all = grown.flatMap(({ points }) => points);
  const sizes = all.map((point) => point.size);
  const across = sizes.length > 0 ? { low: Math.min(...sizes), high: Math.max(...sizes) } : { low: 0, high: 1 };
  const upward = logDomain(all.map(({ value }) => value));
  const lines = grown.map(({ name, look, points, fit }): Line => {
    const last = points.reduce((a, b) => (b.size >= a.size ? b : a), points[0] ?? { size: 0, value: 0 });
    const fitted = fit && points.length > 0 ? fitWithin(fit, points, upward) : [];
    return {
      ...{ name, look },
      end: fitted.at(-1) ?? (points.length > 0 ? [last.size, last.value] : undefined),
      draw: (x, y) => [
        ...(fitted.length > 0 ? lineThrough(look, placed(fitted, x, y), DASH) : []),
        ...points.map((point): Shape => markAt(look, x.at(point.size), y.at(point.value), RADIUS)),
      ],
    };
  });
  return linesScene(
    {
      ...{ lines, measure, upward, isLimited: false },
      across: {
        ...(across.low < across.high ? across : { low: Math.max(0, across.low - 1), high: across.high + 1 }),
        name: size,
      },
      title: plotText('plot-growth-title', { measure: measure.name, size, n: grown.length }),
    },
    setting,
  );
}

const placed = (points: readonly Point[], x: Scale, y: Scale): Point[] =>
  points.map(([size, value]) => [x.at(size), y.at(value)]);

/** The ends of a fitted line over the sizes of its points, cut where it leaves the axis; none where all of it does. */
function fitWithin({ intercept, slope }: NonNullable<Grown['fit']>, points: Grown['points'], domain: Domain): Point[] {
  const sizes = points.map(({ size }) => size);
  const bounds = [Math.log10(domain.low), Math.log10(domain.high)] as const;
  const crossings = slope === 0 ? [] : bounds.map((bound) => (bound - intercept) / slope);
  const first = Math.max(Math.min(...sizes), Math.min(...(crossings.length > 0 ? crossings : sizes)));
  const last = Math.min(Math.max(...sizes), Math.max(...(crossings.length > 0 ? crossings : sizes)));
  const flat = slope === 0 && (intercept < bounds[0] || intercept > bounds[1]);
  return first < last && !flat ? [first, last].map((size): Point => [size, 10 ** (intercept + slope * size)]) : [];
}
