import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tasks } from '../../notation/index.ts';
import type { Answered } from './lane.ts';
import { createRace, paces } from './race.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function raceOf(text: string) {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(JSON.stringify(task.problem));
  return createRace(task.value as Answered);
}
const small = 'LETTERS TAC\nGRID\n???\n?..\n?..\nANSWERS 1A CAT, 1D CTA';

test('both go at the same pace, and the one with crossings is through earlier', () => {
  const race = raceOf(small);
  race.pace.value = paces.indexOf(5);
  const [plain, crossings] = race.lanes;
  expect([plain.made, crossings.made]).toEqual([11, 7]);
  race.toggle();
  vi.advanceTimersByTime(1399);
  expect(race.frames.value.map(({ made }) => made)).toEqual([7, 7]);
  vi.advanceTimersByTime(400);
  expect(race.frames.value.map(({ made, found }) => [made, found])).toEqual([
    [9, 1],
    [7, 2],
  ]);
  vi.advanceTimersByTime(5000);
  expect([race.at.value, race.over.value, race.playing.value]).toEqual([11, true, false]);
  race.toggle();
  expect(race.at.value).toBe(1);
  race.toggle();
  vi.advanceTimersByTime(5000);
  expect(race.at.value).toBe(1);
});

test('one can go anywhere, and playing stops there', () => {
  const race = raceOf(small);
  race.toggle();
  race.go(6);
  vi.advanceTimersByTime(5000);
  expect([race.at.value, race.playing.value]).toEqual([6, false]);
  race.go(-3);
  expect(race.at.value).toBe(0);
  race.go(1e9);
  expect(race.over.value).toBe(true);
});

test('a wheel that would take too long can be leafed through all the same', () => {
  const letters = 'ABCDEFGHIJKLMNOP';
  const answer = [...letters].reverse().join('');
  const race = raceOf(`LETTERS ${letters}\nGRID\n${'?'.repeat(16)}\n?${'.'.repeat(15)}\nANSWERS 1A ${answer}, 1D PO`);
  expect(race.lanes[0].made).toBe(20_922_789_888_000 + 240);
  race.go(1e13);
  expect(race.frames.value[0]).toMatchObject({ made: 1e13, slot: 0, found: 0 });
  race.pace.value = paces.length - 1;
  race.toggle();
  vi.advanceTimersByTime(1000);
  expect(race.at.value).toBeGreaterThan(1e13 + 5e7);
});
