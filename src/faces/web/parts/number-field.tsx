/**
 * A whole number within bounds. What is typed counts once it is right; until then the field says in our own words what it
 * takes, and keeps its form from being sent.
 */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { OptionSpec, Speaker } from '../../../contract/index.ts';
import { readOptions } from '../../../engine/options.ts';
import { say as sayWeb } from '../settings.ts';
import { text } from '../texts.ts';
import css from './options-form.module.css';

export function NumberField(props: {
  name: string;
  spec: Extract<OptionSpec, { kind: 'number' }>;
  value: number | undefined;
  say: Speaker;
  set: (value: number | undefined) => void;
  inRow: boolean;
  form: string | undefined;
}) {
  const { name, spec, value, say, set, inRow, form } = props;
  const id = useId();
  /** What stands there and is no value. */
  const wrong = useSignal<string | undefined>(undefined);
  const read = readOptions('', { [name]: spec }, wrong.value === undefined ? {} : { [name]: wrong.value });
  // Seen only where the field may be empty. Among wishes that means any number; elsewhere the range says what may stand there.
  const empty = inRow ? sayWeb(text('any-number')) : `${spec.least}–${spec.most}`;
  const longest = spec.default === undefined ? empty : String(spec.most);
  const sentence = read.ok ? '' : say(read.problem.text);

  const take = (field: HTMLInputElement) => {
    const word = field.value.trim();
    const taken = readOptions('', { [name]: spec }, word === '' && !field.validity.badInput ? {} : { [name]: word });
    wrong.value = taken.ok ? undefined : word;
    field.setCustomValidity(taken.ok ? '' : say(taken.problem.text));
    if (!taken.ok) return;
    const next = taken.value[name] as number | undefined;
    field.value = String(next ?? '');
    set(next);
  };
  return (
    <div class={`${css.number} ${inRow ? css.short : ''}`} style={{ '--characters': String(longest.length) }}>
      <label for={id}>{say(spec.summary)}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={spec.least}
        max={spec.most}
        step={1}
        placeholder={empty}
        value={wrong.value ?? value ?? ''}
        aria-invalid={wrong.value !== undefined}
        aria-describedby={sentence === '' ? undefined : `${id}-wrong`}
        {...(form === undefined ? {} : { form })}
        onChange={(event) => take(event.currentTarget)}
      />
      {sentence !== '' && (
        <p id={`${id}-wrong`} class={css.wrong} role="alert">
          {sentence}
        </p>
      )}
    </div>
  );
}
