/**
 * What our levels are measured against: words in any order, each laid at the first place, by chance, where it crosses
 * another and touches none. Nothing is asked about other fillings.
 */
import type { Random } from '../../src/algorithms/random/random.ts';

export interface GreedyGrid {
  readonly rows: number;
  readonly columns: number;
  readonly cells: string;
}

type Box = readonly [row: number, column: number];
const nameOf = ([row, column]: Box): string => `${row} ${column}`;

/** Words that find no place are left out; undefined where fewer than `least` words find one. */
export function greedyGrid(words: readonly string[], least: number, random: Random): GreedyGrid | undefined {
  const letters = new Map<string, string>();
  const at = (box: Box): string | undefined => letters.get(nameOf(box));
  const boxOf = ([row, column]: Box, isDown: boolean, i: number): Box => [
    row + (isDown ? i : 0),
    column + (isDown ? 0 : i),
  ];
  const fits = (word: string, start: Box, isDown: boolean): boolean => {
    if (at(boxOf(start, isDown, -1)) || at(boxOf(start, isDown, word.length))) return false;
    return [...word].every((letter, i) => {
      const box = boxOf(start, isDown, i);
      const there = at(box);
      const isAlone = !at(boxOf(box, !isDown, -1)) && !at(boxOf(box, !isDown, 1));
      const isAlong = at(boxOf(box, isDown, -1)) !== undefined || at(boxOf(box, isDown, 1)) !== undefined;
      return there === undefined ? isAlone : there === letter && !isAlong;
    });
  };
  const put = (word: string, start: Box, isDown: boolean): void => {
    for (const [i, letter] of [...word].entries()) letters.set(nameOf(boxOf(start, isDown, i)), letter);
  };
  let laid = 0;
  for (const word of words) {
    const places = [...letters].flatMap(([name, letter]) => {
      const box = name.split(' ').map(Number) as unknown as Box;
      return [...word].flatMap((other, i) =>
        other === letter ? [false, true].map((isDown) => ({ start: boxOf(box, isDown, -i), isDown })) : [],
      );
    });
    const fitting = places.filter(({ start, isDown }) => fits(word, start, isDown));
    if (laid > 0 && fitting.length === 0) continue;
    const { start, isDown } =
      laid === 0 ? { start: [0, 0] as const, isDown: false } : fitting[random.below(fitting.length)]!;
    put(word, start, isDown);
    laid++;
  }
  return laid < least ? undefined : gridOf(letters);
}

function gridOf(letters: ReadonlyMap<string, string>): GreedyGrid {
  const boxes = [...letters.keys()].map((name) => name.split(' ').map(Number) as [number, number]);
  const [top, left] = [Math.min(...boxes.map(([row]) => row)), Math.min(...boxes.map(([, column]) => column))];
  const rows = Math.max(...boxes.map(([row]) => row)) - top + 1;
  const columns = Math.max(...boxes.map(([, column]) => column)) - left + 1;
  const cells = Array.from(
    { length: rows * columns },
    (_, i) => letters.get(nameOf([Math.floor(i / columns) + top, (i % columns) + left])) ?? '.',
  );
  return { rows, columns, cells: cells.join('') };
}
