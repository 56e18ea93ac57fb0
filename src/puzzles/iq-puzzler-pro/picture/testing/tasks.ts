/** Boards to draw, with fillings of them. */
import { openCells } from '../../geometry.ts';
import type { Board, Filling, Piece, Shape, Task } from '../../model.ts';
import { sets } from '../../sets.ts';

const read = (written: string): Filling => written.split(' / ').map((layer) => layer.split(' '));

/** The second is of report A's first board of its own outline; the pyramid was found by a plain search. */
export const solved = {
  five: read('AABBBGGCKKK DAHBBGCCKEK DAHHFGJCCEE DDIHFGJJLLE DIIIFFFJJLE'),
  diamond: read('...A... .AAABB. CCCCBBB .CDEEE. ...E...'),
  pyramid: read('G / GH HG / KKH KHL KKG / DDDD IDLJ IIJJ IJJG / AAABB ACBBB CCCLF CEEEF EEFFF'),
};

const set = Object.entries(sets['iq-puzzler-pro'].pieces).map(([name, shape]) => piece(name, shape));

function piece(name: string, shape: Shape): Piece {
  return { name, shape, mirror: true, turn: true };
}

export const taskOf = (board: Board, pieces: readonly Piece[] = set): Task => ({
  form: 'extension',
  board,
  pieces,
  placed: [],
  gaps: false,
});

/** The 5 x 11 board, with the named pieces lying as they are in its filling. */
export function five(placed = ''): Task {
  const task = taskOf({ kind: 'flat', rows: 5, columns: 11 });
  const cells = openCells(task.board);
  const lying = (name: string) =>
    cells.flatMap(([, row, column], cell) => (solved.five[0]![row]![column] === name ? [cell] : []));
  return {
    ...task,
    placed: task.pieces.flatMap(({ name }, i) => (placed.includes(name) ? [{ piece: i, cells: lying(name) }] : [])),
  };
}

export const diagonal = taskOf({
  kind: 'flat',
  rows: 9,
  columns: 9,
  mask: '.XXXX....XXXXX....XXXXXXX..XXXXXXX..XXXXXXXXX..XXXXXXX..XXXXXXX....XXXXX....XXXX.',
  name: 'diagonal',
});

const row = (length: number): Shape => Array.from({ length }, (_, column) => [0, 0, column] as const);

export const diamond = taskOf(
  { kind: 'flat', rows: 5, columns: 7, mask: '...X....XXXXX.XXXXXXX.XXXXX....X...' },
  [...'ABCDE'].map((name, i) => piece(name, row(i + 1))),
);

export const pyramid = taskOf({ kind: 'pyramid', side: 5 });

/** A box with a piece that is not flat. */
export const box = taskOf({ kind: 'box', layers: 2, rows: 2, columns: 2 }, [
  piece('A', [
    [0, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
    [1, 0, 0],
  ]),
  piece('B', row(1)),
]);
