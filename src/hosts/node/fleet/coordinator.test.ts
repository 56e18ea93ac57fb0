import { afterEach, describe, expect, it } from 'vitest';
import type { SolveEvent } from '../../../contract/index.ts';
import { QueueFailure } from './failure.ts';
import { reasonWord } from './reason.ts';
import { all, closeFleets, type FakeQueue, gone, right, setUp, wrong } from './testing/fake-fleet.ts';
import { fleetText } from './texts.ts';

afterEach(closeFleets);

const waiting = (queue: FakeQueue, count: number) => expect.poll(() => queue.jobs.size).toBe(count);

describe('a coordinator', () => {
  it('tells the solutions of all shards in their order, whichever comes back first', async () => {
    const { queue, job, reported, notices } = setUp();
    await waiting(queue, 4);
    for (const part of ['c', 'a', 'd', 'b']) {
      queue.work('w', (shard) => (shard.request.part === part ? right('w')(shard) : undefined));
    }
    expect(await job.done).toMatchObject({ type: 'ended', ending: 'exhausted', count: 8, proven: true });
    expect(reported()).toEqual(all);
    expect(notices).toEqual([]);
    expect(queue.jobs.size + queue.back.length).toBe(0);
  });

  it('puts in again what the queue has lost, and waits for a queue that is gone', async () => {
    const { queue, job, reported, notices } = setUp();
    await waiting(queue, 4);
    queue.failure = gone;
    await expect.poll(() => notices).toEqual([{ notice: 'queue-lost' }]);
    queue.jobs.clear();
    queue.failure = undefined;
    await waiting(queue, 4);
    queue.work('w', right('w'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
    expect(reported()).toEqual(all);
    expect(notices.slice(1)).toEqual([{ notice: 'queue-back' }, { notice: 'put-again', shards: 4 }]);
  });

  it('has another worker search again, and accepts what both found', async () => {
    const { queue, job, reported, notices } = setUp({ compared: 1 });
    await waiting(queue, 4);
    queue.work('one', right('one'));
    await expect.poll(() => [...queue.jobs.values()].map(({ avoid }) => avoid)).toEqual(Array(4).fill('one'));
    queue.work('one', () => ({ reason: 'must not take it' }));
    queue.work('two', right('two'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
    expect(reported()).toEqual(all);
    expect(notices).toEqual([]);
  });

  it('searches a shard itself where two workers disagree, and names the wrong one', async () => {
    const { queue, job, reported, notices } = setUp({ compared: 1 });
    await waiting(queue, 4);
    queue.work('liar', wrong('liar'));
    await expect.poll(() => [...queue.jobs.values()].every(({ avoid }) => avoid === 'liar') && queue.jobs.size).toBe(4);
    queue.work('two', right('two'));
    await job.done;
    expect(reported()).toEqual(all);
    expect(notices).toContainEqual({ notice: 'differing', shard: '1', workers: ['liar', 'two'], wrong: ['liar'] });
    expect(notices).toHaveLength(4);
  });

  it('does not wait for ever for a second worker, and searches again itself', async () => {
    const { queue, job, reported, notices } = setUp({ compared: 1, another: 0 });
    await waiting(queue, 4);
    queue.work('one', right('one'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
    expect(reported()).toEqual(all);
    expect(notices).toEqual([]);
    expect(queue.removed.filter((id) => id.endsWith('-again'))).toHaveLength(4);
  });

  it('reports a shard that fails, finishes the others, and then says that it is not complete', async () => {
    const { queue, job, notices } = setUp();
    await waiting(queue, 4);
    const time = fleetText('shard-time', { seconds: 5 });
    queue.work('w', ({ request: { part } }) => (part === 'a' ? { reason: reasonWord(time) } : undefined));
    queue.work('w', ({ request: { part } }) =>
      part === 'b' ? { reason: 'job stalled more than allowable limit' } : undefined,
    );
    queue.work('w', ({ request: { part } }) => (part === 'c' ? { result: { count: 'many' } } : undefined));
    await expect.poll(() => notices).toHaveLength(3);
    expect(notices).toEqual([
      { notice: 'failed', shard: '1', why: time },
      { notice: 'failed', shard: '2', why: fleetText('shard-killed') },
      { notice: 'failed', shard: '3', why: fleetText('shard-result') },
    ]);
    queue.work('w', right('w'));
    expect(await job.done).toMatchObject({ type: 'failed', text: fleetText('shards-failed', { shards: 3 }) });
  });

  it('refuses solutions that are not those that a result speaks of', async () => {
    const { queue, job, notices } = setUp();
    await waiting(queue, 4);
    queue.work('w', (shard) => ({ result: { ...right('w')(shard).result, count: 3 } }));
    expect(await job.done).toMatchObject({ type: 'failed' });
    expect(notices).toHaveLength(4);
  });

  it('ends where the search is cancelled elsewhere', async () => {
    let isCancelled = false;
    const { queue, job } = setUp({ isCancelled: () => isCancelled });
    await waiting(queue, 4);
    isCancelled = true;
    expect(await job.done).toMatchObject({ ending: 'cancelled', proven: false });
  });

  it('tells itself what is wrong with a request, and puts nothing in the queue', async () => {
    const { queue, job } = setUp({ own: 'refused' });
    expect(await job.done).toMatchObject({ type: 'refused' });
    expect(queue.jobs.size).toBe(0);
  });

  it('tells how far the shards are', async () => {
    const { queue, job, events } = setUp();
    await expect.poll(() => events.some(({ type }) => type === 'progress')).toBe(true);
    const progress = events.find(({ type }) => type === 'progress') as Extract<SolveEvent, { type: 'progress' }>;
    expect(progress.stats.gauges?.share).toBeGreaterThan(0);
    queue.work('w', right('w'));
    await job.done;
  });

  it('reports what the queue refuses, and goes on once it does not', async () => {
    const { queue, job, notices } = setUp();
    await waiting(queue, 4);
    queue.failure = new QueueFailure('refused', 'no memory left');
    await expect.poll(() => notices).toEqual([{ notice: 'queue-refuses', detail: 'no memory left' }]);
    queue.failure = undefined;
    queue.work('w', right('w'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
    expect(notices.slice(1)).toEqual([{ notice: 'queue-back' }]);
  });

  it('ends with a sentence where the queue refuses again and again', async () => {
    const { queue, job } = setUp();
    await waiting(queue, 4);
    queue.failure = new QueueFailure('refused', 'permission denied');
    const text = fleetText('queue-refuses', { detail: 'permission denied' });
    expect(await job.done).toMatchObject({ type: 'failed', text });
  });

  it('takes a bug for a bug, and not for a queue that does not answer', async () => {
    const { queue, job, notices } = setUp();
    await waiting(queue, 4);
    queue.failure = new TypeError('x is not a function');
    const text = { code: 'bug', params: { detail: 'x is not a function' } };
    expect(await job.done).toMatchObject({ type: 'failed', text });
    expect(notices).toEqual([]);
  });

  it('ends with a bug where a result breaks it', async () => {
    const { queue, job, notices } = setUp();
    await waiting(queue, 4);
    const broken = {
      get worker(): string {
        throw new RangeError('broken');
      },
    };
    queue.work('w', () => ({ result: broken }));
    expect(await job.done).toMatchObject({ type: 'failed', text: { code: 'bug' } });
    expect(notices).toEqual([]);
  });
});
