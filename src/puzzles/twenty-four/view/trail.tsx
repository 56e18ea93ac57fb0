/** What has been done so far, and how it came out. */
import type { Speaker } from '../../../contract/index.ts';
import { NextGame, Outcome, Prompt } from '../../../faces/web/board/message.tsx';
import type { BoardProps } from '../../../faces/web/board.ts';
import { signs } from '../model.ts';
import { readable } from '../notation/index.ts';
import { showFraction } from '../verify/index.ts';
import css from './board.module.css';
import type { Game } from './game.ts';
import { text } from './texts.ts';

/** Every step so far. */
export const Trail = ({ game }: { game: Game }) => (
  <ol class={css.steps}>
    {game.tableau.value.steps.map(({ left, operator, right, value }, index) => (
      <li key={index}>
        {showFraction(left)} {signs[operator]} {showFraction(right)} = {showFraction(value)}
      </li>
    ))}
  </ol>
);

/** What to do next, or how it came out. */
export function Standing(props: { game: Game; say: Speaker; board: BoardProps }) {
  const { game, say, board } = props;
  const outcome = game.outcome.value;
  const isWon = outcome?.kind === 'won' || outcome?.kind === 'none';
  const refusal = game.refusal.value;
  return (
    <>
      {!outcome && <Prompt refused={refusal !== undefined}>{refusal ? say(refusal) : say(text(prompt(game)))}</Prompt>}
      <Outcome
        outcome={outcome && (isWon ? 'won' : 'wrong')}
        headline={outcome?.kind === 'won' && say(text('won', { target: game.hand.target }))}
      >
        {outcome?.kind === 'missed' &&
          say(text('missed', { value: showFraction(outcome.card.value), target: game.hand.target }))}
        {outcome?.kind === 'won' &&
          (outcome.problems.length === 0
            ? readable(game.hand, outcome.card.expression)
            : outcome.problems.map((problem) => board.say(problem.text)).join(' '))}
        {outcome?.kind === 'none' && say(text('none-right', { target: game.hand.target }))}
      </Outcome>
      {isWon && <NextGame {...board}>{say(text('new-hand'))}</NextGame>}
    </>
  );
}

function prompt(game: Game): 'pick-first' | 'pick-operator' | 'pick-second' {
  if (game.chosen.value === undefined) return 'pick-first';
  return game.operator.value ? 'pick-second' : 'pick-operator';
}
