/** Words what is said where a puzzle is brought and solved; reading it in a view subscribes that view to the language. */
import { type Speaker, speaker } from '../../../contract/index.ts';
import { language } from '../settings.ts';
import { inputTexts } from './input-texts.ts';

export const sayInput: Speaker = (sentence) => speaker(language.value, inputTexts)(sentence);
