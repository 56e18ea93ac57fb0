import { expect, it } from 'vitest';
import { type Bundle, sizeOf } from '../../engine/bundle.ts';
import { catalogueOf, countUp, fakePuzzle, fakeStrategy } from '../../engine/testing/fake.ts';
import { timelessPlatform } from '../../engine/testing/time.ts';
import { inlineClient } from '../../hosts/inline.ts';
import { runSolve } from './run-solve.ts';
import type { Terminal } from './terminal.ts';

const puzzle = fakePuzzle([fakeStrategy('up', countUp)]);
const client = () => inlineClient(catalogueOf(puzzle), timelessPlatform);
const terminal = { errors: {}, language: 'en', speaker: () => () => '' } as unknown as Terminal;
const run = (listener: (bundle: Bundle) => void) =>
  runSolve(terminal, client(), puzzle as never, { puzzle: 'fake', text: '5000' }, { keepAll: false, listener });

it('hands solutions on and keeps only the first, however many there are', async () => {
  let heard = 0;
  const { count, solutions } = await run((some) => {
    heard += sizeOf(some);
  });
  expect([heard, count, solutions]).toEqual([5000, 5000, ['1']]);
});

it('stops where they cannot be taken, and tells why', async () => {
  let calls = 0;
  const full = () => {
    calls++;
    throw new Error('the disk is full');
  };
  await expect(run(full)).rejects.toThrow('the disk is full');
  expect(calls).toBe(1);
});
