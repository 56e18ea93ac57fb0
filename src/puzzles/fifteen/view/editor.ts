/** A board being entered cell by cell, in the order 1, 2, 3 … or by typing; the blank comes last. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Cells, LARGEST, type Size, SMALLEST } from '../model.ts';

/** What stands on each cell: a tile, 0 for the blank, or nothing yet. */
export type Draft = readonly (number | undefined)[];

export interface Editor {
  readonly size: ReadonlySignal<Size>;
  readonly draft: ReadonlySignal<Draft>;
  /** What is still to be placed, the next first and the blank last. */
  readonly missing: ReadonlySignal<readonly number[]>;
  readonly canStepBack: ReadonlySignal<boolean>;
  /** Begins anew with another size, which is brought within bounds. */
  resize(size: Size): void;
  /**
   * Puts the next entry on an empty cell; takes away what stands on a filled one. The blank of a board that is complete
   * stays: it has come by itself, and a person who goes on in order presses there once more.
   */
  press(cell: number): void;
  /** Puts an entry on a cell, and takes it away from where it stood; returns whether there is such an entry. */
  put(cell: number, entry: number): boolean;
  erase(cell: number): void;
  stepBack(): void;
  clear(): void;
  /** What is missing goes onto the empty cells in its order. */
  fillRest(): void;
  /** The board, if it is finished. */
  cells(): Cells | undefined;
}

const within = (value: number): number => Math.max(SMALLEST, Math.min(LARGEST, Math.round(value) || SMALLEST));

export function createEditor(begin: Size): Editor {
  const size = signal<Size>({ rows: begin.rows, columns: begin.columns });
  const count = computed(() => size.value.rows * size.value.columns);
  const empty = (): Draft => Array(count.value).fill(undefined);
  const steps = signal<readonly Draft[]>([empty()]);
  const draft = computed(() => steps.value.at(-1)!);
  const missing = computed(() => {
    const there = new Set(draft.value);
    return Array.from({ length: count.value }, (_, i) => (i + 1) % count.value).filter((entry) => !there.has(entry));
  });
  const change = (next: Draft) => {
    if (next.some((entry, cell) => entry !== draft.value[cell])) steps.value = [...steps.value, next];
  };
  /** Where only the blank is missing, there is only one place for it. */
  const closed = (next: Draft): Draft =>
    next.includes(0) || next.filter((entry) => entry === undefined).length !== 1
      ? next
      : next.map((entry) => entry ?? 0);

  return {
    size,
    draft,
    missing,
    canStepBack: computed(() => steps.value.length > 1),
    resize({ rows, columns }) {
      size.value = { rows: within(rows), columns: within(columns) };
      steps.value = [empty()];
    },
    press(cell) {
      const [next] = missing.value;
      if (draft.value[cell] === 0 && next === undefined) return;
      if (draft.value[cell] !== undefined) this.erase(cell);
      else if (next !== undefined) change(closed(draft.value.with(cell, next)));
    },
    put(cell, entry) {
      if (!Number.isInteger(entry) || entry < 0 || entry >= count.value) return false;
      change(draft.value.map((old, i) => (i === cell ? entry : old === entry ? undefined : old)));
      return true;
    },
    erase: (cell) => change(draft.value.with(cell, undefined)),
    stepBack() {
      if (steps.value.length > 1) steps.value = steps.value.slice(0, -1);
    },
    clear: () => change(empty()),
    fillRest() {
      const rest = [...missing.value];
      change(draft.value.map((entry) => entry ?? rest.shift()));
    },
    cells: () => (missing.value.length === 0 ? (draft.value as Cells) : undefined),
  };
}
