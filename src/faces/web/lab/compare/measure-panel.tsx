/** Strategies measured on the same puzzles: what takes part, on what, how often; then the report. */
import { useEffect, useRef } from 'preact/hooks';
import { speaker } from '../../../../contract/index.ts';
import { ChoiceField } from '../../board/choice-field.tsx';
import panels from '../../board/panels.module.css';
import type { FullFrameProps } from '../../frame/frame.tsx';
import type { Room } from '../../room/room.ts';
import { language, motion, say as sayPage } from '../../settings.ts';
import { text as pageText } from '../../texts.ts';
import css from './compare.module.css';
import { Contenders } from './contenders.tsx';
import { Report } from './report.tsx';
import { type CompareSession, compareSession } from './session.ts';
import { compareSideTexts, text } from './texts.ts';

const LIMITS = [5, 30, 120];
const REPEATS = [1, 3, 10, 30];
const ORDERS = [0, 5, 20];
const MADE = [5, 20];

export function MeasurePanel({ room }: FullFrameProps) {
  const session = compareSession(room);
  const say = speaker(language.value, compareSideTexts);
  const running = session.running.value;
  const isRunning = running !== undefined;
  const verbs = useRef<HTMLDivElement>(null);
  const isTold = session.comparison.value !== undefined;
  // The table grows below the button that began it, and both are to be seen.
  useEffect(() => {
    const block = matchMedia('(min-width: 60rem)').matches ? 'nearest' : 'start';
    if (isRunning) verbs.current?.scrollIntoView({ block, behavior: motion.peek() ? 'smooth' : 'instant' });
  }, [isRunning, isTold]);
  const progress =
    running === undefined || running === 'making'
      ? say(text('making'))
      : say(text('progress', { done: running.done, total: running.total }));
  return (
    <>
      <p class="quiet">{say(text('measure-about'))}</p>
      <Contenders room={room} session={session} />
      <Choices room={room} session={session} isRunning={isRunning} />
      <div ref={verbs} class={css.verbs}>
        <button
          type="button"
          class="primary"
          disabled={!isRunning && session.entries.value.every(({ isChosen }) => !isChosen)}
          onClick={() => (isRunning ? session.stop() : void session.start())}
        >
          {sayPage(pageText(isRunning ? 'stop' : 'mode-compare'))}
        </button>
        {isRunning && (
          <span class="quiet" role="status">
            {progress}
          </span>
        )}
      </div>
      {session.problem.value && (
        <p class={panels.warning} role="alert">
          {room.say(session.problem.value)}
        </p>
      )}
      {session.comparison.value && <Report room={room} session={session} comparison={session.comparison.value} />}
    </>
  );
}

interface ChoicesProps {
  readonly room: Room;
  readonly session: CompareSession;
  readonly isRunning: boolean;
}

function Choices({ room, session, isRunning }: ChoicesProps) {
  const say = speaker(language.value, compareSideTexts);
  const { puzzle, inputs } = room;
  const sources = [
    { id: 'position', words: say(text('on-position')) },
    { id: 'examples', words: say(text('on-examples', { n: puzzle.about.examples.length })) },
    ...(puzzle.making ? MADE.map((n) => ({ id: String(n), words: say(text('on-made', { n })) })) : []),
  ];
  const numbers = (values: readonly number[], words: (n: number) => string) =>
    values.map((n) => ({ id: String(n), words: words(n) }));
  return (
    <fieldset class={css.choices} disabled={isRunning}>
      <ChoiceField
        isNamed
        label={say(text('on'))}
        value={String(session.source.value)}
        options={sources}
        choose={(id) => {
          session.source.value = id === 'position' || id === 'examples' ? id : Number(id);
        }}
      />
      <ChoiceField
        isNamed
        label={sayPage(pageText('goal'))}
        value={inputs.goal.value}
        options={inputs.goals.value.map((goal) => ({ id: goal, words: sayPage(pageText(`goal-${goal}`)) }))}
        choose={(goal) => inputs.setGoal(goal)}
      />
      <ChoiceField
        isNamed
        label={say(text('repeats'))}
        value={String(session.repeats.value)}
        options={numbers(REPEATS, (n) => say(text('repeats-n', { n })))}
        choose={(id) => {
          session.repeats.value = Number(id);
        }}
      />
      <ChoiceField
        isNamed
        label={say(text('limit'))}
        value={String(session.limit.value)}
        options={numbers(LIMITS, (count) => sayPage(pageText('seconds', { count })))}
        choose={(id) => {
          session.limit.value = Number(id);
        }}
      />
      {puzzle.solving.reorder && (
        <ChoiceField
          isNamed
          label={say(text('orders'))}
          value={String(session.orders.value)}
          options={numbers(ORDERS, (n) => say(n === 0 ? text('orders-given') : text('orders-n', { n })))}
          choose={(id) => {
            session.orders.value = Number(id);
          }}
        />
      )}
    </fieldset>
  );
}
