import { expect, it } from 'vitest';
import type { AnyPuzzle } from '../contract/index.ts';
import { template } from '../puzzles/template/index.ts';
import { clientOf } from './testing/client.ts';
import { findWhole } from './whole.ts';

const client = clientOf(template as unknown as AnyPuzzle);
const watched = { puzzle: 'template', text: '3 5 8 -> 8', strategy: 'take-or-leave' };

it('a solve with the same goal and options tells how large the search is', async () => {
  expect(await findWhole(client, watched, 1000).done).toEqual({ counted: 13, isExact: true });
  const first = await findWhole(client, { ...watched, goal: 'first' }, 1000).done;
  expect(first).toEqual({ counted: 3, isExact: true });
  const other = await findWhole(client, { ...watched, options: { target: 3 } }, 1000).done;
  expect(other).toEqual({ counted: 7, isExact: true });
});

it('a solve that is stopped tells how large it is at least', async () => {
  const ended = (nodes: number) => ({
    done: Promise.resolve({
      type: 'ended' as const,
      ending: 'out of budget' as const,
      count: 0,
      proven: false,
      stats: { nodes, milliseconds: 1, prepareMilliseconds: 0 },
    }),
    cancel: () => undefined,
  });
  expect(await findWhole({ solve: () => ended(70) }, watched, 1).done).toEqual({ counted: 70, isExact: false });
  expect(await findWhole({ solve: () => ended(0) }, watched, 1).done).toBeUndefined();
});

it('a solve that is refused tells nothing', async () => {
  expect(await findWhole(client, { ...watched, text: 'nonsense' }, 1000).done).toBeUndefined();
});
