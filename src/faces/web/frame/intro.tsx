/** What stands beside the board of a game while nothing was asked for: what it is about, and its keys. */
import css from './frame.module.css';
import type { FullFrameProps } from './frame.tsx';

export function Intro({ room, keys }: FullFrameProps) {
  return (
    <div class={css.intro}>
      <p>{room.say(room.puzzle.about.summary)}</p>
      {keys}
    </div>
  );
}
