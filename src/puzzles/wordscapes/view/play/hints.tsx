/** Help with a game, as much of it as the player asks for: a letter or a word, on the board. */
import type { Speaker } from '../../../../contract/index.ts';
import table from '../../../../faces/web/board/table.module.css';
import { hintLevels } from './session.ts';
import { text } from './texts.ts';
import type { Playing } from './use-play.ts';

export interface HintPanelProps {
  readonly playing: Playing;
  readonly say: Speaker;
}

export function HintPanel({ playing: { session, game, acts }, say }: HintPanelProps) {
  const isOver = !game || game.finished.value;
  return (
    <fieldset class={table.controls} aria-label={say(text('hints'))} disabled={isOver}>
      {hintLevels.map((level) => (
        <button key={level} type="button" aria-disabled={session?.hinting.value} onClick={() => void acts?.hint(level)}>
          {say(text(`hint-${level}`))}
        </button>
      ))}
    </fieldset>
  );
}
