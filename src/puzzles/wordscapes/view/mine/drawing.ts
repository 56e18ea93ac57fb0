/**
 * Entering a level, without its views: every change is a step that can be undone; a cursor writes letters along a word;
 * strokes add and remove boxes. What is drawn is read at every step, and what keeps it from being a level is told.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Notation, Problem } from '../../../../contract/index.ts';
import { createPositions, type Positions } from '../../../../faces/web/board/history.ts';
import { NONE, OPEN, type Task } from '../../model.ts';
import { type Cursor, createCursor, type Direction } from './cursor.ts';
import { type Draft, nothing, surfaceOf, taskOf, withLengths } from './draft.ts';
import {
  blank,
  columnOf,
  cut,
  firstBox,
  hasBoxes,
  isBox,
  isKnown,
  marked,
  resized,
  roomy,
  rowOf,
  type Side,
  type Surface,
  type Window,
} from './surface.ts';

/** What a tap does: add and remove boxes, or choose one. */
export type Mode = 'draw' | 'write';

export interface Drawing
  extends Pick<Positions<Draft>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>,
    Pick<Cursor, 'choose' | 'move' | 'turn'> {
  readonly draft: ReadonlySignal<Draft>;
  readonly surface: ReadonlySignal<Surface>;
  /** The level, once it is one, and its text; else what is missing. */
  readonly task: ReadonlySignal<Task | undefined>;
  readonly text: ReadonlySignal<string | undefined>;
  readonly problem: ReadonlySignal<Problem | undefined>;
  readonly mode: Signal<Mode>;
  /** Whether boxes are drawn; only a grid is. */
  readonly draws: ReadonlySignal<boolean>;
  /** Where letters are written, and which way they go on. */
  readonly cursor: ReadonlySignal<number>;
  readonly direction: ReadonlySignal<Direction>;
  /** Another draft as a step, such as a text that was pasted. */
  take(draft: Draft): void;
  /** Another choice beside letters and boxes. */
  set(choice: Partial<Pick<Draft, 'language' | 'list' | 'kind' | 'own'>>): void;
  setLetters(letters: string): void;
  setLengths(lengths: readonly number[]): void;
  setPatterns(patterns: string): void;
  /** Adds boxes at places, or removes them. */
  stroke(places: Iterable<number>, on: boolean): void;
  /** Writes a known letter, or opens the box, and goes on along the word. */
  type(mark: string): void;
  /** Removes the letter at the cursor, or the one before it where the box at the cursor is open. */
  back(): void;
  /** Takes the letter at the cursor away. */
  erase(): void;
  /** Adds or removes a box; from then on boxes are drawn. */
  toggle(place: number): void;
  /** Writes letters at places, as known ones. */
  put(places: readonly number[], letters: string): void;
  resize(side: Side, by: 1 | -1): void;
  clearLetters(): void;
  clearBoxes(): void;
  /** An empty sheet for another level, in the same language. */
  startAfresh(): void;
  /** Lets the answers go that the text tells. */
  forgetAnswers(): void;
}

export function createDrawing(notation: Notation<Task>, begin: Draft): Drawing {
  const steps = createPositions(begin);
  const draft = steps.now;
  const surface = computed(() => surfaceOf(draft.value));
  const mode = signal<Mode>(hasBoxes(surfaceOf(begin)) ? 'write' : 'draw');
  const draws = computed(() => mode.value === 'draw' && draft.value.kind === 'grid');
  const { put: place, place: cursor, goOn, ...moves } = createCursor(surface, draws);
  const written = computed(() => notation.format(taskOf(draft.value)));
  const read = computed(() => notation.parse(written.value));
  const task = computed(() => (read.value.ok ? read.value.value : undefined));

  /** Letters and boxes make another level: answers and found words belonged to the one before. */
  const change = (part: Partial<Draft>) => steps.make({ ...draft.value, ...part, told: undefined, bonus: [] });
  const redraw = (next: Surface) => {
    if (next.cells === surface.value.cells && next.columns === surface.value.columns) return;
    change(draft.value.kind === 'rows' ? { rows: next } : { grid: next });
  };
  const mark = (places: Iterable<number>, what: string | ((old: string) => string)) =>
    redraw(marked(surface.value, places, what));
  /** Another part of the surface, with the cursor on the same place. */
  const reframe = (next: Surface, window: Window) =>
    batch(() => {
      const row = rowOf(next, place.value) - window.top;
      const column = columnOf(next, place.value) - window.left;
      const within = (value: number, length: number) => Math.max(0, Math.min(length - 1, value));
      place.value = within(row, window.rows) * window.columns + within(column, window.columns);
      redraw(cut(next, window));
    });
  const open = (old: string) => (isBox(old) ? OPEN : old);
  const stroke = (places: Iterable<number>, on: boolean) => {
    const next = marked(surface.value, places, (old) => (on ? (isBox(old) ? old : OPEN) : NONE));
    reframe(next, roomy(next));
  };

  return {
    draft,
    surface,
    task,
    text: computed(() => (task.value ? notation.format(task.value) : undefined)),
    problem: computed(() => (read.value.ok ? undefined : read.value.problem)),
    mode,
    draws,
    cursor,
    ...moves,
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    undo: steps.undo,
    redo: steps.redo,
    take: (next) =>
      batch(() => {
        steps.make(next);
        place.value = firstBox(surfaceOf(next));
        mode.value = hasBoxes(surfaceOf(next)) ? 'write' : 'draw';
      }),
    set: (choice) => steps.make({ ...draft.value, ...choice, ...(choice.kind && { told: undefined }) }),
    setLetters: (letters) => change({ letters: letters.toUpperCase() }),
    setLengths: (lengths) => change({ rows: withLengths(draft.value.rows, lengths) }),
    setPatterns: (patterns) => change({ patterns: patterns.toUpperCase() }),
    stroke,
    type: (letter) =>
      batch(() => {
        if (!draws.value && !isBox(surface.value.cells[cursor.value])) return;
        const next = marked(surface.value, [cursor.value], letter.toUpperCase());
        if (draft.value.kind === 'grid') reframe(next, roomy(next));
        else redraw(next);
        goOn(1);
      }),
    back: () =>
      batch(() => {
        if (!isKnown(surface.value.cells[cursor.value])) goOn(-1);
        mark([cursor.value], open);
      }),
    erase: () => mark([cursor.value], open),
    toggle: (there) =>
      batch(() => {
        if (draft.value.kind !== 'grid') return;
        place.value = there;
        mode.value = 'draw';
        stroke([there], !isBox(surface.value.cells[there]));
      }),
    put: (places, letters) => redraw(places.reduce((next, one, i) => marked(next, [one], letters[i]!), surface.value)),
    resize(side, by) {
      const window = resized(surface.value, side, by);
      if (window) reframe(surface.value, window);
    },
    clearLetters: () =>
      mark(
        Array.from(surface.value.cells, (_, i) => i),
        open,
      ),
    clearBoxes: () => redraw(blank),
    startAfresh: () =>
      batch(() => {
        change({ letters: '', grid: nothing.grid, rows: nothing.rows, patterns: '' });
        place.value = 0;
        mode.value = 'draw';
      }),
    forgetAnswers: () => change({}),
  };
}
