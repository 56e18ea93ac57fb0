/** One line below the board: what is on show, what to do next, or how it came out. */
import { Outcome, Prompt } from '../../../faces/web/board/message.tsx';
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
  const wrong = verdict?.[0];
  const isWon = verdict?.length === 0;
  const held = game.held.value;
  const { pieces } = game.task;
  if (exhibit) return <Prompt>{say(text(exhibitText(exhibit, game.laid.value.length > 0)))}</Prompt>;
  const misfit = game.ghost.value?.fits === false;
  const left = pieces.length - game.lying.value.length;
  return (
    <>
      {!verdict && (
        <Prompt>
          {held && say(text(misfit ? 'misfit' : 'holding', { name: pieces[held.piece]!.name }))}
          {!held && (game.laid.value.length === 0 ? say(text('begin')) : say(text('pieces-left', { left })))}
        </Prompt>
      )}
      <Outcome outcome={verdict && (wrong ? 'wrong' : 'won')} headline={isWon && say(text('won'))}>
        {isWon && say(text('verified'))}
        {wrong && sayPuzzle(wrong.text)}
      </Outcome>
    </>
  );
}
