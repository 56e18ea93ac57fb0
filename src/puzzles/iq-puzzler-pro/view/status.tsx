/** One line below the board: what is on show, what to do next, or how it came out. */
import css from '../../../faces/web/board/table.module.css';
import own from './board.module.css';
import type { PanelProps } from './panels.tsx';
import type { Exhibit } from './session.ts';
import { text } from './texts.ts';

function exhibitText({ kind, agrees }: Exhibit, begun: boolean) {
  if (kind === 'search') return 'looking-at-search';
  if (!begun) return 'looking-at-solution';
  return agrees ? 'looking-at-agreeing' : 'looking-at-other';
}

export function Status({ session, say, sayPuzzle }: PanelProps) {
  const { game } = session;
  const exhibit = session.exhibit.value;
  const verdict = game.verdict.value;
  const held = game.held.value;
  const { pieces } = game.task;
  if (exhibit) return <p class={css.message}>{say(text(exhibitText(exhibit, game.laid.value.length > 0)))}</p>;
  const misfit = game.ghost.value?.fits === false;
  const left = pieces.length - game.lying.value.length;
  return (
    <>
      {!verdict && (
        <p class={css.message}>
          {held && say(text(misfit ? 'misfit' : 'holding', { name: pieces[held.piece]!.name }))}
          {!held && (game.laid.value.length === 0 ? say(text('begin')) : say(text('pieces-left', { left })))}
        </p>
      )}
      <div
        class={`${css.message} ${own.verdict}`}
        aria-live="polite"
        data-outcome={verdict && (verdict.length === 0 ? 'won' : 'wrong')}
      >
        {verdict?.length === 0 && (
          <>
            <strong>{say(text('won'))}</strong> {say(text('verified'))}
          </>
        )}
        {verdict && verdict.length > 0 && sayPuzzle(verdict[0]!.text)}
      </div>
    </>
  );
}
