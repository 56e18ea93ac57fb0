import { expect, it } from 'vitest';
import type { Strategy } from '../contract/index.ts';
import { solve } from './solve.ts';
import { fakePuzzle, fakeRoom, fakeStrategy } from './testing/fake.ts';

const requested = { puzzle: 'fake', text: '5', goal: 'best' } as const;

/** Finds that the instance is hard after three nodes and ten milliseconds, and solves it with something larger. */
function escalating(room: ReturnType<typeof fakeRoom>): Strategy<number, number> {
  return fakeStrategy('escalating', () => undefined, {
    prepare: async () => {
      room.pass(30);
      return (probe) => {
        room.pass(10);
        probe.tick(3);
        return async () => {
          room.pass(500);
          return (again) => {
            room.pass(7);
            again.tick(4);
            again.solution(2);
          };
        };
      };
    },
  });
}

it('a run that escalates goes on with what it asked for, and both count', async () => {
  const room = fakeRoom();
  await solve(fakePuzzle([escalating(room)]) as never, requested, room);
  expect(room.last()).toMatchObject({
    ending: 'exhausted',
    count: 1,
    proven: true,
    stats: { nodes: 7, milliseconds: 17, prepareMilliseconds: 530 },
  });
});

it('a limit of nodes holds for all of it', async () => {
  const room = fakeRoom();
  await solve(fakePuzzle([escalating(room)]) as never, { ...requested, budget: { nodes: 5 } }, room);
  expect(room.last()).toMatchObject({ ending: 'out of budget', count: 0, stats: { nodes: 5 } });
});

it('the best is proven only by a strategy that finds the best; that there is none, by every complete one', async () => {
  const hasty = (text: string) => {
    const guarantees = { complete: true, optimal: false };
    const room = fakeRoom();
    const strategy = fakeStrategy('hasty', (probe, instance) => instance > 0 && probe.solution(instance), {
      guarantees,
    });
    return solve(fakePuzzle([strategy]) as never, { ...requested, text }, room).then(() => room.last());
  };
  expect(await hasty('5')).toMatchObject({ ending: 'exhausted', count: 1, proven: false });
  expect(await hasty('0')).toMatchObject({ ending: 'exhausted', count: 0, proven: true });
});
