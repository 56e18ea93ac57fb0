/** How hard a board can be asked to be; grade.ts says what each level means. */

/** From the easiest. */
export const levels = ['very-easy', 'easy', 'medium', 'hard', 'very-hard'] as const;
export type Level = (typeof levels)[number];
