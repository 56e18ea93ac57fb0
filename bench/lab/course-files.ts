/**
 * Files as the students of a class hand them in: boards of 20 to 30 cells, each cut at random into pieces of three to five cells and
 * what is left over. Every piece is turned and mirrored, and written in the form of the course. The same seed gives the same files.
 */
import { type Random, seededRandom, shuffled } from '../../src/algorithms/random/random.ts';

type Cell = readonly [row: number, column: number];

/** The texts of some files, all of which have a solution. */
export function courseFiles(count: number, seed: number): readonly string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => courseFile(random));
}

function courseFile(random: Random): string {
  const rows = 4 + random.below(2);
  const columns = 5 + random.below(2);
  const pieces = shuffled(cut(rows, columns, random), random);
  const shapes = pieces.map((cells, i) => written(turned(cells, random), String.fromCharCode(65 + i)));
  return `${rows} ${columns} ${pieces.length}\nDEFAULT\n${shapes.join('\n')}\n`;
}

/** Each piece begins in the lowest free cell and grows into free cells beside it. */
function cut(rows: number, columns: number, random: Random): readonly (readonly Cell[])[] {
  const free = new Set(Array.from({ length: rows * columns }, (_, cell) => cell));
  const pieces: Cell[][] = [];
  for (const first of free) {
    const piece = [first];
    free.delete(first);
    for (let size = 3 + random.below(3); piece.length < size; ) {
      const beside = piece.flatMap((cell) => neighbours(cell, columns)).filter((cell) => free.has(cell));
      if (beside.length === 0) break;
      const next = beside[random.below(beside.length)]!;
      piece.push(next);
      free.delete(next);
    }
    pieces.push(piece.map((cell) => [Math.floor(cell / columns), cell % columns]));
  }
  return pieces;
}

const neighbours = (cell: number, columns: number): readonly number[] => [
  cell - columns,
  cell + columns,
  ...(cell % columns > 0 ? [cell - 1] : []),
  ...(cell % columns < columns - 1 ? [cell + 1] : []),
];

function turned(cells: readonly Cell[], random: Random): readonly Cell[] {
  let now = random.below(2) === 0 ? cells : cells.map(([row, column]): Cell => [row, -column]);
  for (let turns = random.below(4); turns > 0; turns--) now = now.map(([row, column]): Cell => [column, -row]);
  return now;
}

function written(cells: readonly Cell[], letter: string): string {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  const lines: string[][] = [];
  for (const [row, column] of cells) {
    lines[row - top] ??= [];
    lines[row - top]![column - left] = letter;
  }
  return lines.map((line) => Array.from(line, (cell) => cell ?? ' ').join('')).join('\n');
}
