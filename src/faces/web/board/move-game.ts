/**
 * The session of a board whose solutions are sequences of moves: the person's own moves, the help with them, their time, and what
 * is looked at in their place: a chosen solution, or a search. A board adds its drawing and its gestures.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyPuzzle } from '../../../contract/index.ts';
import type { Asker, BoardProps } from '../board.ts';
import { type Clock, createClock } from './clock.ts';
import { createSteps, type Steps } from './history.ts';
import { createLadder } from './ladder.ts';
import type { BoardSession } from './session.ts';
import { createTransport, type Transport } from './transport.ts';
import { createWatch, type Watch } from './watch.ts';
import { whenWon } from './won.ts';

/** How long each move of a solution stands, in milliseconds. */
const PAUSE = 600;

export interface MoveRules<Position, Move> {
  /** The position after these moves, from the start; nothing where they cannot be made. */
  after(moves: readonly Move[]): Position | undefined;
  isWon(position: Position): boolean;
}

export interface MoveGame<P extends AnyPuzzle, Position, Move> extends BoardSession {
  readonly puzzle: P;
  readonly clock: Clock;
  /** The person's own moves. */
  readonly steps: Steps<Move>;
  readonly ladder: ReturnType<typeof createLadder<P>>;
  /** The person's own position as a text of the puzzle. */
  readonly own: ReadonlySignal<string>;
  /** What the board may mark: the hints told so far, which are about the person's own moves. */
  readonly hints: ReturnType<typeof createLadder<P>>['told'];
  /** The moves on the board: the person's own, those of the solution on show, or those that a search tries. */
  readonly moves: ReadonlySignal<readonly Move[]>;
  /** Where they lead; of a search that tries what cannot be done, the person's own position. */
  readonly position: ReadonlySignal<Position>;
  /** The solution on show, from the person's own position on; meanwhile the person's own moves rest. */
  readonly shown: ReadonlySignal<readonly Move[] | undefined>;
  readonly film: Transport;
  /** A search from the person's own position on, where a strategy can be watched. A move of their own ends it. */
  readonly watch: Watch | undefined;
  /** Whether the person has won; what is looked at is no victory. */
  readonly isWon: ReadonlySignal<boolean>;
  /** Makes a move of the person's own; whether it could be made. */
  make(move: Move): boolean;
  choose(solution: string | undefined): void;
}

/** `written` is the state that was kept, which may be anything: moves that cannot be made are not made. */
export function createMoveGame<P extends AnyPuzzle, Position, Move>(
  asker: Asker<P> & Partial<Pick<BoardProps, 'finished'>>,
  written: string,
  { after, isWon }: MoveRules<Position, Move>,
): MoveGame<P, Position, Move> {
  const { puzzle } = asker;
  const { instance, solution, solving } = puzzle;
  const read = (text: string | undefined): readonly Move[] | undefined => {
    const parsed = text === undefined ? undefined : solution.parse(text);
    return parsed?.ok ? (parsed.value as readonly Move[]) : undefined;
  };
  const kept = read(written) ?? [];
  const steps = createSteps<Move>({ made: after(kept) ? kept : [], undone: [] });
  const own = computed(() => after(steps.made.value)!);
  const ownText = computed(() => instance.format(own.value));
  const ladder = createLadder(asker, ownText);
  const watchable = solving.strategies.find((strategy) => strategy.watch);
  const watch = watchable && createWatch(asker, ownText, watchable.id, 'first');
  const tried = computed(() => read(watch?.frame.value));
  const shown = signal<readonly Move[] | undefined>(undefined);
  const film = createTransport({ length: () => shown.value?.length ?? 0, beat: () => ({ pause: PAUSE, by: 1 }) });
  const isOwn = computed(() => !shown.value && !tried.value);
  const moves = computed(() => [...steps.made.value, ...(shown.value?.slice(0, film.at.value) ?? tried.value ?? [])]);
  const clock = createClock(() => performance.now());
  const timing = effect(() => (isWon(own.value) ? clock.stop() : clock.start()));
  const winning = whenWon(
    () => isWon(own.value),
    () => asker.finished?.({ milliseconds: Math.round(clock.read()), moves: steps.made.value.length }),
  );
  return {
    puzzle,
    clock,
    steps,
    ladder,
    own: ownText,
    hints: computed(() => (isOwn.value ? ladder.told.value : [])),
    moves,
    position: computed(() => after(moves.value) ?? own.value),
    shown,
    film,
    watch,
    isWon: computed(() => isOwn.value && isWon(own.value)),
    make(move) {
      const isPossible = !shown.value && !isWon(own.value) && after([...steps.made.value, move]) !== undefined;
      if (isPossible) steps.make(move);
      return isPossible;
    },
    choose(text) {
      watch?.reset();
      const way = read(text);
      // A solution belongs to the current position.
      shown.value = way && after([...steps.made.value, ...way]) ? way : undefined;
      film.go(0);
    },
    state: () => (steps.made.value.length > 0 ? solution.format(steps.made.value) : ''),
    dispose() {
      timing();
      winning();
      film.dispose();
      watch?.dispose();
      ladder.dispose();
    },
  };
}
