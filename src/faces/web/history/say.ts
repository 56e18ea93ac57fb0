/** Words the texts of the page about what a person has solved. */
import { sayer } from '../settings.ts';
import { historyTexts } from './texts.ts';

export const sayHistory = sayer(historyTexts);
