/** What judges a solution and plays an instance. */
import type { Parsed, Problem } from './notation.ts';
import type { Text } from './text.ts';

/** The arrow keys of a keyboard. */
export type Arrow = 'up' | 'right' | 'down' | 'left';

/** How a person types moves, in any position. */
export interface Playing {
  /** How a move is written. A single lower-case letter is never a move: faces use those as commands. */
  readonly help: Text;
  /** Whether a move names a row and a column, so that a board has them numbered. */
  readonly byPlace?: boolean;
  /** The move that an arrow key stands for, where moves have a direction. */
  arrow?(key: Arrow): string;
}

/** One position, as it is played move by move. */
export interface Play<Instance, Solution> {
  /** The position after a move, or why it cannot be made. */
  move(typed: string): Parsed<Instance>;
  /** Whether the position is complete and right. */
  finished(): boolean;
  /** What to say below the board because the board does not show it, such as words found outside it. */
  status?(): Text | undefined;
  /**
   * For a solution that is a sequence of moves: this position and the one after each move. A move is one that the cost counts, which
   * may be several moves of the notation, such as a row of tiles that slides at once.
   */
  course?(solution: Solution): readonly Instance[];
  /** The sequence of moves that a typed move stands for, where players may write it differently than a solution does. */
  way?(typed: string): Parsed<Solution>;
}

/**
 * What judges and plays one instance. Everything it must know, such as a dictionary, is loaded when it exists: there is no
 * other way to judge, and so no order of calls to get wrong.
 */
export interface Judge<Instance, Solution> {
  /** Empty when right. Shares no code with the strategies. */
  verify(solution: Solution): readonly Problem[];
  /**
   * Judges solutions as they are written, in ASCII and each with a newline behind it, for lists of millions: how many bytes from
   * the first on are lines that can be read and in which `verify` finds nothing. The line behind these is for `verify`.
   */
  accepts?(lines: Uint8Array): number;
  /** Two solutions with the same key are the same one. It is made from the solution, not from where it leads; the shared suite holds strategies to the same keys. */
  key(solution: Solution): string;
  /** The cost to minimise, by the rules of the instance; where the puzzle has costs. */
  cost?(solution: Solution): number;
  /** Where the puzzle is played by moves. */
  readonly play?: Play<Instance, Solution>;
}
