/** Prints a puzzle and nothing else of the page; its solution comes on the back of the paper. */
import type { Scene, Speaker } from '../../../contract/index.ts';
import { lightPalette, paintWith } from '../../../presentation/picture/palette.ts';
import { sheet } from '../../../presentation/picture/sheet.ts';
import { renderSvg } from '../../../presentation/picture/svg.ts';
import css from './print.module.css';

export function printWithBack(puzzle: Scene, solution: Scene, say: Speaker): void {
  const paint = paintWith({ ...lightPalette, paper: '#ffffff' });
  const pages = document.createElement('div');
  pages.className = css.pages!;
  pages.innerHTML = sheet([puzzle], [], [solution])
    .map((page) => renderSvg(page, say, paint))
    .join('');
  document.body.append(pages);
  const { dataset } = document.documentElement;
  dataset.pages = '';
  addEventListener(
    'afterprint',
    () => {
      pages.remove();
      delete dataset.pages;
    },
    { once: true },
  );
  print();
}
