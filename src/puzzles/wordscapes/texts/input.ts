import type { Dictionary } from '../../../contract/index.ts';

export const inputTexts = {} as const satisfies Dictionary;
