/** Says that an answer is on its way, and lets go of the question. */
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './panels.module.css';

export function Working({ words, stop }: { words: string; stop: () => void }) {
  return (
    <div class={css.row}>
      <p class="quiet" role="status">
        {words}
      </p>
      <StopButton stop={stop} />
    </div>
  );
}

/** Seen only when the answer does not come at once. */
export function StopButton({ stop }: { stop: () => void }) {
  return (
    <button type="button" class={css.late} onClick={stop}>
      {say(text('stop'))}
    </button>
  );
}
