/** What is watched is what is solved: boards that are large, or too hard for the small tables. */
import { describe, expect, it } from 'vitest';
import { isMade } from '../../../contract/index.ts';
import { traced } from '../../testing/traced.ts';
import { type Metric, type Size, slide, type Task, usualGoal } from '../model.ts';
import { traceByTables } from '../search/by-tables-watched.ts';
import { singleTile } from '../search/single-tile.ts';
import { turnedOf } from '../search/ways/turned.ts';
import { readPath } from '../testing/asking.ts';
import { searched } from '../testing/searching.ts';
import { shuffled } from '../testing/shuffled.ts';
import { watchingComplaints } from '../testing/watching.ts';
import { anytime } from './anytime.ts';
import { staged } from './staged.ts';

/** The board that a path makes of the goal. */
function after(path: string, size: Size, metric: Metric): Task {
  const goal = usualGoal(size);
  const cells = readPath(path).reduce((at, direction) => slide(at, size, direction)!, goal);
  return { ...size, cells, goal, metric };
}

describe('large boards are watched as they are solved', () => {
  const tasks: readonly Task[] = [
    shuffled({ rows: 5, columns: 5 }, 'single', 1),
    shuffled({ rows: 3, columns: 6 }, 'multi', 1),
    shuffled({ rows: 2, columns: 8 }, 'single', 1),
  ];

  it.each(tasks)('stage by stage, $rows x $columns, $metric', async (task) => {
    // There are too many nodes to keep them all.
    let counted = 0;
    const context = { ticker: { tick: () => undefined }, cache: new Map() };
    for (const event of await staged.watch!(task, 'first', {}, context)) if (!isMade(event) && event.counted) counted++;
    const { nodes } = await searched(staged, task, { goal: 'first' });
    expect(counted).toBe(nodes);
  });

  it.each(['single', 'multi'] as const)('shorter and shorter, to the proof, in %s moves', async (metric) => {
    const task = after('RDRDLURDRU', { rows: 5, columns: 5 }, metric);
    expect(await watchingComplaints(anytime, task, { goal: 'best' })).toEqual([]);
  });
});

describe('a board that turns out hard', () => {
  it('goes on with large tables where the search does', async () => {
    // Its large tables are a third of those of 4 x 4.
    const size = { rows: 2, columns: 7 };
    const cells = [7, 6, 5, 4, 3, 2, 1, 8, 9, 10, 11, 13, 12, 0];
    const task: Task = { ...size, cells, goal: usualGoal(size), metric: 'single' };
    const context = { ticker: { tick: () => undefined }, cache: new Map() };
    const trace = traced(traceByTables(task, 'best', context, 1));
    const hard = { prepare: () => singleTile(turnedOf(task), { ...context, cache: new Map() }, {}, 1) };
    const { nodes, paths, note } = await searched(hard, task);
    expect(note?.code).toBe('tables-grown');
    expect(trace.complaints).toEqual([]);
    expect(trace.counted).toBe(nodes);
    expect(trace.solutions).toEqual(paths);
    // The large tables are at hand now.
    const again = traced(traceByTables(task, 'best', context, 1));
    const large = await searched({ prepare: () => singleTile(turnedOf(task), context) }, task);
    expect(again.counted).toBe(large.nodes);
    expect(again.counted).toBeLessThan(nodes);
  });
});
