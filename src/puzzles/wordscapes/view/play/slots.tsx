/** The grid in words, for players who do not see it. */
import type { Speaker } from '../../../../contract/index.ts';
import { OPEN } from '../../model.ts';
import { slotName } from '../word-texts.ts';
import type { Game } from './game.ts';
import { text } from './texts.ts';

export function Slots({ game, say }: { game: Game; say: Speaker }) {
  const blank = say(text('blank'));
  const read = (pattern: string) =>
    pattern.includes(OPEN) ? [...pattern].map((mark) => (mark === OPEN ? blank : mark)).join(' ') : pattern;
  return (
    <ol class="unseen" aria-label={say(text('slots'))}>
      {game.task.slots.map((slot, i) => (
        <li key={slot.name}>{say(text('slot', { name: slotName(slot), letters: read(game.patterns.value[i]!) }))}</li>
      ))}
    </ol>
  );
}
