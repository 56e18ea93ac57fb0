/** What may be wrong with a board or with moves that somebody wrote. */
export const input = {} as const;
