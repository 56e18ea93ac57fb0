/** Which level is played, how far it is, and the way to another: by language of the words and by difficulty. */
import type { Speaker } from '../../../../contract/index.ts';
import { ChoiceField } from '../../../../faces/web/board/choice-field.tsx';
import { dictionaryLanguages } from '../../model.ts';
import type { UseProps } from '../use.ts';
import { isInSeries, type Level, type Series, seriesName } from './levels.ts';
import type { Maker } from './making.ts';
import css from './play.module.css';
import type { Choice } from './session.ts';
import { text } from './texts.ts';

export interface ChooserProps extends Pick<UseProps, 'puzzle' | 'store'> {
  /** The level on the board; nothing where a text is played, or nothing. */
  readonly level: Level | undefined;
  readonly title: string;
  /** How far it is. */
  readonly figures: string | undefined;
  readonly finished: boolean;
  readonly choice: Choice;
  readonly maker: Maker;
  readonly say: Speaker;
  /** Words the puzzle's texts. */
  readonly sayPuzzle: Speaker;
  open(level: Level): void;
}

export function Chooser(props: ChooserProps) {
  const { puzzle, store, level, title, figures, finished, choice, maker, say, sayPuzzle, open } = props;
  const series: Series = { language: choice.language.value, difficulty: choice.difficulty.value };
  const next = { ...series, number: store.next(seriesName(series)) };
  const { value: making } = maker.making;
  const { value: problem } = maker.problem;
  return (
    <div class={css.head}>
      <div class={css.title}>
        <h2>{title}</h2>
        {figures !== undefined && <p>{figures}</p>}
      </div>
      <div class={css.choice}>
        <ChoiceField
          label={say(text('words-in'))}
          value={series.language}
          options={dictionaryLanguages.map((id) => ({ id, words: say(text(`language-${id}`)) }))}
          choose={(language) => {
            choice.language.value = language;
          }}
        />
        <ChoiceField
          label={say(text('difficulty'))}
          value={series.difficulty}
          options={puzzle.generator?.difficulties.map(({ id, name }) => ({ id, words: sayPuzzle(name) })) ?? []}
          choose={(difficulty) => {
            choice.difficulty.value = difficulty;
          }}
        />
        {(!isInSeries(level, series) || level!.number !== next.number) && !finished && !making && (
          <button type="button" class="primary" onClick={() => open(next)}>
            {say(text('go-to', { number: next.number }))}
          </button>
        )}
      </div>
      {making && (
        <div class={css.progress}>
          <p role="status">{say(text('making', { number: making.level.number, seconds: making.seconds }))}</p>
          <button type="button" onClick={maker.stop}>
            {say(text('stop'))}
          </button>
        </div>
      )}
      {problem && (
        <p class={css.problem} role="alert">
          {sayPuzzle(problem)}
        </p>
      )}
    </div>
  );
}
