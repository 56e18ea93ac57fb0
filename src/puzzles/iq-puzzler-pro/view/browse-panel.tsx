/** All solutions of the position, by number: there may be millions, so they are never listed. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { answerOf, problemOf } from '../../../faces/web/board/asked.ts';
import css from '../../../faces/web/board/panels.module.css';
import { StopButton, Working } from '../../../faces/web/board/working.tsx';
import own from './panels.module.css';
import type { PartProps } from './props.ts';
import { noneText } from './session.ts';
import { text } from './texts.ts';

export function BrowsePanel({ session, say, sayPuzzle, announce }: PartProps) {
  const id = useId();
  const { pick } = session;
  const answer = pick.answer.value;
  /** The last answer, so that the form stays while the next one is on its way. */
  const last = useSignal({ reply: answerOf(answer), position: session.position.value });
  const problem = problemOf(answer);
  const asking = answer === 'asking';
  const waiting = asking && last.value.position === session.position.value;
  const now = answerOf(answer) ?? (waiting ? last.value.reply : undefined);

  const go = async (which: { index: number } | { seed: number }) => {
    const reply = await pick.put({ text: session.position.value, ...which });
    if (!reply) return;
    last.value = { reply, position: session.position.value };
    session.choose(reply.solution);
    const { index, count } = reply;
    announce(say(count === 0 ? noneText(session) : text('browse-at', { number: index + 1, count })));
  };
  const chance = () => ({ seed: crypto.getRandomValues(new Uint32Array(1))[0]! });
  const step = (name: 'first' | 'previous' | 'next' | 'last', index: number, possible: boolean) => (
    <button type="button" disabled={!possible} onClick={() => void go({ index })}>
      {say(text(name))}
    </button>
  );

  return (
    <>
      <p class="quiet">{say(text('browse-about'))}</p>
      {/* Asked again about the same position, the answer would be the same. */}
      {problem && (
        <p class={css.warning} role="alert">
          {sayPuzzle(problem.text)}
        </p>
      )}
      {answer === undefined && (
        <button type="button" onClick={() => void go({ index: 0 })}>
          {say(text('browse-begin'))}
        </button>
      )}
      {asking && !now && <Working words={say(text('counting'))} stop={pick.drop} />}
      {now?.count === 0 && <p>{say(noneText(session))}</p>}
      {now !== undefined && now.count > 0 && (
        <>
          <div class={`${css.row} ${own.place}`}>
            <p class={css.figure}>{say(text('browse-at', { number: now.index + 1, count: now.count }))}</p>
            {asking && <StopButton stop={pick.drop} />}
          </div>
          <form
            class={css.row}
            onSubmit={(event) => {
              event.preventDefault();
              const typed = new FormData(event.currentTarget).get('number');
              const number = Math.round(Number(String(typed).replace(/[.,\s]/g, ''))) || 1;
              void go({ index: Math.max(1, Math.min(now.count, number)) - 1 });
            }}
          >
            {step('first', 0, now.index > 0)}
            {step('previous', now.index - 1, now.index > 0)}
            <label class="unseen" for={id}>
              {say(text('browse-number'))}
            </label>
            <input id={id} name="number" type="text" inputMode="numeric" class={own.number} value={now.index + 1} />
            {step('next', now.index + 1, now.index + 1 < now.count)}
            {step('last', now.count - 1, now.index + 1 < now.count)}
            <button type="button" onClick={() => void go(chance())}>
              {say(text('random'))}
            </button>
          </form>
        </>
      )}
    </>
  );
}
