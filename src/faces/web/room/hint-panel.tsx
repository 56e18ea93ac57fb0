/** Help with the instance as it is written. */
import { HintLadder } from '../board/hint-ladder.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

export function HintPanel({ room }: { room: Room }) {
  if (!room.puzzle.hint) return null;
  return (
    <section class={css.panel} aria-label={say(text('hints'))}>
      <h2>{say(text('hints'))}</h2>
      <HintLadder ladder={room.questions.hints} sayPuzzle={room.say} disabled={room.inputs.instanceText.value === ''} />
    </section>
  );
}
