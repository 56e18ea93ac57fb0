/**
 * Fillings to leaf through, the likeliest first. The first one comes with the answer; the others are fetched when the
 * person turns the page, and no more of them than a person leafs through.
 */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { SolveEvent } from '../../../../contract/index.ts';
import type { Asking, BoardProps } from '../../../../faces/web/board.ts';
import type { wordscapes } from '../../index.ts';
import type { Filling } from '../../model.ts';
import type { Answered, Finding } from './finding.ts';

/** How many fillings are fetched at most, and how long that may take, in milliseconds. */
const MOST = 500;
const PATIENCE = 5000;

export interface Fillings {
  /** The filling that is looked at; undefined where there is no filling. */
  readonly shown: ReadonlySignal<Filling | undefined>;
  /** Its number from 0; none where it was chosen elsewhere. */
  readonly index: ReadonlySignal<number | undefined>;
  /** How many can be leafed through. */
  readonly reach: ReadonlySignal<number>;
  readonly fetching: ReadonlySignal<boolean>;
  /** To another number, or to the nearest that there is. */
  go(index: number): Promise<void>;
  /** Looks at one that was chosen elsewhere. */
  choose(text: string | undefined): void;
  dispose(): void;
}

type Around = Pick<BoardProps<typeof wordscapes>, 'solve' | 'puzzle'>;

export function createFillings({ solve, puzzle }: Around, finding: Finding): Fillings {
  const index = signal(0);
  const fetched = signal<readonly string[] | undefined>(undefined);
  const chosen = signal<string | undefined>(undefined);
  const job = signal<Asking<SolveEvent> | undefined>(undefined);
  const read = (text: string | null | undefined): Filling | undefined => {
    const filling = text ? puzzle.solution.parse(text) : undefined;
    return filling?.ok ? filling.value : undefined;
  };

  const reset = () =>
    batch(() => {
      job.value?.cancel();
      job.value = undefined;
      fetched.value = undefined;
      index.value = 0;
    });

  async function fetch({ text }: Answered): Promise<void> {
    const texts: string[] = [];
    const budget = { solutions: MOST, milliseconds: PATIENCE };
    const mine = solve({ text, goal: 'all', budget }, (event) => {
      if (event.type === 'solutions') texts.push(...event.texts);
    });
    job.value = mine;
    await mine.done;
    if (job.value !== mine) return;
    batch(() => {
      job.value = undefined;
      fetched.value = texts;
    });
  }

  const dispose = effect(() => {
    finding.answered.value?.text;
    untracked(reset);
  });

  return {
    shown: computed(() => {
      const best = finding.answered.value?.found.best;
      return read(chosen.value ?? fetched.value?.[index.value] ?? best);
    }),
    index: computed(() => (chosen.value === undefined ? index.value : undefined)),
    reach: computed(() => Math.min(MOST, fetched.value?.length ?? finding.answered.value?.found.fillings ?? 0)),
    fetching: computed(() => job.value !== undefined),
    async go(to) {
      const answered = finding.answered.value;
      if (!answered || job.value) return;
      if (!fetched.value) await fetch(answered);
      batch(() => {
        chosen.value = undefined;
        index.value = Math.max(0, Math.min((fetched.value?.length ?? 1) - 1, to));
      });
    },
    choose(text) {
      chosen.value = text;
    },
    dispose() {
      dispose();
      reset();
    },
  };
}
