/** Tasks as values. */
import type { BoardName, SetName } from './model.ts';
import { fillings, tasks } from './notation/index.ts';
import { texts } from './texts.ts';

export type { Filling, Task } from './model.ts';

/** All layers from the top, row by row: `_` an open cell, `.` a closed one, a piece's name where that piece lies already. */
type Drawing = readonly string[];

/** A flat board by its size, its drawing or its name; a pyramid of balls by its side; a box by layers, rows and columns. */
export type BoardGiven =
  | { readonly rows: number; readonly columns: number }
  | Drawing
  | BoardName
  | { readonly pyramid: number; readonly drawing?: Drawing }
  | { readonly box: readonly [layers: number, rows: number, columns: number]; readonly drawing?: Drawing };

/**
 * Pieces by their names, each as rows: a blank or a dot is no cell, any other sign is one. In a box, the layers of a piece stand
 * side by side in each row, with a bar between.
 */
export type PiecesGiven = Readonly<Record<string, readonly string[]>>;

/** All pieces, or those of these names. */
type Which = boolean | readonly string[];

export interface TaskGiven {
  readonly board: BoardGiven;
  /** A set by its name, or pieces of your own. */
  readonly pieces: SetName | PiecesGiven;
  /** Pieces of your own beside a set. */
  readonly more?: PiecesGiven;
  /** How many there are of a piece in all, by its name. */
  readonly copies?: Readonly<Record<string, number>>;
  /** Which pieces may not be turned over, on flat boards. */
  readonly noMirror?: Which;
  /** Which pieces may not be turned. */
  readonly noTurn?: Which;
  /** Whether cells may stay empty. */
  readonly gaps?: boolean;
}

const task = ({ board, pieces, more, copies = {}, noMirror, noTurn, gaps }: TaskGiven): string =>
  [
    ...boardLines(board),
    typeof pieces === 'string' ? `PIECES ${pieces}` : 'PIECES',
    ...[typeof pieces === 'string' ? {} : pieces, more ?? {}].flatMap(pieceLines),
    ...Object.entries(copies).map(([name, count]) => `COPIES ${name} ${count}`),
    ...banLines('NO MIRROR', noMirror),
    ...banLines('NO TURN', noTurn),
    ...(gaps ? ['GAPS'] : []),
  ].join('\n');

function boardLines(board: BoardGiven): readonly string[] {
  if (typeof board === 'string') return [`BOARD ${board}`];
  if ('rows' in board) return [`BOARD ${board.rows}x${board.columns}`];
  if ('pyramid' in board) return [`BOARD pyramid ${board.pyramid}`, ...drawn(board.drawing)];
  if ('box' in board) return [`BOARD box ${board.box.join('x')}`, ...drawn(board.drawing)];
  return ['BOARD', ...drawn(board)];
}

/** Apart from each other, so that no row spells a keyword. */
const drawn = (rows: Drawing = []): readonly string[] => rows.map((row) => [...row].join(' '));

const pieceLines = (pieces: PiecesGiven): readonly string[] =>
  Object.entries(pieces).flatMap(([name, rows]) => [
    ...rows.map((row) => row.replaceAll('.', ' ').replace(/[^ |]/gu, () => name)),
    // A blank line ends a piece.
    '',
  ]);

function banLines(words: string, which: Which = false): readonly string[] {
  if (typeof which === 'boolean') return which ? [words] : [];
  return which.length > 0 ? [`${words} ${which.join(' ')}`] : [];
}

export const building = { id: 'iq-puzzler-pro', texts, instance: tasks, solution: fillings, makers: { task } } as const;
