import { expect, it } from 'vitest';
import { type KeptSession, mergeSessions, readSessions } from './sessions.ts';

const session = (text: string, when: number, more: Partial<KeptSession> = {}): KeptSession => ({
  ...{ puzzle: 'any', text, state: 'x', when, spent: 1, hints: 0 },
  ...more,
});

it('the game played last comes first, and each game is there once, as it was played last', () => {
  const merged = mergeSessions([session('a', 3), session('b', 1)], [session('a', 2), session('c', 4)]);
  expect(merged.map(({ text, when }) => [text, when])).toEqual([
    ['c', 4],
    ['a', 3],
    ['b', 1],
  ]);
});

it('only some are kept, the oldest are let go', () => {
  const many = Array.from({ length: 30 }, (_, i) => session(String(i), i));
  const kept = mergeSessions(many, []);
  expect([kept.length, kept[0]!.text]).toEqual([12, '29']);
});

it('what was kept is read again, and what was kept badly is left out', () => {
  const whole = session('a', 3, { day: '2026-11-18', isShown: true, picture: '<svg/>' });
  expect(readSessions([whole, { puzzle: 'any' }, null, 7])).toEqual([whole]);
  expect(readSessions([{ ...session('a', -1), picture: '<img src=x>' }])).toEqual([session('a', 0)]);
  expect(readSessions('x')).toEqual([]);
});
