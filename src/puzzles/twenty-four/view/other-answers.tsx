/** Answers that are not played with the cards: an expression in writing, and "there is no solution". */
import { useSignal } from '@preact/signals';
import type { Speaker } from '../../../contract/index.ts';
import type { Tell } from '../../../faces/web/board/tell.ts';
import type { BoardProps } from '../../../faces/web/board.ts';
import type { twentyFour } from '../index.ts';
import css from './board.module.css';
import type { Game } from './game.ts';
import { text } from './texts.ts';

interface OtherProps {
  readonly game: Game;
  readonly say: Speaker;
  readonly tell: Tell;
  readonly board: BoardProps<typeof twentyFour>;
}

export function OtherAnswers({ game, say, tell, board }: OtherProps) {
  const isAsking = useSignal(false);
  const none = async () => {
    isAsking.value = true;
    const last = await board.solve({ text: board.puzzle.instance.format(game.hand), goal: 'first' }).done;
    isAsking.value = false;
    const isKnown = last.type === 'ended' && (last.count > 0 || last.proven);
    tell(game.answerNone(isKnown ? last.count === 0 : undefined));
  };
  const isOver = game.outcome.value !== undefined;
  return (
    <div class={css.others}>
      <button
        type="button"
        class="plain"
        onClick={() => {
          board.panel.value = 'check';
        }}
      >
        {say(text('write-it'))}
      </button>
      <button type="button" class="plain" disabled={isOver || isAsking.value} onClick={() => void none()}>
        {say(text('none'))}
      </button>
    </div>
  );
}
