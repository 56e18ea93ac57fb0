/** Buttons for what keys and gestures do: with the piece in the hand, and with the steps done so far. */
import css from '../../../faces/web/board/table.module.css';
import type { Tell } from '../../../faces/web/board/tell.ts';
import { Toolbar } from '../../../faces/web/board/toolbar.tsx';
import own from './board.module.css';
import type { PanelProps } from './panels.tsx';
import type { Motion } from './poses.ts';
import { text } from './texts.ts';

export function Controls({ session, say, tell }: PanelProps & { tell: Tell }) {
  const { game } = session;
  const exhibit = session.exhibit.value;
  const motions: readonly Motion[] = game.task.board.kind === 'flat' ? ['turn', 'flip'] : ['turn', 'flip', 'tilt'];
  if (exhibit) {
    return (
      <div class={css.controls}>
        {exhibit.kind === 'solution' && (
          <button type="button" class="primary" onClick={session.adopt}>
            {say(text('use-it'))}
          </button>
        )}
        <button type="button" onClick={session.leave}>
          {say(text('back-to-mine'))}
        </button>
      </div>
    );
  }
  const holding = game.held.value !== undefined;
  return (
    <div class={css.controls}>
      {motions.map((motion) => (
        <button key={motion} type="button" disabled={!holding} onClick={() => tell(game.change(motion))}>
          {say(text(`do-${motion}`))}
        </button>
      ))}
      <button type="button" disabled={!holding} onClick={() => tell(game.release())}>
        {say(text('do-release'))}
      </button>
      <span class={own.divide} />
      <Toolbar game={game} startOver={game.clear} canStartOver={game.laid.value.length > 0} tell={tell} />
    </div>
  );
}
