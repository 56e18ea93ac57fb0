/** What the search by pattern databases says beside its ending. */
export const tables = {} as const;
