/** Searches that are run when a person asks for it: what each counts, as numbers and as bars. */
import { useEffect, useId, useMemo } from 'preact/hooks';
import { type Speaker, type Stats, speaker } from '../../../contract/index.ts';
import { countedText, tellsPreparation } from '../../../presentation/spent.ts';
import { commonText, commonTexts } from '../../../presentation/texts.ts';
import { announce } from '../announce.ts';
import { language } from '../settings.ts';
import { text, webTexts } from '../texts.ts';
import type { BlockProps } from './blocks.tsx';
import { type Counted, createCounting } from './counting.ts';
import { searchLabel } from './label.ts';
import css from './lessons.module.css';
import { lessonsText, lessonsTexts } from './texts.ts';

export function CountBlock({ puzzle, block: { searches }, caption, client }: BlockProps<'count'>) {
  const id = useId();
  const counting = useMemo(() => createCounting(client, puzzle.about.id, searches), [client, puzzle, searches]);
  useEffect(() => counting.stop, [counting]);
  const say = speaker(language.value, puzzle.texts, commonTexts, lessonsTexts, webTexts);
  const rows = counting.rows.value;
  const isRunning = counting.isRunning.value;
  const most = Math.max(1, ...(rows ?? []).map((row) => statsOf(row)?.nodes ?? 0));
  const decades = Math.max(1, Math.ceil(Math.log10(most)));
  const press = async () => {
    if (isRunning) return counting.stop();
    if (await counting.start()) announce(say(lessonsText('lessons-ran')));
  };
  const start = rows ? lessonsText('lessons-run-again') : lessonsText('lessons-run');
  return (
    <figure class={css.touch} aria-labelledby={id} data-kind="count">
      <figcaption id={id}>{caption}</figcaption>
      <button type="button" class="primary" onClick={press}>
        {say(isRunning ? text('stop') : start)}
      </button>
      <table class={css.counts} aria-labelledby={id} style={{ '--decades': decades }}>
        <thead>
          <tr>
            <th scope="col">{say(text('searched'))}</th>
            <th scope="col">{say(text('one-node'))}</th>
            <th scope="col">{say(text('time'))}</th>
          </tr>
        </thead>
        <tbody>
          {searches.map((search, i) => {
            const row = rows?.[i];
            const { name, detail } = searchLabel(puzzle, search, searches, say, language.value);
            const stats = statsOf(row);
            const part = stats ? Math.log10(Math.max(1, stats.nodes)) / decades : 0;
            return (
              <tr key={i}>
                <th scope="row">
                  {name}
                  {detail && <small>{detail}</small>}
                </th>
                <td>
                  {stats ? say(countedText(puzzle, search.strategy, stats.nodes)) : wordState(row, say)}
                  <span class={css.bar} aria-hidden="true" style={{ '--part': part }} />
                </td>
                <td>{stats && wordTime(stats, say)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="quiet">{say(lessonsText('lessons-scale'))}</p>
    </figure>
  );
}

/** The figures of a search that came to its end. */
function statsOf(row: Counted | undefined): Stats | undefined {
  if (typeof row !== 'object' || row.type !== 'ended') return undefined;
  return row.ending === 'exhausted' || row.ending === 'goal met' ? row.stats : undefined;
}

/** What is said in place of figures. */
function wordState(row: Counted | undefined, say: Speaker): string {
  if (row === undefined) return '?';
  if (typeof row === 'string') return say(row === 'running' ? text('searching') : lessonsText('lessons-waiting'));
  if (row.type === 'ended') return say(lessonsText('lessons-stopped'));
  return say(row.type === 'refused' ? row.problem.text : row.text);
}

function wordTime(stats: Stats, say: Speaker): string {
  const time = commonText('duration', { ms: stats.milliseconds });
  if (!tellsPreparation(stats)) return say(time);
  return say(
    lessonsText('lessons-time', { time, preparation: commonText('prepared', { ms: stats.prepareMilliseconds }) }),
  );
}
