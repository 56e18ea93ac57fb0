import { describe, expect, it } from 'vitest';
import type { SolveEvent } from '../contract/index.ts';
import { Client } from './client.ts';
import { setUp } from './testing/fake-platform.ts';
import { ended, nothing, request, some } from './testing/jobs.ts';

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
    workers[0]!.receive({ job: workers[0]!.job.job, reply });
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
