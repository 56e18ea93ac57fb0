/** Boards that are known by a name. */
import type { Board, BoardName } from './model.ts';

type FlatBoard = Extract<Board, { kind: 'flat' }>;

const drawn = (name: BoardName, rows: readonly string[]): FlatBoard => ({
  kind: 'flat',
  rows: rows.length,
  columns: rows[0]!.length,
  mask: rows.join(''),
  name,
});

export const boards: Readonly<Record<BoardName, FlatBoard>> = {
  /** The back of the IQ Puzzler Pro case: 55 cells around a diagonal. */
  diagonal: drawn('diagonal', [
    '.XXXX....',
    'XXXXX....',
    'XXXXXXX..',
    'XXXXXXX..',
    'XXXXXXXXX',
    '..XXXXXXX',
    '..XXXXXXX',
    '....XXXXX',
    '....XXXX.',
  ]),
};
