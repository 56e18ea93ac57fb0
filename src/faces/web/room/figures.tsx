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
    for (const [name, value] of Object.entries(stats.gauges ?? {})) entries.push([name, figure(value)]);
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
