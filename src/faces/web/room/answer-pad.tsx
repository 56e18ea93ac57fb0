/** Buttons for what an answer is made of, so that a phone needs no keyboard to write one. */
import type { Signal } from '@preact/signals';
import { speaker } from '../../../contract/index.ts';
import { Icon } from '../parts/icon.tsx';
import { language } from '../settings.ts';
import { withKey, withoutLast } from './answer-keys.ts';
import { checkText, checkTexts } from './check-texts.ts';
import css from './room.module.css';

export function AnswerPad({ answer, keys }: { answer: Signal<string>; keys: readonly string[] }) {
  const sayCheck = speaker(language.value, checkTexts);
  return (
    <fieldset class={css.pad} aria-label={sayCheck(checkText('answer-keys'))}>
      {keys.map((key, index) => (
        <button
          key={index}
          type="button"
          onClick={() => {
            answer.value = withKey(answer.value, key);
          }}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        aria-label={sayCheck(checkText('take-back'))}
        disabled={answer.value === ''}
        onClick={() => {
          answer.value = withoutLast(answer.value, keys);
        }}
      >
        <Icon name="erase" />
      </button>
    </fieldset>
  );
}
