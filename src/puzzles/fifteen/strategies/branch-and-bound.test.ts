import { describe, expect, it } from 'vitest';
import { type Cells, slide, type Task, usualGoal } from '../model.ts';
import { searched } from '../testing/searching.ts';
import { branchAndBound } from './branch-and-bound.ts';

const task = (cells: Cells): Task => ({
  rows: 4,
  columns: 4,
  cells,
  goal: usualGoal({ rows: 4, columns: 4 }),
  metric: 'single',
});

// The report's table of five cases; the figures were recomputed in Python with heapq.
const report = [
  { cells: [1, 2, 3, 4, 5, 6, 7, 11, 9, 10, 12, 8, 13, 14, 15, 0], nodes: 516, steps: 14 },
  { cells: [5, 1, 3, 4, 2, 6, 0, 7, 9, 10, 12, 8, 13, 14, 11, 15], nodes: 37, steps: 11 },
  { cells: [5, 1, 3, 4, 2, 6, 7, 8, 13, 0, 11, 12, 10, 9, 14, 15], nodes: 95, steps: 13 },
  { cells: [2, 3, 4, 8, 1, 5, 6, 12, 9, 10, 7, 15, 13, 14, 0, 11], nodes: 25, steps: 13 },
  { cells: [1, 6, 2, 4, 5, 0, 3, 8, 9, 7, 15, 11, 13, 14, 10, 12], nodes: 3257, steps: 18 },
];

describe('the report’s branch and bound', () => {
  it.each(report)('expands $nodes positions and takes $steps steps', async ({ cells, nodes, steps }) => {
    const found = await searched(branchAndBound, task(cells));
    expect(found.nodes).toBe(nodes);
    expect(found.paths.map((path) => path.length)).toEqual([steps]);
    const end = found.paths[0]!.reduce<Cells>((at, move) => slide(at, { rows: 4, columns: 4 }, move)!, cells);
    expect(end).toEqual(usualGoal({ rows: 4, columns: 4 }));
  });
});
