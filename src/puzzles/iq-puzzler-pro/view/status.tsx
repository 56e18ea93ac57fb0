/** One line below the board: what is on show, what to do next, or how it came out. */
import css from './board.module.css';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function Status({ session, say, sayPuzzle }: PanelProps) {
  const { game } = session;
  const exhibit = session.exhibit.value;
  const verdict = game.verdict.value;
  const held = game.held.value;
  const { pieces } = game.task;
  if (exhibit) return <p class={css.message}>{say(text(`looking-at-${exhibit.kind}`))}</p>;
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
      <div class={css.message} aria-live="polite" data-outcome={verdict && (verdict.length === 0 ? 'won' : 'wrong')}>
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
