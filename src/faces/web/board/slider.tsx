/** A slider with its name, which says where it stands. */
import { useId } from 'preact/hooks';
import css from './panels.module.css';

export interface SliderProps {
  readonly label: string;
  /** Where it stands, for screen readers; the label unless told. */
  readonly words?: string;
  readonly max: number;
  readonly value: number;
  set(value: number): void;
}

export function Slider({ label, words = label, max, value, set }: SliderProps) {
  const id = useId();
  return (
    <div class={css.field}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={value}
        aria-valuetext={words}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
