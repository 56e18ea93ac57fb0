import fc from 'fast-check';
import { expect, test } from 'vitest';
import { along, createSpeedometer, directionOf, goesOn, offset } from './drag.ts';

test('tiles follow into the blank and no further', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true }), fc.integer({ min: 1, max: 200 }), (distance, cell) => {
      const followed = offset(distance, cell);
      expect(followed).toBeGreaterThanOrEqual(0);
      expect(followed).toBeLessThanOrEqual(cell);
      if (distance > 0 && distance < cell) expect(followed).toBe(distance);
    }),
  );
});

test('goes on by place when slow, and by speed when quick', () => {
  expect([goesOn(51, 100, 0), goesOn(49, 100, 0)]).toEqual([true, false]);
  expect([goesOn(8, 100, 1), goesOn(95, 100, -1), goesOn(0, 100, 1)]).toEqual([true, false, false]);
});

test('has the direction that it goes most', () => {
  expect([directionOf(9, 3), directionOf(-9, 3), directionOf(2, 8), directionOf(2, -8)]).toEqual(['R', 'L', 'D', 'U']);
  expect(directionOf(0, 0)).toBeUndefined();
  expect([along('R', 7, 2), along('L', 7, 2), along('U', 7, 2), along('D', 7, 2)]).toEqual([7, -7, -2, 2]);
});

test('is as fast as it was just now, not as it was before', () => {
  const speed = createSpeedometer();
  expect(speed.read(0)).toBe(0);
  speed.add(0, 0);
  speed.add(100, 20);
  expect(speed.read(20)).toBe(5);
  speed.add(100, 200);
  expect(speed.read(200)).toBe(0);
});
