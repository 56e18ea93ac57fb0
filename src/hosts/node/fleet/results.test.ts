import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SolveEvent } from '../../../contract/index.ts';
import { turns } from '../../../engine/testing/time.ts';
import type { ShardJob } from './shard-job.ts';
import { all, closeFleets, counted, ended, type FakeQueue, found, right, setUp, wrong } from './testing/fake-fleet.ts';
import { fleetText } from './texts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  closeFleets();
});

const waiting = (queue: FakeQueue, count: number) => expect.poll(() => queue.jobs.size).toBe(count);
/** Chance chooses none, so that only the first shard of each worker is searched again. */
const SELDOM = Number.MIN_VALUE;
/** One shard only, by the part that it is. */
const only =
  (part: string, search: ReturnType<typeof right>) =>
  (job: ShardJob): ReturnType<ReturnType<typeof right>> | undefined =>
    job.request.part === part ? search(job) : undefined;
const last = (events: readonly SolveEvent[]) => events.at(-1);

describe('a worker that is alone', () => {
  it('is not believed that there is no solution', async () => {
    const { queue, job, notices } = setUp({ compared: SELDOM, another: 0, goal: 'count' });
    await waiting(queue, 4);
    queue.work('liar', () => counted('liar', 0));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8, proven: true });
    expect(notices).toEqual([{ notice: 'differing', shard: '1', workers: ['liar'], wrong: ['liar'] }]);
  });

  it('is not believed either where it searches its own shard again', async () => {
    const { queue, job, notices } = setUp({ compared: 1, goal: 'count' });
    await waiting(queue, 4);
    for (let i = 0; i < 3; i++) {
      queue.work('liar', () => counted('liar', 0), true);
      if (i < 2) await waiting(queue, 4);
    }
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8, proven: true });
    expect(notices).toHaveLength(4);
    expect(notices[0]).toEqual({ notice: 'differing', shard: '1', workers: ['liar'], wrong: ['liar'] });
  });

  it('is believed once a shard of it came out the same here', async () => {
    const { queue, job, reported, notices } = setUp({ compared: SELDOM, another: 0 });
    await waiting(queue, 4);
    queue.work('one', right('one'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8, proven: true });
    expect(reported()).toEqual(all);
    expect(notices).toEqual([]);
    expect(queue.removed.filter((id) => id.endsWith('-again'))).toHaveLength(1);
  });

  it('leaves its results in the queue until then', async () => {
    const { queue, job, reported } = setUp({ compared: SELDOM });
    await waiting(queue, 4);
    queue.work('one', right('one'));
    await waiting(queue, 1);
    await turns(50);
    expect(queue.back).toHaveLength(3);
    expect(reported()).toEqual([]);
    queue.work('two', right('two'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
    expect(reported()).toEqual(all);
    expect(queue.back).toEqual([]);
  });

  it('is reported as not compared where the search here fails', async () => {
    const { queue, job, notices } = setUp({ compared: 1, another: 0, own: 'out of memory' });
    await waiting(queue, 4);
    queue.work('one', right('one'));
    expect(await job.done).toMatchObject({ type: 'failed', text: fleetText('shards-failed', { shards: 4 }) });
    expect(notices[0]).toEqual({ notice: 'failed', shard: '1', why: fleetText('shard-room') });
  });
});

describe('a worker that lies after a while', () => {
  /** The first shard is compared, the third is chosen by chance. */
  const chances = () => {
    const random = vi.spyOn(Math, 'random');
    for (const chance of [0.9, 0.9, 0.1]) random.mockReturnValueOnce(chance);
    random.mockReturnValue(0.9);
  };

  it('has all its shards searched again, and those that were used too', async () => {
    chances();
    const { queue, job, reported, notices, events } = setUp({ compared: 0.5, another: 0 });
    await waiting(queue, 4);
    queue.work('liar', only('a', right('liar')));
    await expect.poll(reported).toEqual(['a1', 'a2']);
    queue.work('liar', only('b', right('liar')));
    await expect.poll(reported).toEqual(['a1', 'a2', 'b1', 'b2']);
    queue.work('liar', only('c', wrong('liar')));
    await expect.poll(() => notices).toHaveLength(1);
    // Nothing more of it is used, not even what nobody searches again.
    queue.work('liar', wrong('liar'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8, proven: true });
    expect(reported()).toEqual(all);
    expect(notices).toEqual([{ notice: 'differing', shard: '3', workers: ['liar'], wrong: ['liar'] }]);
    // The second was used without being searched again; the first was compared before.
    expect(queue.removed.filter((id) => id.endsWith('-check'))).toHaveLength(1);
    expect(last(events)).toMatchObject({ type: 'ended' });
  });

  it('makes the search fail where something wrong was used', async () => {
    chances();
    const { queue, job, reported } = setUp({ compared: 0.5, another: 0 });
    await waiting(queue, 4);
    queue.work('liar', only('a', right('liar')));
    await expect.poll(reported).toEqual(['a1', 'a2']);
    queue.work('liar', only('b', wrong('liar')));
    await expect.poll(reported).toEqual(['a1', 'a2', 'x']);
    queue.work('liar', only('c', wrong('liar')));
    const text = fleetText('shards-wrong', { shards: 1, worker: 'liar' });
    expect(await job.done).toMatchObject({ type: 'failed', text });
  });

  it('has others search again what was used', async () => {
    chances();
    const { queue, job, reported, notices } = setUp({ compared: 0.5 });
    await waiting(queue, 4);
    queue.work('liar', only('a', right('liar')));
    await waiting(queue, 4);
    queue.work('two', only('a', right('two')));
    await expect.poll(reported).toEqual(['a1', 'a2']);
    queue.work('liar', only('b', right('liar')));
    await expect.poll(reported).toHaveLength(4);
    queue.work('liar', only('c', wrong('liar')));
    await expect.poll(() => [...queue.jobs.values()].map(({ avoid }) => avoid)).toContain('liar');
    queue.work('two', only('c', right('two')));
    await expect.poll(() => [...queue.jobs.keys()].some((id) => id.endsWith('-check'))).toBe(true);
    queue.work('two', right('two'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
    expect(reported()).toEqual(all);
    expect(notices).toEqual([{ notice: 'differing', shard: '3', workers: ['liar', 'two'], wrong: ['liar'] }]);
  });
});

describe('solutions of a worker', () => {
  it.each([
    ['that are wrong', ['a1', 'aq']],
    ['that steer a terminal', ['a1', 'a\x1b[2J']],
    ['that are not written as we write them', ['a1', 'A2']],
    ['that are there twice', ['a1', 'a1']],
    ['that are empty', ['a1', '']],
  ])('%s are not used, and the shard is searched again', async (_, texts) => {
    const { queue, job, reported, notices } = setUp();
    await waiting(queue, 4);
    queue.work(
      'liar',
      only('a', () => found('liar', texts)),
    );
    await expect.poll(() => [...queue.jobs.values()].some(({ avoid }) => avoid === 'liar')).toBe(true);
    queue.work('two', right('two'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8, proven: true });
    expect(reported()).toEqual(all);
    expect(notices).toEqual([{ notice: 'wrong', shard: '1', worker: 'liar' }]);
  });

  it.each([
    ['where a count has some', { goal: 'count' as const }, right('w')],
    ['where a list has none', { goal: 'all' as const }, () => counted('w', 2)],
  ])('are refused %s', async (_, { goal }, search) => {
    const { queue, job, notices } = setUp({ goal });
    await waiting(queue, 4);
    queue.work('w', search);
    expect(await job.done).toMatchObject({ type: 'failed' });
    expect(notices[0]).toEqual({ notice: 'failed', shard: '1', why: fleetText('shard-result') });
  });
});

describe('what a result says beside its solutions', () => {
  it.each([
    ['a note', { note: 5 }],
    ['a note', { note: { code: 7 } }],
    ['a note', { note: { code: 'said', params: null } }],
    ['a note', { note: { code: 'said', params: { n: [] } } }],
    ['a note', { note: { code: 'said', params: { n: { text: 'x' } } } }],
    ['what is nearest', { nearest: {} }],
    ['what is nearest', { nearest: { text: 'x' } }],
    ['what is nearest', { nearest: { text: 5, problems: [] } }],
    ['a time', { milliseconds: Number.POSITIVE_INFINITY }],
    ['a name', { worker: 'w\nAll 5 solutions.' }],
    ['a count', { count: 2 ** 53 }],
    ['nodes', { nodes: -1 }],
  ])('is refused where %s is malformed: %o', async (_, more) => {
    const { queue, job, reported, notices } = setUp();
    await waiting(queue, 4);
    queue.work('w', right('w', more));
    expect(await job.done).toMatchObject({ type: 'failed', text: fleetText('shards-failed', { shards: 4 }) });
    expect(reported()).toEqual([]);
    for (const notice of notices) expect(notice).toMatchObject({ notice: 'failed', why: fleetText('shard-result') });
  });

  it('goes on where we have words for it, and nothing else does', async () => {
    for (const [note, known] of [
      [
        { code: 'said', params: { n: 3 }, more: 'x' },
        { code: 'said', params: { n: 3 } },
      ],
      [{ code: 'other' }, undefined],
      // It is a number that is worded.
      [{ code: 'said', params: { n: 'three' } }, undefined],
    ]) {
      const { queue, job, events } = setUp();
      await waiting(queue, 4);
      queue.work('w', right('w', { note }));
      await job.done;
      const { note: read } = last(events) as Extract<SolveEvent, { type: 'ended' }>;
      expect(read).toEqual(known);
    }
  });

  it('has the reasons of our own judge why something is nearly a solution', async () => {
    const { queue, job } = setUp({ goal: 'count' });
    await waiting(queue, 4);
    const nearest = { text: 'q1', problems: [{ text: { code: '\x1b[2J' } }] };
    queue.work('w', () => ({ result: { ...counted('w', 0).result, nearest } }));
    const own = { text: 'q1', problems: [{ text: { code: 'has-q' } }] };
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 0, nearest: own });
  });

  it('is a lie where what is nearly a solution is one, or none that can be read', async () => {
    for (const text of ['a1', 'not a word']) {
      const { queue, job, notices } = setUp({ goal: 'count' });
      await waiting(queue, 4);
      const nearest = { text, problems: [] };
      queue.work('liar', () => ({ result: { ...counted('liar', 0).result, nearest } }));
      await waiting(queue, 4);
      queue.work('two', () => counted('two', 2));
      expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
      expect(notices).toContainEqual({ notice: 'wrong', shard: '1', worker: 'liar' });
    }
  });
});

describe('sums', () => {
  it.each([
    ['solutions', { count: Number.MAX_SAFE_INTEGER }],
    ['nodes', { nodes: Number.MAX_SAFE_INTEGER }],
  ])('of %s that are no longer exact end the search with a sentence', async (_, more) => {
    const { queue, job, events } = setUp({ goal: 'count' });
    await waiting(queue, 4);
    queue.work('w', () => ({ result: { ...counted('w', 1).result, ...more } }));
    expect(await job.done).toMatchObject({ type: 'failed', text: { code: 'too-many' } });
    const sums = events.flatMap((event) => (event.type === 'progress' ? event.count : []));
    for (const sum of sums) expect(sum).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  });

  it('are not made of what a worker reports while it searches', async () => {
    const { queue, job, events } = setUp({ goal: 'count' });
    await waiting(queue, 4);
    const lies = [{ count: Number.MAX_SAFE_INTEGER, nodes: 1 }, { count: 1, nodes: 1, share: 7 }, 'x', null];
    queue.progress = async () => [...queue.jobs.keys()].flatMap((id) => lies.map((progress) => ({ id, progress })));
    await turns(100);
    queue.work('w', () => counted('w', 2));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: ended(8).count });
    for (const event of events) if (event.type === 'progress') expect(event.count).toBeLessThanOrEqual(8);
  });
});
