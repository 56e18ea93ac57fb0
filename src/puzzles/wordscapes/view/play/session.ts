/** One text being played: what the worker knows of it, the game once that is known, hints, and what is kept. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Text } from '../../../../contract/index.ts';
import { createAsked, problemOf } from '../../../../faces/web/board/asked.ts';
import type { BoardSession } from '../../../../faces/web/board/session.ts';
import { whenWon } from '../../../../faces/web/board/won.ts';
import type { Asker, Finished } from '../../../../faces/web/board.ts';
import type { WordData } from '../../explain/data.ts';
import type { wordscapes } from '../../index.ts';
import { cellsOf, type DictionaryLanguage, OPEN, type Task } from '../../model.ts';
import type { Store } from '../store.ts';
import { createGame, type Game, type Key } from './game.ts';
import { type Level, seriesName } from './levels.ts';
import { type Progress, writeProgress } from './progress.ts';

/** `none` where it is proven that no words fill the grid, `unknown` where none was found in good time. */
export type Standing =
  | { readonly is: 'asking' | 'stopped' | 'none' | 'unknown' }
  | { readonly is: 'refused'; readonly problem: Text }
  /** `fillings` counts those found; there may be more where `exact` is false. The likeliest is played. */
  | { readonly is: 'playing'; readonly game: Game; readonly fillings: number; readonly exact: boolean };

/** How much a hint tells. */
export const hintLevels = ['letter', 'word'] as const;
export type HintLevel = (typeof hintLevels)[number];

/** Which levels the player wants to play. */
export interface Choice {
  readonly language: Signal<DictionaryLanguage>;
  readonly difficulty: Signal<string>;
}

/** After this long a search can be stopped, in milliseconds: a button that vanishes at once is only in the way. */
const SLOW = 1000;

export interface Session extends BoardSession {
  readonly task: Task;
  readonly level: Level | undefined;
  readonly standing: ReadonlySignal<Standing>;
  /** The grid as it lies, with the letters of words found and of hints. */
  readonly position: ReadonlySignal<Task>;
  /** Whether the search for words takes so long that the player may want to stop it. */
  readonly slow: ReadonlySignal<boolean>;
  stop(): void;
  /** Looks for the words once more. */
  look(): void;
  readonly hinting: ReadonlySignal<boolean>;
  /** Tells a letter or a word on the board; what to say about it, if anything came of it. */
  hint(level: HintLevel): Promise<Text | undefined>;
}

export interface Surroundings extends Asker<typeof wordscapes> {
  readonly store: Store;
  finished(game: Finished): void;
}

/** `written` is the text of the task. */
export function createSession(around: Surroundings, task: Task, written: string, begin: Progress): Session {
  const { store } = around;
  const standing = signal<Standing>({ is: 'asking' });
  const key = createAsked(around, 'explain');
  const help = createAsked(around, 'hint');
  const hinting = signal(false);
  const slow = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ends: (() => void)[] = [];

  async function look(): Promise<void> {
    rest();
    standing.value = { is: 'asking' };
    timer = setTimeout(() => {
      slow.value = true;
    }, SLOW);
    const reply = await key.put({ text: written });
    const problem = problemOf(key.answer.value)?.text;
    // It was stopped, or is asked once more.
    if (!reply && !problem) return;
    rest();
    if (problem) standing.value = { is: 'refused', problem };
    else if (reply) begun(reply.explanation.data);
  }

  function begun(data: WordData): void {
    const { exact, fillings } = data;
    const known = keyFrom(task, data);
    if (!known) {
      standing.value = { is: exact ? 'none' : 'unknown' };
      return;
    }
    const game = createGame(task, known, begin);
    ends = [
      keepGame(game, written, store),
      countLevel(game, store),
      whenWon(
        () => game.finished.value,
        () => around.finished({}),
      ),
    ];
    standing.value = { is: 'playing', game, fillings, exact };
  }

  function rest(): void {
    clearTimeout(timer);
    slow.value = false;
  }

  void look();
  return {
    task,
    level: begin.level,
    state: () => stateOf(standing.value) ?? writeProgress(task, begin),
    standing,
    position: computed(() => (standing.value.is === 'playing' ? positionOf(standing.value.game) : task)),
    slow,
    stop() {
      rest();
      key.drop();
      standing.value = { is: 'stopped' };
    },
    look: () => void look(),
    hinting,
    async hint(level) {
      const { value } = standing;
      if (value.is !== 'playing' || hinting.value) return undefined;
      const { game } = value;
      hinting.value = true;
      // With the answers that are played, so that a hint is about these and no others.
      const asked = { ...positionOf(game), answers: game.answers };
      const reply = await help.put({ text: around.puzzle.instance.format(asked) });
      hinting.value = false;
      // Where there is no such level, the first one says why.
      const told = reply?.hints.find(({ kind }) => kind === level) ?? reply?.hints[0];
      if (told?.show !== undefined) game.tell(told.show.split(' '));
      return told?.text ?? problemOf(help.answer.value)?.text;
    },
    dispose() {
      rest();
      key.drop();
      help.drop();
      for (const end of ends) end();
    },
  };
}

/** What the explanation says of answers and bonus words; nothing where there is no filling. */
function keyFrom(task: Task, { best, bonus }: WordData): Key | undefined {
  if (best === null) return undefined;
  const answers = best.split(' ');
  const fits = task.slots.every((slot, i) => answers[i]?.length === slot.cells.length);
  return fits ? { answers, bonus } : undefined;
}

function positionOf({ task, boxes }: Game): Task {
  if (task.shape.kind !== 'grid') return task;
  const cells = [...cellsOf(task)].map((mark, cell) => (mark === OPEN && boxes.value.get(cell)?.letter) || mark);
  return { ...task, shape: { ...task.shape, cells: cells.join('') } };
}

const progressOf = (game: Game): string => writeProgress(game.task, game.progress());
const stateOf = (standing: Standing): string | undefined =>
  standing.is === 'playing' ? progressOf(standing.game) : undefined;

/** The same text brings back its game on another day. */
const keepGame = (game: Game, written: string, store: Store): (() => void) =>
  effect(() => store.keepGame(written, progressOf(game)));

/** A level that comes to its end counts once. */
const countLevel = (game: Game, store: Store): (() => void) =>
  effect(() => {
    if (game.finished.value && game.level) store.done(seriesName(game.level), game.level.number);
  });
