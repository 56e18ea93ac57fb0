import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

test('runs from its start to its stop, and not while it is hidden', () => {
  let now = 100;
  const clock = createClock(() => now, 1000);
  now = 200;
  expect([clock.read(), clock.running.value]).toEqual([1000, false]);
  clock.start();
  now = 300;
  expect([clock.read(), clock.running.value]).toEqual([1100, true]);
  clock.hide(true);
  now = 400;
  expect([clock.read(), clock.running.value]).toEqual([1100, false]);
  clock.hide(false);
  now = 500;
  clock.stop();
  now = 600;
  expect([clock.read(), clock.running.value]).toEqual([1200, false]);
});

test('starting it again loses no time, and setting it stops it', () => {
  let now = 0;
  const clock = createClock(() => now);
  clock.start();
  now = 50;
  clock.start();
  now = 80;
  expect(clock.read()).toBe(80);
  clock.set(5);
  now = 200;
  expect([clock.read(), clock.running.value]).toEqual([5, false]);
});
