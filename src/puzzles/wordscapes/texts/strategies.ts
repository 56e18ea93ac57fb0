import type { Dictionary } from '../../../contract/index.ts';

export const strategiesTexts = {} as const satisfies Dictionary;
