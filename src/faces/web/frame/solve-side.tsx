/** Bring a puzzle, have the current position solved, counted, listed, explained or checked, and see the result. */
import { useEffect, useRef } from 'preact/hooks';
import { showAnswer } from '../board/sight.ts';
import { InputPanel } from '../room/input-panel.tsx';
import { inputText } from '../room/input-texts.ts';
import { Results } from '../room/results.tsx';
import { sayInput } from '../room/say-input.ts';
import { SolvePanel } from '../room/solve-panel.tsx';
import { motion, say } from '../settings.ts';
import { text } from '../texts.ts';
import { checking } from './checking.tsx';
import css from './frame.module.css';
import type { FullFrameProps } from './frame.tsx';
import { Lazily } from './lazily.tsx';

/** What a button unfolds is loaded when it is first wanted. */
const folded = {
  check: checking,
  explain: async () => {
    const { ExplainPanel } = await import('../room/explain-panel.tsx');
    return ({ room, isSecret = false }: FullFrameProps) => <ExplainPanel room={room} isSecret={isSecret} />;
  },
};

export function SolveSide(props: FullFrameProps) {
  const { room, editor, solve, ownRules, isSecret = false } = props;
  const { solving, inputs, puzzle, questions } = room;
  const running = solving.running.value;
  const others = inputs.goals.value.filter(
    (goal) => (goal === 'all' || goal === 'count') && goal !== inputs.goal.value,
  );
  const { value: fold } = room.fold;
  const { value: explanation } = questions.explanation;
  // An explanation that tells the answers of a game in play is asked for once more below the button.
  const open = (name: 'explain' | 'check') => {
    room.fold.value = fold === name ? undefined : name;
    if (room.fold.value === 'explain' && !isSecret) void questions.askExplanation();
  };
  const unfolded = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fold) showAnswer(unfolded.current, motion.peek());
  }, [fold, explanation]);
  return (
    <div class={css.solve}>
      <InputPanel room={room} hasEditor={editor !== undefined} />
      <div class={css.verbs}>
        {/* Not a submit button, though it submits: a stop that ends at once would turn it into one under the same click. */}
        <button
          type="button"
          form="ask"
          class="primary"
          onClick={(event) => (running ? solving.cancel() : event.currentTarget.form?.requestSubmit())}
        >
          {say(text(running ? 'stop' : 'mode-solve'))}
        </button>
        {others.map((goal) => (
          <button key={goal} type="button" disabled={running} onClick={() => room.start(goal)}>
            {sayInput(inputText(`do-${goal as 'all' | 'count'}`))}
          </button>
        ))}
        {puzzle.helping?.explain && (
          <button type="button" aria-expanded={fold === 'explain'} onClick={() => open('explain')}>
            {sayInput(inputText('do-explain'))}
          </button>
        )}
        <button type="button" aria-expanded={fold === 'check'} onClick={() => open('check')}>
          {say(text('check-mine'))}
        </button>
      </div>
      {room.notice.value && (
        <p class={css.warning} role="alert">
          {room.say(room.notice.value)}
        </p>
      )}
      <Results room={room} />
      {fold && (
        <div ref={unfolded} class={css.unfolded}>
          <Lazily key={fold} load={folded[fold]} {...props} />
        </div>
      )}
      {solve}
      <SolvePanel room={room} ownRules={ownRules} />
    </div>
  );
}
