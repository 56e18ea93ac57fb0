/** One of a few, side by side. */
import css from './mine.module.css';

interface FewProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: T; readonly words: string }[];
  readonly value: T;
  choose(id: T): void;
}

export const Few = <T extends string>({ label, options, value, choose }: FewProps<T>) => (
  <fieldset class={css.few} aria-label={label}>
    {options.map(({ id, words }) => (
      <button key={id} type="button" aria-pressed={id === value} onClick={() => choose(id)}>
        {words}
      </button>
    ))}
  </fieldset>
);
