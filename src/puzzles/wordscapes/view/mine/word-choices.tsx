/** What a level shows, and which words count: of which language, all or the common ones, or a list of one's own. */
import { ChoiceField } from '../../../../faces/web/board/choice-field.tsx';
import { dictionaryLanguages, lists } from '../../model.ts';
import { kinds } from './draft.ts';
import { Few } from './few.tsx';
import css from './head.module.css';
import type { SessionProps } from './session.ts';
import { text } from './texts.ts';

export function WordChoices({ session: { drawing }, say }: SessionProps) {
  const { kind, language, list, own } = drawing.draft.value;
  return (
    <div class={css.choices}>
      <Few
        label={say(text('kind'))}
        options={kinds.map((id) => ({ id, words: say(text(`kind-${id}`)) }))}
        value={kind}
        choose={(one) => drawing.set({ kind: one })}
      />
      <ChoiceField
        isNamed
        label={say(text('words-in'))}
        value={language}
        options={dictionaryLanguages.map((id) => ({ id, words: say(text(`language-${id}`)) }))}
        choose={(one) => drawing.set({ language: one })}
      />
      {own ? (
        <div class={css.own}>
          <p class="quiet">{say(text('own-list', { count: own.length }))}</p>
          <button type="button" onClick={() => drawing.set({ own: undefined })}>
            {say(text('no-own-list'))}
          </button>
        </div>
      ) : (
        <ChoiceField
          isNamed
          label={say(text('list'))}
          value={list}
          options={lists.map((id) => ({ id, words: say(text(`list-${id}`)) }))}
          choose={(one) => drawing.set({ list: one })}
        />
      )}
    </div>
  );
}
