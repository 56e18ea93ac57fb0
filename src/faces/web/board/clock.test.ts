import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Mode } from '../board.ts';
import { createClock, pauseWhileAway } from './clock.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('stands still while the page is hidden, and in every mode but play', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const hide = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const mode = signal<Mode>('play');
  const clock = createClock(() => 0);
  clock.start();
  const end = pauseWhileAway(clock, mode);
  const seen = [clock.running.value];
  for (const act of [() => hide(true), () => hide(false), () => (mode.value = 'solve'), () => hide(false)]) {
    act();
    seen.push(clock.running.value);
  }
  mode.value = 'play';
  seen.push(clock.running.value);
  end();
  hide(true);
  expect([...seen, clock.running.value]).toEqual([true, false, true, false, false, true, true]);
});
