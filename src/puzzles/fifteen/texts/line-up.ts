/** What the searches for comparison say beside their ending. */
export const lineUp = {} as const;
