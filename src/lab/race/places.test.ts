import { expect, it } from 'vitest';
import { finishOf, placesOf } from './places.ts';

const film = (solutions: number, isWhole = true) => ({
  nodes: new Int32Array(3),
  solutions: Array.from({ length: solutions }, (_, node) => ({ node, at: 1 })),
  isWhole,
});
const sure = { complete: true, optimal: true };
const quick = { complete: false, optimal: false };

it('a goal is met by what it asks for', () => {
  expect(finishOf(film(1), 'first', quick)).toBe('goal met');
  expect(finishOf(film(1), 'best', sure)).toBe('goal met');
  expect(finishOf(film(1), 'best', { complete: true, optimal: false })).toBe('ended');
  expect(finishOf(film(2), 'all', sure)).toBe('goal met');
  expect(finishOf(film(2), 'count', quick)).toBe('ended');
});

it('no solution is an answer only where it is proven', () => {
  expect(finishOf(film(0), 'first', sure)).toBe('goal met');
  expect(finishOf(film(0), 'first', quick)).toBe('ended');
});

it('what is not recorded to its end has not finished, even with solutions', () => {
  expect(finishOf(film(2, false), 'all', sure)).toBe('cut');
});

it('places go by what was counted, and equals share one', () => {
  const arrived = (counted: number) => ({ finish: 'goal met', counted }) as const;
  expect(placesOf([arrived(7), { finish: 'cut', counted: 1 }, arrived(3), arrived(7), arrived(9)])).toEqual([
    ...[2, undefined, 1, 2, 4],
  ]);
});
