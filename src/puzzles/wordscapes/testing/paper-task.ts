/** The paper's case, written out by hand, so that what is tested with it does not lean on the reading of texts. */
import type { Slot, Task } from '../model.ts';

const COLUMNS = 8;
const grid = ['...M....', '...O..M.', '...SCOUT', 'COST..S.', 'U...COTS', 'T....U.U', '..CUSTOM'];

/** The paper's numbers 1 to 9: name, answer, first row and column, direction. */
const words = [
  ['4D', 'CUT', 3, 0, 'down'],
  ['4A', 'COST', 3, 0, 'across'],
  ['1D', 'MOST', 0, 3, 'down'],
  ['3A', 'SCOUT', 2, 3, 'across'],
  ['2D', 'MUST', 1, 6, 'down'],
  ['5A', 'COTS', 4, 4, 'across'],
  ['6D', 'OUT', 4, 5, 'down'],
  ['7D', 'SUM', 4, 7, 'down'],
  ['8A', 'CUSTOM', 6, 2, 'across'],
] as const;

const slots: readonly Slot[] = words.map(([name, answer, row, column, direction]) => ({
  name,
  direction,
  cells: [...answer].map((_, i) => row * COLUMNS + column + (direction === 'across' ? i : i * COLUMNS)),
}));

export const paperTask: Task = {
  letters: 'STUOMC',
  language: 'en',
  list: 'full',
  shape: { kind: 'grid', rows: 7, columns: COLUMNS, cells: grid.join('').replaceAll(/[A-Z]/g, '?') },
  slots,
  answers: words.map(([, answer]) => answer),
  bonus: [],
};
