/** How hard a level may be wished; grade.ts says what that means, plans.ts how such levels are made. */

/** From the easiest. */
export const levels = ['very-easy', 'easy', 'medium', 'hard', 'very-hard'] as const;
export type Level = (typeof levels)[number];

/** So many letters may be on the wheel of a level. */
export const LEAST_LETTERS = 5;
export const MOST_LETTERS = 8;
/** So many words may be in it. */
export const LEAST_WORDS = 5;
export const MOST_WORDS = 20;
