/** What a listener of a job may do: be left out, and throw without harm to other jobs. */
import { describe, expect, it } from 'vitest';
import type { SolveEvent } from '../contract/index.ts';
import type { Client } from './client.ts';
import { setUp } from './testing/fake-platform.ts';
import { ended, request, some } from './testing/jobs.ts';

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

  it('that returns a promise is waited for by the worker, and ends its job where that rejects', async () => {
    const { client, workers, solve } = setUp();
    const bundle: SolveEvent = { type: 'solutions', texts: ['1'] };
    const job = client.solve(request('a'), () => Promise.reject(oops));
    const next = solve(request('b'));
    await expect(workers[0]!.receive({ job: workers[0]!.job.job, event: bundle })).resolves.toBeUndefined();
    await expect(job.done).rejects.toBe(oops);
    expect(workers[0]!.job.flag![0]).toBe(1);
    workers[0]!.say(ended());
    workers[0]!.say(ended(2));
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
