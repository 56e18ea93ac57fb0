/** Who takes part: every strategy that takes the position, and strategies with other options that a person adds. */
import { useSignal } from '@preact/signals';
import { type Options, speaker } from '../../../../contract/index.ts';
import { readOptions } from '../../../../engine/options.ts';
import { ChoiceField } from '../../board/choice-field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { withOption } from '../../parts/options.ts';
import { OptionsForm } from '../../parts/options-form.tsx';
import type { Room } from '../../room/room.ts';
import { language, say as sayPage } from '../../settings.ts';
import { text as pageText } from '../../texts.ts';
import css from './compare.module.css';
import { contenderName } from './contender-name.ts';
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
        const name = contenderName(room.puzzle, entry, room.say);
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
        <details class={css.more}>
          <summary>{say(text('add-setting'))}</summary>
          <Adding room={room} session={session} />
        </details>
      )}
    </fieldset>
  );
}

function Adding({ room, session }: ContendersProps) {
  const say = speaker(language.value, compareSideTexts);
  const able = room.puzzle.solving.strategies.filter(({ options = {} }) => Object.keys(options).length > 0);
  const chosen = useSignal(able[0]!.id);
  const given = useSignal<Options>({});
  const strategy = able.find(({ id }) => id === chosen.value)!;
  const options = readOptions(strategy.id, strategy.options ?? {}, given.value);
  return (
    <div class={css.adding}>
      <ChoiceField
        isNamed
        label={sayPage(pageText('strategy'))}
        value={strategy.id}
        options={able.map(({ id, name }) => ({ id, words: room.say(name) }))}
        choose={(id) => {
          chosen.value = id;
          given.value = {};
        }}
      />
      <OptionsForm
        table={strategy.options ?? {}}
        options={options.ok ? options.value : {}}
        say={room.say}
        set={(name, value) => {
          given.value = withOption(given.value, name, value);
        }}
      />
      <button
        type="button"
        disabled={!options.ok}
        onClick={() => options.ok && session.add({ strategy: strategy.id, options: options.value })}
      >
        {say(text('add'))}
      </button>
    </div>
  );
}
