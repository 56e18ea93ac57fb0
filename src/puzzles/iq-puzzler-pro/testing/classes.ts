/**
 * Symmetric solutions by the plain way: every symmetry of the board with every exchange of the pieces, by the judge's own
 * geometry, and every image of a filling written out. It shares nothing with the strategies but the board's symmetries.
 */

import { openCells, symmetriesOf } from '../geometry.ts';
import { EMPTY, type Filling, type Task } from '../model.ts';
import { cellNumber, waysToLie } from '../verify/congruent.ts';

/** A symmetry of a task: where each cell goes, and which letter each becomes; copies all have the letter of the first. */
export interface Exchange {
  readonly cells: readonly number[];
  readonly letters: ReadonlyMap<string, string>;
}

const letterOf = ({ pieces }: Task, piece: number): string => pieces[piece]!.copyOf ?? pieces[piece]!.name;

const mapped = (cells: readonly number[], move: readonly number[]): string =>
  cells
    .map((cell) => move[cell]!)
    .sort((a, b) => a - b)
    .join();

/** Every place that a piece can take on the bare board. */
function placesOf({ board, pieces }: Task, piece: number): readonly (readonly number[])[] {
  const numbers = openCells(board).map((spot) => cellNumber(board, ...spot));
  const cellAt = new Map(numbers.map((number, cell) => [number, cell]));
  return waysToLie(board, pieces[piece]!).flatMap((way) =>
    numbers.flatMap((from) => {
      const cells = way.map((step) => cellAt.get(from + step));
      return cells.includes(undefined) ? [] : [cells as number[]];
    }),
  );
}

/** All orders of a list. */
const ordersOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length === 0 ? [[]] : list.flatMap((one, i) => ordersOf(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));

/** The symmetries of a task. */
export function exchangesOf(task: Task): readonly Exchange[] {
  const letters = [...new Set(task.pieces.map((_, piece) => letterOf(task, piece)))];
  const places = letters.map((letter) =>
    placesOf(
      task,
      task.pieces.findIndex(({ name }) => name === letter),
    ),
  );
  const sizes = letters.map((letter) => task.pieces.filter((_, piece) => letterOf(task, piece) === letter).length);
  const numbers = letters.map((_, i) => i);
  const orders = ordersOf(numbers);
  return symmetriesOf(task.board).flatMap((move) => {
    const write = (by: (cells: readonly number[]) => string) =>
      places.map((list, i) => `${sizes[i]} times ${list.map(by).sort()}`);
    const here = write((cells) => [...cells].sort((a, b) => a - b).join());
    const there = write((cells) => mapped(cells, move));
    const exchange = orders.find(
      (order) =>
        numbers.every((i) => there[i] === here[order[i]!]) &&
        // Letters of the same kind keep their order.
        numbers.every((i) => numbers.every((j) => i >= j || here[i] !== here[j] || order[i]! < order[j]!)),
    );
    if (!exchange) return [];
    const found = { cells: move, letters: new Map(letters.map((letter, i) => [letter, letters[exchange[i]!]!])) };
    const lying = task.placed.map(({ piece, cells }) => `${letterOf(task, piece)}:${cells}`);
    const image = task.placed.map(
      ({ piece, cells }) => `${found.letters.get(letterOf(task, piece))}:${mapped(cells, move)}`,
    );
    return lying.sort().join(' ') === image.sort().join(' ') ? [found] : [];
  });
}

/** What stands for the class of a filling: the first of its images as text. */
export function classOf(task: Task, filling: Filling, exchanges: readonly Exchange[]): string {
  const names = openCells(task.board).map(([layer, row, column]) => filling[layer]![row]![column]!);
  // Which cells belong together counts too: two copies side by side may lie in several ways.
  const lying = task.pieces.flatMap(({ name }, piece) => {
    const cells = names.flatMap((other, cell) => (other === name ? [cell] : []));
    return name === EMPTY || cells.length === 0 ? [] : [{ letter: letterOf(task, piece), cells }];
  });
  const images = exchanges.map(({ cells: move, letters }) =>
    lying
      .map(({ letter, cells }) => `${letters.get(letter)}:${mapped(cells, move)}`)
      .sort()
      .join(' '),
  );
  return images.sort()[0]!;
}
