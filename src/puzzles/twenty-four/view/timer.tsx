/** How long a hand has been on the table; players who would rather not know can hide it. */
import { useMemo } from 'preact/hooks';
import type { Speaker } from '../../../contract/index.ts';
import type { Clock } from '../../../faces/web/board/clock.ts';
import { ClockView } from '../../../faces/web/board/clock-view.tsx';
import type { BoardProps } from '../../../faces/web/board.ts';
import css from './board.module.css';
import { text } from './texts.ts';

export function Timer(props: { clock: Clock; say: Speaker; remembered: BoardProps['remembered'] }) {
  const { clock, say, remembered } = props;
  const shown = useMemo(() => remembered('timer', ['shown', 'hidden'] as const, 'shown'), [remembered]);
  const visible = shown.value === 'shown';
  return (
    <div class={css.timer}>
      {visible && <ClockView clock={clock} />}
      <button
        type="button"
        class="plain"
        aria-label={say(text(visible ? 'hide-timer' : 'show-timer'))}
        title={say(text(visible ? 'hide-timer' : 'show-timer'))}
        onClick={() => {
          shown.value = visible ? 'hidden' : 'shown';
        }}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="12" cy="13" r="8" />
          <path d={visible ? 'M12 9v4l2.5 2M10 2h4' : 'M10 2h4M5 20 19 6'} />
        </svg>
      </button>
    </div>
  );
}
