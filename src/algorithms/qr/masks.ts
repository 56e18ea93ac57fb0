/** The eight masks of a QR code, and how hard a code is to read: readers are misled by large areas and false patterns. */
import type { Grid } from './grid.ts';

export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** What looks like a finder, with light before or behind it. */
const FALSE_FINDERS = ['00001011101', '10111010000'];

/** The points of the standard: less is better. */
export function penalty(grid: Grid): number {
  const { size } = grid;
  let points = 0;
  let dark = 0;
  for (let i = 0; i < size; i++) {
    let row = '';
    let column = '';
    for (let k = 0; k < size; k++) {
      row += grid.isDark(i, k) ? '1' : '0';
      column += grid.isDark(k, i) ? '1' : '0';
      if (i > 0 && k > 0) points += isBlock(grid, i, k) ? 3 : 0;
    }
    dark += row.split('1').length - 1;
    points += ofLine(row) + ofLine(column);
  }
  return points + 10 * Math.floor(Math.abs(20 * dark - 10 * size ** 2) / size ** 2);
}

function isBlock(grid: Grid, row: number, column: number): boolean {
  const colour = grid.isDark(row, column);
  return (
    grid.isDark(row - 1, column) === colour &&
    grid.isDark(row, column - 1) === colour &&
    grid.isDark(row - 1, column - 1) === colour
  );
}

function ofLine(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g)?.reduce((points, run) => points + run.length - 2, 0) ?? 0;
  let finders = 0;
  for (const finder of FALSE_FINDERS) {
    for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) finders++;
  }
  return runs + 40 * finders;
}
