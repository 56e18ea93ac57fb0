import { effect } from '@preact/signals';
import { expect, it } from 'vitest';
import { clientOf } from '../../../lab/testing/client.ts';
import { figures, publishing } from '../../../lab/testing/published.ts';
import { createComputing } from './computing.ts';
import { figureKey } from './documents.ts';

const puzzle = publishing([figures.count, figures.long, figures.wrong]);
const make = () => createComputing(() => clientOf(puzzle));

it('computes one figure after the other, and tells how far it is', async () => {
  const computing = make();
  const told: string[] = [];
  effect(() => {
    const { value } = computing.running;
    if (value) told.push(`${value.done} of ${value.total}, ${computing.figures.peek().size} known`);
  });
  const run = computing.start([puzzle], false);
  expect(computing.isRunning.value).toBe(true);
  await run;
  expect(told).toEqual(['0 of 3, 0 known', '1 of 3, 1 known', '2 of 3, 2 known']);
  expect(computing.isRunning.value).toBe(false);
  expect(computing.running.value).toBeUndefined();
  expect(computing.figures.value.get(figureKey(puzzle, figures.wrong))).toMatchObject({ ours: 2, isDifference: true });
  expect(computing.ended.value).toMatchObject({ differences: 1, leftOut: 0, isCut: false });
});

it('leaves out what takes long, and forgets what it knew', async () => {
  const computing = make();
  await computing.start([puzzle], false);
  await computing.start([puzzle], true);
  expect(computing.figures.value.size).toBe(2);
  expect(computing.ended.value?.leftOut).toBe(1);
});

it('can be stopped; what was computed stays, and it can begin anew', async () => {
  const computing = make();
  const dispose = effect(() => {
    if (computing.figures.value.size === 1) computing.stop();
  });
  await computing.start([puzzle], false);
  dispose();
  expect(computing.ended.value?.isCut).toBe(true);
  expect(computing.figures.value.size).toBe(1);
  await computing.start([puzzle], false);
  expect(computing.figures.value.size).toBe(3);
});

it('does not begin twice', async () => {
  let clients = 0;
  const computing = createComputing(() => {
    clients++;
    return clientOf(puzzle);
  });
  await Promise.all([computing.start([puzzle], false), computing.start([puzzle], false)]);
  expect(clients).toBe(1);
});
