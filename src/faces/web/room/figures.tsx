/** Live counts of a solve. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Text } from '../../../contract/index.ts';
import { costText } from '../../../engine/cost.ts';
import { gaugeText, plainGauges } from '../../../presentation/gauge.ts';
import { countedText, tellsPreparation } from '../../../presentation/spent.ts';
import { commonText } from '../../../presentation/texts.ts';
import { loading } from '../parts/loading.ts';
import { figure, language, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';
import type { Solving } from './solving.ts';

/** Where one solution is asked for, what it costs says more than that there is one. */
function useCost({ puzzle, solving }: Room): Text | undefined {
  const cost = useSignal<Text | undefined>(undefined);
  useSignalEffect(() => {
    const goal = solving.request.value?.goal;
    const way = solving.listed.value > 0 ? solving.at(0) : undefined;
    let isWanted = true;
    const show = (text?: Text) => {
      if (isWanted) cost.value = text;
    };
    if (way === undefined || (goal !== 'best' && goal !== 'first')) show();
    else costText(puzzle, solving.text.value, way).then(show, () => show());
    return () => {
      isWanted = false;
    };
  });
  return cost.value;
}

export function Figures({ room }: { room: Room }) {
  const { puzzle, solving } = room;
  const stats = solving.stats.value;
  const cost = useCost(room);
  const duration = (ms: number) => room.say(commonText('duration', { ms }));
  const entries: [name: string, value: string][] = [
    cost ? [say(text('solution')), room.say(cost)] : [say(text('solutions')), figure(solving.count.value)],
  ];
  if (stats) {
    const counted = room.say(countedText(puzzle, solving.strategy.value, stats.nodes));
    const { milliseconds, prepareMilliseconds } = stats;
    const isPrepared = tellsPreparation(stats);
    // The time is what the person has waited; where some of it went into preparing, the search stands apart.
    entries.push([say(text('counted')), counted]);
    entries.push([say(text('time')), duration(isPrepared ? milliseconds + prepareMilliseconds : milliseconds)]);
    if (isPrepared) {
      entries.push([say(text('preparing')), duration(prepareMilliseconds)]);
      entries.push([say(text('searched')), duration(milliseconds)]);
    }
    for (const [name, value] of plainGauges(stats)) {
      entries.push([room.say(gaugeText(puzzle, solving.strategy.value, name)), figure(value)]);
    }
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

/** Before this, in milliseconds, a person only waits. */
const PATIENCE = 2000;

/** The time left is loaded for long searches only. */
const Left = (props: { solving: Solving; share: number }) => {
  const part = useMemo(() => loading(import('./time-left.tsx')), []);
  const { value } = part;
  return typeof value === 'string' ? null : <value.Left {...props} />;
};

/** How much of the search is done, where the strategy keeps account of it; rounded down, so that it never says all too soon. */
export function Done({ solving }: { solving: Solving }) {
  const share = solving.stats.value?.gauges?.share;
  if (share === undefined) return null;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div class={css.done}>
      <progress value={share} aria-label={say(text('done'))} />
      <span>{percent.format(Math.floor(share * 1000) / 1000)}</span>
      {solving.stats.value!.milliseconds > PATIENCE && <Left solving={solving} share={share} />}
    </div>
  );
}
