/**
 * Keeps a drawing and the room's text in step: what is drawn becomes the text as soon as it is a level, another text becomes
 * the drawing, and what is not yet a level is kept beside the text, so that neither a reload nor another use loses it.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { BoardProps } from '../../../../faces/web/board.ts';
import type { wordscapes } from '../../index.ts';
import type { Task } from '../../model.ts';
import { type Draft, draftOf, nothing, readDraft, writeDraft } from './draft.ts';
import { createDrawing, type Drawing } from './drawing.ts';

const KEY = 'draft';

export type StepProps = Pick<BoardProps<typeof wordscapes>, 'puzzle' | 'instance' | 'write' | 'memory'>;

export interface InStep {
  readonly drawing: Drawing;
  /** The text that was drawn from: the room's own, or another one that took its place. */
  readonly taken: ReadonlySignal<string>;
  /** The draft, as long as it is not yet a level. */
  state(): string;
  dispose(): void;
}

/** `begun` is the state that was kept; `lies` is the level with the letters that a player found in it. */
export function createInStep({ puzzle, instance, write, memory }: StepProps, begun: string, lies?: Task): InStep {
  const notation = puzzle.instance;
  const textNow = () => (instance.value === undefined ? '' : notation.format(instance.value));
  const first = instance.peek();
  /** The draft that was made from a text: it is not written again, however the person wrote the text. */
  let shown = { text: textNow(), draft: first && draftOf(lies ?? first) };
  const taken = signal(shown.text);
  /** The text that was drawn last. */
  let drawn: string | undefined;

  const kept = readDraft(begun) ?? keptDraft(memory.recall(KEY), shown.text);
  const drawing = createDrawing(notation, kept ? { ...kept, own: first?.own } : (shown.draft ?? nothing));
  /** A level with letters that a player found in it is still the same level. */
  const drawnText = () => (drawing.draft.value === shown.draft ? shown.text : drawing.text.value);
  let seen = shown.text;
  const state = computed(() => {
    const [draft, text] = [drawing.draft.value, drawing.text.value];
    return text === undefined && draft !== nothing ? writeDraft(draft) : '';
  });

  const ends = [
    effect(() => {
      const [text, unfinished] = [drawnText(), state.value];
      untracked(() => {
        const before = textNow();
        if (text !== undefined && before !== text) {
          // A step takes the place of the step before; a text that was not drawn here is worth keeping.
          const isStep = before === drawn;
          drawn = text;
          write(text, isStep);
        }
        memory.keep(KEY, unfinished && JSON.stringify([before, unfinished]));
      });
    }),
    effect(() => {
      const text = textNow();
      untracked(() => {
        if (text === seen) return;
        seen = text;
        if (text === drawnText()) return;
        shown = { text, draft: draftOf(instance.value!, drawing.draft.value) };
        drawing.take(shown.draft!);
        taken.value = text;
      });
    }),
  ];
  return {
    drawing,
    taken,
    state: () => state.value,
    dispose() {
      for (const end of ends) end();
    },
  };
}

/** A draft is gone on with only where the text is still the one that it was drawn beside. */
function keptDraft(stored: string | undefined, text: string): Draft | undefined {
  try {
    const [beside, draft] = JSON.parse(stored || '[]') as readonly unknown[];
    return beside === text && typeof draft === 'string' ? readDraft(draft) : undefined;
  } catch {
    return undefined;
  }
}
