import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { turn } from '../../../engine/testing/time.ts';
import { createTabs } from '../../../faces/web/testing/tabs.ts';
import type { SlidingHint } from '../hint.ts';
import { type Task, usualGoal } from '../model.ts';
import { createBests } from './bests.ts';
import { createSession, type Surroundings } from './session.ts';

const size = { rows: 3, columns: 3 };
const task: Task = { ...size, cells: [1, 2, 3, 4, 5, 6, 0, 7, 8], goal: usualGoal(size), metric: 'single' };

const help: readonly SlidingHint[] = [
  { kind: 'state', offer: { code: 'a' }, text: { code: 'hint-solvable' } },
  { kind: 'distance', offer: { code: 'b' }, text: { code: 'hint-best' }, data: { least: 2, most: 2 } },
  { kind: 'move', offer: { code: 'c' }, text: { code: 'hint-next' }, show: 'L' },
  { kind: 'way', offer: { code: 'd' }, text: { code: 'hint-rest' }, show: 'L2' },
];

/** A session in a room whose worker answers every question for help in the same way, and writes down what was asked. */
function session(state = '', hints = help) {
  const asked: string[] = [];
  const ask = (({ text }: { text: string }) => {
    asked.push(text);
    return { done: Promise.resolve({ ok: true, ask: 'hint', hints }), cancel: () => undefined };
  }) as unknown as Surroundings['ask'];
  const bests = createBests(createTabs().open().kept);
  const puzzle = { about: { id: 'x' }, solving: { strategies: [] } } as unknown as Surroundings['puzzle'];
  const made = createSession(
    { ask, puzzle, bests, delay: signal(1000), finished: () => undefined },
    task,
    state,
    undefined,
  );
  return Object.assign(made, { asked, bests });
}

test('a chosen solution is shown from the position as it lies, and left again for one’s own board', () => {
  const here = session('L');
  here.choose('L');
  expect([here.shows.value, here.cells.value[6]]).toEqual(['playback', 7]);
  expect([here.game.helped.value, here.offered.value]).toEqual([true, undefined]);
  here.playback.value?.go(1);
  expect(here.cells.value).toEqual(task.goal);
  here.leave();
  expect([here.shows.value, here.cells.value[6]]).toEqual(['own', 7]);
  expect(here.offered.value).toEqual(['L']);
  here.showOffered();
  expect(here.shows.value).toBe('playback');
  here.dispose();
});

test('the fewest moves are learnt from a way that is proven best, as the task counts them', () => {
  const here = session();
  expect(here.help.fewest.value).toBeUndefined();
  here.help.learn(['L', 'L']);
  expect(here.help.fewest.value).toBe(2);
  // From anywhere else it says nothing about the start.
  here.game.push('L');
  here.help.learn(['L']);
  expect(here.help.fewest.value).toBe(2);
  here.dispose();
});

test('a better solution does not interrupt a playback, but is offered', () => {
  const here = session();
  here.choose('DUL2');
  here.choose('L2');
  expect(here.playback.value?.path).toHaveLength(2);
  here.playback.value?.go(1);
  here.choose('LRL2');
  expect(here.playback.value?.path).toHaveLength(2);
  expect(here.offered.value).toHaveLength(4);
  here.showOffered();
  expect(here.playback.value?.path).toHaveLength(4);
  here.choose(undefined);
  here.choose('nonsense');
  expect(here.offered.value).toBeUndefined();
  here.dispose();
});

test('what is played on from here is taken over where it stands', () => {
  const here = session('L');
  // A way that leads nowhere from here is not played.
  here.play(['L', 'L']);
  expect(here.shows.value).toBe('own');
  here.game.undo();
  here.play(['L', 'L']);
  expect([here.shows.value, here.playback.value?.playing.value]).toEqual(['playback', true]);
  here.playback.value?.go(1);
  here.takeOver();
  expect([here.shows.value, here.game.moves.value, here.game.helped.value]).toEqual(['own', 1, true]);
  here.dispose();
});

test('help is asked once for a position, told level by level, and forgotten with the next move', async () => {
  const here = session();
  here.help.tell();
  await turn();
  expect(here.help.told.value).toHaveLength(1);
  expect([here.help.marked.value, here.game.helped.value]).toEqual([[], false]);
  here.help.tell();
  here.help.tell();
  expect([here.help.marked.value, here.game.helped.value]).toEqual([[7], true]);
  expect(here.help.next.value?.offer.code).toBe('d');
  expect([here.asked.length, here.help.fewest.value]).toEqual([1, 2]);
  here.game.push('L');
  expect([here.help.told.value.length, here.help.fewest.value]).toEqual([0, 2]);
  here.help.tell();
  await turn();
  expect(here.asked).toEqual(['1 2 3\n4 5 6\n- 7 8', '1 2 3\n4 5 6\n7 - 8']);
  here.dispose();
});

test('only a shuffled board that is solved here without help is a best', async () => {
  const solve = (state: string, before?: (here: ReturnType<typeof session>) => void) => {
    const here = session(state);
    before?.(here);
    here.game.press(8);
    here.dispose();
    return Object.keys(here.bests.all.value);
  };
  expect(solve('...easy')).toEqual(['3x3 easy']);
  expect(solve('')).toEqual([]);
  expect(solve('L2...easy')).toEqual([]);
  expect(solve('...easy.h')).toEqual([]);
  expect(solve('...easy', (here) => here.choose('L2'))).toEqual([]);
});
