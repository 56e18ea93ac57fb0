/** What the exit code means. */
export const EXIT = { found: 0, provenNone: 1, badInput: 2, stopped: 3 } as const;
