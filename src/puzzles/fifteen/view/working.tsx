/** Something takes a while; it can be given up. */
import type { Speaker } from '../../../contract/index.ts';
import panelCss from '../../../faces/web/board/panels.module.css';
import tableCss from '../../../faces/web/board/table.module.css';
import { text } from './texts.ts';

export function Working({ say, stop }: { say: Speaker; stop: () => void }) {
  return (
    <div class={`${tableCss.controls} ${panelCss.late}`} role="status">
      <span class="quiet">{say(text('thinking'))}</span>
      <button type="button" onClick={stop}>
        {say(text('stop'))}
      </button>
    </div>
  );
}
