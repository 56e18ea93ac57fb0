/** A scene on the page. Colours are the theme's custom properties, so that a theme switch repaints nothing. */
import { useMemo } from 'preact/hooks';
import type { Paint, Scene, Speaker } from '../../../contract/index.ts';
import { isTint, tintColour } from '../../../engine/picture/palette.ts';
import { renderSvg } from '../../../engine/picture/svg.ts';
import css from './scene-view.module.css';

const themed = (role: Paint) => (isTint(role) ? tintColour(role) : `var(--scene-${role})`);

/** `fade` lets each new frame come up gently. */
export function SceneView({ scene, say, fade = false }: { scene: Scene; say: Speaker; fade?: boolean }) {
  // `words` stands for `say`, which is new at every render.
  const words = say(scene.title);
  const svg = useMemo(() => renderSvg(scene, say, themed), [scene, words]);
  return (
    <span
      key={fade ? svg : 'still'}
      class={`${css.scene} ${fade ? css.fade : ''}`}
      // Our own renderer's output, every string in it escaped.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
