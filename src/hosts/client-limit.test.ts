/** Time limits of solves and questions, watched from outside the worker. */
import { describe, expect, it } from 'vitest';
import { setUp } from './testing/fake-platform.ts';
import { ended, request, some } from './testing/jobs.ts';

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
    workers[0]!.receive({ job: workers[0]!.job.job, reply });
    expect(await early.done).toEqual(reply);
    expect(timers()).toBe(0);
    client.ask(question, { milliseconds: 1000 });
    pass(1000);
    workers[0]!.receive({ job: workers[0]!.job.job, reply });
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
