/** What the strategies for large boards say beside their ending. */
export const large = {} as const;
