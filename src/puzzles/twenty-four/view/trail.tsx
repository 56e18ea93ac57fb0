/** What has been done so far, and how it came out. */
import type { Speaker } from '../../../contract/index.ts';
import { Outcome, Prompt } from '../../../faces/web/board/message.tsx';
import { type Expression, signs } from '../model.ts';
import { showFraction } from '../verify.ts';
import css from './board.module.css';
import type { Game } from './game.ts';
import { text } from './texts.ts';

export function Trail(props: {
  game: Game;
  say: Speaker;
  sayPuzzle: Speaker;
  format: (expression: Expression) => string;
}) {
  const { game, say, sayPuzzle, format } = props;
  const { steps } = game.table.value;
  const outcome = game.outcome.value;
  const isWon = outcome?.kind === 'won';
  const refusal = game.refusal.value;
  return (
    <div class={css.trail}>
      <ol class={css.steps}>
        {steps.map(({ left, operator, right, value }, index) => (
          <li key={index}>
            {showFraction(left)} {signs[operator]} {showFraction(right)} = {showFraction(value)}
          </li>
        ))}
      </ol>
      {!outcome && <Prompt refused={refusal !== undefined}>{refusal ? say(refusal) : say(text(prompt(game)))}</Prompt>}
      <Outcome
        outcome={outcome && (isWon ? 'won' : 'wrong')}
        headline={isWon && say(text('won', { target: game.hand.target }))}
      >
        {outcome?.kind === 'missed' &&
          say(text('missed', { value: showFraction(outcome.card.value), target: game.hand.target }))}
        {outcome?.kind === 'won' &&
          (outcome.problems.length === 0
            ? say(text('verified', { expression: format(outcome.card.expression) }))
            : outcome.problems.map((problem) => sayPuzzle(problem.text)).join(' '))}
      </Outcome>
    </div>
  );
}

function prompt(game: Game): 'pick-first' | 'pick-operator' | 'pick-second' {
  if (game.chosen.value === undefined) return 'pick-first';
  return game.operator.value ? 'pick-second' : 'pick-operator';
}
