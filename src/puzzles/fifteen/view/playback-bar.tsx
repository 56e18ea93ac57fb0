/** The controls of a playback: play, step, scrub, how long each move stands, and the moves themselves. */
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';
import panelCss from '../../../faces/web/board/panels.module.css';
import { TransportBar } from '../../../faces/web/board/transport-bar.tsx';
import type { Direction } from '../model.ts';
import css from './board.module.css';
import type { PanelProps } from './panels.tsx';
import { faster, type Playback, readDelay, slower, USUAL_DELAY } from './playback.ts';
import { text } from './texts.ts';

const signs: Readonly<Record<Direction, string>> = { U: '↑', R: '→', D: '↓', L: '←' };
/** How many moves are listed on each side of the present one. */
const AROUND = 12;

export function PlaybackBar(props: PanelProps & { play: RefObject<HTMLButtonElement | null> }) {
  const { session, say, typedDelay, delay, play } = props;
  const id = useId();
  const more = useSignal(false);
  const playback = session.playback.value!;
  const offered = session.offered.value;
  const at = playback.at.value;
  const steps = playback.path.length;
  const words = say(text('step-of', { step: at, steps }));
  const options = say(text('options'));
  const back = say(text('back-to-mine'));
  const bad = readDelay(typedDelay.value) === undefined;
  const pace = (name: 'slower' | 'faster', next: number | undefined) => (
    <button
      type="button"
      aria-disabled={next === undefined}
      onClick={() => {
        typedDelay.value = String(next ?? delay.value);
      }}
    >
      {say(text(name))}
    </button>
  );
  return (
    <fieldset class={css.playback} data-more={more.value} aria-label={say(text('playback'))}>
      <TransportBar
        transport={playback}
        length={steps}
        names={{ previous: say(text('previous')), next: say(text('next')) }}
        where={words}
        ends
        play={play}
      >
        <span>
          {at}/{steps}
        </span>
      </TransportBar>
      <div class={css.choices}>
        <button type="button" class={css.takeOver} onClick={session.takeOver}>
          {say(text('take-over'))}
        </button>
        {offered && (
          <button type="button" class={css.newer} onClick={session.showOffered}>
            {say(text('newer', { moves: offered.length }))}
          </button>
        )}
        <button
          type="button"
          class={css.signed}
          aria-label={options}
          aria-expanded={more.value}
          data-sign="⋯"
          onClick={() => {
            more.value = !more.value;
          }}
        >
          <span>{options}</span>
        </button>
        <button type="button" class={css.signed} aria-label={back} data-sign="✕" onClick={session.leave}>
          <span>{back}</span>
        </button>
      </div>
      {more.value && (
        <div class={css.pace}>
          <div class={css.delay}>
            <label for={id}>{say(text('delay'))}</label>
            <input
              id={id}
              type="text"
              inputMode="numeric"
              value={typedDelay.value}
              aria-invalid={bad}
              aria-describedby={bad ? `${id}-bad` : undefined}
              onInput={(event) => {
                typedDelay.value = event.currentTarget.value;
              }}
            />
          </div>
          <div class={css.delay}>
            {pace('slower', slower(delay.value))}
            {pace('faster', faster(delay.value))}
          </div>
          {bad && (
            <p id={`${id}-bad`} class={panelCss.warning} role="alert">
              {say(text('bad-delay', { typed: typedDelay.value, usual: USUAL_DELAY }))}
            </p>
          )}
        </div>
      )}
      <MoveList playback={playback} label={say(text('move-list'))} />
    </fieldset>
  );
}

/** Each move as its tile and its way, the one that was just made marked; of a long way, what is near. */
function MoveList({ playback, label }: { playback: Playback; label: string }) {
  const at = playback.at.value;
  const steps = playback.path.length;
  const from = Math.max(0, Math.min(at - AROUND, steps - 2 * AROUND));
  const near = playback.path.slice(from, from + 2 * AROUND);
  return (
    <ol class={css.moves} aria-label={label} start={from + 1}>
      {from > 0 && <li aria-hidden="true">…</li>}
      {near.map((direction, i) => {
        const number = from + i;
        return (
          <li key={number} aria-current={number === at - 1 ? 'step' : undefined} data-made={number < at}>
            {playback.tiles[number]}
            {signs[direction]}
          </li>
        );
      })}
      {from + near.length < steps && <li aria-hidden="true">…</li>}
    </ol>
  );
}
