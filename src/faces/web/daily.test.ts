import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter, dayOf, readDay, wishOf } from './daily.ts';

it('a day is that of the person’s own calendar', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it.each([
  ['2026-11-18', '2026-11-18'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['today', undefined],
  [undefined, undefined],
])('%s is read as %s', (written, day) => {
  expect(readDay(written)).toBe(day);
});

it('days follow each other over months and years', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
});

it('the levels go from easy to hard, Monday to Sunday', () => {
  const week = Array.from(
    { length: 7 },
    (_, i) => wishOf('any', dayAfter('2026-11-16', i), ['a', 'b', 'c']).difficulty,
  );
  expect(week).toEqual(['a', 'a', 'a', 'b', 'b', 'c', 'c']);
  expect(wishOf('any', '2026-11-16', [])).not.toHaveProperty('difficulty');
});

it('the same day and puzzle have the same seed, and others another one', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((n) => dayAfter('2000-01-01', n));
  fc.assert(
    fc.property(days, days, (one, other) => {
      const same = wishOf('any', one, []).seed === wishOf('any', other, []).seed;
      return same === (one === other) && wishOf('any', one, []).seed !== wishOf('another', one, []).seed;
    }),
  );
});
