/** Why there is no filling: the letters that contradict the others, asked for on demand and forgotten with the drawing. */
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Text } from '../../../../contract/index.ts';
import { type Answer, answerOf, createAsked, problemOf } from '../../../../faces/web/board/asked.ts';
import type { Asker } from '../../../../faces/web/board.ts';
import type { wordscapes } from '../../index.ts';
import { placesOf } from './draft.ts';
import type { Drawing } from './drawing.ts';

export interface Clash {
  readonly answer: ReadonlySignal<Answer<unknown> | undefined>;
  /** In words, once it was asked for. */
  readonly why: ReadonlySignal<Text | undefined>;
  /** The places of the letters that must go. */
  readonly places: ReadonlySignal<ReadonlySet<number>>;
  ask(): void;
  dispose(): void;
}

export function createClash(asker: Asker<typeof wordscapes>, drawing: Drawing): Clash {
  const asked = createAsked(asker, 'hint');
  const wrong = computed(() => answerOf(asked.answer.value)?.hints.find(({ kind }) => kind === 'wrong'));
  const dispose = effect(() => {
    drawing.draft.value;
    untracked(asked.drop);
  });
  return {
    answer: asked.answer,
    why: computed(() => wrong.value?.text ?? problemOf(asked.answer.value)?.text),
    places: computed(() => {
      const task = drawing.task.value;
      const places = task && placesOf(drawing.surface.value, task);
      return new Set(wrong.value?.cells?.map((cell) => places!.get(cell)!) ?? []);
    }),
    ask() {
      const text = drawing.text.peek();
      if (text !== undefined) void asked.put({ text });
    },
    dispose() {
      dispose();
      asked.drop();
    },
  };
}
