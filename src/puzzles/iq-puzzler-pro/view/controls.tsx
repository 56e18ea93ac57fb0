/** Buttons for what keys and gestures do: with the piece in the hand, and with the steps done so far. */
import type { Text } from '../../../contract/index.ts';
import css from '../../../faces/web/board/table.module.css';
import own from './board.module.css';
import type { PanelProps } from './panels.tsx';
import type { Motion } from './poses.ts';
import { text } from './texts.ts';

export function Controls({ session, say, tell }: PanelProps & { tell: (sentence: Text | undefined) => void }) {
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
      <button type="button" disabled={!game.canUndo.value} onClick={() => tell(game.undo())}>
        {say(text('undo'))}
      </button>
      <button type="button" disabled={!game.canRedo.value} onClick={() => tell(game.redo())}>
        {say(text('redo'))}
      </button>
      <button type="button" disabled={game.laid.value.length === 0} onClick={game.clear}>
        {say(text('clear'))}
      </button>
    </div>
  );
}
