/** Which way to solve, for what, how long, and the one button. */
import { useId } from 'preact/hooks';
import type { Goal } from '../../../contract/index.ts';
import { OptionsForm } from '../parts/options-form.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';

const LIMITS = [5, 30, 120] as const;

export function SolvePanel({ room }: { room: Room }) {
  const { inputs, solving } = room;
  const running = solving.running.value;
  const strategy = inputs.strategy.value;
  return (
    <section class={css.panel} aria-label={say(text('how'))}>
      <div class={css.pair}>
        <StrategyChoice room={room} />
        <GoalChoice room={room} />
      </div>
      <p class="quiet">{room.say(strategy.summary)}</p>
      <OptionsForm
        table={strategy.options ?? {}}
        options={inputs.options.value}
        told={inputs.told.value}
        say={room.say}
        set={inputs.setOption}
        form="ask"
      />
      <details class={css.more}>
        <summary>{say(text('more'))}</summary>
        <dl class={css.facts}>
          <div>
            <dt>{say(text('one-node'))}</dt>
            <dd>{room.say(strategy.node.means)}</dd>
          </div>
          <div>
            <dt>{say(text('source'))}</dt>
            <dd>{room.say(strategy.source)}</dd>
          </div>
        </dl>
        <TimeLimit room={room} />
      </details>
      {/* Not a submit button, though it submits: a stop that ends at once would turn it into one under the same click. */}
      <button
        type="button"
        form="ask"
        class={`${running ? '' : 'primary'} ${css.wide}`}
        onClick={(event) => (running ? solving.cancel() : event.currentTarget.form?.requestSubmit())}
      >
        {say(text(running ? 'stop' : 'solve'))}
      </button>
      {room.notice.value && (
        <p class={css.warning} role="alert">
          {room.say(room.notice.value)}
        </p>
      )}
    </section>
  );
}

function StrategyChoice({ room: { inputs, puzzle } }: { room: Room }) {
  const id = useId();
  return (
    <div class={css.field}>
      <label for={id}>{say(text('strategy'))}</label>
      <select
        id={id}
        value={inputs.named.value ?? ''}
        onChange={(event) => {
          inputs.named.value = event.currentTarget.value || undefined;
        }}
      >
        <option value="">{say(text('automatic', { strategy: inputs.automatic.value.id }))}</option>
        {puzzle.strategies.map((strategy) => (
          <option key={strategy.id} value={strategy.id}>
            {strategy.id}
          </option>
        ))}
      </select>
    </div>
  );
}

function GoalChoice({ room: { inputs } }: { room: Room }) {
  const id = useId();
  return (
    <div class={css.field}>
      <label for={id}>{say(text('goal'))}</label>
      <select id={id} value={inputs.goal.value} onChange={(event) => inputs.setGoal(event.currentTarget.value as Goal)}>
        {inputs.goals.value.map((goal) => (
          <option key={goal} value={goal}>
            {say(text(`goal-${goal}`))}
          </option>
        ))}
      </select>
    </div>
  );
}

function TimeLimit({ room: { inputs } }: { room: Room }) {
  const id = useId();
  return (
    <div class={css.field}>
      <label for={id}>{say(text('time-limit'))}</label>
      <select
        id={id}
        value={String(inputs.seconds.value ?? '')}
        onChange={(event) => {
          inputs.seconds.value = Number(event.currentTarget.value) || undefined;
        }}
      >
        <option value="">{say(text('no-limit'))}</option>
        {LIMITS.map((count) => (
          <option key={count} value={String(count)}>
            {say(text('seconds', { count }))}
          </option>
        ))}
      </select>
    </div>
  );
}
