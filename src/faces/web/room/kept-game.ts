/** Keeps the game of a room while it is played, and remembers it once it is solved. */
import { effect, signal, untracked } from '@preact/signals';
import { readDay, wishOf } from '../daily.ts';
import { dropSession, type KeptSession, keepSession, sessionOf } from '../kept/sessions.ts';
import { remember } from './finish.ts';
import type { Begun, Keeping, Played } from './keeping.ts';

/** A game is kept when it has rested for this long, in milliseconds. */
const REST = 1500;

type Effort = Pick<KeptSession, 'hints' | 'isShown'>;

export function keepGame(played: Played, begun: Begun): Keeping {
  const { puzzle, text, state, position, chosen, level } = played;
  const { clock } = begun;
  const { id } = puzzle.about;
  const day = readDay(played.day);
  const dayOf = (written: string) => (day !== undefined && begun.text === written ? { day } : {});
  const effort = signal<Effort>({ hints: 0 });
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: { readonly text: string; readonly state: string; readonly position: string } | undefined;

  function write(): void {
    clearTimeout(timer);
    if (!pending) return;
    const { position: lies, ...lying } = pending;
    pending = undefined;
    const session = { puzzle: id, ...lying, ...effort.peek(), ...dayOf(lying.text), spent: Math.round(clock.read()) };
    keepSession({ ...session, when: Date.now() });
    // The picture takes the renderer, which few games need.
    void import('./session-picture.ts').then(({ drawSession }) => drawSession(puzzle, session, lies));
  }

  /** Another text is another game. */
  function begin(now: string): void {
    write();
    isOver = false;
    const known = sessionOf({ puzzle: id, text: now });
    const isFirst = now === begun.text;
    effort.value = {
      hints: (known?.hints ?? 0) + (isFirst ? begun.hints : 0),
      ...(known?.isShown ? { isShown: true } : {}),
    };
    clock.set((known?.spent ?? 0) + (isFirst ? clock.read() : 0));
    clock.start();
  }

  let before = begun.text;
  begin(begun.text);
  const ends = [
    effect(() => {
      if (chosen.value !== undefined) effort.value = { ...effort.peek(), isShown: true };
    }),
    effect(() => {
      const now = { text: text.value, state: state.value, position: position.value };
      untracked(() => {
        const isNew = now.text !== before;
        before = now.text;
        if (isNew) begin(now.text);
        // What was won is no longer to be continued, until it is begun anew.
        isOver &&= now.state !== '';
        clearTimeout(timer);
        pending = undefined;
        if (isOver || isNew) return;
        if (now.state === '') return dropSession({ puzzle: id, text: now.text });
        pending = now;
        timer = setTimeout(write, REST);
      });
    }),
  ];
  addEventListener('pagehide', write);
  return {
    asked() {
      effort.value = { ...effort.peek(), hints: effort.peek().hints + 1 };
    },
    finished(game) {
      clearTimeout(timer);
      pending = undefined;
      isOver = true;
      const solved = { puzzle: id, text: text.peek(), ...effort.peek(), spent: Math.round(clock.read()) };
      dropSession(solved);
      const levels = puzzle.making?.difficulties.map((one) => one.id) ?? [];
      const made = level.peek() ?? ('day' in dayOf(solved.text) ? wishOf(id, day!, levels).difficulty : undefined);
      remember(puzzle, { ...solved, ...dayOf(solved.text), level: made }, game);
    },
    dispose() {
      write();
      removeEventListener('pagehide', write);
      for (const end of ends) end();
    },
  };
}
