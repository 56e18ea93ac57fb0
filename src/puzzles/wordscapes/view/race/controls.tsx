/** Start and pause, one check, the next word, anywhere along the way; and how fast it goes. */
import type { Speaker } from '../../../../contract/index.ts';
import { Slider } from '../../../../faces/web/board/slider.tsx';
import table from '../../../../faces/web/board/table.module.css';
import css from './race.module.css';
import { paces, type Race } from './race.ts';
import { text } from './texts.ts';

export interface ControlsProps {
  readonly say: Speaker;
  figure(value: number): string;
  readonly race: Race;
}

export function Controls({ say, figure, race }: ControlsProps) {
  const at = race.at.value;
  const over = race.over.value;
  return (
    <div class={css.controls}>
      <div class={table.controls}>
        <button type="button" onClick={race.toggle}>
          {say(text(race.playing.value ? 'pause' : over ? 'again' : 'start'))}
        </button>
        <button type="button" disabled={over} onClick={() => race.go(at + 1)}>
          {say(text('step'))}
        </button>
        <button type="button" disabled={over} onClick={() => race.go(nextFind(race))}>
          {say(text('next-word'))}
        </button>
      </div>
      <Slider
        label={say(text('position', { at: figure(at), length: figure(race.length) }))}
        max={race.length}
        value={at}
        set={race.go}
      />
    </div>
  );
}

/** How fast both go. */
export const Speed = ({ say, figure, race: { pace } }: ControlsProps) => (
  <Slider
    label={say(text('speed', { count: figure(paces[pace.value]!) }))}
    max={paces.length - 1}
    value={pace.value}
    set={(to) => {
      pace.value = to;
    }}
  />
);

/** The check with which either of them finds its next word. */
function nextFind({ lanes, at, length }: Race): number {
  const finds = lanes.flatMap(({ before, checks }) => checks.map(({ made }, i) => before[i]! + made));
  return Math.min(length, ...finds.filter((check) => check > at.value));
}
