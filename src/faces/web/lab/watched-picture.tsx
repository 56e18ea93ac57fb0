/** The position that a watched search looks at, as a picture: for boards that do not draw it themselves. */
import type { FullFrameProps } from '../frame/frame.tsx';
import { SceneView } from '../parts/scene-view.tsx';
import css from './watch.module.css';

export function WatchedPicture({ room, watch }: FullFrameProps) {
  const { puzzle } = room;
  const instance = puzzle.instance.parse(room.position.value);
  if (!instance.ok) return null;
  const frame = watch?.frame.value;
  const read = frame === undefined ? undefined : puzzle.solution.parse(frame);
  const scene = puzzle.showing.depict(instance.value, read?.ok ? read.value : undefined).at(-1);
  return <div class={css.picture}>{scene && <SceneView scene={scene} say={room.say} />}</div>;
}
