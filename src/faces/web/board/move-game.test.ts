import { afterEach, expect, test, vi } from 'vitest';
import type { Puzzle } from '../../../contract/index.ts';
import { parsed, refused } from '../../../contract/index.ts';
import { until } from '../../../engine/testing/time.ts';
import type { Asker } from '../board.ts';
import { createMoveGame } from './move-game.ts';

/** Letters, one after the other, up to three; `abc` wins, and an x cannot be played. */
type Letters = Puzzle<string, readonly string[]>;
const solution = {
  parse: (text: string) => (/^[a-z]+$/.test(text) ? parsed([...text]) : refused({ code: 'no' })),
  format: (moves: readonly string[]) => moves.join(''),
};
const instance = { format: (position: string) => `[${position}]` };
const strategies = [{ id: 'silent' }, { id: 'told', watch: () => [] }];
const puzzle = { about: { id: 'letters' }, instance, solution, solving: { strategies } } as unknown as Letters;
const rules = {
  after: (moves: readonly string[]) => (moves.includes('x') || moves.length > 3 ? undefined : moves.join('')),
  isWon: (position: string) => position === 'abc',
};

/** `tried` is what a watched search tries; hints are never answered. */
function begin(written = '', ...tried: readonly string[]) {
  const asked: string[] = [];
  const events = tried.map((position, node) => ({ node, position }));
  const ask = ((question: { ask: string; text: string }) => {
    asked.push(question.text);
    const trace = { ok: true, ask: 'trace', events, done: true };
    return { done: question.ask === 'trace' ? Promise.resolve(trace) : new Promise(() => {}), cancel: () => {} };
  }) as unknown as Asker<Letters>['ask'];
  return { asked, game: createMoveGame({ ask, puzzle }, written, rules) };
}

afterEach(() => vi.useRealTimers());

test('moves are made where the rules allow them, and kept as a solution is written', () => {
  const { game } = begin();
  expect(game.state()).toBe('');
  expect([game.make('a'), game.make('x'), game.make('b')]).toEqual([true, false, true]);
  expect([game.position.value, game.state()]).toEqual(['ab', 'ab']);
  game.steps.undo();
  expect([game.position.value, game.state()]).toEqual(['a', 'a']);
  game.dispose();
});

test('what was kept goes on, unless it cannot be read or played', () => {
  expect(begin('ab').game.position.value).toBe('ab');
  for (const bad of ['', '7', 'ax', 'abcd']) expect(begin(bad).game.moves.value).toEqual([]);
});

test('a game that is won is over: its clock stands, and only undoing goes on', () => {
  const { game } = begin('ab');
  expect([game.isWon.value, game.clock.running.value]).toEqual([false, true]);
  game.make('c');
  expect([game.isWon.value, game.clock.running.value, game.make('d')]).toEqual([true, false, false]);
  game.steps.undo();
  expect([game.isWon.value, game.clock.running.value]).toEqual([false, true]);
  game.dispose();
});

test('a chosen solution is played on from the own moves, which come back after it', () => {
  vi.useFakeTimers();
  const { game } = begin('a');
  game.choose('bc');
  expect([game.position.value, game.make('b')]).toEqual(['a', false]);
  game.film.toggle();
  vi.advanceTimersByTime(2000);
  expect([game.position.value, game.isWon.value, game.state()]).toEqual(['abc', false, 'a']);
  game.choose(undefined);
  expect([game.position.value, game.shown.value]).toEqual(['a', undefined]);
  game.choose('bx');
  expect(game.shown.value).toBeUndefined();
  game.dispose();
});

test('hints are asked about the position that the own moves have led to', () => {
  const { game, asked } = begin('a');
  game.make('b');
  game.ladder.tell();
  expect(asked).toEqual(['[ab]']);
  game.dispose();
});

test('a search is watched from the own position on, until a move of the own is made', async () => {
  const { game, asked } = begin('a', 'b', 'bx');
  expect(game.watch?.strategy.value).toBe('told');
  game.watch?.begin();
  await until(() => game.watch?.steps.value === 2);
  game.watch?.transport.go(1);
  expect([asked, game.moves.value, game.position.value]).toEqual([['[a]'], ['a', 'b'], 'ab']);
  // What cannot be played is not shown as a position.
  game.watch?.transport.go(2);
  expect([game.moves.value, game.position.value]).toEqual([['a', 'b', 'x'], 'a']);
  expect(game.make('c')).toBe(true);
  expect([game.moves.value, game.position.value]).toEqual([['a', 'c'], 'ac']);
  game.dispose();
});
