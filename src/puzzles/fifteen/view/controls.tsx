/** Buttons for what keys do, and for what only the worker knows. */
import panel from '../../../faces/web/board/panels.module.css';
import css from '../../../faces/web/board/table.module.css';
import type { Tell } from '../../../faces/web/board/tell.ts';
import { Toolbar } from '../../../faces/web/board/toolbar.tsx';
import { Working } from '../../../faces/web/board/working.tsx';
import { isSolvable } from '../parity.ts';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function Controls({ session, say, tell }: PanelProps & { tell: Tell }) {
  const { game, help } = session;
  const offered = session.offered.value;
  if (session.shows.value === 'search') {
    return (
      <div class={css.controls}>
        <button type="button" onClick={session.leave}>
          {say(text('back-to-mine'))}
        </button>
      </div>
    );
  }
  const asking = help.answer.value === 'asking';
  const hopeless = game.solved.value || !isSolvable({ ...game.task, cells: game.cells.value });
  return (
    <>
      <div class={css.controls}>
        <Toolbar game={game} startOver={game.reset} tell={tell} />
      </div>
      <div class={css.controls}>
        <button type="button" disabled={asking || hopeless} onClick={help.measure}>
          {say(text('how-far'))}
        </button>
        <button type="button" disabled={asking || hopeless} onClick={() => void session.solve()}>
          {say(text('solve-from-here'))}
        </button>
        {offered && (
          <button type="button" onClick={session.showOffered}>
            {say(text('play-solution', { moves: offered.length }))}
          </button>
        )}
      </div>
      {asking && (
        <div class={`${css.controls} ${panel.late}`}>
          <Working words={say(text('thinking'))} stop={help.drop} />
        </div>
      )}
    </>
  );
}
