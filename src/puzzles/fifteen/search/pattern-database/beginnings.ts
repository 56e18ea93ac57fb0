/** The beginnings of all ways: every sequence of some moves that the automaton allows, in the order of the search. */
import type { Automaton } from './automaton.ts';
import { cellsOf, type Field } from './field.ts';
import { type BlankPath, type Board, openOf, stepsOf } from './finder.ts';

/** Where some moves lead. */
export interface Beginning {
  readonly moves: BlankPath;
  readonly board: Uint8Array;
  /** The automaton's state there. */
  readonly state: number;
}

/** A board before any move. */
export const beginningAt = (board: Board): Beginning => ({ moves: [], board: Uint8Array.from(board), state: 0 });

export function beginningsOf(field: Field, automaton: Automaton, board: Board, length: number): readonly Beginning[] {
  let all: readonly Beginning[] = [beginningAt(board)];
  for (let i = 0; i < length; i++) {
    all = all.flatMap((one) => [0, 1, 2, 3].flatMap((move) => movedBy(field, automaton, one, move) ?? []));
  }
  return all;
}

/** One move further; undefined where it cannot be made, or leads where another sequence leads too. */
export function movedBy(
  field: Field,
  { open, next }: Automaton,
  { moves, board, state }: Beginning,
  move: number,
): Beginning | undefined {
  const blank = board.indexOf(field.blank);
  if (blank >= cellsOf(field) || !(openOf(field)[blank]! & open[state]! & (1 << move))) return undefined;
  const from = blank + stepsOf(field)[move]!;
  const moved = Uint8Array.from(board);
  moved[blank] = board[from]!;
  moved[from] = field.blank;
  return { moves: [...moves, move], board: moved, state: next[4 * state + move]! };
}
