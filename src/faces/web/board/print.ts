/** Prints pictures, each on a page of its own, and nothing else of the page. */
import type { Scene, Speaker } from '../../../contract/index.ts';
import { lightPalette, paintWith } from '../../../presentation/picture/palette.ts';
import { renderSvg } from '../../../presentation/picture/svg.ts';
import css from './print.module.css';

/** A picture in the colours of paper, whatever the theme is. */
export const svgForPaper = (scene: Scene, say: Speaker): string =>
  renderSvg(scene, say, paintWith({ ...lightPalette, paper: '#ffffff' }));

export function printScenes(scenes: readonly Scene[], say: Speaker): void {
  const pages = document.createElement('div');
  pages.className = css.pages!;
  pages.innerHTML = scenes.map((scene) => svgForPaper(scene, say)).join('');
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
