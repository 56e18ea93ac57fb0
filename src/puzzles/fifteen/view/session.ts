/** Everything about one board on the page: the game, what is shown in its place, the help with it, and its bests. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardSession } from '../../../faces/web/board/session.ts';
import { createWatch, type Watch } from '../../../faces/web/board/watch.ts';
import type { Asker, Finished } from '../../../faces/web/board.ts';
import type { fifteen } from '../index.ts';
import type { Cells, Path, Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { verify } from '../verify.ts';
import { type Bests, bestKey } from './bests.ts';
import { createGame, type Game } from './game.ts';
import { createHelp, type Help, readPath } from './help.ts';
import { replay } from './line.ts';
import { createPlayback, type Playback } from './playback.ts';
import { readState, writeState } from './state.ts';

/** Which of the player's bests a game has beaten. */
export type Beaten = ReturnType<Bests['add']>;

export interface Session extends BoardSession {
  readonly game: Game;
  readonly help: Help;
  /** The board as it stands, as a text to ask about. */
  readonly position: ReadonlySignal<string>;
  /** The cells to draw: the person's own, or those of what is looked at. */
  readonly cells: ReadonlySignal<Cells>;
  /** What is looked at in place of the person's own board. */
  readonly shows: ReadonlySignal<'own' | 'playback' | 'search'>;
  readonly playback: ReadonlySignal<Playback | undefined>;
  /** The solution chosen last, where it is not the one being played. */
  readonly offered: ReadonlySignal<Path | undefined>;
  /** Shows what is chosen among the solutions, unless another one is being played. */
  choose(solution: string | undefined): void;
  /** Shows the one that is offered. */
  showOffered(): void;
  /** Plays a way on from the person's position. */
  play(way: Path): void;
  /** Back to the person's own board. */
  leave(): void;
  /** What is on show becomes the person's own. */
  takeOver(): void;
  /** What the game that was just won has beaten. */
  readonly beaten: ReadonlySignal<Beaten | undefined>;
  readonly watch: Watch;
  /** The way to the position that a watched search looks at. */
  readonly watched: ReadonlySignal<Path | undefined>;
}

export interface Surroundings extends Asker<typeof fifteen> {
  readonly bests: Bests;
  readonly delay: ReadonlySignal<number>;
  finished(game: Finished): void;
}

export function createSession(around: Surroundings, task: Task, state: string, level: string | undefined): Session {
  const { puzzle, bests, delay } = around;
  const kept = readState(task, state);
  const begin = { ...kept, level: level ?? kept.level };
  const game = createGame(task, verify, () => performance.now(), begin);
  // A game that was going on goes on, or a reload would give time to think that is not counted.
  if (game.made.peek().length > 0 && !game.solved.peek()) game.clock.start();
  const position = computed(() => tasks.format({ ...task, cells: game.cells.value }));
  const help = createHelp(around, game, position);
  const playback = signal<Playback | undefined>(undefined);
  const found = signal<Path | undefined>(undefined);
  const beaten = signal<Beaten | undefined>(undefined);
  const watch = createWatch(around, position, puzzle.solving.strategies.find((one) => one.watch)?.id ?? '', 'best');
  const watched = computed(() => readPath(watch.frame.value));

  const isChosen = computed(() => playback.value !== undefined && playback.value.path === found.value);

  const endPlayback = () => {
    playback.peek()?.dispose();
    playback.value = undefined;
  };
  /** What is solved is the position as it lies, so every way goes on from there. */
  function show(way: Path): Playback | undefined {
    watch.reset();
    endPlayback();
    const next = createPlayback(task, game.made.value, game.cells.value, way, delay);
    playback.value = next;
    if (next) game.help();
    return next;
  }

  let isAdopted = false;
  /** Only a game that comes to its end here counts, not one that was found ended. */
  let wasSolved = game.solved.peek();
  const records = effect(() => {
    const isSolved = game.solved.value;
    if (isSolved === wasSolved) return;
    wasSolved = isSolved;
    beaten.value = undefined;
    const result = { moves: game.moves.peek(), milliseconds: Math.round(game.clock.read()) };
    if (isSolved) around.finished({ ...result, isShown: isAdopted });
    // A board that a person wrote may be as near to its goal as they like, so only shuffled ones count.
    if (!isSolved || game.helped.peek() || game.level === undefined) return;
    beaten.value = bests.add(bestKey(task, game.level), result);
  });

  return {
    game,
    clock: game.clock,
    state: () => writeState(game.state()),
    help,
    position,
    cells: computed(
      () =>
        (watched.value && replay(game.cells.value, task, watched.value)) ??
        playback.value?.cells.value ??
        game.cells.value,
    ),
    shows: computed(() => (watched.value ? 'search' : playback.value ? 'playback' : 'own')),
    playback,
    offered: computed(() => (isChosen.value ? undefined : found.value)),
    choose(solution) {
      const wasChosen = isChosen.value;
      found.value = readPath(solution);
      if (!found.value && wasChosen) endPlayback();
      const now = playback.value;
      const busy = now !== undefined && (now.at.value > 0 || now.playing.value);
      if (found.value && !busy) show(found.value);
    },
    showOffered() {
      if (found.value) show(found.value);
    },
    play: (way) => show(way)?.toggle(),
    leave() {
      watch.reset();
      endPlayback();
    },
    takeOver() {
      const steps = playback.value?.steps();
      endPlayback();
      isAdopted ||= steps !== undefined;
      if (steps) game.adopt(steps);
    },
    beaten,
    watch,
    watched,
    dispose() {
      records();
      endPlayback();
      help.dispose();
      watch.dispose();
    },
  };
}
