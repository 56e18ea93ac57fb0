/** What the worker says about the board as it stands: hints level by level, how far the goal is, and the whole way there. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Hint } from '../../../contract/index.ts';
import type { Question } from '../../../engine/ask.ts';
import { type Asked, answerOf, createAsked } from '../../../faces/web/board/asked.ts';
import type { BoardProps } from '../../../faces/web/board.ts';
import { lengthOf, type Path } from '../model.ts';
import { paths } from '../notation/index.ts';
import type { Game } from './game.ts';
import { cellsMoved } from './line.ts';

type HintQuestion = Extract<Question, { ask: 'hint' }>;

export interface Help {
  readonly asked: Asked<HintQuestion>;
  /** The levels told so far. */
  readonly told: ReadonlySignal<readonly Hint[]>;
  /** The level that would be told next, once they are known. */
  readonly next: ReadonlySignal<Hint | undefined>;
  /** Tells the next level, asking first where nothing was asked yet. */
  tell(): void;
  /** The tiles that the help told so far says to move. */
  readonly marked: ReadonlySignal<readonly number[]>;
  /** How far the goal is, where that was asked. */
  readonly distance: ReadonlySignal<Hint | undefined>;
  measure(): void;
  /** The whole way from here; nothing where there is none, or where it was given up for something else. */
  way(): Promise<Path | undefined>;
  /** The fewest moves from the start, once they are known. */
  readonly fewest: ReadonlySignal<number | undefined>;
  /** Takes it from somebody else that a way from the start has the fewest moves. */
  learn(best: Path): void;
  dispose(): void;
}

export function createHelp(
  { ask, puzzle }: Pick<BoardProps, 'ask' | 'puzzle'>,
  game: Game,
  position: ReadonlySignal<string>,
): Help {
  const asked = createAsked<HintQuestion>(ask);
  const levels = computed(() => answerOf(asked.answer.value)?.hints ?? []);
  const count = signal(0);
  const told = computed(() => levels.value.slice(0, count.value));
  const measured = signal(false);
  const fewest = signal<number | undefined>(undefined);

  async function fetch(): Promise<readonly Hint[]> {
    if (levels.value.length > 0) return levels.value;
    const { task, cells } = game;
    const atStart = cells.value.every((tile, cell) => tile === task.cells[cell]);
    const hints = (await asked.put({ ask: 'hint', puzzle: puzzle.id, text: position.value }))?.hints ?? [];
    const best = hints.find(({ text }) => text.code === 'hint-best')?.text.params?.moves;
    if (atStart && typeof best === 'number') fewest.value = best;
    return hints;
  }

  const dispose = effect(() => {
    position.value;
    asked.drop();
    count.value = 0;
    measured.value = false;
  });

  return {
    asked,
    told,
    next: computed(() => levels.value[count.value]),
    tell() {
      count.value++;
      void fetch();
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
    // The second level tells how far it is; where there is only one, that one says why nothing more can be said.
    distance: computed(() => (measured.value ? (levels.value[1] ?? levels.value[0]) : undefined)),
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
      asked.drop();
    },
  };
}

export function readPath(written: string | undefined): Path | undefined {
  const read = written === undefined ? undefined : paths.parse(written);
  return read?.ok ? read.value : undefined;
}
