/** The chosen node: its position as a picture, and what either search made of it. */
import type { Speaker } from '../../../../contract/index.ts';
import { SceneView } from '../../parts/scene-view.tsx';
import css from './merge.module.css';
import type { Told } from './told.ts';

export function MergedNode({ node, told, say }: { node: number; told: Told; say: Speaker }) {
  const scene = told.scene(node);
  return (
    <div class={css.node}>
      <div class={css.picture}>{scene && <SceneView scene={scene} say={say} />}</div>
      <div class={css.words} aria-live="polite">
        <p class={css.place}>{told.place(node)}</p>
        {told.sides(node).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </div>
  );
}
