/** The picture of the chosen solution, step by step, and ways to take it along. */
import { announce } from '../announce.ts';
import { TransportBar } from '../board/transport-bar.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { SceneView } from '../parts/scene-view.tsx';
import { motion, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './player.module.css';
import type { Room } from './room.ts';

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

/** The chosen solution where it is one of the list: the nearest attempt is not a solution. */
function listedText({ solving }: Room): string | undefined {
  const { value } = solving.selected;
  return value === undefined ? undefined : solving.at(value);
}

/** The picture and the words of what is looked at, to keep. */
export function Takeaway({ room }: { room: Room }) {
  const { player, puzzle } = room;
  const chosen = listedText(room);
  const scene = () => player.frames.value[player.at.value]!;
  const save = async (kind: 'svg' | 'png') => {
    try {
      const { savePicture } = await import('../parts/picture-files.ts');
      await savePicture(puzzle.about.id, kind, scene(), room.say);
    } catch {
      announce(say(text('save-failed')));
    }
  };
  const print = async () => {
    const [bare, solved] = [puzzle.showing.depict(room.inputs.instance.value).at(-1), player.frames.value.at(-1)];
    // Few people print, so the code that draws pages is loaded only then.
    const { printWithBack } = await import('../parts/print.ts');
    if (bare && solved) printWithBack(bare, solved);
  };
  return (
    <div class={css.takeaway}>
      {chosen !== undefined && <CopyButton label={say(text('copy'))} content={() => chosen} />}
      <button type="button" onClick={() => save('svg')}>
        {say(text('save-as', { kind: 'svg' }))}
      </button>
      <button type="button" onClick={() => save('png')}>
        {say(text('save-as', { kind: 'png' }))}
      </button>
      {chosen !== undefined && (
        <button type="button" onClick={print}>
          {say(text('print-back'))}
        </button>
      )}
    </div>
  );
}
