import { describe, expect, it } from 'vitest';
import { createService } from './service.ts';
import { catalogueOf, countUp, fakeHost, fakePuzzle, fakeStrategy } from './testing/fake.ts';
import type { FromWorker } from './worker-protocol.ts';

function serviceOf(puzzle: ReturnType<typeof fakePuzzle>) {
  const said: FromWorker[] = [];
  const service = createService(catalogueOf(puzzle), fakeHost().now, (message) => void said.push(message));
  return { service, said };
}

const counting = fakePuzzle([fakeStrategy('count-up', countUp)]);

describe('the service', () => {
  it('solves, and marks every event with its job', async () => {
    const { service, said } = serviceOf(counting);
    await service({ job: 7, solve: { puzzle: 'f', text: '2' } });
    expect(said.every(({ job }) => job === 7)).toBe(true);
    expect(said.at(-1)).toMatchObject({ event: { type: 'ended', count: 2 } });
  });

  it('refuses a puzzle it does not know, in a solve and in a question', async () => {
    const { service, said } = serviceOf(counting);
    await service({ job: 1, solve: { puzzle: 'chess', text: '2' } });
    await service({ job: 2, ask: { ask: 'hint', puzzle: 'chess', text: '2' } });
    const problem = { text: { code: 'unknown-puzzle', params: { word: 'chess', known: 'fake / f' } } };
    expect(said).toEqual([
      { job: 1, event: { type: 'refused', problem } },
      { job: 2, reply: { ok: false, of: 'instance', problem } },
    ]);
  });

  it('keeps one cache for all its jobs', async () => {
    const seen: number[] = [];
    const remembering = fakePuzzle([fakeStrategy('count-up', countUp)], {
      helping: {
        hint(_, { cache }) {
          const times = ((cache.get('times') as number | undefined) ?? 0) + 1;
          cache.set('times', times);
          seen.push(times);
          return [];
        },
      },
    });
    const { service } = serviceOf(remembering);
    for (const job of [1, 2, 3]) await service({ job, ask: { ask: 'hint', puzzle: 'fake', text: '2' } });
    expect(seen).toEqual([1, 2, 3]);
  });

  it('stops a solve and a question by their flag', async () => {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    flag[0] = 1;
    const endless = fakePuzzle([fakeStrategy('count-up', countUp)], {
      helping: {
        hint(_, { ticker }) {
          for (;;) ticker.tick();
        },
      },
    });
    const { service, said } = serviceOf(endless);
    await service({ job: 1, flag, solve: { puzzle: 'fake', text: '2' } });
    await service({ job: 2, flag, ask: { ask: 'hint', puzzle: 'fake', text: '2' } });
    expect(said.slice(-2)).toMatchObject([
      { event: { type: 'ended', ending: 'cancelled' } },
      { reply: { ok: false, problem: { text: { code: 'cancelled' } } } },
    ]);
  });

  it('answers a question that breaks with a refusal', async () => {
    const { service, said } = serviceOf(
      fakePuzzle([], {
        helping: {
          explain() {
            throw new Error('broken');
          },
        },
      }),
    );
    await service({ job: 1, ask: { ask: 'explain', puzzle: 'fake', text: '2' } });
    expect(said).toMatchObject([{ reply: { ok: false, problem: { text: { code: 'bug' } } } }]);
  });
});
