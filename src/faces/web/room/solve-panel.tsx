/** How the position is solved, for people who want to choose: the strategy, the goal, its options and the time. */
import { useId, useMemo } from 'preact/hooks';
import type { Goal } from '../../../contract/index.ts';
import { OptionsForm } from '../parts/options-form.tsx';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { inputText } from './input-texts.ts';
import css from './room.module.css';
import type { Room } from './room.ts';
import { sayInput } from './say-input.ts';

const LIMITS = [5, 30, 120] as const;

/** `ownRules` says that the board has the controls of the rules. */
export function SolvePanel({ room, ownRules = false }: { room: Room; ownRules?: boolean | undefined }) {
  const { inputs } = room;
  const strategy = inputs.strategy.value;
  // A link that names a strategy, such as a report's program, is to show which.
  const isNamed = useMemo(() => inputs.named.peek() !== undefined, [inputs]);
  const shown = Object.entries(strategy.options ?? {}).filter(
    ([name]) => !(ownRules && inputs.rules.value.includes(name)),
  );
  return (
    <details class={css.more} open={isNamed}>
      <summary>{sayInput(inputText('advanced'))}</summary>
      <section class={css.how} aria-label={sayInput(inputText('advanced'))}>
        <StrategyChoice room={room} />
        <p class="quiet">{room.say(strategy.summary)}</p>
        <div class={css.pair}>
          <GoalChoice room={room} />
          <TimeLimit room={room} />
        </div>
        <OptionsForm
          table={Object.fromEntries(shown)}
          options={inputs.options.value}
          told={inputs.told.value}
          say={room.say}
          set={inputs.setOption}
          form="ask"
        />
        <dl class={css.facts}>
          <div>
            <dt>{say(text('one-node'))}</dt>
            <dd>{room.say(strategy.node.means)}</dd>
          </div>
          <div>
            <dt>{sayInput(inputText('source'))}</dt>
            <dd>{room.say(strategy.source)}</dd>
          </div>
        </dl>
      </section>
    </details>
  );
}

function StrategyChoice({ room: { inputs, puzzle, say: sayPuzzle } }: { room: Room }) {
  const strategies = puzzle.solving.strategies.map(({ id, name }) => [id, sayPuzzle(name)] as const);
  return (
    <Choice
      label={say(text('strategy'))}
      value={inputs.named.value ?? ''}
      options={[
        ['', sayInput(inputText('automatic', { strategy: sayPuzzle(inputs.automatic.value.name) }))],
        ...strategies,
      ]}
      choose={(id) => {
        inputs.named.value = id || undefined;
      }}
    />
  );
}

const GoalChoice = ({ room: { inputs } }: { room: Room }) => (
  <Choice
    label={say(text('goal'))}
    value={inputs.goal.value}
    options={inputs.goals.value.map((goal) => [goal, say(text(`goal-${goal}`))])}
    choose={(goal) => inputs.setGoal(goal as Goal)}
  />
);

const TimeLimit = ({ room: { inputs } }: { room: Room }) => (
  <Choice
    label={sayInput(inputText('time-limit'))}
    value={String(inputs.seconds.value ?? '')}
    options={[
      ['', sayInput(inputText('no-limit'))],
      ...LIMITS.map((count) => [String(count), say(text('seconds', { count }))] as const),
    ]}
    choose={(seconds) => {
      inputs.seconds.value = Number(seconds) || undefined;
    }}
  />
);

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Each value with its words. */
  readonly options: readonly (readonly [value: string, words: string])[];
  choose(value: string): void;
}

function Choice({ label, value, options, choose }: ChoiceProps) {
  const id = useId();
  return (
    <div class={css.field}>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
