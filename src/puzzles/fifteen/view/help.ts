/** What the worker says about the board as it stands: hints level by level, how far the goal is, and the whole way there. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { createLadder, type Ladder } from '../../../faces/web/board/ladder.ts';
import type { Asker } from '../../../faces/web/board.ts';
import type { SlidingHint } from '../hint.ts';
import type { fifteen } from '../index.ts';
import { lengthOf, type Path } from '../model.ts';
import { paths } from '../notation/index.ts';
import type { Game } from './game.ts';
import { cellsMoved } from './line.ts';

export interface Help extends Ladder<SlidingHint> {
  /** The tiles that the help told so far says to move. */
  readonly marked: ReadonlySignal<readonly number[]>;
  /** How far the goal is, where that was asked. */
  readonly distance: ReadonlySignal<SlidingHint | undefined>;
  measure(): void;
  /** The whole way from here; nothing where no way exists, or where it was given up for something else. */
  way(): Promise<Path | undefined>;
  /** The fewest moves from the start, once they are known. */
  readonly fewest: ReadonlySignal<number | undefined>;
  /** Takes note of a way from the start that the page knows to have the fewest moves. */
  learn(best: Path): void;
}

export function createHelp(asker: Asker<typeof fifteen>, game: Game, position: ReadonlySignal<string>): Help {
  const ladder = createLadder(asker, position);
  const { levels, told } = ladder;
  const measured = signal(false);
  const fewest = signal<number | undefined>(undefined);

  /** What is learnt of the start is kept when the board moves on. */
  async function fetch(): Promise<readonly SlidingHint[]> {
    const { task, cells } = game;
    const atStart = cells.value.every((tile, cell) => tile === task.cells[cell]);
    const hints = await ladder.fetch();
    if (atStart) fewest.value = hints.map(fewestOf).find((moves) => moves !== undefined) ?? fewest.value;
    return hints;
  }

  const dispose = effect(() => {
    position.value;
    measured.value = false;
  });

  return {
    ...ladder,
    fetch,
    tell() {
      void fetch();
      ladder.tell();
      // How far it is may be known; a move that is shown is help.
      if (told.value.some(({ show }) => show !== undefined)) game.help();
    },
    marked: computed(() => {
      const way = readPath(told.value.at(-1)?.show);
      const first = way?.[0];
      if (!first || way.some((direction) => direction !== first)) return [];
      const cells = game.cells.value;
      return cellsMoved(cells, game.task, { direction: first, count: way.length }).map((cell) => cells[cell]!);
    }),
    // Where no level tells how far it is, the first one says why nothing more can be said.
    distance: computed(() =>
      measured.value ? (levels.value.find(({ kind }) => kind === 'distance') ?? levels.value[0]) : undefined,
    ),
    measure() {
      measured.value = true;
      void fetch();
    },
    async way() {
      const hints = await fetch();
      const way = readPath(hints.findLast(({ show }) => show !== undefined)?.show);
      // Where there is no way, that is what is to be said.
      if (!way && hints.length > 0) measured.value = true;
      return way;
    },
    fewest,
    learn(best) {
      fewest.value = lengthOf(best, game.task.metric);
    },
    dispose() {
      dispose();
      ladder.dispose();
    },
  };
}

/** The fewest moves, where a hint says them for certain. */
export const fewestOf = (hint: SlidingHint): number | undefined =>
  hint.kind === 'distance' && hint.data.least === hint.data.most ? hint.data.most : undefined;

export function readPath(written: string | undefined): Path | undefined {
  const read = written === undefined ? undefined : paths.parse(written);
  return read?.ok ? read.value : undefined;
}
