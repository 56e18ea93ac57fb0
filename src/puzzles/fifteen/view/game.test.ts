import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directions, type Path, type Size, slide, type Task, usualGoal } from '../model.ts';
import { verify } from '../verify.ts';
import { createGame, type Game } from './game.ts';
import { cellsMoved, pathOf, replay, stepFrom } from './line.ts';
import { readState, type State, writeState } from './state.ts';

const sizes = fc.record({ rows: fc.integer({ min: 2, max: 6 }), columns: fc.integer({ min: 2, max: 6 }) });

const taskOf = (size: Size, cells = usualGoal(size)): Task => ({
  ...size,
  cells,
  goal: usualGoal(size),
  metric: 'single',
});

/** Walks about from the goal, so that boards are solvable and steps legal. */
function scrambled(size: Size, choices: readonly number[]): Task {
  const cells = choices.reduce((now, choice) => slide(now, size, directions[choice]!) ?? now, usualGoal(size));
  return taskOf(size, cells);
}

function at(task: Task, state?: State): Game & { time: number } {
  const game = createGame(task, verify, () => own.time, state);
  const own = Object.assign(game, { time: 0 });
  return own;
}

const nearly = taskOf({ rows: 3, columns: 3 }, [1, 2, 3, 4, 5, 6, 0, 7, 8]);

describe('tiles in line', () => {
  test('slide with all between, and others do not', () => {
    const size = { rows: 3, columns: 3 };
    expect(stepFrom(nearly.cells, size, 8)).toEqual({ direction: 'L', count: 2 });
    expect(stepFrom(nearly.cells, size, 0)).toEqual({ direction: 'D', count: 2 });
    expect(stepFrom(nearly.cells, size, 6)).toBeUndefined();
    expect(stepFrom(nearly.cells, size, 4)).toBeUndefined();
    expect(cellsMoved(nearly.cells, size, { direction: 'L', count: 2 })).toEqual([7, 8]);
  });

  test('bring the tile of the pressed cell one cell on, whatever the board', () => {
    const choices = fc.array(fc.nat(3), { maxLength: 60 });
    fc.assert(
      fc.property(sizes, choices, fc.nat(35), (size, walk, place) => {
        const { cells } = scrambled(size, walk);
        const cell = place % cells.length;
        const blank = cells.indexOf(0);
        const step = stepFrom(cells, size, cell);
        const sameRow = Math.floor(cell / size.columns) === Math.floor(blank / size.columns);
        const sameColumn = cell % size.columns === blank % size.columns;
        expect(step !== undefined).toBe(cell !== blank && (sameRow || sameColumn));
        if (!step) return;
        const after = replay(cells, size, pathOf([step]))!;
        expect(after.indexOf(0)).toBe(cell);
        const moved = cellsMoved(cells, size, step);
        expect(moved.at(-1)).toBe(cell);
        expect(after.filter((tile, i) => tile !== cells[i])).toHaveLength(step.count + 1);
      }),
    );
  });

  test('a replay agrees with single slides, and is undefined where one of them cannot be made', () => {
    const path = fc.array(fc.constantFrom(...directions), { maxLength: 40 });
    fc.assert(
      fc.property(sizes, path, (size, moves: Path) => {
        let slow: readonly number[] | undefined = usualGoal(size);
        for (const direction of moves) slow = slow && slide(slow, size, direction);
        expect(replay(usualGoal(size), size, moves)).toEqual(slow);
      }),
    );
  });
});

describe('a game', () => {
  test('is played by cells and by directions, and counts tiles', () => {
    const game = at(nearly);
    expect(game.push('R')).toBeUndefined();
    expect(game.moves.value).toBe(0);
    expect(game.push('L')).toMatchObject({ code: 'slid', params: { tiles: '7', moves: 1 } });
    expect(game.undo()).toMatchObject({ params: { moves: 0 } });
    expect(game.press(8)).toMatchObject({ code: 'slid-home', params: { tiles: '7, 8', moves: 2 } });
    expect([game.solved.value, game.moves.value, game.made.value.length]).toEqual([true, 2, 1]);
  });

  test('stands still once it is won, until a step is taken back', () => {
    const game = at(nearly);
    game.press(8);
    expect(game.press(5)).toBeUndefined();
    game.undo();
    expect(game.cells.value).toEqual(nearly.cells);
    expect(game.solved.value).toBe(false);
    expect(game.push('D')).toBeDefined();
    expect(game.undone.value).toEqual([]);
  });

  test('that begins at the goal is not won before the first move', () => {
    const game = at(taskOf({ rows: 2, columns: 2 }));
    expect(game.solved.value).toBe(false);
    game.push('D');
    game.push('U');
    expect(game.solved.value).toBe(true);
  });

  test('counts by the metric of its task', () => {
    const game = at({ ...nearly, metric: 'multi' });
    game.press(8);
    expect(game.moves.value).toBe(1);
  });

  test('goes back and forth through all its steps', () => {
    const presses = fc.array(fc.nat(35), { maxLength: 30 });
    fc.assert(
      fc.property(sizes, presses, (size, cells) => {
        const game = at(scrambled(size, [0, 1, 2, 3, 3, 2, 1]));
        const seen = [game.cells.value];
        for (const cell of cells) if (game.press(cell % (size.rows * size.columns))) seen.push(game.cells.value);
        for (const before of seen.slice(0, -1).reverse()) {
          game.undo();
          expect(game.cells.value).toEqual(before);
        }
        expect(game.undo()).toBeUndefined();
        for (const after of seen.slice(1)) {
          game.redo();
          expect(game.cells.value).toEqual(after);
        }
        expect(game.redo()).toBeUndefined();
        if (game.reset()) expect([game.moves.value, game.undone.value.length]).toEqual([0, seen.length - 1]);
      }),
    );
  });

  test('runs its clock from the first move to the last, and anew from the start', () => {
    const game = at(nearly);
    game.time = 500;
    expect(game.clock.read()).toBe(0);
    game.push('L');
    game.time = 1500;
    game.clock.hide(true);
    game.time = 9000;
    game.clock.hide(false);
    game.time = 9500;
    expect(game.clock.read()).toBe(1500);
    game.push('L');
    game.time = 20_000;
    expect([game.solved.value, game.clock.read()]).toEqual([true, 1500]);
    game.reset();
    expect(game.clock.read()).toBe(1500);
    game.press(8);
    expect(game.clock.read()).toBe(0);
  });

  test('that follows a solution was helped', () => {
    const game = at(nearly);
    expect(game.helped.value).toBe(false);
    game.adopt([{ direction: 'L', count: 1 }]);
    expect([game.helped.value, game.moves.value]).toEqual([true, 1]);
  });
});

describe('the state of a game', () => {
  test('comes back as it was', () => {
    const presses = fc.array(fc.nat(35), { maxLength: 30 });
    const rest = fc.record({
      milliseconds: fc.nat(999_999_999),
      level: fc.option(fc.constantFrom('easy', 'very-hard'), { nil: undefined }),
      helped: fc.boolean(),
    });
    fc.assert(
      fc.property(sizes, presses, fc.nat(30), rest, (size, cells, back, more) => {
        const task = scrambled(size, [3, 2, 1, 0]);
        const game = at(task);
        for (const cell of cells) game.press(cell % (size.rows * size.columns));
        for (let i = 0; i < back; i++) game.undo();
        const state = { ...game.state(), ...more };
        const read = readState(task, writeState(state));
        expect(read.made).toEqual(state.made);
        expect(read.undone).toEqual(state.undone);
        expect([read.level, read.helped]).toEqual([state.level, state.helped]);
        if (state.made.length > 0) expect(read.milliseconds).toBe(state.milliseconds);
        expect(at(task, read).cells.value).toEqual(game.cells.value);
      }),
    );
  });

  test('of another board, or of none, is a fresh game', () => {
    const begun = readState(nearly, '');
    for (const foreign of ['R3', 'L9', 'L0', 'nonsense', 'L2.U.x', '..', 'é', 'L2,3']) {
      expect(readState(nearly, foreign)).toEqual(begun);
    }
    expect(writeState(begun)).toBe('');
    expect(readState(nearly, 'L2.D').made).toEqual([{ direction: 'L', count: 2 }]);
    fc.assert(
      fc.property(fc.string(), (written) => {
        expect(replay(nearly.cells, nearly, pathOf(readState(nearly, written).made))).toBeDefined();
      }),
    );
  });
});

test('a saved point is gone back to, and what was tried since can be made again', () => {
  const game = at(nearly);
  game.push('L');
  game.save();
  expect([game.canReturn.value, game.goBack()]).toEqual([false, undefined]);
  for (const direction of ['D', 'R'] as const) game.push(direction);
  game.goBack();
  expect([game.moves.value, game.undone.value.length, game.canReturn.value]).toEqual([1, 2, false]);
  // Also from a game that is won, whose clock then runs on.
  game.push('L');
  expect([game.solved.value, game.clock.running.value]).toEqual([true, false]);
  game.goBack();
  expect([game.solved.value, game.clock.running.value]).toEqual([false, true]);
});
