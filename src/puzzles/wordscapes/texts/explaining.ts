import type { Dictionary } from '../../../contract/index.ts';

export const explainingTexts = {} as const satisfies Dictionary;
