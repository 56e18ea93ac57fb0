/** Numbers of things on a board, with their nouns in English. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const amountOf =
  (one: string, many: string) =>
  (count: number): string =>
    `${en.format(count)} ${count === 1 ? one : many}`;

export const cellsOf = amountOf('cell', 'cells');
export const rowsOf = amountOf('row', 'rows');
export const columnsOf = amountOf('column', 'columns');
export const layersOf = amountOf('layer', 'layers');
export const piecesOf = amountOf('piece', 'pieces');
