/** Two searches laid over each other; both are recorded when a person asks for it. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import type { AskTrace } from '../../../lab/record.ts';
import { commonTexts } from '../../../presentation/texts.ts';
import { MergeView } from '../lab/merge/merge-view.tsx';
import { letters } from '../lab/merge/merging.ts';
import { language } from '../settings.ts';
import { webTexts } from '../texts.ts';
import type { BlockProps } from './blocks.tsx';
import { searchLabel } from './label.ts';
import css from './lessons.module.css';
import { lessonsText, lessonsTexts } from './texts.ts';

export function MergeBlock({ puzzle, block: { searches }, caption, client }: BlockProps<'merge'>) {
  const id = useId();
  const isBegun = useSignal(false);
  const ask: AskTrace = (question) => client.ask(question);
  const say = speaker(language.value, puzzle.texts, commonTexts, lessonsTexts, webTexts);
  const names = searches.map((search, i) => {
    const { name, detail } = searchLabel(puzzle, search, searches, say, language.value);
    return `${letters[i]}: ${detail === '' ? name : `${name} (${detail})`}`;
  });
  return (
    <figure class={css.touch} aria-labelledby={id} data-kind="merge">
      <figcaption id={id}>{caption}</figcaption>
      <p class="quiet">{names.join(' · ')}</p>
      {isBegun.value ? (
        <MergeView puzzle={puzzle} text={searches[0].text} searches={searches} ask={ask} />
      ) : (
        <button
          type="button"
          class="primary"
          onClick={() => {
            isBegun.value = true;
          }}
        >
          {say(lessonsText('lessons-merge'))}
        </button>
      )}
    </figure>
  );
}
