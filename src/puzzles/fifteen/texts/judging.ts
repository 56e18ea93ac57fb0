/** What may be wrong with an answer. */
export const judging = {} as const;
