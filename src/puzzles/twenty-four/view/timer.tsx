/** How long a hand has been on the table; for those who would rather not know, it can be hidden. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Speaker } from '../../../contract/index.ts';
import type { BoardProps } from '../../../faces/web/board.ts';
import { clockText } from '../../../presentation/clock.ts';
import css from './board.module.css';
import type { Game } from './game.ts';
import { text } from './texts.ts';

export function Timer(props: { game: Game; say: Speaker; remembered: BoardProps['remembered'] }) {
  const { game, say, remembered } = props;
  const shown = useMemo(() => remembered('timer', ['shown', 'hidden'] as const, 'shown'), [remembered]);
  const seconds = useSignal(0);
  const over = game.outcome.value?.kind === 'won';

  useEffect(() => {
    seconds.value = 0;
  }, [game, seconds]);
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => {
      // Time away from the page is nobody's thinking time.
      if (!document.hidden) seconds.value++;
    }, 1000);
    return () => clearInterval(timer);
  }, [over, game, seconds]);

  const visible = shown.value === 'shown';
  return (
    <div class={css.timer}>
      {visible && <span role="timer">{clockText(1000 * seconds.value)}</span>}
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
