import { describe, expect, it } from 'vitest';
import type { SolveRequest } from '../contract/index.ts';
import { solve } from './solve.ts';
import { countUp, type FakeHost, fakeHost, fakePuzzle, fakeStrategy } from './testing/fake.ts';
import { withParts } from './testing/with-parts.ts';

const counting = fakePuzzle([fakeStrategy('count-up', countUp)]);

async function run(puzzle: typeof counting, request: Partial<SolveRequest> = {}, host = fakeHost()): Promise<FakeHost> {
  await solve(puzzle as never, { puzzle: 'fake', text: '5', ...request }, host);
  return host;
}

const found = (host: FakeHost) => host.of('solutions').flatMap(({ texts }) => texts);

describe('a solve', () => {
  it('tells when it starts, what it finds and how it ends', async () => {
    const host = await run(counting);
    expect(host.events[0]).toEqual({ type: 'started', text: '5', strategy: 'count-up', goal: 'all' });
    expect(found(host)).toEqual(['1', '2', '3', '4', '5']);
    expect(host.last()).toMatchObject({
      type: 'ended',
      ending: 'exhausted',
      count: 5,
      proven: true,
      stats: { nodes: 5 },
    });
  });

  it('hands on the first solution at once and the others in bundles', async () => {
    const host = await run(counting, { text: '100' });
    expect(host.of('solutions').map(({ texts }) => texts.length)).toEqual([1, 99]);
  });

  it('makes no bundle so large that its listener is long busy with it', async () => {
    const host = await run(counting, { text: '3000' });
    expect(host.of('solutions').map(({ texts }) => texts.length)).toEqual([1, 1024, 1024, 951]);
  });

  it('proves nothing with a strategy that is not complete', async () => {
    const partial = fakeStrategy('partial', () => {}, { guarantees: { complete: false, optimal: false } });
    expect((await run(fakePuzzle([partial]))).last()).toMatchObject({ ending: 'exhausted', count: 0, proven: false });
  });

  it('is plain JSON', async () => {
    const host = await run(counting);
    expect(JSON.parse(JSON.stringify(host.events))).toEqual(host.events);
  });

  it('shows the nearest miss only where there is no solution', async () => {
    const miss = fakePuzzle([
      fakeStrategy('miss', (probe, instance) => {
        probe.nearest(instance + 1);
        if (instance > 5) countUp(probe, instance);
      }),
    ]);
    const nearest = { text: '6', problems: [{ text: { code: 'out-of-range' } }] };
    expect((await run(miss)).last()).toMatchObject({ count: 0, proven: true, nearest });
    expect((await run(miss, { text: '6' })).last()).not.toHaveProperty('nearest');
  });

  it('ends with the last note that was made, where one was', async () => {
    const noting = fakePuzzle([
      fakeStrategy('noting', (probe, instance) => {
        for (let n = 1; n <= instance; n++) probe.note({ code: 'note', params: { n } });
      }),
    ]);
    expect((await run(noting)).last()).toMatchObject({ note: { code: 'note', params: { n: 5 } } });
    expect((await run(noting, { text: '0' })).last()).not.toHaveProperty('note');
  });

  it('times the preparation apart, and keeps gauges', async () => {
    const host = fakeHost();
    const slow = fakeStrategy('slow', () => {}, {
      prepare: async (_, __, ___, { ticker }) => {
        host.pass(30);
        ticker.tick(1000);
        return (probe) => {
          host.pass(12);
          probe.tick(7);
          probe.gauge('depth', 3);
        };
      },
    });
    const stats = { nodes: 7, milliseconds: 12, prepareMilliseconds: 30, gauges: { depth: 3 } };
    expect((await run(fakePuzzle([slow]), {}, host)).last()).toMatchObject({ stats });
  });
});

describe('a run that has told everything', () => {
  const exhausting = fakeStrategy('exhausting', (probe) => {
    probe.tick();
    probe.exhausted();
    probe.nearest(7);
    for (;;) probe.tick();
  });

  it('keeps its proof when it is stopped while it looks for something nearer', async () => {
    const host = await run(fakePuzzle([exhausting]), { budget: { nodes: 1000 } });
    expect(host.last()).toMatchObject({ ending: 'exhausted', proven: true, count: 0, nearest: { text: '7' } });
  });
});

describe('a strategy that does not promise the best', () => {
  const guarantees = { complete: true, optimal: false };
  const best = async (isKnown: boolean) => {
    const lucky = fakeStrategy(
      'lucky',
      (probe) => {
        probe.solution(1);
        if (isKnown) probe.exhausted();
      },
      { guarantees },
    );
    return (await run(fakePuzzle([lucky]), { goal: 'best' })).last();
  };

  it('proves it where the run knows that there is no better one, and only there', async () => {
    expect(await best(true)).toMatchObject({ ending: 'exhausted', count: 1, proven: true });
    expect(await best(false)).toMatchObject({ ending: 'exhausted', count: 1, proven: false });
  });
});

describe('goals', () => {
  it('first ends with one', async () => {
    const host = await run(counting, { goal: 'first' });
    expect(found(host)).toEqual(['1']);
    expect(host.last()).toMatchObject({ ending: 'goal met', count: 1, proven: false });
  });

  it('count counts without telling', async () => {
    const host = await run(counting, { goal: 'count' });
    expect(host.of('solutions')).toEqual([]);
    expect(host.last()).toMatchObject({ ending: 'exhausted', count: 5, proven: true });
  });

  it('best tells each one that is better than those before', async () => {
    const order = [4, 5, 2, 3, 2, 1];
    const puzzle = fakePuzzle([fakeStrategy('order', (probe) => order.forEach((n) => void probe.solution(n)))]);
    const host = await run(puzzle, { goal: 'best' });
    expect(found(host)).toEqual(['4', '2', '1']);
    expect(host.last()).toMatchObject({ ending: 'exhausted', count: 1, proven: true });
  });

  it('best is refused where nothing costs anything', async () => {
    const host = await run(fakePuzzle([], { solution: { cost: undefined } }), { goal: 'best' });
    expect(host.events).toEqual([{ type: 'refused', problem: { text: { code: 'no-cost' } } }]);
  });

  it("is the puzzle's own where none is named", async () => {
    const host = await run(withParts(counting, { solving: { goal: () => 'first' } }));
    expect(host.events[0]).toMatchObject({ goal: 'first' });
  });
});

describe('budgets', () => {
  it.each([
    [{ solutions: 3 }, { count: 3 }],
    [{ solutions: 1 }, { count: 1 }],
    [{ nodes: 4 }, { count: 4, stats: { nodes: 4 } }],
    [{ nodes: 1 }, { count: 1, stats: { nodes: 1 } }],
  ])('%j is kept to exactly', async (budget, expected) => {
    const host = await run(counting, { text: '1000', budget });
    expect(host.last()).toMatchObject({ type: 'ended', ending: 'out of budget', proven: false, ...expected });
    expect(found(host)).toHaveLength(expected.count);
  });

  it('enough is as good as none', async () => {
    const host = await run(counting, { budget: { nodes: 5, solutions: 6, milliseconds: 1000 } });
    expect(host.last()).toMatchObject({ ending: 'exhausted', count: 5, proven: true });
  });

  it('counts nodes that come in lumps', async () => {
    const lumps = fakePuzzle([fakeStrategy('lumps', (probe) => [40, 40, 40].forEach((n) => void probe.tick(n)))]);
    const host = await run(lumps, { budget: { nodes: 100 } });
    expect(host.last()).toMatchObject({ ending: 'out of budget' });
    expect((await run(lumps, { budget: { nodes: 120 } })).last()).toMatchObject({ ending: 'exhausted' });
  });

  it('of time stops the preparation and the run', async () => {
    for (const phase of ['prepare', 'run'] as const) {
      const host = fakeHost();
      const work = (tick: () => void) => {
        for (;;) {
          host.pass(1);
          tick();
        }
      };
      const endless = fakeStrategy('endless', (probe) => work(() => probe.tick()), {
        ...(phase === 'prepare' && {
          prepare: async (_, __, ___, { ticker }) => work(() => ticker.tick()),
        }),
      });
      await run(fakePuzzle([endless]), { budget: { milliseconds: 250 } }, host);
      expect(host.last()).toMatchObject({ type: 'ended', ending: 'out of budget' });
      expect(host.now()).toBeLessThan(1000 + 270);
    }
  });
});

describe('cancelling', () => {
  it('before the start is felt before the run', async () => {
    const host = fakeHost();
    host.stop();
    await run(counting, {}, host);
    expect(host.last()).toMatchObject({ type: 'ended', ending: 'cancelled', count: 0, proven: false });
  });

  it('is felt while preparing', async () => {
    const host = fakeHost();
    const patient = fakeStrategy('patient', () => {}, {
      prepare: async (_, __, ___, { ticker }) => {
        for (let n = 0; ; n++) {
          if (n === 500) host.stop();
          host.pass(1);
          ticker.tick();
        }
      },
    });
    await run(fakePuzzle([patient]), {}, host);
    expect(host.last()).toMatchObject({ ending: 'cancelled', stats: { nodes: 0, milliseconds: 0 } });
    expect(host.now()).toBeLessThan(1000 + 520);
  });

  it('keeps what was found', async () => {
    const host = fakeHost();
    const endless = fakeStrategy('endless', (probe) => {
      for (let n = 1; ; n++) {
        if (n <= 5) probe.solution(n);
        if (n === 500) host.stop();
        host.pass(0.1);
        probe.tick();
      }
    });
    await run(fakePuzzle([endless]), {}, host);
    expect(found(host)).toEqual(['1', '2', '3', '4', '5']);
    expect(host.last()).toMatchObject({ ending: 'cancelled', count: 5, proven: false });
  });
});

describe('mistakes of ours', () => {
  it('a wrong solution is never handed on, but the right ones before it stand', async () => {
    const wrong = fakePuzzle([fakeStrategy('wrong', (probe) => [1, 2, 9].forEach((n) => void probe.solution(n)))]);
    const host = await run(wrong);
    expect(found(host)).toEqual(['1', '2']);
    const params = { strategy: 'wrong', solution: '9', code: 'out-of-range' };
    expect(host.last()).toMatchObject({ type: 'failed', text: { code: 'wrong-answer', params } });
  });

  it.each([
    ['parse', fakePuzzle([], { instance: { parse: broken, format: String, lines: 'one' } })],
    ['prepare', fakePuzzle([fakeStrategy('broken', () => {}, { prepare: broken })])],
    ['run', fakePuzzle([fakeStrategy('broken', broken)])],
  ])('an exception in %s becomes an event', async (_, puzzle) => {
    const host = await run(puzzle);
    expect(host.last()).toMatchObject({ type: 'failed', text: { code: 'bug', params: { detail: 'broken' } } });
  });
});

function broken(): never {
  throw new Error('broken');
}
