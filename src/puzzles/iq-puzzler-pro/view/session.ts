/** Everything about one board on the page: the game, the position as text, what is on show instead, and what was asked. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Asked, createAsked } from '../../../faces/web/board/asked.ts';
import { createLadder, type Ladder } from '../../../faces/web/board/ladder.ts';
import type { BoardSession } from '../../../faces/web/board/session.ts';
import { createWatch, type Watch } from '../../../faces/web/board/watch.ts';
import type { BoardProps } from '../../../faces/web/board.ts';
import type { iqPuzzlerPro } from '../index.ts';
import type { Placement, Task } from '../model.ts';
import { verify } from '../verify/index.ts';
import { createGame, type Game } from './game.ts';
import type { Drawn } from './grid.tsx';
import { laidBy, placementsFrom, positionText, stateText } from './position.ts';

/** A position that is looked at in place of the person's own. */
export interface Exhibit {
  readonly kind: 'solution' | 'search';
  /** Whether every piece that the person has laid lies the same way in it. */
  readonly agrees: boolean;
  readonly placements: readonly Placement[];
}

export interface Session extends BoardSession {
  readonly game: Game;
  /** The board as it lies, as a text to ask about. */
  readonly position: ReadonlySignal<string>;
  readonly exhibit: ReadonlySignal<Exhibit | undefined>;
  /** Everything to draw, in its order. */
  readonly drawn: ReadonlySignal<readonly Drawn[]>;
  /** Solutions by number, of the position. */
  readonly pick: Asked<'pick'>;
  /** Shows a solution by its text, or none. */
  choose(solution: string | undefined): void;
  /** What is on show becomes the person's own. */
  adopt(): void;
  /** Back to the person's own. */
  leave(): void;
  /** Help with the position. */
  readonly hints: Ladder;
  readonly watch: Watch;
}

export function createSession(props: BoardProps<typeof iqPuzzlerPro>, task: Task, state: string): Session {
  const { puzzle } = props;
  const game = createGame(task, verify, laidBy(task, state));
  const position = computed(() => positionText(task, game.laid.value));

  const shown = signal<string | undefined>(undefined);
  const pick = createAsked(props, 'pick');
  const hints = createLadder(props, position);
  const watch = createWatch(props, position, puzzle.strategies.find(({ steps }) => steps)?.id ?? '');

  const exhibit = computed((): Exhibit | undefined => {
    const frame = watch.frame.value;
    const text = frame ?? shown.value;
    if (text === undefined) return undefined;
    const placements = placementsFrom(task, text);
    const there = new Set(placements.map(keyOf));
    const agrees = game.laid.value.every((own) => there.has(keyOf(own)));
    return { kind: frame === undefined ? 'solution' : 'search', agrees, placements };
  });
  /** What the last hint that shows something shows, without what lies already. */
  const hinted = computed((): readonly Placement[] => {
    const text = hints.told.value.findLast(({ show }) => show !== undefined)?.show;
    const lying = new Set(game.lying.value.map(({ piece }) => piece));
    return text === undefined ? [] : placementsFrom(task, text).filter(({ piece }) => !lying.has(piece));
  });

  const stale = effect(() => {
    position.value;
    pick.drop();
    shown.value = undefined;
  });

  const leave = () => {
    watch.reset();
    shown.value = undefined;
  };
  return {
    game,
    state: () => stateText(task, game.laid.value),
    position,
    exhibit,
    drawn: computed(() => drawnOf(game, exhibit.value, hinted.value)),
    pick,
    choose(solution) {
      watch.reset();
      shown.value = solution;
    },
    adopt() {
      const { value } = exhibit;
      leave();
      if (value) game.layAll(value.placements.filter(({ piece }) => !game.isFixed(piece)));
    },
    leave,
    hints,
    watch,
    dispose() {
      stale();
      pick.drop();
      hints.dispose();
      watch.dispose();
    },
  };
}

const keyOf = ({ piece, cells }: Placement): string => `${piece}:${cells}`;

function drawnOf(game: Game, exhibit: Exhibit | undefined, hinted: readonly Placement[]): readonly Drawn[] {
  const ownLook = ({ piece }: Placement) => (game.isFixed(piece) ? 'fixed' : 'laid');
  if (exhibit) {
    const own = new Set(game.lying.value.map(keyOf));
    return exhibit.placements.map((p) => ({ ...p, look: own.has(keyOf(p)) ? ownLook(p) : 'shown' }));
  }
  const ghost = game.ghost.value;
  return [
    ...game.lying.value.map((p) => ({ ...p, look: ownLook(p) }) as const),
    // A hint may be about a cell alone.
    ...hinted.map((p) => {
      const whole = p.cells.length === game.task.pieces[p.piece]!.shape.length;
      return { ...p, look: whole ? 'hint' : 'spot' } as const;
    }),
    ...(ghost ? [{ piece: ghost.piece, cells: ghost.cells, look: ghost.fits ? 'ghost' : 'misfit' } as const] : []),
  ];
}
