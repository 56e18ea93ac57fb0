import { describe, expect, it } from 'vitest';
import type { SolveRequest } from '../contract/index.ts';
import { solve } from './solve.ts';
import { fakeHost, fakePuzzle, fakeStrategy } from './testing/fake.ts';

/** A strategy that knows solutions in lumps, and still ticks once for each lump. */
const lumps = (...sizes: number[]) =>
  fakePuzzle([
    fakeStrategy('lumps', (probe) => {
      for (const size of sizes) {
        probe.tick();
        probe.counted(size);
      }
    }),
  ]);

async function run(puzzle: ReturnType<typeof lumps>, request: Partial<SolveRequest> = {}) {
  const host = fakeHost();
  await solve(puzzle as never, { puzzle: 'fake', text: '5', goal: 'count', ...request }, host);
  return host;
}

describe('solutions that are counted in bulk', () => {
  it('add up, without being told one by one', async () => {
    const host = await run(lumps(3, 0, 4_000_000_000));
    expect(host.of('solutions')).toEqual([]);
    expect(host.last()).toMatchObject({ ending: 'exhausted', count: 4_000_000_003, proven: true, stats: { nodes: 3 } });
  });

  it('add to those that are told', async () => {
    const mixed = fakePuzzle([
      fakeStrategy('mixed', (probe) => {
        probe.solution(1);
        probe.counted(2);
        probe.solution(2);
      }),
    ]);
    expect((await run(mixed)).last()).toMatchObject({ count: 4, proven: true });
  });

  it.each([
    [7, 7, 2],
    [8, 8, 3],
    [11, 11, 3],
  ])('a budget of %i solutions is kept to exactly', async (solutions, count, nodes) => {
    const host = await run(lumps(3, 4, 5), { budget: { solutions } });
    expect(host.last()).toMatchObject({ ending: 'out of budget', count, proven: false, stats: { nodes } });
  });

  it('a budget that is not used up changes nothing', async () => {
    expect((await run(lumps(3, 4), { budget: { solutions: 8 } })).last()).toMatchObject({
      ending: 'exhausted',
      count: 7,
      proven: true,
    });
  });

  it('a number too large to be exact is never told as one', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const exact = await run(lumps(most - 1));
    expect(exact.last()).toMatchObject({ ending: 'exhausted', count: most - 1, proven: true });
    for (const sizes of [
      [most, 1],
      [most - 1, 2],
      [2 ** 60, 1],
    ]) {
      expect((await run(lumps(...sizes))).last()).toMatchObject({
        ending: 'out of room',
        count: most,
        proven: false,
        stats: { nodes: sizes[0]! < most ? 2 : 1 },
      });
    }
  });

  it('are seen in the progress', async () => {
    const host = fakeHost();
    const slow = fakePuzzle([
      fakeStrategy('slow', (probe) => {
        probe.counted(40);
        probe.gauge('share', 0.25);
        host.pass(200);
        probe.tick();
      }),
    ]);
    await solve(slow as never, { puzzle: 'fake', text: '5', goal: 'count' }, host);
    expect(host.of('progress')).toMatchObject([{ count: 40, stats: { gauges: { share: 0.25 } } }]);
  });
});
