/** Boards, pieces and fillings as types with their invariants; what people write is checked by notation/ first. */

/** A flat board may have closed cells; a pyramid of balls is `side` layers high; a box is made of cubes. */
export type Board =
  | {
      readonly kind: 'flat';
      readonly rows: number;
      readonly columns: number;
      /** One character a cell in reading order: `X` open, `.` closed. Left out where every cell is open. */
      readonly mask?: string;
      /** A board that is known by a name is written by it. */
      readonly name?: BoardName;
    }
  | { readonly kind: 'pyramid'; readonly side: number }
  | { readonly kind: 'box'; readonly layers: number; readonly rows: number; readonly columns: number };

export type BoardName = 'diagonal';

/** Layer, row and column, from 0. A flat board and a flat piece have the one layer 0; layers count from the top. */
export type Spot = readonly [layer: number, row: number, column: number];

/** Invariant: at least one spot; connected; the least layer, row and column are 0; sorted in reading order. */
export type Shape = readonly Spot[];

export interface Piece {
  /** One of `NAMES`; no two pieces of a task have the same. */
  readonly name: string;
  readonly shape: Shape;
  /** May it be turned over? In space everything may. */
  readonly mirror: boolean;
  /** May it be turned? */
  readonly turn: boolean;
  /** The earlier piece that this one is a copy of: the two are interchangeable. */
  readonly copyOf?: string;
}

export type SetName = 'iq-puzzler-pro' | 'kanoodle' | 'pentominoes' | 'one-sided-pentominoes';

/** A piece where it lies. Cells are numbers of the board's open cells in reading order, ascending. */
export interface Placement {
  readonly piece: number;
  readonly cells: readonly number[];
}

/**
 * Everything that is to be solved. Invariants: within the limits below; every placed piece has a shape that it may take,
 * and no two overlap; areas need not agree, since that proves that there is no solution and is no reason to refuse.
 */
export interface Task {
  /** How it is written: a course file as it came, or in our extension. */
  readonly form: 'course' | 'extension';
  readonly board: Board;
  /** The named set that the first pieces come from, in its own order. */
  readonly set?: SetName;
  readonly pieces: readonly Piece[];
  /** Pieces that lie already; sorted by piece. */
  readonly placed: readonly Placement[];
  /** May cells stay empty? */
  readonly gaps: boolean;
}

/**
 * A filling as it is written: layers from the top, each a list of rows, a character a cell. A piece's name, `_` for a
 * cell left empty, `.` for a closed one. Whether it is right is for `verify` to say.
 */
export type Filling = readonly (readonly string[])[];

export const EMPTY = '_';
export const CLOSED = '.';

/** The names that pieces may have; a course file knows the first 26. */
export const NAMES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@&';
export const COURSE_NAMES = NAMES.slice(0, 26);
export const MOST_PIECES = NAMES.length;
export const MOST_CELLS = 4096;

/** Whether some pieces of a task are interchangeable. */
export const hasCopies = ({ pieces }: Task): boolean => pieces.some(({ copyOf }) => copyOf !== undefined);
