/** Language, theme and motion, in the corner of every page. */
import type { Signal } from '@preact/signals';
import { languages } from '../../contract/index.ts';
import css from './app.module.css';
import { language, motion, say, switchMotion, theme, themes } from './settings.ts';
import { text } from './texts.ts';

const languageNames = { en: 'English', id: 'Indonesia' } as const;

function Choice<T extends string>(props: {
  label: string;
  choice: Signal<T>;
  values: readonly T[];
  name: (value: T) => string;
}) {
  const { label, choice, values, name } = props;
  return (
    <select
      class={css.choice}
      aria-label={label}
      value={choice.value}
      onChange={(event) => {
        choice.value = event.currentTarget.value as T;
      }}
    >
      {values.map((value) => (
        <option key={value} value={value}>
          {name(value)}
        </option>
      ))}
    </select>
  );
}

export function Settings() {
  return (
    <nav class={css.settings} aria-label={say(text('settings'))}>
      <Choice label={say(text('language'))} choice={language} values={languages} name={(l) => languageNames[l]} />
      <Choice label={say(text('theme'))} choice={theme} values={themes} name={(t) => say(text(`theme-${t}`))} />
      <button type="button" class={`plain ${css.motion}`} aria-pressed={motion.value} onClick={switchMotion}>
        {say(text('motion'))}
        <span class={css.switch} />
      </button>
    </nav>
  );
}
