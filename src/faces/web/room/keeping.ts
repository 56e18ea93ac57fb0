/** Follows the game of a room for the home page: what is begun can be continued there, and what is solved becomes history. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AnyPuzzle } from '../../../contract/index.ts';
import { createClock, pauseWhileAway } from '../board/clock.ts';
import type { Finished, Mode } from '../board.ts';
import { dropSession, type KeptSession, keepSession, sessionOf } from '../kept/sessions.ts';

/** A game is kept when it has rested for this long, in milliseconds. */
const REST = 1500;

export interface Keeping {
  /** A question was asked; hints are counted. */
  asked(kind: string): void;
  finished(game: Finished): void;
  dispose(): void;
}

export interface Kept {
  readonly puzzle: AnyPuzzle;
  readonly text: ReadonlySignal<string>;
  readonly state: ReadonlySignal<string>;
  readonly position: ReadonlySignal<string>;
  readonly mode: ReadonlySignal<Mode>;
  /** A solution that is looked at. */
  readonly chosen: ReadonlySignal<string | undefined>;
  /** The difficulty that the instance was made with. */
  readonly level: ReadonlySignal<string | undefined>;
  /** The day whose challenge the room was opened with, and the text of it. */
  readonly day: { readonly day: string; readonly text: string } | undefined;
}

type Effort = Pick<KeptSession, 'spent' | 'hints' | 'isShown'>;

export function createKeeping({ puzzle, text, state, position, mode, chosen, level, day }: Kept): Keeping {
  const { id } = puzzle.about;
  const clock = createClock(() => performance.now());
  const effort = signal<Effort>({ spent: 0, hints: 0 });
  const dayOf = (written: string) => (day?.text === written ? { day: day.day } : {});
  /** The state of a game that is over, which is not to be continued. */
  let over: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: { readonly text: string; readonly state: string; readonly position: string } | undefined;

  function write(): void {
    clearTimeout(timer);
    if (!pending) return;
    const game = { puzzle: id, ...pending, ...effort.peek(), spent: Math.round(clock.read()), ...dayOf(pending.text) };
    pending = undefined;
    const { position: lies, ...session } = game;
    keepSession({ ...session, when: Date.now() });
    // The picture takes the renderer, which few games need.
    void import('./session-picture.ts').then(({ drawSession }) => drawSession(puzzle, session, lies));
  }

  const ends = [
    pauseWhileAway(clock, mode),
    // Another text is another game.
    effect(() => {
      const known = sessionOf({ puzzle: id, text: text.value });
      untracked(() => {
        write();
        over = undefined;
        effort.value = { spent: 0, hints: known?.hints ?? 0, ...(known?.isShown ? { isShown: true } : {}) };
        clock.set(known?.spent ?? 0);
        clock.start();
      });
    }),
    effect(() => {
      if (chosen.value !== undefined) effort.value = { ...effort.peek(), isShown: true };
    }),
    follow(),
  ];

  /** Keeps what a person changes; what is found when the room opens is kept already. */
  function follow(): () => void {
    let isFirst = true;
    let before = text.peek();
    return effect(() => {
      const now = { text: text.value, state: state.value, position: position.value };
      const isNew = isFirst || now.text !== before;
      isFirst = false;
      before = now.text;
      if (over !== undefined && now.state !== '') return;
      over = undefined;
      if (now.state === '') {
        pending = undefined;
        if (!isNew) untracked(() => dropSession({ puzzle: id, text: now.text }));
        return;
      }
      if (isNew) return;
      pending = now;
      clearTimeout(timer);
      timer = setTimeout(write, REST);
    });
  }

  addEventListener('pagehide', write);
  return {
    asked(kind) {
      if (kind === 'hint') effort.value = { ...effort.peek(), hints: effort.peek().hints + 1 };
    },
    finished(game) {
      clearTimeout(timer);
      pending = undefined;
      over = state.peek();
      const solved = { puzzle: id, text: text.peek(), ...effort.peek(), spent: Math.round(clock.read()) };
      dropSession(solved);
      void import('./finish.ts').then(({ remember }) =>
        remember(puzzle, { ...solved, ...dayOf(solved.text), level: level.peek() }, game),
      );
    },
    dispose() {
      write();
      removeEventListener('pagehide', write);
      for (const end of ends) end();
    },
  };
}
