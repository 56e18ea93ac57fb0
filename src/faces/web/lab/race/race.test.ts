import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyPuzzle } from '../../../../contract/index.ts';
import { withParts } from '../../../../engine/testing/with-parts.ts';
import type { Client } from '../../../../hosts/client.ts';
import { clientOf } from '../../../../lab/testing/client.ts';
import { template } from '../../../../puzzles/template/index.ts';
import { createRace, type Ground, paces, type Race } from './race.ts';

const puzzle = template as unknown as AnyPuzzle;
const HAND = '3 5 8 -> 8';

let races: Race[] = [];
beforeEach(() => {
  races = [];
});
afterEach(() => {
  for (const race of races) race.dispose();
  vi.useRealTimers();
});

function raceOn(text: string, given: Partial<Ground> = {}) {
  const position = signal(text);
  const race = createRace({ puzzle, position, published: [], cores: 2, client: () => clientOf(puzzle), ...given });
  races.push(race);
  return { race, position };
}
const counts = ({ lanes }: Race) =>
  lanes.value.map((lane) => (lane.is === 'recorded' ? lane.film.nodes.length : lane.is));

test('two that can be watched race, and are recorded with what a solve counts', async () => {
  const { race } = raceOn(HAND);
  expect(race.contenders.value.map(({ strategy }) => strategy)).toEqual(['take-or-leave', 'every-subset']);
  expect([race.lanes.value, race.goal.value]).toEqual([[], 'first']);
  expect(await race.prepare()).toBe(true);
  const solved = await Promise.all(
    race.contenders.value.map(async ({ strategy }) => {
      const event = await clientOf(puzzle).solve({ puzzle: 'template', text: HAND, strategy, goal: 'first' }).done;
      return event.type === 'ended' && event.stats.nodes;
    }),
  );
  expect(counts(race)).toEqual(solved);
  expect(race.length.value).toBe(Math.max(...solved.map(Number)));
});

test('all lanes go at the same pace, and stop at the end of the longest', async () => {
  const { race } = raceOn(HAND);
  await race.prepare();
  vi.useFakeTimers();
  race.setPace(paces.indexOf(2));
  await race.toggle();
  expect([race.at.value, race.playing.value]).toEqual([1, true]);
  vi.advanceTimersByTime(1000);
  expect(race.at.value).toBe(3);
  await race.toggle();
  vi.advanceTimersByTime(5000);
  expect([race.at.value, race.playing.value]).toEqual([3, false]);
  await race.toggle();
  vi.advanceTimersByTime(60_000);
  expect([race.at.value, race.over.value, race.playing.value]).toEqual([race.length.value, true, false]);
});

test('at most as many are recorded at once as there are cores, each by a client that is closed after it', async () => {
  let open = 0;
  let most = 0;
  const client = (): Client => {
    const own = clientOf(puzzle);
    most = Math.max(most, ++open);
    const close = own.close.bind(own);
    own.close = () => {
      open--;
      close();
    };
    return own;
  };
  const { race } = raceOn(HAND, { cores: 1, client });
  expect(race.most).toBe(2);
  const prepared = race.prepare();
  expect(race.lanes.value.map(({ is }) => is)).toEqual(['recording', 'waiting']);
  await prepared;
  expect([open, most, race.isRecording.value]).toEqual([0, 1, false]);
});

test('another position, goal or contender makes it stale, and who cannot take part makes room', async () => {
  const { race, position } = raceOn(HAND);
  await race.prepare();
  race.go(2);
  position.value = '2 4 6 -> 6';
  expect([race.lanes.value, race.at.value]).toEqual([[], 0]);
  await race.prepare();
  race.contenders.value = race.contenders.value.with(1, { strategy: 'take-or-leave', options: { target: 2 } });
  expect(race.lanes.value).toEqual([]);
  race.goal.value = 'all';
  await race.prepare();
  expect(counts(race).every(Number.isInteger)).toBe(true);
  // More numbers than `every-subset` takes.
  race.contenders.value = [...race.contenders.value, { strategy: 'every-subset', options: {} }];
  position.value = `${Array.from({ length: 25 }, (_, i) => i + 1).join(' ')} -> 6`;
  expect(race.contenders.value.map(({ strategy }) => strategy)).toEqual(['take-or-leave', 'take-or-leave']);
});

test('recording can be ended, and begun again', async () => {
  const { race } = raceOn(HAND);
  const prepared = race.prepare();
  await race.toggle();
  expect([await prepared, race.lanes.value]).toEqual([false, []]);
  expect(await race.prepare()).toBe(true);
});

test('a strategy that fails is told as such, and the other goes on', async () => {
  const [first, ...others] = puzzle.solving.strategies;
  const broken = {
    ...first!,
    watch() {
      throw new Error('broken');
    },
  };
  const own = withParts(puzzle, { solving: { strategies: [broken, ...others] } });
  const { race } = raceOn(HAND, { puzzle: own, client: () => clientOf(own) });
  expect(await race.prepare()).toBe(true);
  expect(race.lanes.value.map(({ is }) => is)).toEqual(['refused', 'recorded']);
});
