/** Ways to take along what is looked at; what draws pictures and pages is loaded when one is wanted. */
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

const alongs = () => import('./taking-along.ts');

/** The picture and the words of what is looked at, to keep. */
export function Takeaway({ room }: { room: Room }) {
  const chosen = listedText(room);
  return (
    <div class={css.takeaway}>
      {chosen !== undefined && <CopyButton label={say(text('copy'))} content={() => chosen} />}
      {(['svg', 'png'] as const).map((kind) => (
        <button key={kind} type="button" onClick={async () => (await alongs()).saveShown(room, kind)}>
          {say(text('save-as', { kind }))}
        </button>
      ))}
      {chosen !== undefined && (
        <button type="button" onClick={async () => (await alongs()).printShown(room)}>
          {say(text('print-back'))}
        </button>
      )}
    </div>
  );
}
