/** How many instances each contender solved within which time: its times sorted, the next point one instance further. */
import type { Point, Scene, Shape } from '../../contract/index.ts';
import { type Line, linesScene, lineThrough } from './lines.ts';
import { markAt } from './marks.ts';
import type { Measure, Named, Setting } from './plot.ts';
import { plotText } from './texts.ts';
import { logDomain } from './ticks.ts';

/** What a contender took for each instance that it solved, in any order. */
export interface Solver extends Named {
  readonly solved: readonly number[];
}

export interface Cactus {
  readonly measure: Measure;
  readonly solvers: readonly Solver[];
  /** How many instances there are. */
  readonly instances: number;
  /** Of each run, in the same unit as the values. */
  readonly limit?: number;
}

const RADIUS = 3.6;
/** Marks closer than this would hide the line. */
const SPACING = 15;

export function cactus({ measure, solvers, instances, limit }: Cactus, setting: Setting): Scene {
  const { say } = setting;
  const values = solvers.flatMap(({ solved }) => solved);
  const domain = logDomain([...values, ...(limit ? [limit] : [])]);
  const isLimited = limit !== undefined && limit > 0;
  const counts = solvers.map(({ name, solved }) => say(plotText('plot-named-count', { name, n: solved.length })));
  const lines = solvers.map((solver, i): Line => {
    const sorted = [...solver.solved].sort((a, b) => a - b);
    return {
      name: counts[i]!,
      look: solver.look,
      end: sorted.length > 0 ? [sorted.length, sorted.at(-1)!] : undefined,
      draw: (x, y) =>
        curve(
          solver.look,
          sorted.map((value, k) => [x.at(k + 1), y.at(value)]),
        ),
    };
  });
  return linesScene(
    {
      lines,
      across: { low: 0, high: Math.max(1, instances), name: say(plotText('plot-solved')) },
      upward: isLimited ? { ...domain, high: Math.max(limit, ...values) } : domain,
      measure,
      title: plotText('plot-cactus-title', { measure: measure.name, n: instances, counts: counts.join(', ') }),
      isLimited,
    },
    setting,
  );
}

/** The line with its first and last mark, and as many between as leave it visible. */
function curve(look: number, points: readonly Point[]): Shape[] {
  if (points.length === 0) return [];
  const last = points.at(-1)!;
  const marked: Point[] = [];
  for (const point of points.slice(0, -1)) {
    const before = marked.at(-1);
    const isFree = (other: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]) >= SPACING;
    if (!before || (isFree(before) && isFree(last))) marked.push(point);
  }
  return [...lineThrough(look, points), ...[...marked, last].map(([x, y]) => markAt(look, x, y, RADIUS))];
}
