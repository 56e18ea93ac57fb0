/** The grids that filling is measured on. */
import { examples } from '../../src/puzzles/wordscapes/examples.ts';
import type { Task } from '../../src/puzzles/wordscapes/model.ts';
import { tasks } from '../../src/puzzles/wordscapes/notation/index.ts';
import { slotsOf } from '../../src/puzzles/wordscapes/slots.ts';

function taskOf(letters: string, ...grid: readonly string[]): Task {
  const shape = { kind: 'grid', rows: grid.length, columns: grid[0]!.length, cells: grid.join('') } as const;
  return { letters, language: 'en', list: 'full', shape, slots: slotsOf(shape), bonus: [] };
}

export const paper = taskOf(
  'STUOMC',
  '...?....',
  '...?..?.',
  '...?????',
  '????..?.',
  '?...????',
  '?....?.?',
  '..??????',
);
/** 15 and 20 words of eight letters, laid out by chance; no letter is known. */
export const fifteen = taskOf(
  'PAINTERS',
  '........????',
  '...?????..?.',
  '.....?....?.',
  '..????..???.',
  '?..?..?.?...',
  '?????.???...',
  '?..?..?.?.?.',
  '?..????.???.',
  '...?..?.?.?.',
  '........?...',
);
export const twenty = taskOf(
  'GARDENIS',
  '..?..?.?????',
  '..??????....',
  '???..?.?....',
  '?..?....?...',
  '??????.???..',
  '...?..?.?.?.',
  '????.????.?.',
  '.?....?.????',
  '.??????...?.',
  '.....?......',
  '.....?......',
  '..??????....',
);

/** The paper's own example, with its answers and in its order. */
export const paperAnswered = ((): Task => {
  const read = tasks.parse(examples.find(({ id }) => id === 'paper')!.text);
  if (!read.ok) throw new Error(`the example cannot be read: ${read.problem.text.code}`);
  return read.value;
})();
