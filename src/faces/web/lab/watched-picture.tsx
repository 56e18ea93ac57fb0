/** The position that a watched search looks at, as a picture: for boards that do not draw it themselves. */
import type { Watch } from '../board/watch.ts';
import { SceneView } from '../parts/scene-view.tsx';
import type { Room } from '../room/room.ts';
import css from './watch.module.css';

interface WatchedPictureProps {
  /** What is needed of a room, so that a search can be shown outside of one. */
  readonly room: Pick<Room, 'puzzle' | 'position' | 'say'>;
  readonly watch?: Watch | undefined;
}

export function WatchedPicture({ room, watch }: WatchedPictureProps) {
  const { puzzle } = room;
  const instance = puzzle.instance.parse(room.position.value);
  if (!instance.ok) return null;
  const frame = watch?.frame.value;
  const read = frame === undefined ? undefined : puzzle.solution.parse(frame);
  const scene = puzzle.showing.depict(instance.value, read?.ok ? read.value : undefined).at(-1);
  return <div class={css.picture}>{scene && <SceneView scene={scene} say={room.say} />}</div>;
}
