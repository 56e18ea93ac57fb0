/** Every word of the 24 game, in both languages. */
import { type TextMaker, texter } from '../../contract/index.ts';
import { helpTexts } from './texts/help.ts';
import { inputTexts } from './texts/input.ts';
import { publishedTexts } from './texts/published.ts';
import { watchingTexts } from './texts/watching.ts';

// Named types keep the declarations short that users of the library read.
type Texts = typeof inputTexts & typeof helpTexts & typeof watchingTexts & typeof publishedTexts;

export const texts: Texts = { ...inputTexts, ...helpTexts, ...watchingTexts, ...publishedTexts };
export const text: TextMaker<Texts> = texter(texts);
export type TextCode = keyof Texts;
