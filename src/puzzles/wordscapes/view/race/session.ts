/** The level that the paper's two searches run on: with its own answers, or with those that it most likely has. */
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { Text } from '../../../../contract/index.ts';
import { answerOf, createAsked, problemOf } from '../../../../faces/web/board/asked.ts';
import type { Task } from '../../model.ts';
import type { UseProps } from '../use.ts';
import type { Answered } from './lane.ts';
import { createRace, type Race } from './race.ts';

export type Ground =
  /** Nothing to be read, letters alone, a level being looked at, one without any filling. */
  | { readonly is: 'no-level' | 'no-boxes' | 'finding' | 'no-filling' }
  | { readonly is: 'refused'; readonly problem: Text }
  /** `written` is the level with its answers. */
  | { readonly is: 'ready'; readonly race: Race; readonly written: string; readonly isGuessed: boolean };

export interface Session {
  readonly ground: ReadonlySignal<Ground>;
  dispose(): void;
}

export function createSession({ ask, puzzle }: UseProps, task: ReadonlySignal<Task | undefined>): Session {
  const asked = createAsked({ ask, puzzle }, 'explain');
  const format = (one: Task) => puzzle.instance.format(one);
  const isGuessed = computed(() => {
    const { value } = task;
    return value !== undefined && value.shape.kind !== 'words' && !value.answers;
  });
  const written = computed(() => (task.value ? format(task.value) : ''));
  const asking = effect(() => {
    asked.drop();
    if (isGuessed.value) void asked.put({ text: written.value });
  });
  const best = computed(() => answerOf(asked.answer.value)?.explanation.data.best);
  /** The level with answers, as text, so that the same one keeps its race. */
  const ready = computed(() => {
    const { value } = task;
    if (!value || value.shape.kind === 'words') return undefined;
    if (value.answers) return format(value);
    const read = best.value ? puzzle.solution.parse(best.value) : undefined;
    return read?.ok ? format({ ...value, answers: read.value }) : undefined;
  });
  const race = computed(() => {
    const read = ready.value === undefined ? undefined : puzzle.instance.parse(ready.value);
    return read?.ok ? createRace(read.value as Answered) : undefined;
  });
  const racing = effect(() => {
    const { value } = race;
    return value?.dispose;
  });
  const ground = computed((): Ground => {
    const { value } = task;
    if (!value) return { is: 'no-level' };
    if (value.shape.kind === 'words') return { is: 'no-boxes' };
    if (race.value) return { is: 'ready', race: race.value, written: ready.value!, isGuessed: isGuessed.value };
    const { value: answer } = asked.answer;
    const problem = problemOf(answer)?.text;
    if (problem) return { is: 'refused', problem };
    return { is: answer === undefined || answer === 'asking' ? 'finding' : 'no-filling' };
  });
  return {
    ground,
    dispose() {
      asking();
      racing();
      asked.drop();
    },
  };
}
