/** Help with a position, from a nudge to the whole answer: is it solvable, one cell, one piece, everything. */
import type { Context, Hint, Text } from '../../contract/index.ts';
import { type Solutions, solutionsOf } from './atlas.ts';
import { hasCopies, type Placement, type Task } from './model.ts';
import { fillings } from './notation/index.ts';
import { coverOf, tooLargeToAsk } from './search/cover.ts';
import { fillingOf } from './search/filling.ts';
import { firstSolution } from './search/first.ts';
import { areaObstacle, cellText, obstacle } from './search/obstacles.ts';
import { text } from './texts.ts';

/** Every level that says how the position stands. */
const state = (told: Text): Hint => ({ kind: 'state', offer: text('offer-state'), text: told });

export async function hint(task: Task, context: Context): Promise<readonly Hint[]> {
  const solutions = await solutionsOf(task, context);
  if (!solutions.ok) return uncounted(task, solutions.problem.text, context);
  const { count } = solutions.value;
  if (count === 0) return hopeless(task, context);
  if (task.placed.length === task.pieces.length) return [state(text('complete'))];
  const tight = tightest(solutions.value);
  const best = likeliest(solutions.value, tight.cell);
  const first = await solutionWith(task, best.placement, solutions.value, context);
  return [
    state(text('remaining', { count })),
    cellHint(task, tight),
    {
      kind: 'piece',
      offer: text('offer-piece'),
      text: text(best.count === count ? 'piece-forced' : 'piece-possible', {
        name: task.pieces[best.placement.piece]!.name,
        cell: cellText(task.board, best.placement.cells[0]!),
        count: best.count,
      }),
      show: shown(task, [best.placement]),
    },
    { kind: 'all', offer: text('offer-all'), text: text('whole', { filling: first }), show: first },
  ];
}

/** Help where there are too many solutions to count: one of them will do. */
async function uncounted(task: Task, why: Text, { ticker }: Context): Promise<readonly Hint[]> {
  const found = firstSolution(task, ticker);
  if (found === 'none') return [state(text('no-solution-from-here'))];
  if (found === 'unknown') return [state(tooLargeToAsk(task) ?? text('nothing-in-time'))];
  const next = found.placements[0]!;
  const first = fillings.format(found.filling);
  return [
    state(text('solvable-uncounted', { why })),
    {
      kind: 'piece',
      offer: text('offer-piece'),
      text: text('piece-somewhere', {
        name: task.pieces[next.piece]!.name,
        cell: cellText(task.board, next.cells[0]!),
      }),
      show: shown(task, [next]),
    },
    { kind: 'all', offer: text('offer-all'), text: text('whole', { filling: first }), show: first },
  ];
}

const shown = (task: Task, more: readonly Placement[]): string =>
  fillings.format(fillingOf(task, [...task.placed, ...more]));

/** The placement over a cell that most solutions have; of equal ones the first. */
const likeliest = (solutions: Solutions, cell: number) =>
  solutions
    .placements()
    .filter(({ placement }) => placement.cells.includes(cell))
    .reduce((a, b) => (b.count > a.count ? b : a));

/** A solution in which a piece lies as the hints before it have said; with copies, whose names change, any solution. */
async function solutionWith(task: Task, placement: Placement, all: Solutions, context: Context): Promise<string> {
  const placed = [...task.placed, placement].sort((a, b) => a.piece - b.piece);
  const some = hasCopies(task) ? undefined : await solutionsOf({ ...task, placed }, context);
  return fillings.format((some?.ok ? some.value : all).at(0));
}

interface Tight {
  readonly cell: number;
  /** The pieces that cover it. */
  readonly pieces: readonly number[];
  /** Where cells may stay empty, that is one more choice. */
  readonly mayStayEmpty: boolean;
}

/** The cell that the fewest different pieces fill in all solutions: at best a single one. */
function tightest(solutions: Solutions): Tight {
  const found = new Map<number, Map<number, number>>();
  for (const { placement, count } of solutions.placements()) {
    for (const cell of placement.cells) {
      const ways = found.get(cell) ?? new Map<number, number>();
      found.set(cell, ways.set(placement.piece, (ways.get(placement.piece) ?? 0) + count));
    }
  }
  const choices = ({ pieces, mayStayEmpty }: Tight) => pieces.length + (mayStayEmpty ? 1 : 0);
  return [...found]
    .map(([cell, ways]): Tight => {
      const filled = [...ways.values()].reduce((sum, count) => sum + count, 0);
      return { cell, pieces: [...ways.keys()], mayStayEmpty: filled < solutions.count };
    })
    .reduce((a, b) => ((choices(b) - choices(a) || b.cell - a.cell) < 0 ? b : a));
}

function cellHint(task: Task, { cell, pieces, mayStayEmpty }: Tight): Hint {
  const names = pieces.map((piece) => task.pieces[piece]!.name).sort();
  const place = cellText(task.board, cell);
  const level = { kind: 'cell', offer: text('offer-cell') };
  if (mayStayEmpty || pieces.length > 1) {
    const code = mayStayEmpty ? 'cell-few-or-empty' : 'cell-few';
    return { ...level, text: text(code, { cell: place, names: names.join(', ') }) };
  }
  return {
    ...level,
    text: text('cell-forced', { cell: place, name: names[0]! }),
    show: shown(task, [{ piece: pieces[0]!, cells: [cell] }]),
  };
}

/** Where nothing can be completed: which piece to take back, if one alone is to blame. */
async function hopeless(task: Task, context: Context): Promise<readonly Hint[]> {
  const why = obstacleOf(task);
  const lost = state(why ? text('no-solution-because', { why }) : text('no-solution-from-here'));
  const wayBack = { kind: 'way-back', offer: text('offer-way-back') };
  for (const placed of task.placed.toReversed()) {
    const without = { ...task, placed: task.placed.filter((other) => other !== placed) };
    const solutions = await solutionsOf(without, context);
    const { name } = task.pieces[placed.piece]!;
    const way = solutions.ok ? counted(name, solutions.value.count) : uncountedWay(name, without, context);
    if (way) return [lost, { ...wayBack, text: way, data: { piece: name } }];
  }
  const hopeful = task.placed.length > 1 && !obstacleOf({ ...task, placed: [] });
  const blame = hopeful ? text('take-back-several') : text('never-solvable');
  return [lost, { ...wayBack, text: blame }];
}

const obstacleOf = (task: Task): Text | undefined =>
  tooLargeToAsk(task) ? areaObstacle(task) : obstacle(task, coverOf(task));

const counted = (name: string, count: number): Text | undefined =>
  count > 0 ? text('take-back', { name, count }) : undefined;

function uncountedWay(name: string, without: Task, { ticker }: Context): Text | undefined {
  const found = firstSolution(without, ticker);
  if (found === 'none') return undefined;
  return found === 'unknown' ? text('nothing-in-time') : text('take-back-uncounted', { name });
}
