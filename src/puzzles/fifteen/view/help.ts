/** What the worker says about the board as it stands, level by level: how far the goal is, a move, the whole way there. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
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
  /** The fewest moves from the start, once they are known. */
  readonly fewest: ReadonlySignal<number | undefined>;
  /** Takes note of a way from here that the page knows to have the fewest moves; it says something only at the start. */
  learn(best: Path): void;
}

export function createHelp(asker: Asker<typeof fifteen>, game: Game, position: ReadonlySignal<string>): Help {
  const ladder = createLadder(asker, position);
  const { told } = ladder;
  const fewest = signal<number | undefined>(undefined);

  const isAtStart = () => game.cells.peek().every((tile, cell) => tile === game.task.cells[cell]);

  /** What is learnt of the start is kept when the board moves on. */
  async function fetch(): Promise<readonly SlidingHint[]> {
    const wasAtStart = isAtStart();
    const hints = await ladder.fetch();
    if (wasAtStart) fewest.value = hints.map(fewestOf).find((moves) => moves !== undefined) ?? fewest.value;
    return hints;
  }

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
    fewest,
    learn(best) {
      if (isAtStart()) fewest.value = lengthOf(best, game.task.metric);
    },
  };
}

/** The fewest moves, where a hint says them for certain. */
const fewestOf = (hint: SlidingHint): number | undefined =>
  hint.kind === 'distance' && hint.data.least === hint.data.most ? hint.data.most : undefined;

export function readPath(written: string | undefined): Path | undefined {
  const read = written === undefined ? undefined : paths.parse(written);
  return read?.ok ? read.value : undefined;
}
