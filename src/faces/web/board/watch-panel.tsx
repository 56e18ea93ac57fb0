/** Watching a strategy at work: which one, by which choices of its own, how fast, and how far it has come. */
import { useEffect, useId } from 'preact/hooks';
import type { OptionTable, Speaker } from '../../../contract/index.ts';
import { readOptions } from '../../../engine/options.ts';
import type { BoardProps } from '../board.ts';
import { OptionsForm } from '../parts/options-form.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './panels.module.css';
import { speeds, type Watch } from './watch.ts';

export interface WatchPanelProps extends Pick<BoardProps, 'puzzle'> {
  readonly watch: Watch;
  /** Words the puzzle's and the engine's texts. */
  readonly sayPuzzle: Speaker;
  /** What is to be seen, in a sentence. */
  readonly about: string;
  /** How far it has come; nothing before the first step. */
  readonly progress: string;
}

export function WatchPanel({ watch, puzzle, sayPuzzle, about, progress }: WatchPanelProps) {
  const id = useId();
  const pace = say(text('steps-a-second', { count: speeds[watch.speed.value]! }));
  const watchable = puzzle.strategies.filter(({ steps }) => steps);
  const choices = choicesOf(watchable.find((strategy) => strategy.id === watch.strategy.value)?.options);
  const chosen = readOptions(watch.strategy.value, choices, watch.options.value);
  // A panel that is closed is not watched any more.
  useEffect(() => watch.reset, [watch]);
  return (
    <>
      <p class="quiet">{about}</p>
      <div class={css.pair}>
        <div class={css.field}>
          <label for={`${id}-strategy`}>{say(text('strategy'))}</label>
          <select
            id={`${id}-strategy`}
            value={watch.strategy.value}
            onChange={(event) => {
              watch.strategy.value = event.currentTarget.value;
            }}
          >
            {watchable.map((strategy) => (
              <option key={strategy.id} value={strategy.id}>
                {strategy.id}
              </option>
            ))}
          </select>
        </div>
        <OptionsForm table={choices} options={chosen.ok ? chosen.value : {}} say={sayPuzzle} set={watch.choose} />
        <div class={css.field}>
          <label for={`${id}-speed`}>
            {say(text('speed'))}: {pace}
          </label>
          <input
            id={`${id}-speed`}
            type="range"
            min={0}
            max={speeds.length - 1}
            value={watch.speed.value}
            aria-valuetext={pace}
            onInput={(event) => {
              watch.speed.value = Number(event.currentTarget.value);
            }}
          />
        </div>
      </div>
      <div class={css.row}>
        <button type="button" class="primary" onClick={watch.toggle}>
          {say(text(watch.playing.value ? 'pause' : 'play'))}
        </button>
        <button type="button" disabled={watch.over.value} onClick={() => void watch.next()}>
          {say(text('one-step'))}
        </button>
        {watch.step.value > 0 && <span class={css.figure}>{progress}</span>}
      </div>
      {watch.problem.value && (
        <p class={css.warning} role="alert">
          {sayPuzzle(watch.problem.value)}
        </p>
      )}
    </>
  );
}

/** A choice is another way of searching. A flag mostly says what counts as a solution, which is not to be seen here. */
const choicesOf = (table: OptionTable = {}): OptionTable =>
  Object.fromEntries(Object.entries(table).filter(([, { kind }]) => kind === 'choice'));
