/** Prints pictures, each on a page of its own, and nothing else of the page. */
import type { Scene, Speaker } from '../../../contract/index.ts';
import { lightPalette, paintWith } from '../../../presentation/picture/palette.ts';
import { renderSvg } from '../../../presentation/picture/svg.ts';
import css from './print.module.css';

export function printScenes(scenes: readonly Scene[], say: Speaker): void {
  const paint = paintWith({ ...lightPalette, paper: '#ffffff' });
  const pages = document.createElement('div');
  pages.className = css.pages!;
  pages.innerHTML = scenes.map((scene) => renderSvg(scene, say, paint)).join('');
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
