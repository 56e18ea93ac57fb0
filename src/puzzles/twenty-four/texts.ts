/** Every word of the 24 game, in both languages. */
import { type TextMaker, texter } from '../../contract/index.ts';
import { helpTexts } from './texts/help.ts';
import { inputTexts } from './texts/input.ts';

// Named types keep the declarations short that users of the library read.
type Texts = typeof inputTexts & typeof helpTexts;

export const texts: Texts = { ...inputTexts, ...helpTexts };
export const text: TextMaker<Texts> = texter(texts);
export type TextCode = keyof Texts;
