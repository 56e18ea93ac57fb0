/** What can be wished of a challenge: how hard it is (grade.ts says what that means), and on which board. */

/** From the easiest. */
export const levels = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof levels)[number];

/** The boards of the game: how a choice is called, and how it is written. */
export const boards = { '5x11': '5x11', diagonal: 'diagonal', pyramid: 'pyramid 5' } as const;
