/** How many solutions remain from here, for those who want to know. */
import { useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { answerOf, createAsked } from './asked.ts';
import css from './board.module.css';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function Remaining({ session, say, sayPuzzle, ask, puzzle, remembered }: PanelProps) {
  const wanted = useMemo(() => remembered('remaining', ['shown', 'hidden'] as const, 'hidden'), [remembered]);
  const pick = useMemo(() => createAsked<Extract<Parameters<typeof ask>[0], { ask: 'pick' }>>(ask), [ask]);
  const shown = wanted.value === 'shown';
  useSignalEffect(() => {
    const position = session.position.value;
    if (wanted.value === 'shown') void pick.put({ ask: 'pick', puzzle: puzzle.id, text: position, index: 0 });
    else pick.drop();
  });
  const answer = pick.answer.value;
  const count = answerOf(answer)?.count;
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
          {answer === 'asking' && say(text('counting'))}
          {count !== undefined && say(count === 0 ? text('none-remains') : text('remaining', { count }))}
          {typeof answer === 'object' && 'problem' in answer && sayPuzzle(answer.problem)}
        </p>
      )}
    </div>
  );
}
