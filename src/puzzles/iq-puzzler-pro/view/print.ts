/** Prints one picture and nothing else of the page. */
import type { Scene, Speaker } from '../../../contract/index.ts';
import { lightPalette, paintWith } from '../../../presentation/picture/palette.ts';
import { renderSvg } from '../../../presentation/picture/svg.ts';
import css from './panels.module.css';

export function printScene(scene: Scene, say: Speaker): void {
  const sheet = document.createElement('div');
  sheet.className = css.sheet!;
  sheet.innerHTML = renderSvg(scene, say, paintWith({ ...lightPalette, paper: '#ffffff' }));
  document.body.append(sheet);
  const { dataset } = document.documentElement;
  dataset.printing = '';
  addEventListener(
    'afterprint',
    () => {
      sheet.remove();
      delete dataset.printing;
    },
    { once: true },
  );
  print();
}
