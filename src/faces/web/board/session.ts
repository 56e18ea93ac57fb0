/** One session of a board for each instance on the table: begun from what was kept, kept while it lasts, and ended. */
import { effect, type ReadonlySignal, type Signal, untracked } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { type Clock, pauseWhileAway } from './clock.ts';

export interface BoardSession {
  /** What a link or a reload must bring back, in the board's own writing; an effect that reads it follows it. */
  state(): string;
  /** The time that is part of the state. */
  readonly clock?: Clock;
  /** Takes in what is chosen among the solutions; the same one may be chosen again. */
  choose?(solution: string | undefined): void;
  dispose(): void;
}

/**
 * `create` gets the state that was kept, which belongs to the first instance, and the session before, if there was one.
 * Where it returns nothing, the board has no session for this instance, and no state. The key tells sessions apart.
 */
export function useSession<Task, S extends BoardSession>(
  {
    instance,
    state,
    chosen,
    choices,
    mode,
  }: Attended & {
    readonly instance: ReadonlySignal<Task | undefined>;
  },
  create: (task: Task, written: string, before: S | undefined) => S | undefined,
): { readonly session: S | undefined; readonly key: number } {
  const task = instance.value;
  const written = useRef(state.peek());
  const last = useRef<{ readonly session: S | undefined; readonly key: number }>({ session: undefined, key: 0 });
  const now = useMemo(() => {
    if (task === undefined) return last.current;
    const session = create(task, written.current, last.current.session);
    written.current = '';
    last.current = { session, key: last.current.key + 1 };
    return last.current;
  }, [task]);
  const { session } = now;
  useEffect(() => {
    if (!session) {
      if (task !== undefined) state.value = '';
      return;
    }
    return attend(session, { state, chosen, choices, mode });
  }, [now, state, chosen, choices, mode]);
  return now;
}

type Attended = Pick<BoardProps, 'state' | 'chosen' | 'choices' | 'mode'>;

/** Keeps what a session has to keep and shows it what is chosen, until the returned function ends it all. */
export function attend(session: BoardSession, { state, chosen, choices, mode }: Attended): () => void {
  // A board that shows a solution is much to draw; the results that name it were much as well, so it takes its own turn.
  let turn: ReturnType<typeof setTimeout> | undefined;
  const showChosen = effect(() => {
    choices.value;
    const { value } = chosen;
    clearTimeout(turn);
    if (value !== undefined) turn = setTimeout(() => session.choose?.(value));
    else untracked(() => session.choose?.(undefined));
  });
  const ends = [keepState(session, state, mode), showChosen, () => clearTimeout(turn), session.dispose];
  return () => {
    for (const end of ends) end();
  };
}

/** How often the time is kept, in milliseconds; it is also kept whenever the page is left. */
const KEEP_EVERY = 5000;

/** Keeps the state of a session, and its time while the person plays, until the returned function is called. */
export function keepState(session: BoardSession, state: Signal<string>, mode?: BoardProps['mode']): () => void {
  const { clock } = session;
  const write = () => {
    state.value = session.state();
  };
  const ends = clock ? [pauseWhileAway(clock, mode), keepTime(clock, write)] : [];
  ends.push(effect(write));
  return () => {
    for (const end of ends) end();
  };
}

function keepTime(clock: Clock, write: () => void): () => void {
  document.addEventListener('visibilitychange', write);
  addEventListener('pagehide', write);
  const end = effect(() => {
    if (!clock.running.value) return;
    const timer = setInterval(write, KEEP_EVERY);
    return () => clearInterval(timer);
  });
  return () => {
    document.removeEventListener('visibilitychange', write);
    removeEventListener('pagehide', write);
    end();
  };
}
