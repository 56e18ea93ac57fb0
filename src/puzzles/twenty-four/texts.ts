/** Every word of the 24 game, in both languages. */
import { texter } from '../../contract/index.ts';
import { helpTexts } from './texts/help.ts';
import { inputTexts } from './texts/input.ts';

export const texts: typeof inputTexts & typeof helpTexts = { ...inputTexts, ...helpTexts };
export const text = texter(texts);
export type TextCode = keyof typeof texts;
