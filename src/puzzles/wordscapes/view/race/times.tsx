/** How long both really take at full speed, beside what the paper measured on its own level. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Speaker } from '../../../../contract/index.ts';
import { measured as papers } from '../../search/paper/own.ts';
import type { UseProps } from '../use.ts';
import css from './race.module.css';
import type { Race } from './race.ts';
import { text } from './texts.ts';
import { AT_ONCE, createTiming, type LaneName, PATIENCE_SECONDS, RUNS } from './timing.ts';

export interface TimesProps extends UseProps {
  readonly say: Speaker;
  figure(value: number): string;
  /** The level with its answers. */
  readonly written: string;
  readonly race: Race;
}

export function Times(props: TimesProps) {
  const { say, figure, written, race, puzzle, language } = props;
  const isQuick = race.length <= AT_ONCE;
  const runs = isQuick ? RUNS : 1;
  const timing = useMemo(() => createTiming(props, written, runs), [written]);
  useEffect(() => {
    if (isQuick) void timing.start();
    return timing.stop;
  }, [timing, isQuick]);
  const isPapers = puzzle.about.examples.some(({ id, text: example }) => id === 'paper' && example === written);
  const running = timing.running.value;
  const measured = timing.measured.value;
  const precise = new Intl.NumberFormat(language.value, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const line = (name: LaneName): string => {
    const one = measured[name];
    if (!one) return say(text(running ? 'measuring' : 'not-measured'));
    if (!one.isThrough) return say(text('out-of-time', { seconds: PATIENCE_SECONDS, checks: figure(one.checks) }));
    return say(text('time', { milliseconds: precise.format(one.milliseconds) }));
  };
  return (
    <section class={css.part} aria-label={say(text('times'))}>
      <h3 class={css.heading}>{say(text('times'))}</h3>
      <dl class={css.times}>
        {(['plain', 'crossings'] as const).map((name) => (
          <div key={name}>
            <dt>{say(text(name))}</dt>
            <dd>
              {line(name)}
              {isPapers && (
                <span class="quiet"> · {say(text('papers-time', { milliseconds: precise.format(papers[name]) }))}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isQuick && <p class="quiet">{say(text('times-about', { runs }))}</p>}
      <button type="button" onClick={() => (running ? timing.stop() : void timing.start())}>
        {say(text(running ? 'stop-measuring' : measured.plain ? 'measure-again' : 'measure'))}
      </button>
    </section>
  );
}
