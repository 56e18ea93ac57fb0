/** What a level consists of beside its boxes: the letters, what is known of its words, and which words count. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import panel from '../../../../faces/web/board/panels.module.css';
import { dictionaryLanguages, lists, MOST_LETTERS, NONE } from '../../model.ts';
import { kinds } from './draft.ts';
import css from './head.module.css';
import mine from './mine.module.css';
import type { SessionProps } from './session.ts';
import { text } from './texts.ts';

export function Head({ session, say }: SessionProps) {
  const id = useId();
  const { drawing } = session;
  const { letters, kind, language, list, own } = drawing.draft.value;
  return (
    <div class={css.head}>
      <div class={`${panel.field} ${css.field} ${css.letters}`}>
        <label for={`${id}-letters`}>{say(text('letters'))}</label>
        <input
          id={`${id}-letters`}
          type="text"
          value={letters}
          placeholder={say(text('letters-example'))}
          maxLength={2 * MOST_LETTERS}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => drawing.setLetters(event.currentTarget.value)}
        />
      </div>
      <fieldset class={mine.few} aria-label={say(text('kind'))}>
        {kinds.map((name) => (
          <button key={name} type="button" aria-pressed={name === kind} onClick={() => drawing.set({ kind: name })}>
            {say(text(`kind-${name}`))}
          </button>
        ))}
      </fieldset>
      <div class={css.choices}>
        <div class={`${panel.field} ${css.field}`}>
          <label for={`${id}-language`}>{say(text('words-in'))}</label>
          <select
            id={`${id}-language`}
            value={language}
            onChange={({ currentTarget: { value } }) =>
              drawing.set({ language: dictionaryLanguages.find((one) => one === value)! })
            }
          >
            {dictionaryLanguages.map((one) => (
              <option key={one} value={one}>
                {say(text(`language-${one}`))}
              </option>
            ))}
          </select>
        </div>
        {own ? (
          <div class={css.own}>
            <p class="quiet">{say(text('own-list', { count: own.length }))}</p>
            <button type="button" onClick={() => drawing.set({ own: undefined })}>
              {say(text('no-own-list'))}
            </button>
          </div>
        ) : (
          <div class={`${panel.field} ${css.field}`}>
            <label for={`${id}-list`}>{say(text('list'))}</label>
            <select
              id={`${id}-list`}
              value={list}
              onChange={({ currentTarget: { value } }) => drawing.set({ list: lists.find((one) => one === value)! })}
            >
              {lists.map((one) => (
                <option key={one} value={one}>
                  {say(text(`list-${one}`))}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {kind === 'rows' && <Lengths session={session} say={say} />}
      {kind === 'words' && <Patterns session={session} say={say} />}
    </div>
  );
}

type FieldProps = Pick<SessionProps, 'session' | 'say'>;

/** The lengths as they are drawn, unless the person is typing others. */
function Lengths({ session, say }: FieldProps) {
  const id = useId();
  const { drawing } = session;
  const typed = useSignal<string | undefined>(undefined);
  const { rows, columns, cells } = drawing.draft.value.rows;
  const drawn = Array.from({ length: rows }, (_, row) =>
    String(cells.slice(row * columns, (row + 1) * columns).replaceAll(NONE, '').length),
  );
  const isSame = typed.value !== undefined && numbersIn(typed.value)?.join(' ') === drawn.join(' ');
  const isBad = typed.value !== undefined && !numbersIn(typed.value);
  return (
    <div class={`${panel.field} ${css.field}`}>
      <label for={id}>{say(text('lengths'))}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={isSame || isBad ? typed.value : drawn.join(' ')}
        aria-describedby={`${id}-about`}
        aria-invalid={isBad}
        onInput={({ currentTarget: { value } }) => {
          typed.value = value;
          const lengths = numbersIn(value);
          if (lengths) drawing.setLengths(lengths);
        }}
        onBlur={() => {
          typed.value = undefined;
        }}
      />
      <p id={`${id}-about`} class="quiet">
        {say(text(isBad ? 'lengths-bad' : 'lengths-about'))}
      </p>
    </div>
  );
}

function numbersIn(typed: string): readonly number[] | undefined {
  const numbers = typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= MOST_LETTERS) ? numbers : undefined;
}

function Patterns({ session, say }: FieldProps) {
  const id = useId();
  const { drawing } = session;
  return (
    <div class={`${panel.field} ${css.field}`}>
      <label for={id}>{say(text('patterns'))}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder="R?A?"
        value={drawing.draft.value.patterns}
        aria-describedby={`${id}-about`}
        onInput={(event) => drawing.setPatterns(event.currentTarget.value)}
      />
      <p id={`${id}-about`} class="quiet">
        {say(text('patterns-about'))}
      </p>
    </div>
  );
}
