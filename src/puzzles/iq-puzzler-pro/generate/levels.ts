/** What can be wished of a challenge: how hard it is (grade.ts says what that means), and on which board. */
import type { Board } from '../model.ts';

/** From the easiest. */
export const levels = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];

/** The boards of the game: how a choice is called, and how it is written. */
export const boards = { '5x11': '5x11', diagonal: 'diagonal', pyramid: 'pyramid 5' } as const;

/** One of them as a text, with the pieces of the game and none of them laid. */
export const bareText = (name: keyof typeof boards): string => `BOARD ${boards[name]}\nPIECES IQ Puzzler Pro`;

/** Which of them a board is, if it is one. */
export function boardIn(board: Board): keyof typeof boards | undefined {
  if (board.kind === 'pyramid') return board.side === 5 ? 'pyramid' : undefined;
  if (board.kind === 'box') return undefined;
  if (board.name) return board.name;
  return board.rows === 5 && board.columns === 11 && !board.mask ? '5x11' : undefined;
}
