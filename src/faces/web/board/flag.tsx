/** A choice between yes and no, with its words. */
import css from './panels.module.css';

export interface FlagProps {
  readonly label: string;
  readonly isOn: boolean;
  set(isOn: boolean): void;
}

export const Flag = ({ label, isOn, set }: FlagProps) => (
  <label class={css.flag}>
    <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
