/** Ways to take along what is looked at; what draws pictures and pages is loaded when one is wanted. */
import { announce } from '../announce.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './player.module.css';
import type { Room } from './room.ts';

/** The chosen solution where it is one of the list: the nearest attempt is not a solution. */
export function listedText({ solving }: Room): string | undefined {
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
