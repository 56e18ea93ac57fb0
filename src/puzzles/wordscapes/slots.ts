/**
 * The slots of a shape: every longest row of two or more boxes, across and down. Numbers go as in a crossword: from the
 * top, from left to right, one for each box that a word begins in.
 */
import { NONE, type Shape, type Slot } from './model.ts';

/** Two slots that share a box: their numbers in the list of slots, the lower one first, and where in each it is. */
export interface Crossing {
  readonly cell: number;
  readonly slots: readonly [number, number];
  readonly at: readonly [number, number];
}

/** In the order of a crossword: by number, across before down. */
export function slotsOf(shape: Shape): readonly Slot[] {
  if (shape.kind === 'words') return [];
  if (shape.kind === 'rows') return slotsOfRows(shape.patterns);
  const { rows, columns, cells } = shape;
  const isBox = (row: number, column: number) =>
    row >= 0 && row < rows && column >= 0 && column < columns && cells[row * columns + column] !== NONE;
  const slots: Slot[] = [];
  let number = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const starts = ([0, 1] as const).filter(
        (down) => isBox(row, column) && !isBox(row - down, column - 1 + down) && isBox(row + down, column + 1 - down),
      );
      if (starts.length > 0) number++;
      for (const down of starts) {
        const run: number[] = [];
        for (let i = 0; isBox(row + down * i, column + (1 - down) * i); i++) {
          run.push((row + down * i) * columns + column + (1 - down) * i);
        }
        slots.push({ name: `${number}${down ? 'D' : 'A'}`, direction: down ? 'down' : 'across', cells: run });
      }
    }
  }
  return slots;
}

function slotsOfRows(patterns: readonly string[]): Slot[] {
  let from = 0;
  return patterns.map(({ length }, i) => {
    const cells = Array.from({ length }, (_, j) => from + j);
    from += length;
    return { name: String(i + 1), direction: 'across', cells };
  });
}

/** In the order of the slots that come second. */
export function crossingsOf(slots: readonly Pick<Slot, 'cells'>[]): readonly Crossing[] {
  const seen = new Map<number, readonly [number, number]>();
  const crossings: Crossing[] = [];
  for (const [slot, { cells }] of slots.entries()) {
    for (const [at, cell] of cells.entries()) {
      const before = seen.get(cell);
      if (before) crossings.push({ cell, slots: [before[0], slot], at: [before[1], at] });
      else seen.set(cell, [slot, at]);
    }
  }
  return crossings;
}
