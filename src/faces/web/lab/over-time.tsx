/** A small plot of one figure over the steps of a recorded search, which is also a way to any of these steps. */
import { useMemo } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { overTime, type Series, valueAt } from '../../../lab/over-time.ts';
import type { Recording } from '../../../lab/recording.ts';
import { figure, language } from '../settings.ts';
import css from './over-time.module.css';
import { placeAt, placeOfKey } from './step-keys.ts';
import { labPageTexts, text } from './texts.ts';

/** Enough for the widest side of a page. */
const COLUMNS = 480;
const HEIGHT = 64;
/** Above and below the values, so that a line at an edge is seen. */
const MARGIN = 3;

export interface OverTimeProps {
  readonly recording: Recording;
  /** Changes whenever there is more in the recording. */
  readonly grown: number;
  /** How many steps are taken; the last of them is the present one. */
  readonly at: number;
  /** Goes to where this many steps are taken. */
  go(at: number): void;
  /** The depth, or the name of a figure. */
  readonly name: string;
  readonly label: string;
}

export function OverTime({ recording, grown, at, go, name, label }: OverTimeProps) {
  const say = speaker(language.value, labPageTexts);
  const { steps } = recording;
  // A recording grows in place, and `grown` says when.
  const series = useMemo(() => overTime(recording, name, COLUMNS), [recording, grown, name]);
  const bands = useMemo(() => bandsOf(series), [series]);
  const { range } = series;
  if (!range) return null;
  const value = at > 0 && at <= steps ? valueAt(recording, name, at - 1) : undefined;
  const place = { step: at, steps };
  const words = say(
    value === undefined ? text('over-time-nothing-at', place) : text('over-time-at', { ...place, value }),
  );
  const goTo = (event: PointerEvent & { currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(placeAt((event.clientX - left) / width, steps));
  };
  const mark = `${(100 * at) / steps}%`;
  return (
    <div class={css.plot}>
      <p class={css.head} aria-hidden="true">
        <span>{say(text('over-time', { label }))}</span>
        <span>{value !== undefined && figure(value)}</span>
      </p>
      <div
        class={css.area}
        role="slider"
        tabIndex={0}
        aria-label={say(text('over-time-range', { label, ...range }))}
        aria-valuemin={0}
        aria-valuemax={steps}
        aria-valuenow={at}
        aria-valuetext={words}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          goTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event);
        }}
        onKeyDown={(event) => {
          const to = event.altKey || event.ctrlKey || event.metaKey ? undefined : placeOfKey(event.key, at, steps);
          if (to === undefined) return;
          event.preventDefault();
          go(to);
        }}
      >
        <svg viewBox={`0 0 ${series.least.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={bands} />
          <line class={css.halo} x1={mark} x2={mark} y1={0} y2={HEIGHT} />
          <line x1={mark} x2={mark} y1={0} y2={HEIGHT} />
        </svg>
        <span class={css.greatest}>{figure(range.greatest)}</span>
        <span class={css.least}>{figure(range.least)}</span>
      </div>
    </div>
  );
}

/** One band a column, from its least to its greatest value, at least as high as a line. */
function bandsOf({ least, greatest, range }: Series): string {
  if (!range) return '';
  const span = range.greatest - range.least || 1;
  const y = (value: number) => MARGIN + ((range.greatest - value) / span) * (HEIGHT - 2 * MARGIN);
  const bands: string[] = [];
  for (let column = 0; column < least.length; column++) {
    if (Number.isNaN(least[column]!)) continue;
    const [top, bottom] = [y(greatest[column]!) - 1, y(least[column]!) + 1];
    bands.push(`M${column} ${top.toFixed(1)}h1V${bottom.toFixed(1)}h-1z`);
  }
  return bands.join('');
}
