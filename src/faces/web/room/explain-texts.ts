/** What is said before a puzzle in play is explained; players do not load it. */
import { texter } from '../../../contract/index.ts';

export const explainTexts = {
  tells: {
    en: 'You are playing this puzzle, and its explanation gives the answers away.',
    id: 'Kamu sedang memainkan teka-teki ini, dan penjelasannya memuat jawabannya.',
  },
} as const;

export const text = texter(explainTexts);
