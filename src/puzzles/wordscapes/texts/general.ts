import type { Dictionary } from '../../../contract/index.ts';

export const generalTexts = {} as const satisfies Dictionary;
