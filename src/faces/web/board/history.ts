/** The steps of a game as signals: what every board offers as undo, redo and starting over. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { add, backTo, type History, noSteps, redo, startOver, undo } from '../../../presentation/history.ts';

export interface Steps<Step> {
  readonly made: ReadonlySignal<readonly Step[]>;
  /** Taken back, the next to be made again first. */
  readonly undone: ReadonlySignal<readonly Step[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** One more; the steps that were taken back are gone then. */
  make(step: Step): void;
  /** Whether there was a step to take back. */
  undo(): boolean;
  /** Whether there was a step to make again. */
  redo(): boolean;
  /** Before the first step, with every step to be made again; whether there was one. */
  startOver(): boolean;
  /** Whether a point of the game was saved and a step was made since. */
  readonly canReturn: ReadonlySignal<boolean>;
  /** Saves this point of the game, to try something from here. */
  save(): void;
  /** Goes back to the saved point, with every step since to be made again; whether there was one. */
  goBack(): boolean;
  /** Puts other steps in place of all these. */
  replace(history: History<Step>): void;
}

export function createSteps<Step>(begin: History<Step> = noSteps): Steps<Step> {
  const history = signal(begin);
  const made = computed(() => history.value.made);
  const undone = computed(() => history.value.undone);
  const canUndo = computed(() => made.value.length > 0);
  const canRedo = computed(() => undone.value.length > 0);
  /** How many steps were made when a point was saved; a game that went back before it has lost it. */
  const saved = signal<number | undefined>(undefined);
  const canReturn = computed(() => saved.value !== undefined && saved.value < made.value.length);
  const travel = (isPossible: ReadonlySignal<boolean>, act: (history: History<Step>) => History<Step>) => () => {
    const { value } = isPossible;
    if (value) history.value = act(history.value);
    if (saved.value !== undefined && saved.value > made.value.length) saved.value = undefined;
    return value;
  };
  return {
    made,
    undone,
    canUndo,
    canRedo,
    make(step) {
      history.value = add(history.value, [step]);
    },
    undo: travel(canUndo, undo),
    redo: travel(canRedo, redo),
    startOver: travel(canUndo, startOver),
    canReturn,
    save() {
      saved.value = made.value.length;
    },
    goBack: travel(canReturn, (now) => backTo(now, saved.value!)),
    replace(next) {
      saved.value = undefined;
      history.value = next;
    },
  };
}

/** A game whose steps are the positions they lead to. */
export interface Positions<Position> extends Omit<Steps<Position>, 'made' | 'undone' | 'replace'> {
  readonly now: ReadonlySignal<Position>;
}

/** How many positions can be gone back; of a longer game, the oldest positions are forgotten. */
const MOST = 1000;

export function createPositions<Position>(begin: Position, most = MOST): Positions<Position> {
  const first = signal(begin);
  const { made, undone, replace, make, ...steps } = createSteps<Position>();
  return {
    ...steps,
    now: computed(() => made.value.at(-1) ?? first.value),
    make: (next) =>
      batch(() => {
        make(next);
        if (made.value.length <= most) return;
        first.value = made.value[0]!;
        replace({ made: made.value.slice(1), undone: [] });
      }),
  };
}
