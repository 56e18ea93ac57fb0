import type { Dictionary } from '../../../contract/index.ts';

export const generatingTexts = {} as const satisfies Dictionary;
