/** Buttons for what keys and gestures do with the piece in the hand. */
import type { Tell } from '../../../faces/web/board/tell.ts';
import css from './board.module.css';
import type { Motion } from './poses.ts';
import type { PartProps } from './props.ts';
import { text } from './texts.ts';

export function Controls({ session: { game }, say, tell }: PartProps & { tell: Tell }) {
  const motions: readonly Motion[] = game.task.board.kind === 'flat' ? ['turn', 'flip'] : ['turn', 'flip', 'tilt'];
  const isHolding = game.held.value !== undefined;
  return (
    <div class={css.controls}>
      {motions.map((motion) => (
        <button key={motion} type="button" disabled={!isHolding} onClick={() => tell(game.change(motion))}>
          {say(text(`do-${motion}`))}
        </button>
      ))}
      <button type="button" disabled={!isHolding} onClick={() => tell(game.release())}>
        {say(text('do-release'))}
      </button>
    </div>
  );
}
