/**
 * A task as lines for a terminal and a text file: the letters, and below them the boxes, `?` for an open one and a dot
 * for no box, spaced so that they look square. A filling is the boxes alone, and a single word just that word.
 */
import type { Mark } from '../../../contract/index.ts';
import { cellsOf, type Filling, NONE, OPEN, type Task } from '../model.ts';
import { slotsOf } from '../slots.ts';

/** The colour of letters that a filling brought. */
const TINT = 2;

export function layout(task: Task, filling?: Filling): readonly (readonly Mark[])[] {
  const { shape, letters } = task;
  if (shape.kind === 'words') {
    const [word] = filling ?? [];
    return word === undefined ? [letters, ...shape.patterns].map(plain) : [marksOf(word, (i) => word[i] !== OPEN)];
  }
  const { cells, brought } = filled(task, filling);
  const rows =
    shape.kind === 'grid'
      ? Array.from({ length: shape.rows }, (_, row) => range(row * shape.columns, shape.columns))
      : slotsOf(shape).map((slot) => slot.cells);
  const lines = rows.map((row) => {
    const marks = marksOf(
      row.map((cell) => (cells[cell] === NONE ? '·' : cells[cell]!)),
      (i) => brought.has(row[i]!),
    );
    return marks.flatMap((mark, i): Mark[] => (i === 0 ? [mark] : [{ text: ' ' }, mark]));
  });
  return filling ? lines : [plain(letters), [], ...lines];
}

/** The boxes as a filling leaves them, and which of the letters it brought. */
function filled(task: Task, filling: Filling | undefined) {
  const cells = [...cellsOf(task)];
  const brought = new Set<number>();
  for (const [i, slot] of task.slots.entries()) {
    for (const [j, cell] of slot.cells.entries()) {
      const letter = filling?.[i]?.[j] ?? OPEN;
      if (letter === OPEN || letter === cells[cell]) continue;
      cells[cell] = letter;
      brought.add(cell);
    }
  }
  return { cells, brought };
}

const marksOf = (signs: Iterable<string>, isBrought: (index: number) => boolean): Mark[] =>
  Array.from(signs, (text, i) => (isBrought(i) ? { text, tint: TINT } : { text }));

const plain = (word: string): Mark[] => marksOf(word, () => false);

const range = (from: number, length: number): number[] => Array.from({ length }, (_, i) => from + i);
