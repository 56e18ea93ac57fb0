/**
 * One game on a wheel, as signals and apart from its view: the letters chosen, the words found, the boxes told by hints.
 * The answers and all other words of the wheel are known from the start, so every word is judged at once.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { cellsOf, type Filling, NONE, OPEN, type Task } from '../../model.ts';
import type { Random } from '../../random.ts';
import type { Box } from '../grid.tsx';
import { orderOf, reordered } from './order.ts';
import type { Progress } from './progress.ts';

/** What a game must know to judge words. */
export interface Key {
  /** One word for each slot. */
  readonly answers: Filling;
  /** The other words of the wheel. */
  readonly bonus: readonly string[];
}

/** What became of a word. */
export type Outcome =
  /** `cells` are all boxes of the word, in its order, once for each place where it stands. */
  | {
      readonly kind: 'found';
      readonly word: string;
      readonly cells: readonly (readonly number[])[];
      readonly left: number;
    }
  | { readonly kind: 'bonus'; readonly word: string; readonly count: number }
  /** It is in the grid already, or among the bonus words. */
  | { readonly kind: 'again' | 'bonus-again' | 'unknown'; readonly word: string }
  /** One letter is no word. */
  | { readonly kind: 'short' };

export interface Game {
  readonly task: Task;
  readonly level: Progress['level'];
  /** One word for each slot. */
  readonly answers: Filling;
  /** Indices of the task's letters as they lie around the wheel, clockwise from the top. */
  readonly order: ReadonlySignal<readonly number[]>;
  /** Indices of the letters chosen, in the order chosen. */
  readonly path: ReadonlySignal<readonly number[]>;
  readonly word: ReadonlySignal<string>;
  readonly boxes: ReadonlySignal<ReadonlyMap<number, Box>>;
  /** How many slots are full, by whatever means. */
  readonly full: ReadonlySignal<number>;
  readonly finished: ReadonlySignal<boolean>;
  readonly told: ReadonlySignal<readonly number[]>;
  readonly bonus: ReadonlySignal<readonly string[]>;
  /** What is known of each slot: capitals and `?`. */
  readonly patterns: ReadonlySignal<readonly string[]>;
  /** The path comes to a letter: a new one is added, and the one before the last takes the last away. */
  reach(letter: number): void;
  /** Adds a letter by its name; false where none of it is left. */
  type(letter: string): boolean;
  back(): void;
  clear(): void;
  /** Judges the word chosen and begins a new one; nothing where none was chosen. */
  submit(): Outcome | undefined;
  /** Lays the letters in another order. */
  shuffle(random: Random): void;
  /** Opens the boxes that a hint tells of, each where it tells the right letter; how many were new. */
  tell(shown: Filling): number;
  /** From the beginning; bonus words stay, since they were counted. */
  reset(): void;
  progress(): Progress;
}

export function createGame(task: Task, key: Key, begin: Progress): Game {
  const { slots, letters } = task;
  const bare = bareBoxes(task);
  const others = new Set(key.bonus);
  /** The right letter of each box. */
  const right = new Map(slots.flatMap((slot, i) => slot.cells.map((cell, at) => [cell, key.answers[i]![at]!])));

  const order = signal(orderOf(letters, begin.wheel));
  const path = signal<readonly number[]>([]);
  const found = signal(begin.found);
  const told = signal(begin.told);
  const bonus = signal(begin.bonus.filter((word) => others.has(word) || task.bonus.includes(word)));

  const word = computed(() => path.value.map((i) => letters[i]).join(''));
  const boxes = computed(() => {
    const inFound = new Set(found.value.flatMap((slot) => slots[slot]!.cells));
    const hinted = new Set(told.value);
    return new Map(
      Array.from(bare, ([cell, box]): [number, Box] => {
        if (inFound.has(cell)) return [cell, { letter: right.get(cell)!, look: 'sure' }];
        return [cell, box.look === 'open' && hinted.has(cell) ? { letter: right.get(cell)!, look: 'hinted' } : box];
      }),
    );
  });
  const patterns = computed(() =>
    slots.map((slot) => slot.cells.map((cell) => boxes.value.get(cell)!.letter || OPEN).join('')),
  );
  const full = computed(() => patterns.value.filter((pattern) => !pattern.includes(OPEN)).length);

  const judge = (chosen: string): Outcome => {
    if (chosen.length === 1) return { kind: 'short' };
    const places = slots.flatMap((_, slot) => (key.answers[slot] === chosen ? [slot] : []));
    const fresh = places.filter((slot) => patterns.value[slot]!.includes(OPEN));
    if (fresh.length > 0) {
      found.value = [...found.value, ...fresh];
      return {
        kind: 'found',
        word: chosen,
        cells: fresh.map((slot) => slots[slot]!.cells),
        left: slots.length - full.value,
      };
    }
    if (places.length > 0) return { kind: 'again', word: chosen };
    if (bonus.value.includes(chosen)) return { kind: 'bonus-again', word: chosen };
    if (!others.has(chosen)) return { kind: 'unknown', word: chosen };
    bonus.value = [...bonus.value, chosen];
    return { kind: 'bonus', word: chosen, count: bonus.value.length };
  };

  return {
    task,
    level: begin.level,
    answers: key.answers,
    order,
    path,
    word,
    boxes,
    full,
    finished: computed(() => full.value === slots.length),
    told,
    bonus,
    patterns,
    reach(letter) {
      const at = path.value.indexOf(letter);
      if (at < 0) path.value = [...path.value, letter];
      else if (at === path.value.length - 2) path.value = path.value.slice(0, -1);
    },
    type(name) {
      const free = order.value.find((i) => letters[i] === name && !path.value.includes(i));
      if (free !== undefined) path.value = [...path.value, free];
      return free !== undefined;
    },
    back() {
      path.value = path.value.slice(0, -1);
    },
    clear() {
      path.value = [];
    },
    submit: () =>
      batch(() => {
        const chosen = word.value;
        path.value = [];
        return chosen === '' ? undefined : judge(chosen);
      }),
    shuffle(random) {
      order.value = reordered(order.value, letters, random);
    },
    tell(shown) {
      const fresh = new Set(
        slots.flatMap((slot, i) =>
          slot.cells.filter((cell, at) => !boxes.value.get(cell)!.letter && shown[i]?.[at] === right.get(cell)),
        ),
      );
      told.value = [...told.value, ...fresh];
      return fresh.size;
    },
    reset() {
      batch(() => {
        path.value = found.value = told.value = [];
      });
    },
    progress: () => ({
      level: begin.level,
      wheel: order.value.map((i) => letters[i]).join(''),
      found: found.value,
      told: told.value,
      bonus: bonus.value,
    }),
  };
}

/** The boxes of a text as it is. */
export const bareBoxes = (task: Task): ReadonlyMap<number, Box> =>
  new Map(
    [...cellsOf(task)].flatMap((mark, cell): [number, Box][] => {
      if (mark === NONE) return [];
      return [[cell, mark === OPEN ? { letter: '', look: 'open' } : { letter: mark, look: 'known' }]];
    }),
  );
