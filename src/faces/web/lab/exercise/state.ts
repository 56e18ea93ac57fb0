/** An exercise on the page: its search is recorded, its questions drawn and answered one after the other. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyPuzzle, LessonSearch, Text } from '../../../../contract/index.ts';
import type { Client, Job } from '../../../../hosts/client.ts';
import { drawQuestions } from '../../../../lab/exercise/draw.ts';
import { exerciseLimits, type Question } from '../../../../lab/exercise/model.ts';
import { findSizes } from '../../../../lab/exercise/rivals.ts';
import type { Sizes } from '../../../../lab/exercise/size.ts';
import { type AskTrace, record } from '../../../../lab/record.ts';
import type { Recording } from '../../../../lab/recording.ts';

/** Which exercise it is. */
export interface ExerciseSet {
  readonly seed: number;
  readonly count: number;
}

export interface Exercise {
  readonly recording: ReadonlySignal<Recording | undefined>;
  readonly problem: ReadonlySignal<Text | undefined>;
  /** How many questions there are: fewer than were asked for where the search has no more. */
  readonly total: ReadonlySignal<number>;
  /** The present question; `waiting` while it is not known, `over` after the last. */
  readonly now: ReadonlySignal<Question | 'waiting' | 'over'>;
  readonly place: ReadonlySignal<number>;
  /** The choice for each question that is answered, and for the present one. */
  readonly answers: ReadonlySignal<readonly number[]>;
  readonly questions: ReadonlySignal<readonly Question[]>;
  readonly right: ReadonlySignal<number>;
  answer(choice: number): void;
  goOn(): void;
  dispose(): void;
}

export interface Around {
  readonly puzzle: AnyPuzzle;
  readonly search: LessonSearch;
  readonly ask: AskTrace;
  readonly solve: Client['solve'];
}

export function createExercise({ puzzle, search, ask, solve }: Around, { seed, count }: ExerciseSet): Exercise {
  const recording = signal<Recording | undefined>(undefined);
  const problem = signal<Text | undefined>(undefined);
  const sizes = signal<Sizes | 'looking' | undefined>('looking');
  const place = signal(0);
  const answers = signal<readonly number[]>([]);
  const watched = { ...search, puzzle: puzzle.about.id };
  const recorder = record(ask, watched, undefined, exerciseLimits);
  let finding: Job<Sizes | undefined> | undefined;
  let isOver = false;

  void recorder.done.then(async (refusal) => {
    if (isOver) return;
    batch(() => {
      recording.value = recorder.recording;
      problem.value = refusal?.text;
    });
    finding = findSizes({ solve }, puzzle, watched, recorder.recording, seed);
    const found = await finding.done;
    if (!isOver) sizes.value = found;
  });

  const questions = computed(() => {
    const found = sizes.value === 'looking' ? undefined : sizes.value;
    const searched = { puzzle, strategy: search.strategy };
    return recording.value ? drawQuestions(recording.value, searched, seed, count, found) : [];
  });
  // The last question may still be replaced by one about another search, which is being counted.
  const known = computed(
    () => questions.value.length - (sizes.value === 'looking' && questions.value.length === count ? 1 : 0),
  );
  const now = computed(() => {
    if (place.value < known.value) return questions.value[place.value]!;
    return !recording.value || sizes.value === 'looking' ? 'waiting' : 'over';
  });
  return {
    recording,
    problem,
    now,
    place,
    answers,
    questions,
    total: computed(() => questions.value.length),
    right: computed(() => answers.value.filter((choice, i) => choice === questions.value[i]?.right).length),
    answer(choice) {
      const { value } = now;
      const isAsked = typeof value === 'object' && choice < value.choices.length;
      if (isAsked && answers.value.length === place.value) answers.value = [...answers.value, choice];
    },
    goOn() {
      if (answers.value.length > place.value) place.value++;
    },
    dispose() {
      isOver = true;
      recorder.cancel();
      finding?.cancel();
    },
  };
}
