/** The board under the pieces: a plate along its outline, and a dent for every open cell. */
import type { Shape } from '../../../contract/index.ts';
import type { Spot } from '../model.ts';
import type { Point } from './piece.ts';

/** How far the plate reaches beyond its cells; as large as its round corners, so that runs of rows meet without notches. */
export const RIM = 7;
const EDGE = 1.5;
const DENT = 0.2;

/** The plate and dents of one layer; `corner` is the outer corner of its first cell. */
export function groundShapes(cells: readonly Spot[], [left, top]: Point, size: number): Shape[] {
  const blocks = blocksOf(cells);
  const plate = (reach: number, fill: 'line' | 'surface') =>
    blocks.map(
      ({ row, column, rows, columns }): Shape => ({
        kind: 'rect',
        ...{ x: left + column * size - reach, y: top + row * size - reach },
        ...{ width: columns * size + 2 * reach, height: rows * size + 2 * reach, radius: reach, fill },
      }),
    );
  return [
    ...plate(RIM, 'line'),
    ...plate(RIM - EDGE, 'surface'),
    ...cells.map(([, row, column]): Shape => {
      const [x, y] = [left + (column + 0.5) * size, top + (row + 0.5) * size];
      return { kind: 'circle', x, y, radius: DENT * size, fill: 'paper', stroke: 'line', strokeWidth: EDGE };
    }),
  ];
}

interface Block {
  readonly row: number;
  readonly column: number;
  rows: number;
  readonly columns: number;
}

/** Few rectangles that make up the cells: runs of a row, joined with the same run of the row above. */
function blocksOf(cells: readonly Spot[]): readonly Block[] {
  const blocks: Block[] = [];
  for (let from = 0; from < cells.length; ) {
    const [, row, column] = cells[from]!;
    let columns = 1;
    while (cells[from + columns]?.[1] === row && cells[from + columns]?.[2] === column + columns) columns++;
    const above = blocks.find((b) => b.row + b.rows === row && b.column === column && b.columns === columns);
    if (above) above.rows++;
    else blocks.push({ row, column, rows: 1, columns });
    from += columns;
  }
  return blocks;
}
