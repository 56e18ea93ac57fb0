import { expect, it } from 'vitest';
import type { Strategy } from '../contract/index.ts';
import { solve } from './solve.ts';
import { fakeHost, fakePuzzle, fakeStrategy } from './testing/fake.ts';

const requested = { puzzle: 'fake', text: '5', goal: 'best' } as const;

/** Finds that the instance is hard after three nodes and ten milliseconds, and solves it with something larger. */
function escalating(host: ReturnType<typeof fakeHost>): Strategy<number, number> {
  return fakeStrategy('escalating', () => undefined, {
    prepare: async () => {
      host.pass(30);
      return (probe) => {
        host.pass(10);
        probe.tick(3);
        return async () => {
          host.pass(500);
          return (again) => {
            host.pass(7);
            again.tick(4);
            again.solution(2);
          };
        };
      };
    },
  });
}

it('a run that escalates goes on with what it asked for, and both count', async () => {
  const host = fakeHost();
  await solve(fakePuzzle([escalating(host)]) as never, requested, host);
  expect(host.last()).toMatchObject({
    ending: 'exhausted',
    count: 1,
    proven: true,
    stats: { nodes: 7, milliseconds: 17, prepareMilliseconds: 530 },
  });
});

it('a limit of nodes holds for all of it', async () => {
  const host = fakeHost();
  await solve(fakePuzzle([escalating(host)]) as never, { ...requested, budget: { nodes: 5 } }, host);
  expect(host.last()).toMatchObject({ ending: 'out of budget', count: 0, stats: { nodes: 5 } });
});

it('the best is proven only by a strategy that finds the best; absence is proven by every complete one', async () => {
  const hasty = (text: string) => {
    const guarantees = { complete: true, optimal: false };
    const host = fakeHost();
    const strategy = fakeStrategy('hasty', (probe, instance) => instance > 0 && probe.solution(instance), {
      guarantees,
    });
    return solve(fakePuzzle([strategy]) as never, { ...requested, text }, host).then(() => host.last());
  };
  expect(await hasty('5')).toMatchObject({ ending: 'exhausted', count: 1, proven: false });
  expect(await hasty('0')).toMatchObject({ ending: 'exhausted', count: 0, proven: true });
});
