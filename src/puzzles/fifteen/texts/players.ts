/** Hints and generated boards. */
export const players = {} as const;
