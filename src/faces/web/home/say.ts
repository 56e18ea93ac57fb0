/** Words the texts of the home page. */
import { sayer } from '../settings.ts';
import { homeTexts } from './texts.ts';

export const sayHome = sayer(homeTexts);
