/** Help from a nudge to the whole answer; each level says what it will tell before it tells it. */
import type { Hint } from '../../../contract/index.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { Answered } from './asked.tsx';
import css from './room.module.css';
import type { Room } from './room.ts';

export function HintPanel({ room }: { room: Room }) {
  const { puzzle, questions } = room;
  if (!puzzle.hint) return null;
  const asked = questions.hints.value;
  const revealed = questions.revealed.value;
  const hints = typeof asked === 'object' && 'value' in asked ? asked.value : undefined;
  const next = hints?.[revealed];

  // The first press also tells: who asks for a hint wants one.
  const press = () => {
    questions.revealed.value = revealed + 1;
    if (!next) void questions.askHints();
  };
  return (
    <section class={css.panel} aria-label={say(text('hints'))}>
      <h2>{say(text('hints'))}</h2>
      <div aria-live="polite">
        <Answered asked={asked} say={room.say}>
          {(all) => <Told room={room} hints={all} />}
        </Answered>
      </div>
      {/* One button through all levels, so that the focus stays on it. */}
      {(next || !hints) && (
        <button type="button" onClick={press} disabled={asked === 'asking' || room.inputs.instanceText.value === ''}>
          {next ? room.say(next.offer) : say(text('hint-ask'))}
        </button>
      )}
    </section>
  );
}

function Told({ room, hints }: { room: Room; hints: readonly Hint[] }) {
  const told = hints.slice(0, room.questions.revealed.value);
  if (told.length === 0) return null;
  return (
    <ol class={css.hints}>
      {told.map((hint, level) => (
        <li key={level}>{room.say(hint.text)}</li>
      ))}
    </ol>
  );
}
