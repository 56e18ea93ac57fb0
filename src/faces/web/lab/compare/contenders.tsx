/** Who takes part: every strategy that takes the position, and strategies with other options that a person adds. */
import { useSignal } from '@preact/signals';
import { speaker } from '../../../../contract/index.ts';
import type { Contender } from '../../../../lab/compare/model.ts';
import { nameContender } from '../../../../lab/contender-name.ts';
import panels from '../../board/panels.module.css';
import { Icon } from '../../parts/icon.tsx';
import type { Room } from '../../room/room.ts';
import { language } from '../../settings.ts';
import { ContenderChoice } from '../contender-choice.tsx';
import css from './compare.module.css';
import type { CompareSession } from './session.ts';
import { compareSideTexts, text } from './texts.ts';

interface ContendersProps {
  readonly room: Room;
  readonly session: CompareSession;
}

export function Contenders({ room, session }: ContendersProps) {
  const say = speaker(language.value, compareSideTexts);
  const isRunning = session.running.value !== undefined;
  return (
    <fieldset class={css.contenders} disabled={isRunning}>
      <legend>{say(text('strategies'))}</legend>
      {session.entries.value.map((entry) => {
        const name = nameContender(room.puzzle, entry, room.say, language.value);
        return (
          <div key={entry.key} class={css.contender}>
            <label>
              <input
                type="checkbox"
                checked={entry.isChosen}
                onChange={(event) => session.choose(entry.key, event.currentTarget.checked)}
              />
              {name}
            </label>
            {entry.isAdded && (
              <button
                type="button"
                class="plain"
                aria-label={say(text('remove', { name }))}
                onClick={() => session.remove(entry.key)}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        );
      })}
      {room.puzzle.solving.strategies.some(({ options = {} }) => Object.keys(options).length > 0) && (
        <details class={panels.more}>
          <summary>{say(text('add-setting'))}</summary>
          <Adding room={room} session={session} />
        </details>
      )}
    </fieldset>
  );
}

function Adding({ room, session }: ContendersProps) {
  const say = speaker(language.value, compareSideTexts);
  const { puzzle } = room;
  const able = puzzle.solving.strategies.filter(({ options = {} }) => Object.keys(options).length > 0);
  const chosen = useSignal<Contender>({ strategy: able[0]!.id, options: {} });
  return (
    <div class={css.adding}>
      <ContenderChoice
        puzzle={puzzle}
        strategies={able}
        contender={chosen.value}
        name={say(text('added'))}
        say={room.say}
        choose={(contender) => {
          chosen.value = contender;
        }}
      />
      <button type="button" onClick={() => session.add(chosen.value)}>
        {say(text('add'))}
      </button>
    </div>
  );
}
