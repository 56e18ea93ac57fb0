/** What can be said about a task before it is solved: areas, symmetry, freedom of the pieces, and why it cannot be. */
import { movesOf } from '../../algorithms/exact-cover/symmetry.ts';
import type { Context, Explanation, Fact, Text } from '../../contract/index.ts';
import { coverOf, type TaskCover } from './cover.ts';
import { firstSolution } from './first.ts';
import type { Task } from './model.ts';
import { cellText, obstacle } from './obstacles.ts';
import { solutionsOf } from './solutions.ts';
import { text } from './texts.ts';

/** So many of the most constrained cells are named. */
const FEW = 3;

export async function explain(task: Task, context: Context): Promise<Explanation> {
  const taskCover = coverOf(task);
  const why = obstacle(task, taskCover);
  return { verdict: why ?? (await verdict(task, context)), facts: facts(task, taskCover) };
}

async function verdict(task: Task, context: Context): Promise<Text> {
  const solutions = await solutionsOf(task, context);
  if (!solutions.ok) {
    const found = firstSolution(task, context.ticker);
    if (found === 'none') return text('proven-by-search');
    return found === 'unknown' ? text('nothing-in-time') : text('solvable-uncounted', { why: solutions.problem.text });
  }
  const { count } = solutions.value;
  return count === 0 ? text('proven-by-search') : text('remaining', { count });
}

function facts(task: Task, { cover, pieces, cells }: TaskCover): readonly Fact[] {
  const area = pieces.reduce((sum, piece) => sum + task.pieces[piece]!.shape.length, 0);
  const ways = pieces.map((piece, i) => ({
    name: task.pieces[piece]!.name,
    count: cover.options.filter((option) => option.piece === i).length,
  }));
  const overCells = cells.map((cell, i) => ({
    cell,
    count: cover.options.filter((option) => option.cells.includes(i)).length,
  }));
  const tight = overCells.sort((a, b) => a.count - b.count || a.cell - b.cell).slice(0, FEW);
  const list = (items: readonly { name: string; count: number }[]) =>
    items.map(({ name, count }) => `${name} ${count}`).join(', ');
  return [
    { label: text('fact-area'), value: text('fact-areas', { pieces: area, cells: cells.length }) },
    { label: text('fact-symmetry'), value: text('fact-symmetries', { count: movesOf(cover).length }) },
    ...(ways.length > 0 ? [{ label: text('fact-placements'), value: text('plain', { words: list(ways) }) }] : []),
    ...tight.map(({ cell, count }) => ({
      label: text('fact-tight'),
      value: text('fact-tight-cell', { cell: cellText(task.board, cell), count }),
    })),
  ];
}
