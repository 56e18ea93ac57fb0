/** An exercise: questions about one search, which a person answers in its place. Rooms and lessons show it. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type AnyPuzzle, type LessonSearch, type Speaker, speaker } from '../../../../contract/index.ts';
import type { Client } from '../../../../hosts/client.ts';
import { exerciseTexts } from '../../../../lab/exercise/texts.ts';
import type { AskTrace } from '../../../../lab/record.ts';
import { labTexts } from '../../../../lab/texts.ts';
import { commonTexts } from '../../../../presentation/texts.ts';
import { ChoiceField } from '../../board/choice-field.tsx';
import panels from '../../board/panels.module.css';
import { CopyButton } from '../../parts/copy-button.tsx';
import { language } from '../../settings.ts';
import { text as pageText } from '../../texts.ts';
import css from './exercise.module.css';
import { QuestionView } from './question.tsx';
import { createExercise, type Exercise, type ExerciseSet } from './state.ts';
import { exercisePageTexts, text } from './texts.ts';

export interface ExerciseViewProps {
  readonly puzzle: AnyPuzzle;
  readonly search: LessonSearch;
  readonly seed: number;
  readonly count: number;
  /** Asks a worker for events of the search, and solves in one, to count another search. */
  readonly ask: AskTrace;
  readonly solve: Client['solve'];
  /** Set where it begins without a person's asking for it. */
  readonly isBegun?: boolean;
  /** Where people may choose how many questions there are, hears which exercise it is now; nothing before it begins. */
  changed?(set: ExerciseSet | undefined): void;
  /** A link that leads to the same exercise, where there is one. */
  link?(set: ExerciseSet): string | undefined;
}

export const counts = [5, 10, 20] as const;

/** A number for other questions. */
export const newSeed = (): number => crypto.getRandomValues(new Uint16Array(1))[0]!;

export function ExerciseView(props: ExerciseViewProps) {
  const { puzzle, search, changed, link } = props;
  const seed = useSignal(props.seed);
  const count = useSignal(props.count);
  const running = useSignal<ExerciseSet | undefined>(
    props.isBegun ? { seed: props.seed, count: props.count } : undefined,
  );
  useEffect(() => changed?.(running.value), [running.value]);
  const say = speaker(language.value, exercisePageTexts, exerciseTexts, puzzle.texts, commonTexts, labTexts);
  const begin = (from: number) => {
    seed.value = from;
    running.value = { seed: from, count: count.value };
  };
  const wishes = (
    <div class={css.wishes}>
      {changed && (
        <ChoiceField
          label={say(text('questions'))}
          isNamed
          value={String(count.value)}
          options={[...new Set([...counts, props.count])].map((n) => ({ id: String(n), words: String(n) }))}
          choose={(n) => {
            count.value = Number(n);
          }}
        />
      )}
      {link && (
        <CopyButton
          label={say(text('copy-link'))}
          content={() => link({ seed: seed.value, count: count.value })}
          none={pageText('link-too-long')}
        />
      )}
    </div>
  );
  const { value } = running;
  return (
    <section class={css.exercise} aria-label={say(text('exercise'))}>
      {value ? (
        <Running {...props} key={JSON.stringify([search, value])} set={value} say={say}>
          {wishes}
          <button type="button" class="primary" onClick={() => begin(newSeed())}>
            {say(text('again'))}
          </button>
        </Running>
      ) : (
        <div class={css.still}>
          <p>{say(text('about'))}</p>
          {wishes}
          <button type="button" class="primary" onClick={() => begin(seed.value)}>
            {say(text('begin'))}
          </button>
        </div>
      )}
    </section>
  );
}

interface RunningProps extends ExerciseViewProps {
  readonly set: ExerciseSet;
  readonly say: Speaker;
  /** What stands below the result. */
  readonly children: ComponentChildren;
}

/** An exercise that has begun; another one is another element. */
function Running(props: RunningProps) {
  const { puzzle, search, say, set, children } = props;
  const exercise = useMemo(() => createExercise(props, set), []);
  useEffect(() => () => exercise.dispose(), [exercise]);
  const { now, place, total, answers, right, problem, recording, answer, goOn } = exercise;
  const instance = useMemo(() => puzzle.instance.parse(search.text), [puzzle, search.text]);
  if (problem.value || !instance.ok) {
    return (
      <p class={panels.warning} role="alert">
        {say(problem.value ?? (instance.ok ? text('nothing') : instance.problem.text))}
      </p>
    );
  }
  const question = now.value;
  if (question === 'over') return <Result exercise={exercise} set={set} say={say} end={children} />;
  const isFewer = total.value > 0 && total.value < set.count;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the keys' names
    <div class={css.running} onKeyDown={(event) => press(event, exercise)}>
      <div class={css.score}>
        <p>{total.value > 0 && say(text('place', { place: place.value + 1, count: total.value }))}</p>
        <p>{answers.value.length > 0 && say(text('score', { right: right.value, answered: answers.value.length }))}</p>
        {isFewer && place.value === 0 && <p>{say(text('fewer', { n: total.value }))}</p>}
      </div>
      {question === 'waiting' ? (
        <p class="quiet" role="status">
          {say(text(recording.value ? 'counting' : 'preparing'))}
        </p>
      ) : (
        <QuestionView
          {...{ puzzle, say, question, goOn }}
          instance={instance.value}
          strategy={search.strategy}
          recording={recording.value!}
          answer={answers.value[place.value]}
          choose={answer}
          isLast={place.value + 1 === total.value}
        />
      )}
    </div>
  );
}

/** Digits answer, and Enter goes on, wherever the focus is in the exercise. */
function press(event: KeyboardEvent, { answer, goOn, answers, place }: Exercise): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isAnswered = answers.value.length > place.value;
  if (/^[1-9]$/.test(event.key)) answer(Number(event.key) - 1);
  else if (event.key === 'Enter' && isAnswered) goOn();
  else return;
  // Digits lead to modes of the room, and Enter presses what has the focus.
  event.preventDefault();
  event.stopPropagation();
}

function Result({
  exercise,
  set,
  say,
  end,
}: {
  exercise: Exercise;
  set: ExerciseSet;
  say: Speaker;
  end: ComponentChildren;
}) {
  const { right, questions, answers } = exercise;
  const count = questions.value.length;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  if (count === 0) return <p class="quiet">{say(text('nothing'))}</p>;
  return (
    <div class={css.still}>
      <h2 ref={title} class={css.ask} tabIndex={-1}>
        {say(text('over', { right: right.value, count }))}
      </h2>
      {right.value === count && <p>{say(text('all-right'))}</p>}
      {count < set.count && <p class="quiet">{say(text('fewer', { n: count }))}</p>}
      <ol class={css.results}>
        {questions.value.map((question, place) => {
          const isRight = answers.value[place] === question.right;
          return (
            <li key={`${question.kind} ${question.steps}`} data-mark={isRight ? 'right' : 'wrong'}>
              <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
              <span>
                {say(question.ask)} <strong>{say(question.choices[question.right]!.text)}</strong>
              </span>
            </li>
          );
        })}
      </ol>
      {end}
    </div>
  );
}
