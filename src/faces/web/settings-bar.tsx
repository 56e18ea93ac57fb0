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
      <button
        type="button"
        class={`plain ${css.motion}`}
        aria-pressed={motion.value}
        aria-label={say(text('motion'))}
        title={say(text('motion'))}
        onClick={switchMotion}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d={motion.value ? 'M3 12c3-7 6-7 9 0s6 7 9 0' : 'M3 12h18'} />
        </svg>
      </button>
    </nav>
  );
}
