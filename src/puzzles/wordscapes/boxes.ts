/** Single boxes of a task: which words run through them, how people name them, and writing letters into them. */
import type { Text } from '../../contract/index.ts';
import { cellsOf, type Filling, NONE, OPEN, type Shape, type Slot, type Task } from './model.ts';
import { text } from './texts.ts';

/** For every box, in reading order, the numbers of the slots that run through it. */
export function throughBoxes({ slots }: Task): ReadonlyMap<number, readonly number[]> {
  const through = new Map<number, number[]>();
  for (const [slot, { cells }] of slots.entries()) {
    for (const cell of cells) through.set(cell, [...(through.get(cell) ?? []), slot]);
  }
  return new Map([...through].sort(([a], [b]) => a - b));
}

/** The row and the column of a box, from 0; of rows that cross nowhere, the number of the row and the place in it. */
export function positionOf({ shape, slots }: Task, cell: number): { readonly row: number; readonly column: number } {
  if (shape.kind === 'grid') return { row: Math.floor(cell / shape.columns), column: cell % shape.columns };
  const slot = slots.find(({ cells }) => cells.includes(cell))!;
  return { row: Number(slot.name) - 1, column: slot.cells.indexOf(cell) };
}

/** A box as people name it. */
export function boxText(task: Task, cell: number): Text {
  const { row, column } = positionOf(task, cell);
  const through = task.slots.filter(({ cells }) => cells.includes(cell)).map(({ name }) => name);
  return task.shape.kind === 'grid'
    ? text('box-in-grid', { row: row + 1, column: column + 1, names: through.join(', ') })
    : text('box-in-row', { word: through.join(', '), place: column + 1 });
}

/** The letters of a filling by their boxes. */
export function lettersOf({ slots }: Pick<Task, 'slots'>, filling: Filling): ReadonlyMap<number, string> {
  return new Map(slots.flatMap(({ cells }, i) => cells.map((cell, at) => [cell, filling[i]![at]!] as const)));
}

/** What is told of a filling: its letters in some boxes, those that are known already, and `?` for the rest. */
export function partOf(task: Task, filling: Filling, told: (cell: number, slot: number) => boolean): Filling {
  const known = cellsOf(task);
  const letters = new Map<number, string>();
  for (const [i, { cells }] of task.slots.entries()) {
    for (const [at, cell] of cells.entries()) if (told(cell, i)) letters.set(cell, filling[i]![at]!);
  }
  return task.slots.map(({ cells }) => cells.map((cell) => letters.get(cell) ?? known[cell]!).join(''));
}

/** The task with other letters, or `?`, in some of its boxes. */
export function withBoxes(task: Task, letters: ReadonlyMap<number, string>): Task {
  const cells = [...cellsOf(task)].map((was, cell) => letters.get(cell) ?? was);
  return { ...task, shape: shapeWith(task.shape, cells) };
}

function shapeWith(shape: Shape, cells: readonly string[]): Shape {
  if (shape.kind === 'grid') return { ...shape, cells: cells.join('') };
  if (shape.kind === 'words') return shape;
  let from = 0;
  const patterns = shape.patterns.map(({ length }) => {
    from += length;
    return cells.slice(from - length, from).join('');
  });
  return { ...shape, patterns };
}

/** The task with a word in one of its slots. */
export const withWord = (task: Task, slot: Slot, word: string): Task =>
  withBoxes(task, new Map(slot.cells.map((cell, at) => [cell, word[at]!])));

/** Boxes that hold a letter already. */
export const knownBoxes = (task: Task): readonly number[] =>
  [...cellsOf(task)].flatMap((sign, cell) => (sign === OPEN || sign === NONE ? [] : [cell]));
