/** How a task is written: the rows of the board, a goal where it is not the usual one, and how moves are counted. */
import { type Notation, type Parsed, parsed, placeAt, refused, shown } from '../../../contract/index.ts';
import { type Cells, isUsualGoal, type Metric, rowsOf, type Size, type Task, usualGoal } from '../model.ts';
import { text } from '../texts.ts';
import { readBoard } from './cells.ts';
import { placeOf, readSections, type Section } from './sections.ts';

export const tasks: Notation<Task> = {
  parse(source) {
    const sections = readSections(source);
    if (!sections.ok) return sections;
    const { board, goal: wished, metric: counted } = sections.value;
    const read = readBoard(source, board!);
    if (!read.ok) return read;
    const goal = wished ? readGoal(source, wished, read.value) : parsed(usualGoal(read.value));
    if (!goal.ok) return goal;
    const metric = counted ? readMetric(source, counted) : parsed<Metric>('single');
    if (!metric.ok) return metric;
    return parsed({ ...read.value, goal: goal.value, metric: metric.value });
  },
  format: (task) =>
    [
      ...rowsOf(task.cells, task),
      ...(isUsualGoal(task) ? [] : [`goal: ${rowsOf(task.goal, task).join(' / ')}`]),
      ...(task.metric === 'single' ? [] : [`metric: ${task.metric}`]),
    ].join('\n'),
};

function readGoal(source: string, section: Section, size: Size): Parsed<Cells> {
  const read = readBoard(source, section, size);
  if (read.ok) return parsed(read.value.cells);
  const { text: why, place } = read.problem;
  return refused(text('in-goal', { why }), place);
}

function readMetric(source: string, { rows, size, end }: Section): Parsed<Metric> {
  const [word, extra] = rows.flat();
  if (size) return refused(text('size-not-first'), placeOf(source, size.word));
  if (!word) return refused(text('no-metric'), placeAt(source, end - 1, 1));
  const metric = (['single', 'multi'] as const).find((known) => known === word.text.toLowerCase());
  if (!metric) return refused(text('unknown-metric', { word: shown(word.text) }), placeOf(source, word));
  if (extra) return refused(text('after-metric', { word: shown(extra.text) }), placeOf(source, extra));
  return parsed(metric);
}
