/** The four operations, and the toolbar to undo them. */
import type { Speaker } from '../../../contract/index.ts';
import type { Tell } from '../../../faces/web/board/tell.ts';
import { Toolbar } from '../../../faces/web/board/toolbar.tsx';
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

export function Controls({ game, say, tell }: RowProps) {
  return (
    <div class={css.controls}>
      <Toolbar game={game} startOver={game.reset} tell={tell} />
      <p class={css.keys}>{say(text('keys'))}</p>
    </div>
  );
}
