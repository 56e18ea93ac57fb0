/** Prints a puzzle with its solution on the back of the paper. */
import type { Scene, Speaker } from '../../../contract/index.ts';
import { sheet } from '../../../presentation/picture/sheet.ts';
import { printScenes } from '../board/print.ts';

export const printWithBack = (puzzle: Scene, solution: Scene, say: Speaker): void =>
  printScenes(sheet([puzzle], [], [solution]), say);
