/** One game on the board as signals: the steps made, those taken back, the clock, and whether it is won. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Problem, Text } from '../../../contract/index.ts';
import { type Clock, createClock } from '../../../faces/web/board/clock.ts';
import { createSteps } from '../../../faces/web/board/history.ts';
import { type Cells, type Direction, lengthOf, type Path, type Task } from '../model.ts';
import { cellsMoved, pathOf, replay, type Step, stepFrom } from './line.ts';
import { fresh, type State } from './state.ts';
import { text } from './texts.ts';

export interface Game {
  readonly task: Task;
  readonly level: string | undefined;
  readonly clock: Clock;
  readonly made: ReadonlySignal<readonly Step[]>;
  readonly undone: ReadonlySignal<readonly Step[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Whether a point was saved that can be gone back to. */
  readonly canReturn: ReadonlySignal<boolean>;
  readonly path: ReadonlySignal<Path>;
  readonly cells: ReadonlySignal<Cells>;
  /** Moves as the task counts them. */
  readonly moves: ReadonlySignal<number>;
  /** At the goal after at least one move; the board then stands still until something is taken back. */
  readonly solved: ReadonlySignal<boolean>;
  /** Whether a move or the whole way was shown on the way. */
  readonly helped: ReadonlySignal<boolean>;
  /** Makes a step; what happened comes back to be said. */
  slide(step: Step | undefined): Text | undefined;
  /** Slides the tile on a cell, and all between it and the blank. */
  press(cell: number): Text | undefined;
  /** Slides the one tile that can go this way. */
  push(direction: Direction): Text | undefined;
  undo(): Text | undefined;
  redo(): Text | undefined;
  /** Back to the start; every step can be made again. */
  reset(): Text | undefined;
  /** Saves this point, to try something from here. */
  save(): void;
  /** Back to the saved point; every step since can be made again. */
  goBack(): Text | undefined;
  /** Puts other steps in place of those made, with help. */
  adopt(steps: readonly Step[]): void;
  help(): void;
  state(): State;
}

/** `verify` is the puzzle's own judge: the board celebrates nothing that it has not confirmed. */
export function createGame(
  task: Task,
  verify: (task: Task, path: Path) => readonly Problem[],
  now: () => number,
  begin: State = fresh,
): Game {
  const steps = createSteps(begin);
  const { made, undone } = steps;
  const helped = signal(begin.helped);
  const clock = createClock(now, begin.milliseconds);
  const path = computed(() => pathOf(made.value));
  const cells = computed(() => replay(task.cells, task, path.value)!);
  const moves = computed(() => lengthOf(path.value, task.metric));
  const solved = computed(
    () =>
      path.value.length > 0 &&
      cells.value.every((tile, cell) => tile === task.goal[cell]) &&
      verify(task, path.value).length === 0,
  );

  const go = (act: () => void) =>
    batch(() => {
      act();
      if (solved.value) clock.stop();
    });

  function slide(step: Step | undefined): Text | undefined {
    if (!step || solved.value) return undefined;
    const tiles = cellsMoved(cells.value, task, step).map((cell) => cells.value[cell]!);
    // Until here the moves taken back could be made again, and their time belonged to them.
    if (made.value.length === 0) clock.set(0);
    clock.start();
    go(() => steps.make(step));
    const told = { tiles: tiles.join(', '), way: text(`way-${step.direction}`), moves: moves.value };
    return text(solved.value ? 'slid-home' : 'slid', told);
  }

  return {
    task,
    level: begin.level,
    clock,
    made,
    undone,
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    canReturn: steps.canReturn,
    path,
    cells,
    moves,
    solved,
    helped,
    slide,
    press: (cell) => slide(stepFrom(cells.value, task, cell)),
    push(direction) {
      const step = { direction, count: 1 };
      return slide(replay(cells.value, task, [direction]) && step);
    },
    undo() {
      if (!steps.canUndo.value) return undefined;
      // A player who takes back the last move plays on.
      if (solved.value) clock.start();
      go(steps.undo);
      return text('undone', { moves: moves.value });
    },
    redo() {
      if (!steps.canRedo.value) return undefined;
      clock.start();
      go(steps.redo);
      return text('redone', { moves: moves.value });
    },
    reset() {
      if (!steps.canUndo.value) return undefined;
      clock.stop();
      go(steps.startOver);
      return text('at-start');
    },
    save: steps.save,
    goBack() {
      if (!steps.canReturn.value) return undefined;
      if (solved.value) clock.start();
      go(steps.goBack);
      return text('undone', { moves: moves.value });
    },
    adopt: (others) =>
      batch(() => {
        helped.value = true;
        go(() => steps.replace({ made: others, undone: [] }));
      }),
    help() {
      helped.value = true;
    },
    state: () => ({
      made: made.value,
      undone: undone.value,
      milliseconds: clock.read(),
      level: begin.level,
      helped: helped.value,
    }),
  };
}
