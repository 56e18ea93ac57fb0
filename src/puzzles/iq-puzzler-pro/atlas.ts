/**
 * All solutions of a task, to be counted, picked by number and asked what they have in common. The first question on a
 * board makes the set of its solutions; positions with a few pieces on the same board are then read from that set, and
 * positions with many pieces are quickly searched anew.
 */
import { withExit } from '../../algorithms/effort/exit.ts';
import { constrainedSearch } from '../../algorithms/exact-cover/constrained.ts';
import type { Covering } from '../../algorithms/exact-cover/cover.ts';
import { prepareGraph } from '../../algorithms/exact-cover/graph.ts';
import { fitsWord } from '../../algorithms/exact-cover/limits.ts';
import { SolutionList, type SolutionSet } from '../../algorithms/exact-cover/solution-set.ts';
import { imageOf, permutationsOf, representatives } from '../../algorithms/exact-cover/symmetry.ts';
import { wideSearch } from '../../algorithms/exact-cover/wide.ts';
import { type Context, type Parsed, parsed, refused, type Ticker } from '../../contract/index.ts';
import type { Filling, Placement, Task } from './model.ts';
import { tasks } from './notation/index.ts';
import { coverOf, type TaskCover, tooLargeToAsk } from './search/cover.ts';
import { limitedListener } from './search/effort.ts';
import { resultsIn } from './search/kept.ts';
import { areaObstacle, obstacle } from './search/obstacles.ts';
import { text } from './texts.ts';

/** A list of more solutions than this would take too much memory, a longer search more than a person waits for. */
const MOST_LISTED = 1_000_000;
const MOST_NODES = { word: 2 ** 24, wide: 2 ** 21 };
const MOST_POSITIONS = 2 ** 22;
/** From this many pieces on the board, searching the position is faster than searching the whole board. */
const QUICK = 3;

export interface Solutions {
  readonly count: number;
  at(index: number): Filling;
  /** Placements of the pieces that are left, each with the number of solutions that have it; those without are left out. */
  placements(): readonly { readonly placement: Placement; readonly count: number }[];
}

const NONE: Solutions = { count: 0, at: () => [], placements: () => [] };

/** The solutions of a task; a refusal where there are too many to keep count of. */
export async function solutionsOf(task: Task, { ticker, cache }: Context): Promise<Parsed<Solutions>> {
  if (areaObstacle(task)) return parsed(NONE);
  const kept = resultsIn<Parsed<TaskSolutions>>(cache, 'solution sets', (made) => (made.ok ? made.value.set.size : 0));
  const made = (subject: Task): Parsed<TaskSolutions> => {
    const name = tasks.format(subject);
    const ready = kept.get(name) ?? solvedTask(subject, ticker);
    kept.set(name, ready);
    return ready;
  };
  // Copies may change their names when others come to lie, so positions with copies are always searched anew.
  const copies = task.pieces.some(({ copyOf }) => copyOf !== undefined);
  const bare: Task = { ...task, placed: [] };
  const known = kept.get(tasks.format(bare));
  if (!copies && (known ? known.ok : task.placed.length < QUICK)) {
    const whole = made(bare);
    if (whole.ok) return parsed(read(restricted(whole.value, task), task));
  }
  const own = made(task);
  return own.ok ? parsed(read(own.value, task)) : own;
}

interface TaskSolutions {
  readonly taskCover: TaskCover;
  readonly set: SolutionSet;
}

function read({ taskCover, set }: TaskSolutions, { placed }: Task): Solutions {
  const lying = new Set(placed.map(({ piece }) => piece));
  return {
    count: set.count,
    at: (index) => taskCover.fill(set.at(index)),
    placements: () =>
      [...set.tally()].flatMap((count, option) => {
        const { piece: number, cells } = taskCover.cover.options[option]!;
        const piece = taskCover.pieces[number]!;
        if (count === 0 || lying.has(piece)) return [];
        const there = cells.map((cell) => taskCover.cells[cell]!).sort((a, b) => a - b);
        return [{ placement: { piece, cells: there }, count }];
      }),
  };
}

/** The set of the bare board, restricted to the solutions that have the pieces where they lie. */
function restricted({ taskCover, set }: TaskSolutions, { placed }: Task): TaskSolutions {
  if (placed.length === 0) return { taskCover, set };
  const { cover, cells } = taskCover;
  const number = new Map(cells.map((cell, i) => [cell, i]));
  const lying = new Map(
    placed.map((placement) => [
      placement.piece,
      placement.cells
        .map((cell) => number.get(cell)!)
        .sort((a, b) => a - b)
        .join(),
    ]),
  );
  // On the bare board the pieces of the cover are those of the task.
  const allowed = ({ piece, cells: there }: { piece: number; cells: readonly number[] }) =>
    !lying.has(piece) || lying.get(piece) === there.join();
  return { taskCover, set: set.allowing((option) => allowed(cover.options[option]!)) };
}

function solvedTask(task: Task, ticker: Ticker): Parsed<TaskSolutions> {
  const tooLarge = tooLargeToAsk(task);
  if (tooLarge) return refused(tooLarge);
  const taskCover = coverOf(task, ticker);
  const set = solutionSetOf(task, taskCover, ticker);
  return set.ok ? parsed({ taskCover, set: set.value }) : set;
}

function solutionSetOf(task: Task, taskCover: TaskCover, ticker: Ticker): Parsed<SolutionSet> {
  const { cover } = taskCover;
  if (obstacle(task, taskCover)) return parsed(new SolutionList(cover, []));
  if (cover.pieces === 0) return parsed(new SolutionList(cover, [[]]));
  if (task.board.kind === 'flat' && fitsWord(cover)) {
    const build = prepareGraph(cover, undefined, MOST_POSITIONS);
    const graph = build({ tick: (nodes) => ticker.tick(nodes), passed: () => undefined });
    if (!graph) return refused(text('too-many-positions', { most: MOST_POSITIONS }));
    // Beyond this, sums of plain numbers are no longer exact.
    const most = Number.MAX_SAFE_INTEGER;
    return graph.count <= most ? parsed(graph) : refused(text('too-many-solutions', { most }));
  }
  return withExit<Parsed<SolutionSet>>((exit) => listed(taskCover, ticker, exit));
}

/** Lists everything: the images of what is found for one place of each orbit. */
function listed(
  { cover }: TaskCover,
  ticker: Ticker,
  exit: (refusal: Parsed<SolutionSet>) => never,
): Parsed<SolutionSet> {
  const coverings: Covering[] = [];
  const look = () => ticker.tick(0);
  const places = representatives(cover, permutationsOf(cover, look), look);
  let spreading = places?.[0]?.spreading;
  const found = (covering: Covering) => {
    for (const permutation of spreading ?? [undefined])
      coverings.push(permutation ? imageOf(covering, permutation) : covering);
    if (coverings.length > MOST_LISTED) exit(refused(text('too-many-solutions', { most: MOST_LISTED })));
  };
  const listener = limitedListener(cover, MOST_NODES, ticker, found, (nodes) =>
    exit(refused(text('too-many-positions', { most: nodes - 1 }))),
  );
  const search = fitsWord(cover) ? constrainedSearch(cover, listener) : wideSearch(cover, listener);
  if (!places) search();
  for (const place of places ?? []) {
    spreading = place.spreading;
    search(place.option);
  }
  return parsed(new SolutionList(cover, coverings));
}
