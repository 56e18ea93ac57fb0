import { describe, expect, it } from 'vitest';
import { type Direction, lengthOf } from './model.ts';
import { moves, playOf } from './moves.ts';
import { tasks } from './notation/index.ts';

const read = (source: string) => {
  const task = tasks.parse(source);
  if (!task.ok) throw new Error(`${source} cannot be read`);
  return task.value;
};
const play = (board: string, move: string) => {
  const played = playOf(read(board)).move(move);
  return played.ok ? tasks.format(played.value).replaceAll('\n', '/') : played.problem.text.code;
};
const middle = '1 2 3/4 - 6/7 5 8';

describe('typed moves', () => {
  it.each([
    ['U', '1 2 3/4 5 6/7 - 8'],
    ['D', '1 - 3/4 2 6/7 5 8'],
    ['L', '1 2 3/4 6 -/7 5 8'],
    ['R', '1 2 3/- 4 6/7 5 8'],
    [' UL ', '1 2 3/4 5 6/7 8 -'],
    ['U, R', '1 2 3/4 5 6/- 7 8'],
    ['RL2', '1 2 3/4 6 -/7 5 8'],
    ['rl2', '1 2 3/4 6 -/7 5 8'],
    ['ul', '1 2 3/4 5 6/7 8 -'],
    ['rightly', 'not-a-move'],
    ['6', '1 2 3/4 6 -/7 5 8'],
    ['5', '1 2 3/4 5 6/7 - 8'],
    ['2', '1 - 3/4 2 6/7 5 8'],
    ['4', '1 2 3/- 4 6/7 5 8'],
    ['3', 'move-not-in-line'],
    ['9', 'move-no-tile'],
    ['0', 'move-no-tile'],
    ['U2', 'move-impossible'],
    ['U0', 'count-zero'],
    ['u', 'not-a-move'],
    ['up', 'not-a-move'],
    ['-', 'not-a-move'],
    ['', 'not-a-move'],
  ])('%j', (move, wanted) => {
    expect(play(middle, move)).toBe(wanted);
  });

  it('slide all tiles up to the blank when a number is far from it', () => {
    expect(play('1 2 3/4 5 6/7 8 -', '7')).toBe('1 2 3/4 5 6/- 7 8');
    expect(play('1 2 3/4 5 6/7 8 -', '3')).toBe('1 2 -/4 5 3/7 8 6');
  });

  it('tell the move that cannot be made', () => {
    const played = playOf(read(middle)).move('UUL');
    expect(!played.ok && played.problem.text.params).toEqual({ number: 2, move: 'U', row: 3, column: 2 });
  });

  it('keep goal and metric', () => {
    const task = read('2 1/3 -; goal: 3 1/2 -; metric: multi');
    const played = playOf(task).move('R');
    expect(played.ok && played.value).toEqual({ ...task, cells: [2, 1, 0, 3] });
  });
});

it('arrows are moves', () => {
  for (const key of ['up', 'right', 'down', 'left'] as const) {
    expect(playOf(read(middle)).move(moves.arrow!(key)).ok).toBe(true);
  }
  expect(moves.arrow!('up')).toBe('U');
});

it('a board is finished at its goal only', () => {
  expect(playOf(read('1 2/3 -')).finished()).toBe(true);
  expect(playOf(read('1 2/- 3')).finished()).toBe(false);
  expect(playOf(read('1 2/- 3; goal: 1 2/- 3')).finished()).toBe(true);
});

it('a course is every position, and ends before a move that cannot be made', () => {
  const course = (path: readonly ('U' | 'L')[]) =>
    playOf(read(middle)).course!(path).map((task) => tasks.format(task).replaceAll('\n', '/'));
  expect(course(['U', 'L'])).toEqual([middle, '1 2 3/4 5 6/7 - 8', '1 2 3/4 5 6/7 8 -']);
  expect(course(['U', 'U', 'L'])).toEqual([middle, '1 2 3/4 5 6/7 - 8']);
});

it('a course of moves with several tiles has a position for each of them', () => {
  const start = '1 2 3/- 4 5/6 7 8; metric: multi';
  const course = (path: readonly Direction[]) =>
    playOf(read(start)).course!(path).map(({ cells }) => cells.map((tile) => tile || '-').join(' '));
  const after = ['1 2 3 - 4 5 6 7 8', '1 2 3 4 5 - 6 7 8', '1 2 3 4 5 8 6 7 -'];
  expect(course(['L', 'L', 'U'])).toEqual(after);
  expect(course(['L', 'L', 'L'])).toEqual(after.slice(0, 2));
  expect(course([])).toEqual(after.slice(0, 1));
  expect(course(['L', 'R', 'L', 'L']).length - 1).toBe(lengthOf(['L', 'R', 'L', 'L'], 'multi'));
});
