/** Middle and spread of repeated measurements, and a straight line through points. */

/** The value below which this share of the sorted values lies, between two of them by proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)]!;
  return low + (sorted[Math.ceil(place)]! - low) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export interface Spread {
  readonly median: number;
  /** The quartiles, and the ends. */
  readonly low: number;
  readonly high: number;
  readonly least: number;
  readonly most: number;
  /** Values farther from the quartiles than one and a half times their distance (Tukey). */
  readonly outliers: number;
}

/** Of at least one value. */
export function spreadOf(values: readonly number[]): Spread {
  const [low, high] = [quantile(values, 0.25), quantile(values, 0.75)];
  const far = 1.5 * (high - low);
  return {
    median: median(values),
    low,
    high,
    least: Math.min(...values),
    most: Math.max(...values),
    outliers: values.filter((value) => value < low - far || value > high + far).length,
  };
}

/** The distance of the quartiles as a part of the median. */
export const relativeSpread = ({ median, low, high }: Spread): number => (median > 0 ? (high - low) / median : 0);

export interface Line {
  readonly intercept: number;
  readonly slope: number;
  /** The slope lies in this interval with a confidence of 95 %, where there are three points or more. */
  readonly interval?: readonly [low: number, high: number];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** By least squares; nothing where all points stand on one x. */
export function lineThrough(points: readonly Point[]): Line | undefined {
  const n = points.length;
  const [mx, my] = [points.reduce((sum, { x }) => sum + x, 0) / n, points.reduce((sum, { y }) => sum + y, 0) / n];
  const sxx = points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  if (!(sxx > 0)) return undefined;
  const slope = points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) / sxx;
  const intercept = my - slope * mx;
  if (n < 3) return { intercept, slope };
  const residual = points.reduce((sum, { x, y }) => sum + (y - intercept - slope * x) ** 2, 0);
  const half = student95(n - 2) * Math.sqrt(residual / (n - 2) / sxx);
  return { intercept, slope, interval: [slope - half, slope + half] };
}

/** The 97.5 % quantile of Student's t for one to ten degrees of freedom, from any table. */
const T = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
/** That of the normal distribution. */
const Z = 1.959964;

/** Beyond the table by the first terms of Cornish and Fisher's expansion, which are right to three digits there. */
export const student95 = (freedom: number): number =>
  T[freedom - 1] ?? Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
