/** A worksheet of a room as signals: what is wished, how far it is, its pages and its texts. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Problem, type Scene, speaker } from '../../../contract/index.ts';
import { wishLike } from '../../../engine/wish-like.ts';
import { type Answer, findAnswers } from '../../../hosts/answers.ts';
import { type Batch, makeBatch } from '../../../hosts/batch.ts';
import type { Workers } from '../../../hosts/pool.ts';
import { answerScene } from '../../../presentation/picture/answer.ts';
import { headingOf } from '../../../presentation/picture/heading.ts';
import { sheet } from '../../../presentation/picture/sheet.ts';
import { sheetTexts } from '../../../presentation/picture/sheet-texts.ts';
import type { Room } from '../room/room.ts';
import { language } from '../settings.ts';

export const MOST_PUZZLES = 100;
const USUAL_PUZZLES = 12;

/** What was made. */
export interface Puzzles {
  readonly texts: readonly string[];
  readonly wished: number;
  readonly ending: Batch['ending'];
  /** As far as they were found, in the order of the texts. */
  readonly answers: readonly Answer[];
  readonly backs: readonly (Scene | undefined)[];
}

export interface Progress {
  readonly part: 'sheet-making' | 'sheet-solving';
  readonly done: number;
  readonly count: number;
}

export interface Sheet {
  readonly count: Signal<number>;
  /** Undefined until the person writes one. */
  readonly title: Signal<string | undefined>;
  readonly hasNames: Signal<boolean>;
  readonly hasBacks: Signal<boolean>;
  readonly progress: ReadonlySignal<Progress | undefined>;
  readonly made: ReadonlySignal<Puzzles | undefined>;
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** The title that is printed. */
  readonly heading: ReadonlySignal<string>;
  readonly pages: ReadonlySignal<readonly Scene[]>;
  make(): Promise<void>;
  /** What was made until then is kept. */
  cancel(): void;
}

/** `newWorkers` makes the workers of one sheet, which end with it. */
export function createSheet(
  { puzzle, inputs, questions, say }: Pick<Room, 'puzzle' | 'inputs' | 'questions' | 'say'>,
  newWorkers: () => Workers,
): Sheet {
  const count = signal(USUAL_PUZZLES);
  const title = signal<string | undefined>(undefined);
  const hasNames = signal(true);
  const hasBacks = signal(true);
  const progress = signal<Progress | undefined>(undefined);
  const made = signal<Puzzles | undefined>(undefined);
  const problem = signal<Problem | undefined>(undefined);
  const heading = computed(() => title.value ?? say(puzzle.about.name));
  let job: { cancel(): void } | undefined;
  let isCancelled = false;

  const fronts = computed(() =>
    (made.value?.texts ?? []).flatMap((text) => {
      const read = puzzle.instance.parse(text);
      return read.ok ? [puzzle.showing.depict(read.value).at(-1)!] : [];
    }),
  );

  async function makeWith(workers: Workers): Promise<void> {
    const texts: string[] = [];
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    const difficulty = questions.difficulty.value;
    const { options = {}, ...like } = wishLike(puzzle, inputs.instanceText.value, questions.wishes.value);
    const wish = { batch: count.value, seed, options, ...like, ...(difficulty === '' ? {} : { difficulty }) };
    const step = (part: Progress['part'], done: number, all: number) => {
      progress.value = { part, done, count: all };
    };
    step('sheet-making', 0, wish.batch);
    const making = makeBatch(workers, puzzle, wish, ({ text, index }) => {
      texts.push(text);
      step('sheet-making', index + 1, wish.batch);
    });
    job = making;
    const { ending } = await making.done;
    if (typeof ending === 'object') problem.value = ending.problem;
    if (texts.length === 0) return;
    let answers: readonly Answer[] = [];
    if (hasBacks.value && !isCancelled) {
      step('sheet-solving', 0, texts.length);
      const finding = findAnswers(workers, puzzle, texts, (done) => step('sheet-solving', done, texts.length));
      job = finding;
      answers = await finding.done;
    }
    const backs = await Promise.all(answers.map(({ text, solution }) => answerScene(puzzle, text, solution, say)));
    made.value = { texts, wished: wish.batch, ending, answers, backs };
  }

  return {
    count,
    title,
    hasNames,
    hasBacks,
    progress,
    made,
    problem,
    heading,
    pages: computed(() => {
      const { value } = made;
      if (!value) return [];
      const words = speaker(language.value, sheetTexts);
      const backs = hasBacks.value && value.answers.length > 0 ? value.texts.map((_, i) => value.backs[i]) : undefined;
      return sheet(fronts.value, [], backs, headingOf(heading.value, hasNames.value, words));
    }),
    async make() {
      if (progress.peek()) return;
      isCancelled = false;
      problem.value = undefined;
      made.value = undefined;
      const workers = newWorkers();
      try {
        await makeWith(workers);
      } finally {
        workers.close();
        job = undefined;
        progress.value = undefined;
      }
    },
    cancel() {
      isCancelled = true;
      job?.cancel();
    },
  };
}
