/** The heuristics by name. */
import type { Context } from '../../../contract/index.ts';
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

function tableOf(axis: Axis, { cache, ticker }: Context): WalkingTable | undefined {
  const name = tableName(axis);
  if (!cache.has(name)) cache.set(name, walkingTable(axis, ticker));
  return cache.get(name) as WalkingTable | undefined;
}
