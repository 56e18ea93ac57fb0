import { describe, expect, test } from 'vitest';
import { seatAt, seatsAlong, wheelOf } from './wheel.ts';

const counts = Array.from({ length: 15 }, (_, i) => i + 2);

describe.each(counts)('a wheel of %i letters', (count) => {
  const wheel = wheelOf(count);

  test('has letters that do not overlap and stay inside', () => {
    wheel.seats.forEach((a, i) => {
      expect(Math.hypot(a.x - 50, a.y - 50) + wheel.size / 2).toBeLessThanOrEqual(50);
      for (const b of wheel.seats.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(wheel.size);
    });
  });

  test('is wide enough for a finger on each letter', () => {
    // The width in pixels that the stylesheet gives it; a button is never smaller than a finger.
    const width = count > 10 ? 304 : 280;
    expect((wheel.size / 100) * width).toBeGreaterThanOrEqual(44);
  });

  test('finds the letter under a press', () => {
    wheel.seats.forEach((seat, i) => {
      expect(seatAt(wheel, seat)).toBe(i);
    });
    expect(count < 3 ? undefined : seatAt(wheel, { x: 50, y: 50 })).toBeUndefined();
  });

  test('finds where a stroke begins and ends, in this order', () => {
    for (const [i, from] of wheel.seats.entries()) {
      for (const [j, to] of wheel.seats.entries()) {
        const along = seatsAlong(wheel, from, to);
        expect([along[0], along.at(-1)]).toEqual([i, j]);
      }
    }
  });
});

test('on the wheels of levels a straight stroke touches no third letter', () => {
  for (const count of [5, 6, 7, 8]) {
    const wheel = wheelOf(count);
    wheel.seats.forEach((from, i) => {
      wheel.seats.forEach((to, j) => {
        expect(seatsAlong(wheel, from, to)).toEqual(i === j ? [i] : [i, j]);
      });
    });
  }
});

test('a stroke beside all letters reaches none', () => {
  expect(seatsAlong(wheelOf(6), { x: 48, y: 50 }, { x: 52, y: 50 })).toEqual([]);
});
