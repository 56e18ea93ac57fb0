/** Below the board, always as high: what is on show, what to do next, why it cannot go on, or how it came out. */

import { answerOf, problemOf } from '../../../faces/web/board/asked.ts';
import { NextGame, Outcome, Prompt } from '../../../faces/web/board/message.tsx';
import css from './board.module.css';
import type { PartProps } from './props.ts';
import { noneText } from './session.ts';
import { text } from './texts.ts';

export function Status(props: PartProps) {
  const { session } = props;
  return (
    <div class={css.status}>
      {session.exhibit.value ? (
        <OnShow {...props} />
      ) : session.game.verdict.value ? (
        <Ended {...props} />
      ) : (
        <Next {...props} />
      )}
    </div>
  );
}

/** A solution in place of the person's own pieces, with the way back. */
function OnShow({ session, say }: PartProps) {
  return (
    <>
      <Prompt>{say(text('looking-at-solution'))}</Prompt>
      <button type="button" class="primary" onClick={session.adopt}>
        {say(text('use-it'))}
      </button>
      <button type="button" onClick={session.leave}>
        {say(text('back-to-mine'))}
      </button>
    </>
  );
}

function Ended({ session, say, sayPuzzle, mode, deal, isDealing }: PartProps) {
  const wrong = session.game.verdict.value?.[0];
  const count = session.allCount.value;
  return (
    <>
      <Outcome outcome={wrong ? 'wrong' : 'won'} headline={!wrong && say(text('won'))}>
        {wrong ? sayPuzzle(wrong.text) : say(count === undefined ? text('verified') : text('won-of', { count }))}
      </Outcome>
      {!wrong && mode.value === 'play' && (
        <NextGame isDealing={isDealing} deal={() => deal({}, session.level)}>
          {say(text('next-challenge'))}
        </NextGame>
      )}
    </>
  );
}

function Next({ session, say, sayPuzzle, mode }: PartProps) {
  const { game } = session;
  const held = game.held.value;
  const trouble = session.hints.told.value.length > 0 ? session.trouble.value : undefined;
  const notice = session.notice.value;
  const { pieces } = game.task;
  if (held) {
    const isMisfit = game.ghost.value?.fits === false;
    return <Prompt>{say(text(isMisfit ? 'misfit' : 'holding', { name: pieces[held.piece]!.name }))}</Prompt>;
  }
  if (notice) return <Prompt>{say(notice)}</Prompt>;
  if (trouble) {
    const size = trouble.cells.length;
    return <Outcome outcome="wrong">{size > 1 ? say(text('cut-off', { size })) : sayPuzzle(trouble.text)}</Outcome>;
  }
  const left = pieces.length - game.lying.value.length;
  return (
    <Prompt>
      {say(mode.value === 'play' && game.laid.value.length === 0 ? text('begin') : text('pieces-left', { left }))}{' '}
      <Remaining {...{ session, say, sayPuzzle }} />
    </Prompt>
  );
}

/** How many solutions remain from here, for players who ask to see it. */
function Remaining({ session, say, sayPuzzle }: Pick<PartProps, 'session' | 'say' | 'sayPuzzle'>) {
  const { wanted, answer } = session.remaining;
  if (wanted.value === 'hidden') return null;
  const count = answerOf(answer.value)?.count;
  const problem = problemOf(answer.value);
  return (
    <span class={css.count} data-none={count === 0} aria-live="polite">
      {answer.value === 'asking' && say(text('counting'))}
      {count !== undefined && say(count === 0 ? noneText(session) : text('remaining', { count }))}
      {problem && sayPuzzle(problem.text)}
    </span>
  );
}
