import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shard, SolveEvent, SolveRequest, Strategy } from '../contract/index.ts';
import { catalogueOf, fakePuzzle, fakeStrategy } from '../engine/testing/fake.ts';
import { steadyPlatform, turns } from '../engine/testing/time.ts';
import type { Client } from './client.ts';
import { solveDivided } from './divided.ts';
import { inlineClient } from './inline.ts';
import { Pool } from './pool.ts';

type Fake = Strategy<number, number>;

/** Numbers from 1 up to the instance, a node each; shards of three. With goal `best` only multiples of 5 count, and round r looks at those up to 5 r. */
const inThrees: Partial<Fake> = {
  split(instance, goal, _options, _context, round): Shard[] {
    const isByRounds = goal === 'best';
    if (instance === 0 || (round > 0 && !isByRounds)) return [];
    const last = isByRounds ? Math.min(instance, 5 * round) : instance;
    const first = isByRounds ? Math.max(1, last - 4) : 1;
    return Array.from({ length: Math.max(1, Math.ceil((last - first + 1) / 3)) }, (_, i) => {
      const from = first + 3 * i;
      return { id: `${round}-${i}`, weight: 1, part: `${from}-${Math.min(from + 2, last)}` };
    });
  },
  prepare: async (instance, goal, _options, { part }) => {
    const [from, to] = part ? part.split('-').map(Number) : [1, instance];
    return (probe) => {
      for (let n = from!; n <= to!; n++) {
        probe.tick();
        if (goal === 'count') probe.counted(1);
        else if (goal !== 'best' || n % 5 === 0) probe.solution(n);
      }
    };
  },
};

/** A pool whose workers take some turns of the event loop, in an order that is not that of the shards. */
function poolOf(strategy: Fake, size: number): Pool {
  const catalogue = catalogueOf(fakePuzzle([strategy]));
  let jobs = 0;
  const newClient = (): Client => {
    const client = inlineClient(catalogue, steadyPlatform());
    const solve: Client['solve'] = (request, listener) => {
      const slow = turns(jobs++ % 3);
      const job = slow.then(() => client.solve(request, listener));
      return { done: job.then(({ done }) => done), cancel: () => void job.then(({ cancel }) => cancel()) };
    };
    return Object.assign(Object.create(client) as Client, {
      solve,
      ask: client.ask.bind(client),
      start: client.start.bind(client),
      close: client.close.bind(client),
    });
  };
  return new Pool(newClient, size);
}

async function solved(
  request: Partial<SolveRequest>,
  { size = 3, strategy = fakeStrategy('threes', () => {}, inThrees) } = {},
) {
  const pool = poolOf(strategy, size);
  const events: SolveEvent[] = [];
  const full = { puzzle: 'fake', text: '10', ...request };
  const last = await solveDivided(pool, steadyPlatform().now, full, (event) => void events.push(event)).done;
  pool.close();
  const texts = events.flatMap((event) => (event.type === 'solutions' ? event.texts : []));
  return { last, events, texts };
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => String(i + 1));

describe('a divided search', () => {
  it('tells what a whole one tells, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(40), fc.integer({ min: 1, max: 5 }), async (n, size) => {
        const { last, texts, events } = await solved({ text: String(n), goal: 'all' }, { size });
        expect(texts).toEqual(upTo(n));
        expect(last).toMatchObject({ type: 'ended', ending: 'exhausted', count: n, proven: true, stats: { nodes: n } });
        expect(events[0]).toMatchObject({ type: 'started', strategy: 'threes', goal: 'all' });
        expect(events.filter(({ type }) => type === 'started' || type === 'ended')).toHaveLength(2);
      }),
      { numRuns: 20 },
    );
  });

  it('counts', async () => {
    const { last, texts } = await solved({ text: '1000', goal: 'count' });
    expect(last).toMatchObject({ ending: 'exhausted', count: 1000, proven: true, stats: { gauges: { share: 1 } } });
    expect(texts).toEqual([]);
  });

  it('stops at a number of solutions, which are the first ones', async () => {
    const { last, texts } = await solved({ text: '100', goal: 'all', budget: { solutions: 8 } });
    expect(texts).toEqual(upTo(8));
    expect(last).toMatchObject({ ending: 'out of budget', count: 8, proven: false });
    const counted = await solved({ text: '100', goal: 'count', budget: { solutions: 8 } });
    expect(counted.last).toMatchObject({ ending: 'out of budget', count: 8, proven: false });
  });

  it('ends with the first solution that any shard finds', async () => {
    const { last, texts } = await solved({ text: '100', goal: 'first' });
    expect(texts).toHaveLength(1);
    expect(last).toMatchObject({ ending: 'goal met', count: 1 });
  });

  it('goes on by rounds until one has a solution', async () => {
    const { last, texts } = await solved({ text: '100', goal: 'best' });
    expect(texts).toEqual(['5']);
    expect(last).toMatchObject({ ending: 'exhausted', count: 1, proven: true });
  });

  it('runs whole where there is nothing to divide, and refuses what a worker refuses', async () => {
    expect((await solved({ text: '0', goal: 'all' })).last).toMatchObject({
      ending: 'exhausted',
      count: 0,
      proven: true,
    });
    expect((await solved({ text: 'x' })).last).toMatchObject({ type: 'refused' });
    const whole = await solved({ goal: 'all' }, { strategy: fakeStrategy('whole', (probe) => probe.solution(1)) });
    expect(whole.texts).toEqual(['1']);
  });

  it('fails where a shard fails', async () => {
    const prepare: Fake['prepare'] = async (...args) => {
      if (args[3].part === '4-6') throw new Error('no');
      return inThrees.prepare!(...args);
    };
    const strategy = fakeStrategy('failing', () => {}, { ...inThrees, prepare });
    expect((await solved({ goal: 'all' }, { strategy })).last).toMatchObject({ type: 'failed', text: { code: 'bug' } });
  });

  it('ends early when it is cancelled, and rejects where its listener throws', async () => {
    const pool = poolOf(
      fakeStrategy('threes', () => {}, inThrees),
      2,
    );
    const request: SolveRequest = { puzzle: 'fake', text: '300', goal: 'all' };
    const { now } = steadyPlatform();
    const job = solveDivided(pool, now, request, (event) => {
      if (event.type === 'solutions') job.cancel();
    });
    expect(await job.done).toMatchObject({ type: 'ended', ending: 'cancelled', proven: false });
    const throwing = solveDivided(pool, now, request, (event) => {
      if (event.type === 'solutions') throw new Error('mine');
    });
    await expect(throwing.done).rejects.toThrow('mine');
    pool.close();
  });
});
