/** A choice from a list in a row of controls; its label is for screen readers, since what is chosen speaks for itself. */
import { useId } from 'preact/hooks';

export interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly words: string }[];
  choose(id: T): void;
}

export function ChoiceField<T extends string>({ label, value, options, choose }: ChoiceFieldProps<T>) {
  const id = useId();
  return (
    <>
      <label class="unseen" for={id}>
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
}
