/** A scene on the page, drawn in the colours of its theme. */
import { useMemo } from 'preact/hooks';
import type { Scene, Speaker } from '../../../contract/index.ts';
import { themedPaint } from '../../../presentation/picture/palette.ts';
import { renderSvg } from '../../../presentation/picture/svg.ts';
import { SvgView } from './svg-view.tsx';

/** `fade` lets each new frame come up gently. */
export function SceneView({ scene, say, fade = false }: { scene: Scene; say: Speaker; fade?: boolean }) {
  // `words` stands for `say`, which is new at every render.
  const words = say(scene.title);
  const svg = useMemo(() => renderSvg(scene, say, themedPaint), [scene, words]);
  return <SvgView svg={svg} fade={fade} />;
}
