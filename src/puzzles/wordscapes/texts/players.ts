import type { Dictionary } from '../../../contract/index.ts';

export const playersTexts = {} as const satisfies Dictionary;
