/** How many solutions remain from here, for players who ask to see it. */
import { useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Text } from '../../../contract/index.ts';
import { answerOf, createAsked, problemOf } from '../../../faces/web/board/asked.ts';
import css from './board.module.css';
import type { PanelProps } from './panels.tsx';
import type { Session } from './session.ts';
import { text } from './texts.ts';

/** Only where the person has laid something can taking back help. */
export const noneText = ({ game }: Session): Text =>
  text(game.laid.value.length === 0 ? 'none-at-all' : 'none-remains');

export function Remaining(props: PanelProps) {
  const { session, say, sayPuzzle, remembered, ask, puzzle } = props;
  const wanted = useMemo(() => remembered('remaining', ['shown', 'hidden'] as const, 'hidden'), [remembered]);
  const pick = useMemo(() => createAsked({ ask, puzzle }, 'pick'), [ask, puzzle]);
  const shown = wanted.value === 'shown';
  useSignalEffect(() => {
    const position = session.position.value;
    if (wanted.value === 'shown') void pick.put({ text: position, index: 0 });
    else pick.drop();
  });
  const answer = pick.answer.value;
  const count = answerOf(answer)?.count;
  const problem = problemOf(answer);
  // What is on show has a count of its own, or none.
  const own = session.exhibit.value === undefined;
  return (
    <div class={css.remaining}>
      <label class={css.flag}>
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => {
            wanted.value = event.currentTarget.checked ? 'shown' : 'hidden';
          }}
        />
        <span>{say(text('show-remaining'))}</span>
      </label>
      {shown && (
        <p class={css.count} data-none={count === 0} aria-live="polite">
          {own && answer === 'asking' && say(text('counting'))}
          {own && count !== undefined && say(count === 0 ? noneText(session) : text('remaining', { count }))}
          {own && problem && sayPuzzle(problem.text)}
        </p>
      )}
    </div>
  );
}
