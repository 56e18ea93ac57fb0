/** The paper's table while it comes about: the checks for each word so far, beside the worst case. */
import type { ControlsProps } from './controls.tsx';
import { checksIn } from './lane.ts';
import css from './race.module.css';
import { text } from './texts.ts';

export function SlotTable({ say, figure, race }: ControlsProps) {
  const { lanes } = race;
  const frames = race.frames.value;
  const { slots, answers } = lanes[0].task;
  const heads = ['column-plain', 'column-crossings'] as const;
  return (
    <section class={css.part}>
      <table class={css.table}>
        <caption>{say(text('table'))}</caption>
        <thead>
          <tr>
            <th scope="col">{say(text('column-word'))}</th>
            {heads.map((code) => (
              <th key={code} scope="col">
                {say(text(code))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots.map(({ name }, slot) => (
            <tr key={name}>
              <th scope="row">
                <span class="quiet">{name}</span>{' '}
                {frames.some(({ found }) => found > slot) ? answers[slot] : '·'.repeat(answers[slot]!.length)}
              </th>
              {lanes.map((lane, i) => (
                <Pair
                  key={lane.manner}
                  made={figure(checksIn(lane, slot, frames[i]!.made))}
                  worst={figure(lane.checks[slot]!.worst)}
                  turn={frames[i]!.slot === slot && frames[i]!.made < lane.made}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(text('total'))}</th>
            {lanes.map((lane, i) => (
              <Pair key={lane.manner} made={figure(frames[i]!.made)} worst={figure(lane.worst)} turn={false} />
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const Pair = ({ made, worst, turn }: { made: string; worst: string; turn: boolean }) => (
  <td>
    <span data-turn={turn}>{made}</span> <span class="quiet">/ {worst}</span>
  </td>
);
