/** Help with a position, told level by level: asked for once, and forgotten when the position is another one. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyPuzzle, Hint } from '../../../contract/index.ts';
import type { Asker, GoodReply } from '../board.ts';
import { type Answer, answerOf, createAsked } from './asked.ts';

export interface Ladder<OwnHint extends Hint = Hint> {
  readonly answer: ReadonlySignal<Answer<unknown> | undefined>;
  /** Every level, told or not; none until they are known. */
  readonly levels: ReadonlySignal<readonly OwnHint[]>;
  /** The levels told so far. */
  readonly told: ReadonlySignal<readonly OwnHint[]>;
  /** The level that would be told next, once they are known. */
  readonly next: ReadonlySignal<OwnHint | undefined>;
  /** Tells the next level, asking first where nothing was asked yet: a person who asks for a hint wants one. */
  tell(): void;
  /** All levels, without telling one; none where they cannot be had, or where the position changed meanwhile. */
  fetch(): Promise<readonly OwnHint[]>;
  /** Lets go of a question that is on its way. */
  drop(): void;
  dispose(): void;
}

type HintOf<P extends AnyPuzzle> = GoodReply<P, 'hint'>['hints'][number];

export function createLadder<P extends AnyPuzzle>(
  asker: Asker<P>,
  position: ReadonlySignal<string>,
): Ladder<HintOf<P>> {
  const asked = createAsked(asker, 'hint');
  const levels = computed((): readonly HintOf<P>[] => answerOf(asked.answer.value)?.hints ?? []);
  const count = signal(0);
  let coming: Promise<readonly HintOf<P>[]> | undefined;

  async function ask(): Promise<readonly HintOf<P>[]> {
    return (await asked.put({ text: position.peek() }))?.hints ?? [];
  }

  function fetch(): Promise<readonly HintOf<P>[]> {
    if (levels.peek().length > 0) return Promise.resolve(levels.peek());
    if (!coming || asked.answer.peek() !== 'asking') coming = ask();
    return coming;
  }

  const staleness = effect(() => {
    position.value;
    asked.drop();
    count.value = 0;
  });

  return {
    answer: asked.answer,
    levels,
    told: computed(() => levels.value.slice(0, count.value)),
    next: computed(() => levels.value[count.value]),
    tell() {
      // Before the levels are known there is only the first one to wait for.
      count.value = Math.min(count.value + 1, levels.value.length || 1);
      void fetch();
    },
    fetch,
    drop: asked.drop,
    dispose() {
      staleness();
      asked.drop();
    },
  };
}
