/** A choice from a list. In a row of controls its label is for screen readers, since what is chosen speaks for itself. */
import { useId } from 'preact/hooks';
import css from './panels.module.css';

export interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  /** Whether the label is to be seen, above the list. */
  readonly isNamed?: boolean;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly words: string }[];
  choose(id: T): void;
}

export function ChoiceField<T extends string>({ label, isNamed, value, options, choose }: ChoiceFieldProps<T>) {
  const id = useId();
  const field = (
    <>
      <label class={isNamed ? undefined : 'unseen'} for={id}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.words}
          </option>
        ))}
      </select>
    </>
  );
  return isNamed ? <div class={css.field}>{field}</div> : field;
}
