/** Start and pause, one check, the next word, anywhere along the way, and how fast it goes. */
import { useId } from 'preact/hooks';
import type { Speaker } from '../../../../contract/index.ts';
import table from '../../../../faces/web/board/table.module.css';
import { paces, type Race } from './race.ts';
import { text } from './texts.ts';
import css from './watch.module.css';

export interface ControlsProps {
  readonly say: Speaker;
  figure(value: number): string;
  readonly race: Race;
}

export function Controls({ say, figure, race }: ControlsProps) {
  const id = useId();
  const at = race.at.value;
  const over = race.over.value;
  const where = say(text('position', { at: figure(at), length: figure(race.length) }));
  const speed = say(text('speed', { count: figure(paces[race.pace.value]!) }));
  return (
    <div class={css.controls}>
      <div class={table.controls}>
        <button type="button" class="primary" onClick={race.toggle}>
          {say(text(race.playing.value ? 'pause' : over ? 'again' : 'start'))}
        </button>
        <button type="button" disabled={over} onClick={() => race.go(at + 1)}>
          {say(text('step'))}
        </button>
        <button type="button" disabled={over} onClick={() => race.go(nextFind(race))}>
          {say(text('next-word'))}
        </button>
        <button type="button" disabled={at === 0} onClick={() => race.go(0)}>
          {say(text('to-start'))}
        </button>
        <button type="button" disabled={over} onClick={() => race.go(race.length)}>
          {say(text('to-end'))}
        </button>
      </div>
      <div class={css.sliders}>
        <div>
          <label for={`${id}-at`}>{where}</label>
          <input
            id={`${id}-at`}
            type="range"
            min={0}
            max={race.length}
            value={at}
            aria-valuetext={where}
            onInput={(event) => race.go(event.currentTarget.valueAsNumber)}
          />
        </div>
        <div>
          <label for={`${id}-pace`}>{speed}</label>
          <input
            id={`${id}-pace`}
            type="range"
            min={0}
            max={paces.length - 1}
            value={race.pace.value}
            aria-valuetext={speed}
            onInput={(event) => {
              race.pace.value = event.currentTarget.valueAsNumber;
            }}
          />
        </div>
      </div>
    </div>
  );
}

/** The check with which either of them finds its next word. */
function nextFind({ lanes, at, length }: Race): number {
  const finds = lanes.flatMap(({ before, checks }) => checks.map(({ made }, i) => before[i]! + made));
  return Math.min(length, ...finds.filter((check) => check > at.value));
}
