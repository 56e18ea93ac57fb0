import { expect, it } from 'vitest';
import { mergeDays, readDays, streakOf } from './days.ts';

const solved = (...days: string[]) => Object.fromEntries(days.map((day) => [`2026-11-${day}`, ['any']]));

it.each([
  [[], 0],
  [['18'], 1],
  [['17'], 1],
  [['16', '17', '18'], 3],
  [['15', '17', '18'], 3],
  [['16'], 1],
  [['15'], 0],
  [['13', '14', '17', '18'], 2],
])('the streak of %j on the 18th is %i: this day may still come, and one day off is forgiven', (days, streak) => {
  expect(streakOf(solved(...days), '2026-11-18')).toBe(streak);
});

it('days of two devices are put together, each puzzle once', () => {
  expect(mergeDays({ '2026-11-18': ['a', 'b'] }, { '2026-11-18': ['b', 'c'], '2026-11-17': ['a'] })).toEqual({
    '2026-11-17': ['a'],
    '2026-11-18': ['a', 'b', 'c'],
  });
});

it.each([null, [], 'x', { today: ['a'] }, { '2026-11-18': 'a' }])('what was kept badly is as nothing: %j', (bad) => {
  expect(readDays(bad)).toEqual({});
});
