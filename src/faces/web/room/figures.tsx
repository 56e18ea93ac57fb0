/** Live counts of a solve. */
import { figure, language, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import type { Solving } from './solving.ts';

/** Milliseconds as a person reads them. */
function duration(milliseconds: number): string {
  const long = milliseconds >= 1000;
  const format = new Intl.NumberFormat(language.value, {
    style: 'unit',
    unit: long ? 'second' : 'millisecond',
    maximumFractionDigits: 1,
  });
  return format.format(long ? milliseconds / 1000 : milliseconds);
}

export function Figures({ solving }: { solving: Solving }) {
  const stats = solving.stats.value;
  const entries: [name: string, value: string][] = [[say(text('solutions')), figure(solving.count.value)]];
  if (stats) {
    entries.push([say(text('nodes')), figure(stats.nodes)], [say(text('time')), duration(stats.milliseconds)]);
    if (stats.prepareMilliseconds >= 1) entries.push([say(text('preparing')), duration(stats.prepareMilliseconds)]);
    const { share: _, ...gauges } = stats.gauges ?? {};
    for (const [name, value] of Object.entries(gauges)) entries.push([name, figure(value)]);
  }
  return (
    <dl class={css.figures}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How much of the search is done, where the strategy keeps account of it; rounded down, so that it never says all too soon. */
export function Done({ solving }: { solving: Solving }) {
  const share = solving.stats.value?.gauges?.share;
  if (share === undefined) return null;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div class={css.done}>
      <progress value={share} aria-label={say(text('done'))} />
      <span>{percent.format(Math.floor(share * 1000) / 1000)}</span>
    </div>
  );
}
