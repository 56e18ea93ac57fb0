import { describe, expect, it } from 'vitest';
import type { Shard, SolveEvent, SolveRequest } from '../contract/index.ts';
import { catalogueOf, fakePuzzle, fakeStrategy } from '../engine/testing/fake.ts';
import { timelessPlatform, turn, until } from '../engine/testing/time.ts';
import type { Client } from './client.ts';
import { LONG, solveGrowing } from './growing.ts';
import { inlineClient } from './inline.ts';
import { Pool } from './pool.ts';

/** Ten solutions, in two shards. */
const halves = fakeStrategy('halves', () => {}, {
  split: (instance, _goal, _options, _context, round): Shard[] =>
    round > 0 ? [] : ['1-5', `6-${instance}`].map((part, i) => ({ id: String(i), weight: 1, part })),
  prepare: async (_instance, _goal, _options, { part }) => {
    const [from, to] = part!.split('-').map(Number);
    return (probe) => {
      for (let n = from!; n <= to!; n++) probe.solution(n);
    };
  },
});
const undivided = fakeStrategy('halves', () => {});

const request: SolveRequest = { puzzle: 'fake', text: '10', goal: 'all' };
const stats = (share: number) => ({ nodes: 1, milliseconds: 1, prepareMilliseconds: 0, gauges: { share } });

/** A search whose one worker says what the test makes it say. */
function setUp(strategy = halves) {
  let time = 0;
  let say!: (event: SolveEvent) => void;
  let end!: (event: SolveEvent) => void;
  const told: SolveEvent[] = [];
  const done = new Promise<SolveEvent>((settle) => {
    end = (event) => {
      say(event);
      settle(event);
    };
  });
  const cancelled: SolveEvent = { type: 'ended', ending: 'cancelled', count: 0, proven: false, stats: stats(0) };
  const one: Pick<Client, 'solve'> = {
    solve(_request, listener) {
      say = listener!;
      return { done, cancel: () => end(cancelled) };
    },
  };
  const pool = new Pool(() => inlineClient(catalogueOf(fakePuzzle([strategy])), timelessPlatform), 2);
  const ask = pool.ask.bind(pool);
  let answers = 0;
  pool.ask = (...given) => {
    const job = ask(...given);
    void job.done.then(() => answers++);
    return job;
  };
  let isMany = false;
  const many = async () => {
    isMany = true;
    return pool;
  };
  const job = solveGrowing({ one, many, now: () => time }, request, (event) => void told.push(event));
  const texts = () => told.flatMap((event) => (event.type === 'solutions' ? event.texts : []));
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  /** Until it is known whether the search can be divided, and what comes of that has begun. */
  const known = async () => {
    await until(() => answers === 2);
    await turn();
  };
  return { job, told, texts, pass, say, end, known, isMany: () => isMany };
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => String(i + 1));
const ended: SolveEvent = { type: 'ended', ending: 'exhausted', count: 3, proven: true, stats: stats(1) };
const started: SolveEvent = { type: 'started', text: '10', strategy: 'halves', goal: 'all' };

describe('a search that begins in one worker', () => {
  // To do everything again would take longer than what is left.
  it.each([0.9, 0.4])('ends there where a share of %f is done', async (share) => {
    const { job, told, pass, say, end, isMany } = setUp();
    say(started);
    pass(LONG - 1);
    say({ type: 'progress', count: 0, stats: stats(0.1) });
    pass(LONG);
    say({ type: 'progress', count: 0, stats: stats(share) });
    await turn();
    end(ended);
    expect(await job.done).toBe(ended);
    expect(isMany()).toBe(false);
    expect(told.at(-1)).toBe(ended);
  });

  it('goes on over several where it is long, and tells each solution once and in order', async () => {
    const { job, told, texts, pass, say } = setUp();
    say(started);
    say({ type: 'solutions', texts: upTo(7) });
    pass(LONG);
    say({ type: 'progress', count: 7, stats: stats(0.1) });
    const last = await job.done;
    expect(texts()).toEqual(upTo(10));
    expect(last).toMatchObject({ type: 'ended', ending: 'exhausted', count: 10, proven: true });
    expect(last).toMatchObject({ stats: { prepareMilliseconds: LONG } });
    expect(told.filter(({ type }) => type === 'started' || type === 'ended').map(({ type }) => type)).toEqual([
      'started',
      'ended',
    ]);
    expect(told.at(-1)).toEqual(last);
  });

  it('stays where it is if it cannot be divided, or ends in the meantime', async () => {
    const whole = setUp(undivided);
    whole.say(started);
    whole.pass(LONG);
    whole.say({ type: 'progress', count: 0, stats: stats(0) });
    await whole.known();
    whole.end(ended);
    expect(await whole.job.done).toBe(ended);
    const quick = setUp();
    quick.say(started);
    quick.pass(LONG);
    quick.say({ type: 'progress', count: 0, stats: stats(0) });
    quick.end(ended);
    expect(await quick.job.done).toBe(ended);
    await quick.known();
    expect(quick.told.filter((event) => event.type === 'ended')).toEqual([ended]);
  });

  it('can be cancelled', async () => {
    const { job, say } = setUp();
    say(started);
    job.cancel();
    expect(await job.done).toMatchObject({ ending: 'cancelled' });
  });
});
