/** The picture of the chosen solution, step by step. */
import { TransportBar } from '../board/transport-bar.tsx';
import { SceneView } from '../parts/scene-view.tsx';
import { motion, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './player.module.css';
import type { Room } from './room.ts';
import { listedText, Takeaway } from './takeaway.tsx';

export function PlayerView({ room }: { room: Room }) {
  const { player } = room;
  const frames = player.frames.value;
  const step = player.at.value + 1;
  const scene = frames[step - 1];
  if (!scene) return <p class="quiet">{say(text('no-picture'))}</p>;
  const chosen = listedText(room);
  return (
    <figure class={css.player} aria-label={say(text('picture'))}>
      <div class={css.screen}>
        <SceneView scene={scene} say={room.say} fade={motion.value && player.playing.value} />
      </div>
      {frames.length > 1 && (
        <TransportBar
          transport={player}
          length={frames.length - 1}
          where={say(text('step-of', { step, steps: frames.length }))}
        >
          <span class="quiet">
            {step}/{frames.length}
          </span>
        </TransportBar>
      )}
      {chosen !== undefined && <figcaption class={css.caption}>{room.readable(chosen)}</figcaption>}
      {/* Where a puzzle is solved, it stands with what was found. */}
      {room.mode.value !== 'solve' && <Takeaway room={room} />}
    </figure>
  );
}
