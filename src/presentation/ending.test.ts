import { expect, test } from 'vitest';
import type { Ending, Goal } from '../contract/index.ts';
import { wordEnding } from './ending.ts';

const stats = { nodes: 1, milliseconds: 1, prepareMilliseconds: 0 };
const codeOf = (ending: Ending, proven: boolean, count: number, goal: Goal = 'all') =>
  wordEnding({ type: 'ended', ending, proven, count, stats }, goal).code;

test('absence is claimed only where it is proven', () => {
  expect(codeOf('exhausted', true, 0)).toBe('proven-none');
  expect(codeOf('exhausted', false, 0)).toBe('open-none');
  expect(codeOf('out of budget', false, 0)).toBe('limit-none');
  expect(codeOf('cancelled', false, 0)).toBe('stopped-none');
});

test('completeness is claimed only where it is proven', () => {
  expect(codeOf('exhausted', true, 3)).toBe('proven-all');
  expect(codeOf('exhausted', true, 1, 'best')).toBe('proven-best');
  expect(codeOf('out of budget', false, 1, 'best')).toBe('best-so-far');
  expect(codeOf('exhausted', false, 3)).toBe('open-some');
  expect(codeOf('goal met', false, 1, 'first')).toBe('found-first');
  expect(codeOf('out of budget', false, 3)).toBe('limit-some');
  expect(codeOf('cancelled', false, 3)).toBe('stopped-some');
});

test('a want of room is not told as a limit that was given', () => {
  expect(codeOf('out of room', false, 0)).toBe('room-none');
  expect(codeOf('out of room', false, 3)).toBe('room-some');
  expect(codeOf('out of room', false, Number.MAX_SAFE_INTEGER, 'count')).toBe('room-beyond');
  expect(codeOf('out of room', false, 1, 'best')).toBe('best-so-far');
});
