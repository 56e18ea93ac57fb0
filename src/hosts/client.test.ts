import { describe, expect, it } from 'vitest';
import type { SolveEvent, SolveRequest, Stats } from '../contract/index.ts';
import { Client } from './client.ts';
import { setUp } from './testing/fake-platform.ts';

const nothing: Stats = { nodes: 0, milliseconds: 0, prepareMilliseconds: 0 };
const some: Stats = { nodes: 7, milliseconds: 70, prepareMilliseconds: 1 };
const request = (text: string, milliseconds?: number): SolveRequest => ({
  puzzle: 'fake',
  text,
  ...(milliseconds === undefined ? {} : { budget: { milliseconds } }),
});
const ended = (count = 0): SolveEvent => ({ type: 'ended', ending: 'exhausted', count, proven: true, stats: some });

describe('the queue', () => {
  it('gives one worker one job at a time, in order', async () => {
    const { workers, solve } = setUp();
    const [a, b] = [solve(request('a')), solve(request('b'))];
    expect(workers).toHaveLength(1);
    expect(workers[0]!.posted).toMatchObject([{ solve: { text: 'a' } }]);
    workers[0]!.say(ended(1));
    expect(await a.done).toEqual(ended(1));
    expect(workers[0]!.posted).toMatchObject([{ solve: { text: 'a' } }, { solve: { text: 'b' } }]);
    workers[0]!.say(ended(2));
    expect(await b.done).toEqual(ended(2));
    expect(workers).toHaveLength(1);
  });

  it('hands on every event of the job and none of an earlier one', async () => {
    const { workers, solve } = setUp();
    const first = solve(request('a'));
    workers[0]!.say(ended());
    const second = solve(request('b'));
    const started: SolveEvent = { type: 'started', text: 'a', strategy: 's', goal: 'all' };
    workers[0]!.say(started);
    workers[0]!.say({ type: 'solutions', texts: ['late'] }, workers[0]!.posted[0]!.job);
    workers[0]!.say(ended());
    expect(first.events).toEqual([ended()]);
    expect(second.events).toEqual([started, ended()]);
    expect(await second.done).toEqual(ended());
  });

  it('carries questions too', async () => {
    const { client, workers } = setUp();
    const { done } = client.ask({ ask: 'check', puzzle: 'fake', text: 'a', answer: 'b' });
    expect(workers[0]!.job).toMatchObject({ ask: { ask: 'check' } });
    const reply = { ok: true, ask: 'check', problems: [] } as const;
    workers[0]!.heard({ job: workers[0]!.job.job, reply });
    expect(await done).toEqual(reply);
  });
});

describe('cancelling', () => {
  it('raises the flag, and lets the worker have the last word', async () => {
    const { workers, solve, timers } = setUp();
    const job = solve(request('a'));
    expect(workers[0]!.job.flag![0]).toBe(0);
    job.cancel();
    expect(workers[0]!.job.flag![0]).toBe(1);
    const last: SolveEvent = { type: 'ended', ending: 'cancelled', count: 3, proven: false, stats: some };
    workers[0]!.say(last);
    expect(await job.done).toEqual(last);
    expect(workers[0]!.ended).toBe(false);
    expect(timers()).toBe(0);
  });

  it('ends a worker that does not answer, with the last figures it gave', async () => {
    const { workers, solve, pass } = setUp();
    const [job, next] = [solve(request('a')), solve(request('b'))];
    workers[0]!.say({ type: 'progress', count: 4, stats: some });
    job.cancel();
    job.cancel();
    pass(399);
    expect(workers[0]!.ended).toBe(false);
    pass(1);
    expect(workers[0]!.ended).toBe(true);
    expect(await job.done).toEqual({ type: 'ended', ending: 'cancelled', count: 4, proven: false, stats: some });
    expect(job.events).toHaveLength(2);
    expect(workers[1]!.job).toMatchObject({ solve: { text: 'b' } });
    workers[1]!.say(ended());
    expect(await next.done).toEqual(ended());
  });

  it('ends the worker at once where no memory is shared', async () => {
    const { workers, solve } = setUp({ sharedMemory: false });
    const [job, next] = [solve(request('a')), solve(request('b'))];
    expect(workers[0]!.job).not.toHaveProperty('flag');
    job.cancel();
    expect(workers[0]!.ended).toBe(true);
    expect(await job.done).toMatchObject({ ending: 'cancelled', stats: nothing });
    expect(workers[1]!.job).toMatchObject({ solve: { text: 'b' } });
    workers[1]!.say(ended());
    await next.done;
  });

  it('counts the solutions heard since the last figures', async () => {
    const { workers, solve } = setUp({ sharedMemory: false });
    const job = solve(request('a'));
    workers[0]!.say({ type: 'solutions', texts: ['1'] });
    workers[0]!.say({ type: 'solutions', texts: ['2', '3'] });
    workers[0]!.say({ type: 'progress', count: 3, stats: some });
    workers[0]!.say({ type: 'solutions', texts: ['4'] });
    job.cancel();
    expect(await job.done).toMatchObject({ count: 4, stats: some });
    const best = solve({ ...request('a'), goal: 'best' });
    workers[1]!.say({ type: 'started', text: 'a', strategy: 's', goal: 'best' });
    workers[1]!.say({ type: 'solutions', texts: ['9', '8'] });
    workers[1]!.say({ type: 'solutions', texts: ['7'] });
    best.cancel();
    expect(await best.done).toMatchObject({ count: 1 });
  });

  it('takes a waiting job out of the queue', async () => {
    const { workers, solve } = setUp();
    const [a, b, c] = [solve(request('a')), solve(request('b')), solve(request('c'))];
    b.cancel();
    expect(await b.done).toMatchObject({ ending: 'cancelled', count: 0 });
    workers[0]!.say(ended());
    expect(workers[0]!.job).toMatchObject({ solve: { text: 'c' } });
    workers[0]!.say(ended());
    await Promise.all([a.done, c.done]);
  });

  it('means nothing after the end', async () => {
    const { workers, solve, timers } = setUp();
    const job = solve(request('a'));
    workers[0]!.say(ended());
    job.cancel();
    expect(job.events).toEqual([ended()]);
    expect(timers()).toBe(0);
    expect(workers[0]!.ended).toBe(false);
  });

  it('answers a question with a refusal', async () => {
    const { client } = setUp({ sharedMemory: false });
    const { done, cancel } = client.ask({ ask: 'hint', puzzle: 'fake', text: 'a' });
    cancel();
    expect(await done).toMatchObject({ ok: false, problem: { text: { code: 'cancelled' } } });
  });
});

describe('the time limit', () => {
  it('is watched from outside, for a worker that forgets it', async () => {
    const { workers, solve, pass } = setUp();
    const job = solve(request('a', 1000));
    pass(5000);
    workers[0]!.say({ type: 'started', text: 'a', strategy: 's', goal: 'all' });
    workers[0]!.say({ type: 'progress', count: 2, stats: some });
    pass(1399);
    expect(workers[0]!.ended).toBe(false);
    pass(1);
    expect(workers[0]!.ended).toBe(true);
    expect(await job.done).toEqual({ type: 'ended', ending: 'out of budget', count: 2, proven: false, stats: some });
  });

  it('of a question is answered at once, and a worker that does not stop is ended', async () => {
    const { client, workers, pass } = setUp();
    const question = { ask: 'hint', puzzle: 'fake', text: 'a' } as const;
    const late = client.ask(question, { milliseconds: 1000 });
    const next = client.ask(question);
    pass(999);
    expect(workers[0]!.job.flag![0]).toBe(0);
    pass(1);
    expect(await late.done).toMatchObject({ ok: false, problem: { text: { code: 'out-of-time' } } });
    expect(workers[0]!.job.flag![0]).toBe(1);
    pass(399);
    expect(workers[0]!.ended).toBe(false);
    pass(1);
    expect(workers[0]!.ended).toBe(true);
    expect(workers[1]!.job).toMatchObject({ ask: question });
    next.cancel();
  });

  it('of a question leaves a worker alone that answers in time, or stops when told to', async () => {
    const { client, workers, pass, timers } = setUp();
    const question = { ask: 'check', puzzle: 'fake', text: 'a', answer: 'b' } as const;
    const reply = { ok: true, ask: 'check', problems: [] } as const;
    const early = client.ask(question, { milliseconds: 1000 });
    workers[0]!.heard({ job: workers[0]!.job.job, reply });
    expect(await early.done).toEqual(reply);
    expect(timers()).toBe(0);
    client.ask(question, { milliseconds: 1000 });
    pass(1000);
    workers[0]!.heard({ job: workers[0]!.job.job, reply });
    pass(400);
    expect([workers.length, workers[0]!.ended]).toEqual([1, false]);
  });

  it('is held at last against a worker that never starts', async () => {
    const { workers, solve, pass } = setUp();
    const job = solve(request('a', 1000));
    pass(11_399);
    expect(workers[0]!.ended).toBe(false);
    pass(1);
    expect(await job.done).toMatchObject({ ending: 'out of budget', count: 0 });
  });

  it('begins when the job does, and is forgotten when it ends', () => {
    const { workers, solve, pass, timers } = setUp();
    solve(request('a'));
    const second = solve(request('b', 100));
    pass(10_000);
    expect(second.events).toEqual([]);
    workers[0]!.say(ended());
    expect(timers()).toBe(1);
    workers[0]!.say(ended());
    expect(timers()).toBe(0);
  });

  it.each([Number.POSITIVE_INFINITY, Number.NaN, 1e12])(
    'of %d sets no alarm that a timer cannot hold',
    (milliseconds) => {
      const { solve, pass, timers } = setUp();
      const job = solve(request('a', milliseconds));
      expect(timers()).toBe(0);
      pass(1_000_000);
      expect(job.events).toEqual([]);
    },
  );
});

describe('a worker that dies', () => {
  it('becomes an event, and the next job gets a new worker', async () => {
    const { workers, solve } = setUp();
    const [a, b] = [solve(request('a')), solve(request('b'))];
    workers[0]!.say({ type: 'progress', count: 2, stats: some });
    workers[0]!.die('out of memory');
    expect(await a.done).toEqual({
      type: 'failed',
      text: { code: 'worker-died', params: { detail: 'out of memory' } },
      stats: some,
    });
    expect(workers[1]!.job).toMatchObject({ solve: { text: 'b' } });
    workers[1]!.say(ended());
    await b.done;
  });

  it('becomes a refusal of a question', async () => {
    const { client, workers } = setUp();
    const { done } = client.ask({ ask: 'hint', puzzle: 'fake', text: 'a' });
    workers[0]!.die('gone');
    expect(await done).toMatchObject({ ok: false, problem: { text: { code: 'worker-died' } } });
  });

  it('is replaced also when it died while idle', async () => {
    const { workers, solve } = setUp();
    const first = solve(request('a'));
    workers[0]!.say(ended());
    await first.done;
    workers[0]!.die('bored');
    const second = solve(request('b'));
    expect(workers).toHaveLength(2);
    workers[1]!.say(ended());
    await second.done;
  });

  it('does not take its successor with it', async () => {
    const { workers, solve } = setUp({ sharedMemory: false });
    const first = solve(request('a'));
    first.cancel();
    const second = solve(request('b'));
    workers[0]!.die('too late');
    expect(workers[1]!.ended).toBe(false);
    workers[1]!.say(ended());
    expect(await second.done).toEqual(ended());
  });

  it('or cannot even be started is told as well', async () => {
    const client = new Client({
      sharedMemory: false,
      after: () => () => {},
      spawn() {
        throw new Error('no workers here');
      },
    });
    const jobs = ['a', 'b'].map((text) => client.solve(request(text), () => {}));
    for (const { done } of jobs) expect(await done).toMatchObject({ type: 'failed', text: { code: 'worker-died' } });
  });
});

describe('closing', () => {
  it('ends the worker and every job', async () => {
    const { client, workers, solve, timers } = setUp();
    const jobs = [solve(request('a', 500)), solve(request('b'))];
    client.close();
    expect(workers[0]!.ended).toBe(true);
    expect(timers()).toBe(0);
    for (const { done } of jobs) expect(await done).toMatchObject({ type: 'ended', ending: 'cancelled' });
  });
});

describe('a listener', () => {
  const oops = new Error('oops');
  /** A solve whose listener throws at events of one type. */
  const solveThrowing = (client: Client, type: SolveEvent['type'], asked = request('a')) => {
    const heard: string[] = [];
    const job = client.solve(asked, (event) => {
      heard.push(event.type);
      if (event.type === type) throw oops;
    });
    return { ...job, heard };
  };
  const progress: SolveEvent = { type: 'progress', count: 1, stats: some };

  it('may be left out', async () => {
    const { client, workers } = setUp();
    const { done } = client.solve(request('a'));
    workers[0]!.say(progress);
    workers[0]!.say(ended());
    expect(await done).toEqual(ended());
  });

  it.each([true, false])('that throws ends its job and no other (shared memory: %s)', async (sharedMemory) => {
    const { client, workers, solve } = setUp({ sharedMemory });
    const job = solveThrowing(client, 'progress');
    const next = solve(request('b'));
    workers[0]!.say(progress);
    await expect(job.done).rejects.toBe(oops);
    if (sharedMemory) {
      expect(workers[0]!.job.flag![0]).toBe(1);
      workers[0]!.say(progress);
      workers[0]!.say(ended());
    } else expect(workers[0]!.ended).toBe(true);
    expect(job.heard).toEqual(['progress']);
    workers.at(-1)!.say(ended(2));
    expect(await next.done).toEqual(ended(2));
  });

  it('that throws at the last event makes its promise reject, and the next job begins', async () => {
    const { client, workers, solve } = setUp();
    const job = solveThrowing(client, 'ended');
    const next = solve(request('b'));
    workers[0]!.say(ended());
    await expect(job.done).rejects.toBe(oops);
    workers[0]!.say(ended(2));
    expect(await next.done).toEqual(ended(2));
  });

  it.each<[string, SolveEvent['type'], (test: ReturnType<typeof setUp>, cancel: () => void) => void]>([
    ['cancelled', 'ended', (_, cancel) => cancel()],
    ['out of time', 'ended', ({ pass }) => pass(11_400)],
    ['lost with its worker', 'failed', ({ workers }) => workers[0]!.die('gone')],
  ])('that throws when its job is %s holds up no other', async (_, type, end) => {
    const test = setUp({ sharedMemory: false });
    const job = solveThrowing(test.client, type, request('a', 1000));
    const next = test.solve(request('b'));
    end(test, job.cancel);
    await expect(job.done).rejects.toBe(oops);
    test.workers[1]!.say(ended(2));
    expect(await next.done).toEqual(ended(2));
  });

  it('that throws at closing or in the queue keeps no job from its end', async () => {
    const { client, solve } = setUp();
    const [active, waiting] = [solveThrowing(client, 'ended'), solveThrowing(client, 'ended')];
    const removed = solveThrowing(client, 'ended');
    const good = solve(request('b'));
    removed.cancel();
    client.close();
    for (const { done } of [active, waiting, removed]) await expect(done).rejects.toBe(oops);
    expect(await good.done).toMatchObject({ type: 'ended', ending: 'cancelled' });
  });
});
