/**
 * Follows the game of a room for the home page: what is begun can be continued there, and what is solved becomes history.
 * Until a person has changed or solved something there is nothing to keep, and what keeps it is not loaded.
 */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { AnyPuzzle } from '../../../contract/index.ts';
import { type Clock, createClock, pauseWhileAway } from '../board/clock.ts';
import type { Finished, Mode } from '../board.ts';

export interface Played {
  readonly puzzle: AnyPuzzle;
  readonly text: ReadonlySignal<string>;
  readonly state: ReadonlySignal<string>;
  readonly position: ReadonlySignal<string>;
  readonly mode: ReadonlySignal<Mode>;
  /** A solution that is looked at. */
  readonly chosen: ReadonlySignal<string | undefined>;
  /** The difficulty that the instance was made with. */
  readonly level: ReadonlySignal<string | undefined>;
  /** The day whose challenge the first text is. */
  readonly day: string | undefined;
}

/** How it was when the room opened, and what was done since. */
export interface Begun {
  readonly text: string;
  readonly state: string;
  readonly clock: Clock;
  hints: number;
}

export interface Keeping {
  /** A question was asked; hints are counted. */
  asked(kind: string): void;
  finished(game: Finished): void;
  dispose(): void;
}

export function createKeeping(played: Played): Keeping {
  const { text, state, chosen, mode } = played;
  const begun: Begun = {
    text: text.peek(),
    state: state.peek(),
    clock: createClock(() => performance.now()),
    hints: 0,
  };
  begun.clock.start();
  let kept: Promise<Keeping> | undefined;
  const load = () => {
    kept ??= import('./kept-game.ts').then(({ keepGame }) => keepGame(played, begun));
    return kept;
  };
  const ends = [
    pauseWhileAway(begun.clock, mode),
    effect(() => {
      if (text.value !== begun.text || state.value !== begun.state || chosen.value !== undefined) void load();
    }),
  ];
  return {
    asked(kind) {
      if (kind !== 'hint') return;
      if (kept) void kept.then((game) => game.asked(kind));
      else begun.hints++;
    },
    finished: (game) => void load().then((one) => one.finished(game)),
    dispose() {
      for (const end of ends) end();
      void kept?.then((game) => game.dispose());
    },
  };
}
