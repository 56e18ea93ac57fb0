/** The four operations. */
import type { Speaker } from '../../../contract/index.ts';
import type { Tell } from '../../../faces/web/board/tell.ts';
import { operators, signs } from '../model.ts';
import css from './board.module.css';
import type { Game } from './game.ts';
import { text } from './texts.ts';

interface RowProps {
  readonly game: Game;
  readonly say: Speaker;
  readonly tell: Tell;
}

export function OperatorRow({ game, say, tell }: RowProps) {
  const over = game.outcome.value !== undefined;
  return (
    <fieldset class={css.operators} aria-label={say(text('operators'))}>
      {operators.map((operator) => (
        <button
          key={operator}
          type="button"
          class={css.operator}
          aria-label={say(text(operator))}
          aria-pressed={game.operator.value === operator}
          disabled={over}
          onClick={() => tell(game.pickOperator(operator))}
        >
          {signs[operator]}
        </button>
      ))}
    </fieldset>
  );
}
