/** The controls of a playback: play, step, scrub, how long each move stands, and the moves themselves. */
import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';
import panelCss from '../../../faces/web/board/panels.module.css';
import tableCss from '../../../faces/web/board/table.module.css';
import type { Direction } from '../model.ts';
import css from './board.module.css';
import type { PanelProps } from './panels.tsx';
import { faster, type Playback, readDelay, slower, USUAL_DELAY } from './playback.ts';
import { text } from './texts.ts';

const signs: Readonly<Record<Direction, string>> = { U: '↑', R: '→', D: '↓', L: '←' };
/** So many moves are listed on each side of the present one. */
const AROUND = 30;

export function PlaybackBar(props: PanelProps & { play: RefObject<HTMLButtonElement | null> }) {
  const { session, say, typedDelay, delay, play } = props;
  const id = useId();
  const playback = session.playback.value!;
  const offered = session.offered.value;
  const at = playback.at.value;
  const steps = playback.path.length;
  const words = say(text('step-of', { step: at, steps }));
  const bad = readDelay(typedDelay.value) === undefined;
  const button = (name: keyof typeof icons, act: () => void, possible = true) => (
    <button
      ref={name === 'play' || name === 'pause' ? play : null}
      type="button"
      class="plain"
      aria-label={say(text(name))}
      disabled={!possible}
      onClick={act}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d={icons[name]} />
      </svg>
    </button>
  );
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
    <fieldset class={css.playback} aria-label={say(text('playback'))}>
      <div class={css.transport}>
        {button('to-start', () => playback.go(0), at > 0)}
        {button('previous', () => playback.go(at - 1), at > 0)}
        {button(playback.playing.value ? 'pause' : 'play', playback.toggle, steps > 0)}
        {button('next', () => playback.go(at + 1), at < steps)}
        {button('to-end', () => playback.go(steps), at < steps)}
        <input
          type="range"
          min={0}
          max={steps}
          value={at}
          aria-label={say(text('step'))}
          aria-valuetext={words}
          onInput={(event) => playback.go(Number(event.currentTarget.value))}
        />
      </div>
      <div class={css.pace}>
        <span class={css.counter}>{words}</span>
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
      </div>
      {bad && (
        <p id={`${id}-bad`} class={panelCss.warning} role="alert">
          {say(text('bad-delay', { typed: typedDelay.value, usual: USUAL_DELAY }))}
        </p>
      )}
      <MoveList playback={playback} label={say(text('move-list'))} />
      <div class={tableCss.controls}>
        <button type="button" onClick={session.leave}>
          {say(text('back-to-mine'))}
        </button>
        <button type="button" onClick={session.takeOver}>
          {say(text('take-over'))}
        </button>
        {offered && (
          <button type="button" onClick={session.showOffered}>
            {say(text('newer', { moves: offered.length }))}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const icons = {
  'to-start': 'M18 5l-8 7 8 7M6 5v14',
  previous: 'M15 5l-8 7 8 7',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l8 7-8 7',
  'to-end': 'M6 5l8 7-8 7M18 5v14',
} as const;

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
