/**
 * Keeps a drawing and the room's text in step: what is drawn becomes the text as soon as it is a level, another text becomes
 * the drawing, and what is not yet a level is kept beside the text, so that neither a reload nor another use loses it.
 */
import { effect, untracked } from '@preact/signals';
import type { BoardProps } from '../../../../faces/web/board.ts';
import type { wordscapes } from '../../index.ts';
import { type Draft, draftOf, nothing, readDraft, writeDraft } from './draft.ts';
import { createDrawing, type Drawing } from './drawing.ts';

const KEY = 'draft';

export type StepProps = Pick<BoardProps<typeof wordscapes>, 'puzzle' | 'instance' | 'write' | 'state' | 'memory'>;

export interface InStep {
  readonly drawing: Drawing;
  dispose(): void;
}

export function createInStep({ puzzle, instance, write, state, memory }: StepProps): InStep {
  const notation = puzzle.instance;
  const textNow = () => (instance.value === undefined ? '' : notation.format(instance.value));
  const first = instance.peek();
  /** The draft that was made from a text: it is not written again, however the person wrote the text. */
  let shown = { text: textNow(), draft: first && draftOf(first) };
  let seen = shown.text;
  /** The text that was drawn last. */
  let drawn: string | undefined;

  const kept = readDraft(state.peek()) ?? keptDraft(memory.recall(KEY), shown.text);
  const drawing = createDrawing(notation, kept ? { ...kept, own: first?.own } : (shown.draft ?? nothing));

  const ends = [
    effect(() => {
      const [draft, text] = [drawing.draft.value, drawing.text.value];
      untracked(() => {
        const isKept = text === undefined && draft !== nothing;
        state.value = isKept ? writeDraft(draft) : '';
        const before = textNow();
        const isShown = before === text || (draft === shown.draft && before === shown.text);
        if (text !== undefined && !isShown) {
          // A step takes the place of the step before; a text that was not drawn here is worth keeping.
          const isStep = before === drawn;
          drawn = text;
          write(text, isStep);
        }
        memory.keep(KEY, isKept ? JSON.stringify([before, state.value]) : '');
      });
    }),
    effect(() => {
      const text = textNow();
      untracked(() => {
        if (text === seen) return;
        seen = text;
        if (text === drawing.text.value) return;
        shown = { text, draft: draftOf(instance.value!, drawing.draft.value) };
        drawing.take(shown.draft!);
      });
    }),
  ];
  return {
    drawing,
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
