/** Watching a strategy at work: which one, how fast, and how far it has come. */
import { useEffect, useId } from 'preact/hooks';
import { speeds } from '../../../faces/web/board/watch.ts';
import css from './panels.module.css';
import type { PanelProps } from './panels.tsx';
import { text } from './texts.ts';

export function WatchPanel({ session, say, sayPuzzle, puzzle }: PanelProps) {
  const id = useId();
  const { watch } = session;
  const pace = say(text('steps-a-second', { count: speeds[watch.speed.value]! }));
  // Nobody watches a panel that is closed.
  useEffect(() => watch.reset, [watch]);
  return (
    <>
      <p class="quiet">{say(text('watch-about'))}</p>
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
            {puzzle.strategies
              .filter(({ steps }) => steps)
              .map((strategy) => (
                <option key={strategy.id} value={strategy.id}>
                  {strategy.id}
                </option>
              ))}
          </select>
        </div>
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
          {say(text('step'))}
        </button>
        <span class={css.figure}>
          {say(text(watch.over.value ? 'search-over' : 'step-number', { number: watch.step.value }))}
        </span>
      </div>
      {watch.problem.value && (
        <p class={css.warning} role="alert">
          {sayPuzzle(watch.problem.value)}
        </p>
      )}
    </>
  );
}
