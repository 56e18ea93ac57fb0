/** What there is to know about this instance. */
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { Answered } from './asked.tsx';
import css from './room.module.css';
import type { Room } from './room.ts';

export function ExplainPanel({ room }: { room: Room }) {
  const { puzzle, questions } = room;
  if (!puzzle.explain) return null;
  const asked = questions.explanation.value;
  return (
    <section class={css.panel} aria-label={say(text('explain'))}>
      {asked === undefined && (
        <button type="button" onClick={questions.askExplanation} disabled={room.inputs.instanceText.value === ''}>
          {say(text('explain'))}
        </button>
      )}
      <div aria-live="polite">
        <Answered asked={asked} say={room.say}>
          {({ verdict, facts }) => (
            <>
              <p class={css.verdict}>{room.say(verdict)}</p>
              <dl class={css.facts}>
                {facts.map(({ label, value }, index) => (
                  <div key={index}>
                    <dt>{room.say(label)}</dt>
                    <dd>{room.say(value)}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </Answered>
      </div>
    </section>
  );
}
