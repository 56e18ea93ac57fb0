/** The speaker of an answer: a puzzle's texts first, then those that all puzzles share. */
import { type AnyPuzzle, type Language, type Speaker, speaker } from '../contract/index.ts';
import { commonTexts } from '../presentation/texts.ts';
import { apiTexts } from './texts.ts';

export const speakerFor = (language: Language, puzzle?: AnyPuzzle): Speaker =>
  speaker(language, ...(puzzle ? [puzzle.texts] : []), commonTexts, apiTexts);
