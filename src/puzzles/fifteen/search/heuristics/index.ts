/** The heuristics by name. */
import { recentIn } from '../../../../algorithms/kept/recent.ts';
import type { Context } from '../../../../contract/index.ts';
import { type Axis, type AxisEstimate, axesOf, BothAxes, type Heuristic, type Measured } from './heuristic.ts';
import { LinearConflictAxis } from './linear-conflict.ts';
import { ManhattanAxis } from './manhattan.ts';
import { Misplaced } from './misplaced.ts';
import type { HeuristicName } from './names.ts';
import { WalkingDistanceAxis } from './walking-distance.ts';
import { tableName, type WalkingTable, walkingTable } from './walking-table.ts';

/** What a search is to be guided by. */
export interface Guide {
  readonly heuristic: Heuristic;
  /** Whether a table was too large, and linear conflict takes the place of walking distance in that direction. */
  readonly isLess: boolean;
}

/** Walking distance takes its tables from the context's cache, or builds them there. */
export function guideOf(name: HeuristicName, measured: Measured, context: Context): Guide {
  if (name === 'misplaced') return { heuristic: new Misplaced(measured), isLess: false };
  const axes = axesOf(measured);
  let isLess = false;
  const estimateOf = (axis: Axis): AxisEstimate => {
    if (name === 'manhattan') return new ManhattanAxis(axis);
    const table = name === 'walking-distance' ? tableOf(axis, context) : undefined;
    if (table) return new WalkingDistanceAxis(axis, table);
    isLess ||= name === 'walking-distance';
    return new LinearConflictAxis(axis);
  };
  const [vertical, horizontal] = axes.map(estimateOf) as [AxisEstimate, AxisEstimate];
  return { heuristic: new BothAxes(axes, vertical, horizontal), isLess };
}

/** Two boards of different shapes need as many; one takes some 50 MB at the most, that of 4 x 4 less than 3 MB. */
const MOST_TABLES = 4;

/** The table of a direction, from the context's cache where it is there; none where it would be too large. */
export const tableOf = (axis: Axis, { cache, ticker }: Context): WalkingTable | undefined =>
  recentIn<WalkingTable | undefined>(cache, 'fifteen walking tables', MOST_TABLES).once(tableName(axis), () =>
    walkingTable(axis, ticker),
  );
