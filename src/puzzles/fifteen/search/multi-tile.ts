/**
 * The fewest moves where tiles that slide together count as one: IDA* with walking distance in that measure. The shortest
 * way by single tiles is a first answer, and what has to be bettered.
 */
import { recentIn } from '../../../algorithms/kept/recent.ts';
import type { Context, Run } from '../../../contract/index.ts';
import { lengthOf, type Path } from '../model.ts';
import { text } from '../texts.ts';
import { type Axis, axesOf } from './heuristics/heuristic.ts';
import { tableOf } from './heuristics/index.ts';
import { Matrix, type WalkingTable } from './heuristics/walking-table.ts';
import type { Field } from './pattern-database/field.ts';
import type { Finder, Listener } from './pattern-database/finder.ts';
import { finderFor } from './pattern-database/finders.ts';
import { type Lines, type LineTable, prepareWalking, type Start, type Walking } from './pattern-database/walking.ts';
import { HARD_NODES, listenerOf } from './single-tile.ts';
import type { Turned } from './ways/turned.ts';

export async function multiTile({ field, board, path }: Turned, context: Context): Promise<Run<Path>> {
  const finder = await finderFor(field, 'small', context);
  const { walking, isLess, start } = walkingFor(field, context);
  return (probe) => {
    probe.note(text(isLess ? 'tables-multi-less' : 'tables-multi'));
    const listener = listenerOf(probe);
    // Its bound counts single tiles, and says nothing of moves of several.
    const first = firstAnswer(finder, board, { ...listener, bound: () => undefined });
    if (first) probe.solution(path(first));
    const most = first ? lengthOf(path(first), 'multi') - 1 : Number.POSITIVE_INFINITY;
    const better = walking.find(start(board), listener, most);
    if (better) probe.solution(path(better));
  };
}

/** Any way will do, so none is looked for on a board that is hard by single tiles. */
function firstAnswer(finder: Finder, board: Uint8Array, listener: Listener) {
  const answer = finder.find({ board, nodes: HARD_NODES }, listener);
  return answer.kind === 'found' ? answer.moves : undefined;
}

export interface Walk {
  readonly walking: Walking;
  readonly tables: Lines;
  /** Whether there is a direction without a table. */
  readonly isLess: boolean;
  start(board: Uint8Array): Start;
}

/** How many stay. */
const MOST_WALKS = 2;

/** The search of a field, from the cache where it is there. */
export const walkingFor = (field: Field, context: Context): Walk =>
  recentIn<Walk>(context.cache, 'fifteen multi-tile', MOST_WALKS).once(
    `${field.rows}x${field.columns}-${field.blank}`,
    () => newWalk(field, context),
  );

function newWalk(field: Field, context: Context): Walk {
  /** The tile that belongs to a cell; the blank is 0. */
  const named = (cell: number): number => (cell === field.blank ? 0 : cell < field.blank ? cell + 1 : cell);
  const goal = Array.from({ length: field.rows * field.columns }, (_, cell) => named(cell));
  const axes = axesOf({ rows: field.rows, columns: field.columns, goal, metric: 'multi' });
  const tables = axes.map((axis) => tableOf(axis, context));
  const [vertical, horizontal] = axes.map((axis, i) => linesOf(axis, tables[i])) as unknown as Lines;
  const stateOf = (i: number, board: Uint8Array): number => {
    const matrix = new Matrix(axes[i]!);
    matrix.fill(board.map(named));
    // Every board that can become the goal has a state among those found from the goal.
    return tables[i] ? tables[i].states.find(matrix.words)! : 0;
  };
  return {
    walking: prepareWalking(field, vertical, horizontal),
    tables: [vertical, horizontal],
    isLess: tables.includes(undefined),
    start: (board) => ({ board, vertical: stateOf(0, board), horizontal: stateOf(1, board) }),
  };
}

/** A direction with too many states for a table has one state, which says nothing. */
const linesOf = ({ lines }: Axis, table: WalkingTable | undefined): LineTable =>
  table ? { lines, ...table } : { lines, distances: [0], links: Array<number>(2 * lines).fill(0) };
