/** What a level consists of beside its boxes: the letters, and what is known of its words. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import panel from '../../../../faces/web/board/panels.module.css';
import { MOST_LETTERS, NONE } from '../../model.ts';
import css from './head.module.css';
import type { SessionProps } from './session.ts';
import { text } from './texts.ts';

type FieldProps = Pick<SessionProps, 'session' | 'say'>;

export function Head({ session, say }: FieldProps) {
  const { drawing } = session;
  const { letters, kind, patterns } = drawing.draft.value;
  return (
    <div class={css.head}>
      <TextField
        class={css.letters!}
        label={say(text('letters'))}
        value={letters}
        placeholder={say(text('letters-example'))}
        maxLength={2 * MOST_LETTERS}
        set={drawing.setLetters}
      />
      {kind === 'rows' && <Lengths session={session} say={say} />}
      {kind === 'words' && (
        <TextField
          label={say(text('patterns'))}
          value={patterns}
          placeholder="R?A?"
          about={say(text('patterns-about'))}
          set={drawing.setPatterns}
        />
      )}
    </div>
  );
}

/** The lengths as they are drawn, unless the person is typing others. */
function Lengths({ session: { drawing }, say }: FieldProps) {
  const typed = useSignal<string | undefined>(undefined);
  const { rows, columns, cells } = drawing.draft.value.rows;
  const drawn = Array.from({ length: rows }, (_, row) =>
    String(cells.slice(row * columns, (row + 1) * columns).replaceAll(NONE, '').length),
  ).join(' ');
  const read = typed.value === undefined ? undefined : numbersIn(typed.value);
  const isBad = typed.value !== undefined && !read;
  return (
    <TextField
      label={say(text('lengths'))}
      inputMode="numeric"
      value={typed.value !== undefined && (isBad || read?.join(' ') === drawn) ? typed.value : drawn}
      about={say(text(isBad ? 'lengths-bad' : 'lengths-about'))}
      isBad={isBad}
      set={(value) => {
        typed.value = value;
        const lengths = numbersIn(value);
        if (lengths) drawing.setLengths(lengths);
      }}
      leave={() => {
        typed.value = undefined;
      }}
    />
  );
}

function numbersIn(typed: string): readonly number[] | undefined {
  const numbers = typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= MOST_LETTERS) ? numbers : undefined;
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** What to write, below the field. */
  readonly about?: string;
  readonly class?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly inputMode?: 'text' | 'numeric';
  readonly isBad?: boolean;
  set(value: string): void;
  leave?(): void;
}

function TextField({ label, about, class: own = '', isBad, set, leave, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div class={`${panel.field} ${css.field} ${own}`}>
      <label for={id}>{label}</label>
      <input
        {...input}
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        aria-invalid={isBad}
        onInput={(event) => set(event.currentTarget.value)}
        onBlur={leave}
      />
      {about !== undefined && (
        <p id={`${id}-about`} class="quiet">
          {about}
        </p>
      )}
    </div>
  );
}
