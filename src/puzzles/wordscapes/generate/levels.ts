/** Which difficulties can be wished for; grade.ts says what that means, plans.ts how such levels are made. */

/** From the easiest. */
export const levels = ['very-easy', 'easy', 'medium', 'hard', 'very-hard'] as const;
export type Level = (typeof levels)[number];

/** How many letters the wheel of a level may have. */
export const LEAST_LETTERS = 5;
export const MOST_LETTERS = 8;
/** How many words a level may have. */
export const LEAST_WORDS = 5;
export const MOST_WORDS = 20;
