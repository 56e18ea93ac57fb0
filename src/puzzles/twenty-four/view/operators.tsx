/** The four operations, and the way back. */
import type { Speaker, Text } from '../../../contract/index.ts';
import { operators, signs } from '../model.ts';
import css from './board.module.css';
import type { Game } from './game.ts';
import { text } from './texts.ts';

interface RowProps {
  readonly game: Game;
  readonly say: Speaker;
  readonly tell: (sentence: Text | undefined) => void;
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
      <button type="button" disabled={!game.canUndo.value} onClick={() => tell(game.undo())}>
        {say(text('undo'))}
      </button>
      <button type="button" disabled={!game.canRedo.value} onClick={() => tell(game.redo())}>
        {say(text('redo'))}
      </button>
      <button type="button" disabled={!game.canUndo.value} onClick={game.reset}>
        {say(text('reset'))}
      </button>
      <p class={css.keys}>{say(text('keys'))}</p>
    </div>
  );
}
