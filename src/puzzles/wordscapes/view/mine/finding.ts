/** What is found about a drawing: asked for once the hand rests, and let go as soon as the drawing is another one. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Text } from '../../../../contract/index.ts';
import { createAsked, problemOf } from '../../../../faces/web/board/asked.ts';
import type { Asker } from '../../../../faces/web/board.ts';
import type { WordData } from '../../explain/data.ts';
import type { wordscapes } from '../../index.ts';
import type { Task } from '../../model.ts';
import { keyOf } from '../store.ts';
import { boxesOf, type Draft, surfaceOf } from './draft.ts';
import type { Drawing } from './drawing.ts';

/** How long the hand rests before the worker is asked, in milliseconds. */
const PAUSE = 250;

export interface Answered {
  readonly text: string;
  readonly task: Task;
  /** What the letters in the boxes depend on beside the letters that are known. */
  readonly frame: string;
  readonly verdict: Text;
  readonly found: WordData;
}

export interface Finding {
  /** The answer to the drawing, or to one with the same boxes while another is on its way. */
  readonly answered: ReadonlySignal<Answered | undefined>;
  readonly asking: ReadonlySignal<boolean>;
  /** Why there is no answer. */
  readonly problem: ReadonlySignal<Text | undefined>;
  dispose(): void;
}

export function createFinding(asker: Asker<typeof wordscapes>, drawing: Drawing): Finding {
  const asked = createAsked(asker, 'explain');
  const last = signal<Answered | undefined>(undefined);
  const waiting = signal(false);
  // Apart from the rest of the drawing, since a long list takes a while to go through.
  const own = computed(() => drawing.draft.value.own);
  const list = computed(() => own.value && `${own.value.length} ${keyOf(own.value.join(' '))}`);
  const frame = computed(() => frameOf(drawing.draft.value, list.value));

  async function put(text: string, task: Task, frame: string): Promise<void> {
    const reply = await asked.put({ text });
    if (!reply) return;
    const { verdict, data } = reply.explanation;
    last.value = { text, task, frame, verdict, found: data };
  }

  const dispose = effect(() => {
    const [text, task] = [drawing.text.value, drawing.task.value];
    untracked(() => asked.drop());
    waiting.value = text !== undefined && untracked(() => last.value?.text) !== text;
    if (text === undefined || task === undefined || !untracked(() => waiting.value)) return;
    const framed = frame.peek();
    const timer = setTimeout(() => {
      waiting.value = false;
      void put(text, task, framed);
    }, PAUSE);
    return () => clearTimeout(timer);
  });

  return {
    answered: computed(() => (last.value?.frame === frame.value ? last.value : undefined)),
    asking: computed(() => waiting.value || asked.answer.value === 'asking'),
    problem: computed(() => problemOf(asked.answer.value)?.text),
    dispose() {
      dispose();
      asked.drop();
    },
  };
}

/** `list` names the person's own list, if there is one. */
const frameOf = (draft: Draft, list: string | undefined): string => {
  const { kind, letters, language, patterns, told } = draft;
  const boxes = kind === 'words' ? patterns : boxesOf(surfaceOf(draft)).join();
  const words = [language, draft.list, list];
  return JSON.stringify([kind, letters, ...words, surfaceOf(draft).columns, boxes, told !== undefined]);
};
