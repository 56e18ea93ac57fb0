/**
 * A board being entered as it is read, row by row: each entry goes to the cell at the cursor, which then moves on. Digits
 * are held until their number can grow no longer, so that a 1 on its way to 15 takes no tile from its place.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Cells, LARGEST, type Size, SMALLEST } from '../model.ts';

/** What stands on each cell: a tile, 0 for the blank, or nothing yet. */
export type Draft = readonly (number | undefined)[];

export interface Editor {
  readonly size: ReadonlySignal<Size>;
  readonly draft: ReadonlySignal<Draft>;
  /** The cell that the next entry goes to. */
  readonly cursor: ReadonlySignal<number>;
  /** Digits of a number that may still grow. */
  readonly typed: ReadonlySignal<string>;
  /** What is still to be placed, the blank last. */
  readonly missing: ReadonlySignal<readonly number[]>;
  /** The board, once it is complete. */
  readonly cells: ReadonlySignal<Cells | undefined>;
  readonly canStepBack: ReadonlySignal<boolean>;
  /** Begins anew with another size, which is brought within bounds. */
  resize(size: Size): void;
  /** Moves the cursor; a number that was being typed is put first. */
  goTo(cell: number): void;
  /** Puts an entry at the cursor, takes it away from where it stood, and moves on; an entry that there is not is ignored. */
  put(entry: number): void;
  /** One more digit. Where no tile has the longer number, it begins the next one. */
  type(digit: number): void;
  /** Puts what was typed, as a space or a return behind a number asks for. */
  settle(): void;
  /** Takes away the last digit, the entry at the cursor, or the one before it. */
  erase(): void;
  /** Takes back what was typed, or the last change. */
  stepBack(): void;
  clear(): void;
  /** What is missing goes onto the empty cells in its order. */
  fillRest(): void;
}

interface Stand {
  readonly draft: Draft;
  readonly cursor: number;
}

const within = (value: number): number => Math.max(SMALLEST, Math.min(LARGEST, Math.round(value) || SMALLEST));

export function createEditor(begin: Size): Editor {
  const size = signal<Size>({ rows: begin.rows, columns: begin.columns });
  const count = computed(() => size.value.rows * size.value.columns);
  const empty = (): Draft => Array(count.value).fill(undefined);
  const steps = signal<readonly Stand[]>([{ draft: empty(), cursor: 0 }]);
  const draft = computed(() => steps.value.at(-1)!.draft);
  const cursor = signal(0);
  const typed = signal('');
  const missing = computed(() => {
    const there = new Set(draft.value);
    return Array.from({ length: count.value }, (_, i) => (i + 1) % count.value).filter((entry) => !there.has(entry));
  });
  const step = (to: number) => Math.max(0, Math.min(count.value - 1, to));
  /** Where only the blank is missing, there is only one place for it. */
  const closed = (next: Draft): Draft =>
    next.includes(0) || next.filter((entry) => entry === undefined).length !== 1
      ? next
      : next.map((entry) => entry ?? 0);

  const change = (next: Draft, to = cursor.value) =>
    batch(() => {
      typed.value = '';
      if (next.some((entry, cell) => entry !== draft.value[cell]))
        steps.value = [...steps.value, { draft: next, cursor: cursor.value }];
      cursor.value = step(to);
    });
  function put(entry: number): void {
    if (!Number.isInteger(entry) || entry < 0 || entry >= count.value) return;
    const at = cursor.value;
    change(closed(draft.value.map((old, i) => (i === at ? entry : old === entry ? undefined : old))), at + 1);
  }
  const settle = () => {
    if (typed.value !== '') put(Number(typed.value));
  };

  return {
    size,
    draft,
    cursor,
    typed,
    missing,
    cells: computed(() => (missing.value.length === 0 ? (draft.value as Cells) : undefined)),
    canStepBack: computed(() => typed.value !== '' || steps.value.length > 1),
    resize({ rows, columns }) {
      batch(() => {
        size.value = { rows: within(rows), columns: within(columns) };
        steps.value = [{ draft: empty(), cursor: 0 }];
        cursor.value = 0;
        typed.value = '';
      });
    },
    goTo(cell) {
      batch(() => {
        settle();
        cursor.value = step(cell);
      });
    },
    put,
    type: (digit) =>
      batch(() => {
        if (Number(`${typed.value}${digit}`) >= count.value) settle();
        const number = Number(`${typed.value}${digit}`);
        typed.value = String(number);
        if (number === 0 || number * 10 >= count.value) settle();
      }),
    settle,
    erase() {
      if (typed.value !== '') typed.value = typed.value.slice(0, -1);
      else {
        const at = draft.value[cursor.value] === undefined ? step(cursor.value - 1) : cursor.value;
        change(draft.value.with(at, undefined), at);
      }
    },
    stepBack: () =>
      batch(() => {
        const wasTyping = typed.value !== '';
        typed.value = '';
        if (wasTyping || steps.value.length === 1) return;
        cursor.value = steps.value.at(-1)!.cursor;
        steps.value = steps.value.slice(0, -1);
      }),
    clear: () => change(empty(), 0),
    fillRest() {
      const rest = [...missing.value];
      change(draft.value.map((entry) => entry ?? rest.shift()));
    },
  };
}
