/** An option table as form controls. */
import { useId } from 'preact/hooks';
import type { Options, OptionTable, Speaker } from '../../../contract/index.ts';
import { say as sayWeb } from '../settings.ts';
import { text } from '../texts.ts';
import { NumberField } from './number-field.tsx';
import type { OptionValue } from './options.ts';
import css from './options-form.module.css';

export function OptionsForm(props: {
  table: OptionTable;
  options: Options;
  say: Speaker;
  set: (name: string, value: OptionValue) => void;
  /** Flags that the puzzle's text sets: they are on, and only the text can turn them off. */
  told?: ReadonlySet<string>;
  /** Choices stand in a row with others, and speak for themselves: what they are about is only read aloud. */
  inRow?: boolean;
  /** The form that the fields belong to, where they do not stand in it. */
  form?: string;
}) {
  const { table, options, say, set, told, inRow = false, form } = props;
  const id = useId();
  return (
    <>
      {Object.entries(table).map(([name, spec]) => {
        if (spec.kind === 'number') {
          const value = options[name];
          return (
            <NumberField
              key={name}
              name={name}
              spec={spec}
              value={typeof value === 'number' ? value : undefined}
              say={say}
              set={(next) => set(name, next)}
              inRow={inRow}
              form={form}
            />
          );
        }
        return spec.kind === 'flag' ? (
          <label key={name} class={css.flag}>
            <input
              type="checkbox"
              checked={options[name] === true || told?.has(name)}
              disabled={told?.has(name)}
              onChange={(event) => set(name, event.currentTarget.checked)}
            />
            <span>
              {say(spec.summary)}
              {told?.has(name) && <small> {sayWeb(text('told-by-text'))}</small>}
            </span>
          </label>
        ) : (
          <div key={name} class={css.choice}>
            <label class={inRow ? 'unseen' : ''} for={`${id}-${name}`}>
              {say(spec.summary)}
            </label>
            <select
              id={`${id}-${name}`}
              {...(inRow ? { title: say(spec.summary) } : {})}
              value={String(options[name])}
              onChange={(event) => set(name, event.currentTarget.value)}
            >
              {spec.values.map((value) => (
                <option key={value.id} value={value.id}>
                  {say(value.name)}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </>
  );
}
