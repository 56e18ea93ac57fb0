/** Strategies on the current position, one after the other, and a table of how each ended, what it counted and how long it took. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { wordEnding } from '../../../presentation/ending.ts';
import { countedText } from '../../../presentation/spent.ts';
import { commonText } from '../../../presentation/texts.ts';
import { ChoiceField } from '../board/choice-field.tsx';
import type { Turn } from '../room/comparing.ts';
import type { Room } from '../room/room.ts';
import { figure, motion, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './frame.module.css';
import type { FullFrameProps } from './frame.tsx';
import { Lazily } from './lazily.tsx';

const LIMITS = [5, 30, 120] as const;

/** A show beside the table; it draws boards, so it is loaded after what is measured. */
const race = async () => (await import('../lab/race/race-panel.tsx')).RacePanel;

export function ComparePanel(props: FullFrameProps) {
  const { room } = props;
  const { comparing, puzzle, inputs } = room;
  const goal = inputs.goal.value;
  const able = puzzle.solving.strategies.filter(({ rejects }) => {
    const { value } = inputs.instance;
    return value !== undefined && !rejects?.(value, goal);
  });
  const left = useSignal<ReadonlySet<string>>(new Set());
  const seconds = useSignal<number>(LIMITS[0]);
  const chosen = able.filter(({ id }) => !left.value.has(id)).map(({ id }) => id);
  const running = comparing.running.value;
  const verbs = useRef<HTMLDivElement>(null);
  // The table grows below the button that began it, and both are to be seen.
  useEffect(() => {
    const block = matchMedia('(min-width: 60rem)').matches ? 'nearest' : 'start';
    if (running) verbs.current?.scrollIntoView({ block, behavior: motion.peek() ? 'smooth' : 'instant' });
  }, [running]);
  const switchTo = (id: string, isChosen: boolean) => {
    const next = new Set(left.value);
    if (isChosen) next.delete(id);
    else next.add(id);
    left.value = next;
  };
  return (
    <div class={css.compare}>
      <p class="quiet">{say(text('compare-about'))}</p>
      <fieldset class={css.choices} disabled={running}>
        <legend>{say(text('strategies'))}</legend>
        {able.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={!left.value.has(id)}
              onChange={(event) => switchTo(id, event.currentTarget.checked)}
            />
            {room.say(name)}
          </label>
        ))}
      </fieldset>
      <div ref={verbs} class={css.verbs}>
        <ChoiceField
          label={say(text('limit-each'))}
          value={String(seconds.value)}
          options={LIMITS.map((count) => ({ id: String(count), words: say(text('seconds', { count })) }))}
          choose={(id) => {
            seconds.value = Number(id);
          }}
        />
        <button
          type="button"
          class="primary"
          disabled={!running && chosen.length === 0}
          onClick={() => {
            if (running) return comparing.stop();
            void comparing.start({
              text: room.position.value,
              goal,
              strategies: chosen,
              options: { [inputs.strategy.value.id]: inputs.options.value },
              seconds: seconds.value,
            });
          }}
        >
          {say(text(running ? 'stop' : 'mode-compare'))}
        </button>
      </div>
      {comparing.turns.value.length > 0 && <Comparison room={room} />}
      <Lazily load={race} {...props} />
    </div>
  );
}

function Comparison({ room }: { room: Room }) {
  return (
    <div class={css.scroll}>
      <table class={css.table} aria-busy={room.comparing.running.value}>
        <thead>
          <tr>
            <th scope="col">{say(text('strategy'))}</th>
            <th scope="col">{say(text('solutions'))}</th>
            <th scope="col">{say(text('counted'))}</th>
            <th scope="col">{say(text('time'))}</th>
          </tr>
        </thead>
        <tbody>
          {room.comparing.turns.value.map((turn) => (
            <Row key={turn.strategy} room={room} turn={turn} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ room, turn: { strategy, state, last } }: { room: Room; turn: Turn }) {
  const { puzzle } = room;
  const name = room.say(puzzle.solving.strategies.find(({ id }) => id === strategy)!.name);
  const duration = (ms: number) => room.say(commonText('duration', { ms }));
  const ended = last?.type === 'ended' ? last : undefined;
  const words = () => {
    if (!last) return say(text(state === 'running' ? 'searching' : 'waiting'));
    if (last.type === 'refused') return room.say(last.problem.text);
    return room.say(last.type === 'failed' ? last.text : wordEnding(last, room.comparing.goal.value));
  };
  return (
    <tr data-state={state}>
      <th scope="row">
        {name}
        <small>{words()}</small>
      </th>
      <td class={css.figure}>{ended && figure(ended.count)}</td>
      <td class={css.figure}>{ended && room.say(countedText(puzzle, strategy, ended.stats.nodes))}</td>
      <td class={css.figure}>{ended && duration(ended.stats.milliseconds)}</td>
    </tr>
  );
}
