export const input = {} as const;
