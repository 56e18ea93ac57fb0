/** What can be said about a task before it is solved: areas, symmetry, freedom of pieces, why it has no solution. */
import type { Context, Explanation, Fact, Text } from '../../../contract/index.ts';
import { solutionsOf } from '../atlas.ts';
import { openCells } from '../geometry.ts';
import type { Task } from '../model.ts';
import { coverOf, type TaskCover, tooLargeToAsk } from '../search/cover.ts';
import { firstSolution } from '../search/first.ts';
import { areaObstacle, cellText, obstacle } from '../search/obstacles.ts';
import { taskSymmetries } from '../search/task-symmetries.ts';
import { text } from '../texts.ts';
import { symmetryGroup } from './symmetry-group.ts';

/** How many of the most constrained cells are named. */
const FEW = 3;

export async function explain(task: Task, context: Context): Promise<Explanation> {
  const tooLarge = tooLargeToAsk(task);
  if (tooLarge) return { verdict: areaObstacle(task) ?? tooLarge, facts: boardFacts(task) };
  const taskCover = coverOf(task, context.ticker);
  const why = obstacle(task, taskCover);
  return {
    verdict: why ?? (await verdict(task, context)),
    facts: [...boardFacts(task), ...placeFacts(task, taskCover)],
  };
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

/** What is known without a single placement. */
function boardFacts(task: Task): readonly Fact[] {
  const lying = new Set(task.placed.map(({ piece }) => piece));
  const area = task.pieces.reduce((sum, { shape }, piece) => sum + (lying.has(piece) ? 0 : shape.length), 0);
  const taken = task.placed.reduce((sum, { cells }) => sum + cells.length, 0);
  const cells = openCells(task.board).length - taken;
  return [
    { label: text('fact-area'), value: text('fact-areas', { pieces: area, cells }) },
    { label: text('fact-group'), value: symmetryGroup(task.board) },
    { label: text('fact-symmetry'), value: text('fact-symmetries', { count: taskSymmetries(task).length }) },
  ];
}

function placeFacts(task: Task, { cover, pieces, cells }: TaskCover): readonly Fact[] {
  const ways = pieces.map((piece) => ({ name: task.pieces[piece]!.name, count: 0 }));
  const overCells = cells.map((cell) => ({ cell, count: 0 }));
  for (const option of cover.options) {
    ways[option.piece]!.count++;
    for (const cell of option.cells) overCells[cell]!.count++;
  }
  const tight = overCells.sort((a, b) => a.count - b.count || a.cell - b.cell).slice(0, FEW);
  const list = (items: readonly { name: string; count: number }[]) =>
    items.map(({ name, count }) => `${name} ${count}`).join(', ');
  return [
    ...(ways.length > 0 ? [{ label: text('fact-placements'), value: text('plain', { words: list(ways) }) }] : []),
    ...tight.map(({ cell, count }) => ({
      label: text('fact-tight'),
      value: text('fact-tight-cell', { cell: cellText(task.board, cell), count }),
    })),
  ];
}
