/** Help from a nudge to the whole answer; each level says what it will tell before it tells it. */
import type { Speaker } from '../../../contract/index.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { problemOf } from './asked.ts';
import type { Ladder } from './ladder.ts';
import css from './panels.module.css';
import { Working } from './working.tsx';

export interface HintLadderProps {
  readonly ladder: Ladder;
  /** Words the puzzle's and the engine's texts. */
  readonly sayPuzzle: Speaker;
  /** Whether there is nothing to ask about. */
  readonly disabled?: boolean;
}

export function HintLadder({ ladder, sayPuzzle, disabled = false }: HintLadderProps) {
  const isAsking = ladder.answer.value === 'asking';
  const problem = problemOf(ladder.answer.value);
  const told = ladder.told.value;
  const next = ladder.next.value;
  return (
    <>
      <div aria-live="polite">
        {problem && <p class={css.warning}>{sayPuzzle(problem.text)}</p>}
        {told.length > 0 && (
          <ol class={css.hints}>
            {told.map((hint, level) => (
              <li key={level}>{sayPuzzle(hint.text)}</li>
            ))}
          </ol>
        )}
      </div>
      {isAsking && <Working words={say(text('thinking'))} stop={ladder.drop} />}
      {/* One button through all levels, so that the focus stays on it. */}
      {(next || ladder.levels.value.length === 0) && (
        <button type="button" disabled={isAsking || disabled} onClick={ladder.tell}>
          {next ? sayPuzzle(next.offer) : say(text('hint-ask'))}
        </button>
      )}
    </>
  );
}
