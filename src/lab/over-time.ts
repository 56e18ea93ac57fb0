/** A figure of a recorded search over its steps, in a number of columns that a plot has room for. */
import type { Recording } from './recording.ts';

export interface Series {
  /** The least and the greatest value in each column; NaN where no step in it has the figure. */
  readonly least: Float64Array;
  readonly greatest: Float64Array;
  /** Of all columns; undefined where no step has the figure. */
  readonly range: { readonly least: number; readonly greatest: number } | undefined;
}

export const DEPTH = 'depth';

/** The value at a step: that of the node which it makes, or whose outcome it tells. */
export function valueAt(recording: Recording, what: string, step: number): number | undefined {
  const { node } = recording.step(step);
  return what === DEPTH ? recording.depth(node) : recording.figure(what, node);
}

/** There are never more columns than steps. `what` is the depth, or the name of a figure. */
export function overTime(recording: Recording, what: string, columns: number): Series {
  const { steps: codes, depths } = recording.columns;
  const values = what === DEPTH ? depths : recording.figureColumn(what);
  const steps = codes.length;
  const width = Math.min(columns, steps);
  const least = new Float64Array(width).fill(Number.NaN);
  const greatest = new Float64Array(width).fill(Number.NaN);
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let step = 0; step < steps; step++) {
    const value = values[codes[step]! >> 1]!;
    if (Number.isNaN(value)) continue;
    const column = columnOf(step, steps, width);
    // A comparison with NaN is false, so the first value of a column is taken too.
    if (!(least[column]! <= value)) least[column] = value;
    if (!(greatest[column]! >= value)) greatest[column] = value;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return { least, greatest, range: lowest <= highest ? { least: lowest, greatest: highest } : undefined };
}

export const columnOf = (step: number, steps: number, columns: number): number => Math.floor((step * columns) / steps);

/** The figures that are worth a plot: at least half of the nodes have them, and not all with the same value. */
export function plottedFigures(recording: Recording): readonly string[] {
  const { count } = recording;
  return recording.figures.filter((name) => {
    // A figure of this name could not be told apart from the depth, which has a plot anyway.
    if (name === DEPTH) return false;
    let having = 0;
    let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of recording.figureColumn(name)) {
      if (Number.isNaN(value)) continue;
      having++;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
    }
    return least < greatest && 2 * having >= count;
  });
}
