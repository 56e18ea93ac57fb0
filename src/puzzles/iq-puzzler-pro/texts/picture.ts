export const picture = {} as const;
