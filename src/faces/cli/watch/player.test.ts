import { describe, expect, it } from 'vitest';
import { events, recorded } from '../../../lab/testing/recorded.ts';
import { Player } from './player.ts';

const [RIGHT, LEFT, HOME, END] = ['\x1b[C', '\x1b[D', '\x1b[H', '\x1b[F'];

function pressed(...keys: readonly string[]): Player {
  const player = new Player(recorded());
  for (const key of keys) player.press(key);
  return player;
}

describe('keys', () => {
  it.each([
    [[RIGHT, RIGHT, LEFT], 1],
    [[`${RIGHT}${RIGHT}\x1bOC`], 3],
    [[LEFT], 0],
    [[END], 13],
    [[END, RIGHT], 13],
    [[END, HOME], 0],
    [['\x1b[4~', '\x1b[1~', RIGHT], 1],
    [['d'], 2],
    [['i'], 4],
    [['s'], 10],
    [['s', 's'], 10],
    [['x', '\x1b[A', '\x1b'], 0],
  ])('%j lead to step %i', (keys, step) => {
    const player = pressed(...keys);
    expect(player.step).toBe(step);
  });

  it('that go somewhere pause, and the space bar goes on', () => {
    expect(pressed(RIGHT).isPaused).toBe(true);
    expect(pressed(RIGHT, ' ').isPaused).toBe(false);
    expect(pressed(' ', ' ', ' ').isPaused).toBe(true);
  });

  it('find nothing more, and the next key forgets that', () => {
    expect(pressed('s', 's').missed).toBe('solution');
    expect(pressed('i', 'i').missed).toBe('iteration');
    expect(pressed('d', 'd', LEFT).missed).toBeUndefined();
  });

  it('change the speed from one step a second to ten thousand', () => {
    expect([pressed('+').speed, pressed('-').speed, pressed('-', '-', '-', '-').speed]).toEqual([10, 2, 1]);
    expect(pressed(...Array(20).fill('+')).speed).toBe(10_000);
    const player = new Player(recorded(), 300);
    player.press('+');
    expect(player.speed).toBe(500);
  });

  it.each([
    ['q', 'leave'],
    ['\x04', 'leave'],
    ['\x03', 'interrupt'],
    ['dq', 'leave'],
    ['d', undefined],
  ])('%j end it: %s', (key, how) => {
    expect(new Player(recorded()).press(key)).toBe(how);
  });
});

describe('time', () => {
  it('makes steps at the speed, also less than one at a time', () => {
    const player = new Player(recorded(), 10);
    player.pass(50, true);
    expect(player.step).toBe(0);
    player.pass(50, true);
    expect(player.step).toBe(1);
    player.pass(500, true);
    expect(player.step).toBe(6);
  });

  it('stands still while it is paused', () => {
    const player = pressed(RIGHT);
    player.pass(10_000, true);
    expect(player.step).toBe(1);
  });

  it('stops at the end, from which it begins again', () => {
    const player = new Player(recorded(), 1000);
    player.pass(1000, true);
    expect([player.step, player.isPaused]).toEqual([13, true]);
    player.press(' ');
    expect([player.step, player.isPaused]).toEqual([0, false]);
  });

  it('waits at the end of a recording that grows', () => {
    const recording = recorded(events.slice(0, 3), false);
    const player = new Player(recording, 1000);
    player.pass(1000, false);
    expect([player.step, player.isPaused]).toEqual([2, false]);
    recording.add(events.slice(3), true);
    player.pass(1000, true);
    expect([player.step, player.isPaused]).toEqual([13, true]);
  });
});

it('knows how many counted nodes were told so far, both ways', () => {
  const player = new Player(recorded());
  const countedAt = (...keys: string[]) => {
    for (const key of keys) player.press(key);
    return player.counted;
  };
  expect([countedAt(), countedAt('d'), countedAt('s'), countedAt(LEFT), countedAt(HOME), countedAt(END)]).toEqual([
    0, 1, 3, 2, 0, 3,
  ]);
});
