/** The way to another level: by language of the words and by difficulty. */
import { ChoiceField } from '../../../../faces/web/board/choice-field.tsx';
import { dictionaryLanguages } from '../../model.ts';
import type { PlayProps } from './index.tsx';
import { isInSeries } from './levels.ts';
import css from './play.module.css';
import { text } from './texts.ts';

export function Chooser({ puzzle, panel, say: sayPuzzle, sayPlay: say, playing }: PlayProps) {
  const { choice, following, maker, open, session, game } = playing;
  const isHere = isInSeries(session?.level, following) && session!.level!.number === following.number;
  return (
    <>
      <div class={css.choice}>
        <ChoiceField
          label={say(text('words-in'))}
          value={choice.language.value}
          options={dictionaryLanguages.map((id) => ({ id, words: say(text(`language-${id}`)) }))}
          choose={(language) => {
            choice.language.value = language;
          }}
        />
        <ChoiceField
          label={say(text('difficulty'))}
          value={choice.difficulty.value}
          options={puzzle.making?.difficulties.map(({ id, name }) => ({ id, words: sayPuzzle(name) })) ?? []}
          choose={(difficulty) => {
            choice.difficulty.value = difficulty;
          }}
        />
      </div>
      {isHere && !game?.finished.value ? (
        <p class="quiet">{say(text('in-play', { number: following.number }))}</p>
      ) : (
        <button
          type="button"
          class="primary"
          disabled={maker.making.value !== undefined}
          onClick={() => {
            panel.value = undefined;
            open(following);
          }}
        >
          {say(text('go-to', { number: following.number }))}
        </button>
      )}
    </>
  );
}
