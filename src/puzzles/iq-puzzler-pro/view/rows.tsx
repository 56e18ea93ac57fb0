/** The board row by row in words, for screen readers. */
import type { Speaker } from '../../../contract/index.ts';
import { EMPTY } from '../model.ts';
import { fillingOf } from '../search/filling.ts';
import type { Session } from './session.ts';
import { text } from './texts.ts';

export function Rows({ session, say }: { session: Session; say: Speaker }) {
  const { task, lying } = session.game;
  const filling = fillingOf(task, session.exhibit.value?.placements ?? lying.value);
  return (
    <div class="unseen">
      {filling.map((rows, layer) => (
        <ol key={layer} aria-label={say(text('layer', { number: layer + 1 }))}>
          {rows.map((row, i) => (
            <li key={i}>{[...row].map((mark) => (mark === EMPTY ? '–' : mark)).join(' ')}</li>
          ))}
        </ol>
      ))}
    </div>
  );
}
