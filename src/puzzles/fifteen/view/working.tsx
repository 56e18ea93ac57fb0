/** Something takes a while; it can be given up. */
import type { Speaker } from '../../../contract/index.ts';
import css from './panels.module.css';
import { text } from './texts.ts';

export function Working({ say, stop }: { say: Speaker; stop: () => void }) {
  return (
    <div class={`${css.row} ${css.late}`} role="status">
      <span class="quiet">{say(text('thinking'))}</span>
      <button type="button" onClick={stop}>
        {say(text('stop'))}
      </button>
    </div>
  );
}
