/** Prints a puzzle with its solution on the back of the paper. */
import { type Scene, speaker } from '../../../contract/index.ts';
import { sheet } from '../../../presentation/picture/sheet.ts';
import { sheetTexts } from '../../../presentation/picture/sheet-texts.ts';
import { printScenes } from '../board/print.ts';
import { language } from '../settings.ts';

export const printWithBack = (puzzle: Scene, solution: Scene): void =>
  printScenes(sheet([puzzle], [], [solution]), speaker(language.value, sheetTexts));
