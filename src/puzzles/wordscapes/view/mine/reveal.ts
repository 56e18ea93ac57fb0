/**
 * What is shown of a filling. A level that is being played keeps its letters to itself until the person asks for one of
 * them, for a word or for all; anything else that is drawn is filled at once.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { type Draft, surfaceOf } from './draft.ts';
import { boxed, cut, isBox } from './surface.ts';

export interface Reveal {
  /** Set while letters are kept back: the places whose letters were asked for. */
  readonly told: ReadonlySignal<ReadonlySet<number> | undefined>;
  tell(places: Iterable<number>): void;
  tellAll(): void;
  dispose(): void;
}

/** `taken` is the text that was drawn from, and `isPlayed` says whether it is one that the person plays. */
export function createReveal(
  draft: ReadonlySignal<Draft>,
  taken: ReadonlySignal<string>,
  isPlayed: (text: string) => boolean,
): Reveal {
  const guarded = signal<string | undefined>(undefined);
  const places = signal<ReadonlySet<number>>(new Set());
  const outline = computed(() => outlineOf(draft.value));
  const dispose = effect(() => {
    const text = taken.value;
    untracked(() => {
      guarded.value = isPlayed(text) ? outline.value : undefined;
      places.value = new Set();
    });
  });
  return {
    told: computed(() => (guarded.value === outline.value ? places.value : undefined)),
    tell(more) {
      places.value = new Set([...places.value, ...more]);
    },
    tellAll() {
      guarded.value = undefined;
    },
    dispose,
  };
}

/** Letters and boxes, whatever is known of them: a level with another letter written into it is the same level. */
function outlineOf(draft: Draft): string {
  const surface = surfaceOf(draft);
  const { rows, columns, cells } = cut(surface, boxed(surface));
  return JSON.stringify([
    draft.kind,
    draft.letters,
    rows,
    columns,
    [...cells].map((mark) => Number(isBox(mark))).join(''),
  ]);
}
