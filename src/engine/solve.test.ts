import { describe, expect, it } from 'vitest';
import type { SolveRequest } from '../contract/index.ts';
import { solve } from './solve.ts';
import { countUp, type FakeRoom, fakePuzzle, fakeRoom, fakeStrategy, number } from './testing/fake.ts';

const counting = fakePuzzle([fakeStrategy('count-up', countUp)]);

async function run(puzzle: typeof counting, request: Partial<SolveRequest> = {}, room = fakeRoom()): Promise<FakeRoom> {
  await solve(puzzle as never, { puzzle: 'fake', text: '5', ...request }, room);
  return room;
}

const found = (room: FakeRoom) => room.of('solutions').flatMap(({ texts }) => texts);

describe('a solve', () => {
  it('tells when it starts, what it finds and how it ends', async () => {
    const room = await run(counting);
    expect(room.events[0]).toEqual({ type: 'started', text: '5', strategy: 'count-up', goal: 'all' });
    expect(found(room)).toEqual(['1', '2', '3', '4', '5']);
    expect(room.last()).toMatchObject({
      type: 'ended',
      ending: 'exhausted',
      count: 5,
      proven: true,
      stats: { nodes: 5 },
    });
  });

  it('hands on the first solution at once and the others in bundles', async () => {
    const room = await run(counting, { text: '100' });
    expect(room.of('solutions').map(({ texts }) => texts.length)).toEqual([1, 99]);
  });

  it('makes no bundle so large that its listener is long busy with it', async () => {
    const room = await run(counting, { text: '3000' });
    expect(room.of('solutions').map(({ texts }) => texts.length)).toEqual([1, 1024, 1024, 951]);
  });

  it('proves nothing with a strategy that is not complete', async () => {
    const partial = fakeStrategy('partial', () => {}, { guarantees: { complete: false, optimal: false } });
    expect((await run(fakePuzzle([partial]))).last()).toMatchObject({ ending: 'exhausted', count: 0, proven: false });
  });

  it('is plain JSON', async () => {
    const room = await run(counting);
    expect(JSON.parse(JSON.stringify(room.events))).toEqual(room.events);
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
    const room = fakeRoom();
    const slow = fakeStrategy('slow', () => {}, {
      prepare: async (_, __, ___, { ticker }) => {
        room.pass(30);
        ticker.tick(1000);
        return (probe) => {
          room.pass(12);
          probe.tick(7);
          probe.gauge('depth', 3);
        };
      },
    });
    const stats = { nodes: 7, milliseconds: 12, prepareMilliseconds: 30, gauges: { depth: 3 } };
    expect((await run(fakePuzzle([slow]), {}, room)).last()).toMatchObject({ stats });
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
    const room = await run(fakePuzzle([exhausting]), { budget: { nodes: 1000 } });
    expect(room.last()).toMatchObject({ ending: 'exhausted', proven: true, count: 0, nearest: { text: '7' } });
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
    const room = await run(counting, { goal: 'first' });
    expect(found(room)).toEqual(['1']);
    expect(room.last()).toMatchObject({ ending: 'goal met', count: 1, proven: false });
  });

  it('count counts without telling', async () => {
    const room = await run(counting, { goal: 'count' });
    expect(room.of('solutions')).toEqual([]);
    expect(room.last()).toMatchObject({ ending: 'exhausted', count: 5, proven: true });
  });

  it('best tells each one that is better than those before', async () => {
    const order = [4, 5, 2, 3, 2, 1];
    const puzzle = fakePuzzle([fakeStrategy('order', (probe) => order.forEach((n) => void probe.solution(n)))]);
    const room = await run(puzzle, { goal: 'best' });
    expect(found(room)).toEqual(['4', '2', '1']);
    expect(room.last()).toMatchObject({ ending: 'exhausted', count: 1, proven: true });
  });

  it('best is refused where nothing costs anything', async () => {
    const room = await run(fakePuzzle([], { solution: { ...number, kind: 'position' } }), { goal: 'best' });
    expect(room.events).toEqual([{ type: 'refused', problem: { text: { code: 'no-cost' } } }]);
  });

  it("is the puzzle's own where none is named", async () => {
    const room = await run({ ...counting, goal: () => 'first' });
    expect(room.events[0]).toMatchObject({ goal: 'first' });
  });
});

describe('budgets', () => {
  it.each([
    [{ solutions: 3 }, { count: 3 }],
    [{ solutions: 1 }, { count: 1 }],
    [{ nodes: 4 }, { count: 4, stats: { nodes: 4 } }],
    [{ nodes: 1 }, { count: 1, stats: { nodes: 1 } }],
  ])('%j is kept to exactly', async (budget, expected) => {
    const room = await run(counting, { text: '1000', budget });
    expect(room.last()).toMatchObject({ type: 'ended', ending: 'out of budget', proven: false, ...expected });
    expect(found(room)).toHaveLength(expected.count);
  });

  it('enough is as good as none', async () => {
    const room = await run(counting, { budget: { nodes: 5, solutions: 6, milliseconds: 1000 } });
    expect(room.last()).toMatchObject({ ending: 'exhausted', count: 5, proven: true });
  });

  it('counts nodes that come in lumps', async () => {
    const lumps = fakePuzzle([fakeStrategy('lumps', (probe) => [40, 40, 40].forEach((n) => void probe.tick(n)))]);
    const room = await run(lumps, { budget: { nodes: 100 } });
    expect(room.last()).toMatchObject({ ending: 'out of budget' });
    expect((await run(lumps, { budget: { nodes: 120 } })).last()).toMatchObject({ ending: 'exhausted' });
  });

  it('of time stops the preparation and the run', async () => {
    for (const phase of ['prepare', 'run'] as const) {
      const room = fakeRoom();
      const work = (tick: () => void) => {
        for (;;) {
          room.pass(1);
          tick();
        }
      };
      const endless = fakeStrategy('endless', (probe) => work(() => probe.tick()), {
        ...(phase === 'prepare' && {
          prepare: async (_, __, ___, { ticker }) => work(() => ticker.tick()),
        }),
      });
      await run(fakePuzzle([endless]), { budget: { milliseconds: 250 } }, room);
      expect(room.last()).toMatchObject({ type: 'ended', ending: 'out of budget' });
      expect(room.now()).toBeLessThan(1000 + 270);
    }
  });
});

describe('cancelling', () => {
  it('before the start is felt before the run', async () => {
    const room = fakeRoom();
    room.stop();
    await run(counting, {}, room);
    expect(room.last()).toMatchObject({ type: 'ended', ending: 'cancelled', count: 0, proven: false });
  });

  it('is felt while preparing', async () => {
    const room = fakeRoom();
    const patient = fakeStrategy('patient', () => {}, {
      prepare: async (_, __, ___, { ticker }) => {
        for (let n = 0; ; n++) {
          if (n === 500) room.stop();
          room.pass(1);
          ticker.tick();
        }
      },
    });
    await run(fakePuzzle([patient]), {}, room);
    expect(room.last()).toMatchObject({ ending: 'cancelled', stats: { nodes: 0, milliseconds: 0 } });
    expect(room.now()).toBeLessThan(1000 + 520);
  });

  it('keeps what was found', async () => {
    const room = fakeRoom();
    const endless = fakeStrategy('endless', (probe) => {
      for (let n = 1; ; n++) {
        if (n <= 5) probe.solution(n);
        if (n === 500) room.stop();
        room.pass(0.1);
        probe.tick();
      }
    });
    await run(fakePuzzle([endless]), {}, room);
    expect(found(room)).toEqual(['1', '2', '3', '4', '5']);
    expect(room.last()).toMatchObject({ ending: 'cancelled', count: 5, proven: false });
  });
});

describe('mistakes of ours', () => {
  it('a wrong solution is never handed on, but the right ones before it stand', async () => {
    const wrong = fakePuzzle([fakeStrategy('wrong', (probe) => [1, 2, 9].forEach((n) => void probe.solution(n)))]);
    const room = await run(wrong);
    expect(found(room)).toEqual(['1', '2']);
    expect(room.last()).toMatchObject({ type: 'failed', text: { code: 'bug' } });
    expect(JSON.stringify(room.last())).toMatch(/wrong gave .*9.*out-of-range/);
  });

  it.each([
    ['parse', fakePuzzle([], { instance: { parse: broken, format: String, lines: 'one' } })],
    ['prepare', fakePuzzle([fakeStrategy('broken', () => {}, { prepare: broken })])],
    ['run', fakePuzzle([fakeStrategy('broken', broken)])],
  ])('an exception in %s becomes an event', async (_, puzzle) => {
    const room = await run(puzzle);
    expect(room.last()).toMatchObject({ type: 'failed', text: { code: 'bug', params: { detail: 'broken' } } });
  });
});

function broken(): never {
  throw new Error('broken');
}
