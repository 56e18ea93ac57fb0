import type { Dictionary } from '../../../contract/index.ts';

export const judgingTexts = {} as const satisfies Dictionary;
