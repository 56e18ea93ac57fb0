/** Says that an answer is on its way, and lets go of the question. */
import type { Speaker } from '../../../contract/index.ts';
import css from '../../../faces/web/board/panels.module.css';
import { text } from './texts.ts';

export function Working(props: { say: Speaker; words: 'thinking' | 'counting'; stop: () => void }) {
  const { say, words, stop } = props;
  return (
    <div class={css.row}>
      <p class="quiet" role="status">
        {say(text(words))}
      </p>
      <Stop say={say} stop={stop} />
    </div>
  );
}

/** Seen only when the answer does not come at once. */
export function Stop({ say, stop }: { say: Speaker; stop: () => void }) {
  return (
    <button type="button" class={css.late} onClick={stop}>
      {say(text('stop'))}
    </button>
  );
}
