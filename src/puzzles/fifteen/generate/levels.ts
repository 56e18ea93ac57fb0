/** How hard a board may be wished; grade.ts says what each level means. */

/** From the easiest. */
export const levels = ['very-easy', 'easy', 'medium', 'hard', 'very-hard'] as const;
export type Level = (typeof levels)[number];
