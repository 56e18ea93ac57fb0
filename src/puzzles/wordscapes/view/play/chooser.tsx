/** Which level is played, how far it is, and the way to another: by language of the words and by difficulty. */
import { useId } from 'preact/hooks';
import type { Speaker } from '../../../../contract/index.ts';
import { type DictionaryLanguage, dictionaryLanguages } from '../../model.ts';
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
  const id = useId();
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
        <label class="unseen" for={`${id}-language`}>
          {say(text('words-in'))}
        </label>
        <select
          id={`${id}-language`}
          value={series.language}
          onChange={(event) => {
            choice.language.value = event.currentTarget.value as DictionaryLanguage;
          }}
        >
          {dictionaryLanguages.map((language) => (
            <option key={language} value={language}>
              {say(text(`language-${language}`))}
            </option>
          ))}
        </select>
        <label class="unseen" for={`${id}-difficulty`}>
          {say(text('difficulty'))}
        </label>
        <select
          id={`${id}-difficulty`}
          value={series.difficulty}
          onChange={(event) => {
            choice.difficulty.value = event.currentTarget.value;
          }}
        >
          {puzzle.generator?.difficulties.map((difficulty) => (
            <option key={difficulty.id} value={difficulty.id}>
              {sayPuzzle(difficulty.name)}
            </option>
          ))}
        </select>
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
