import { afterEach, describe, expect, it } from 'vitest';
import type { Shard, SolveEvent, SolveRequest } from '../../../contract/index.ts';
import { solveDivided } from '../../divided.ts';
import type { Coordination, Notice } from './coordination.ts';
import { FleetWorkers } from './coordinator.ts';
import type { Returned, ShardQueue } from './queue.ts';
import { reasonWord } from './reason.ts';
import { resultOf, type ShardJob } from './shard-job.ts';
import { fleetText } from './texts.ts';

/** A queue in memory whose shards a test searches, loses or spoils. */
class FakeQueue implements ShardQueue {
  readonly jobs = new Map<string, ShardJob>();
  back: Returned[] = [];
  isDown = false;
  readonly removed: string[] = [];

  async add(jobs: readonly { readonly id: string; readonly job: ShardJob }[]) {
    this.#reach();
    for (const { id, job } of jobs) if (!this.back.some((one) => one.id === id)) this.jobs.set(id, job);
  }
  async known() {
    this.#reach();
    return new Set([...this.jobs.keys(), ...this.back.map(({ id }) => id)]);
  }
  async progress() {
    this.#reach();
    return [...this.jobs.keys()].map((id) => ({ id, progress: { count: 0, nodes: 5, share: 0.5 } }));
  }
  async returned() {
    this.#reach();
    return this.back;
  }
  async remove(ids: readonly string[]) {
    this.#reach();
    this.removed.push(...ids);
    this.back = this.back.filter(({ id }) => !ids.includes(id));
    for (const id of ids) this.jobs.delete(id);
  }
  /** Takes the shards that this worker may take, and gives back what `search` says. */
  work(worker: string, search: (job: ShardJob) => Omit<Returned, 'id'> | undefined): void {
    for (const [id, job] of [...this.jobs]) {
      const said = job.avoid === worker ? undefined : search(job);
      if (!said) continue;
      this.jobs.delete(id);
      this.back.push({ id, ...said });
    }
  }
  #reach(): void {
    if (this.isDown) throw new Error('gone');
  }
}

const SHARDS: readonly Shard[] = ['a', 'b', 'c', 'd'].map((part, i) => ({ id: `${i + 1}`, weight: 1, part }));
const stats = { nodes: 7, milliseconds: 1, prepareMilliseconds: 0 };
const ended = (count: number) => ({ type: 'ended', ending: 'exhausted', count, proven: true, stats }) as const;
const textsOf = (part: string) => [`${part}1`, `${part}2`];
const right =
  (worker: string) =>
  ({ request }: ShardJob) => ({ result: resultOf(worker, ended(2), textsOf(request.part!)) });
const wrong = (worker: string) => () => ({ result: resultOf(worker, ended(1), ['x']) });
const request: SolveRequest = { puzzle: 'p', text: 't', goal: 'all' };

/** What the coordinator's own thread says. */
const local = (isRefused = false): Coordination['local'] => ({
  ask: (() => ({
    done: Promise.resolve(
      isRefused
        ? { ok: false, problem: { text: { code: 'bad' } }, of: 'instance' }
        : { ok: true, ask: 'split', text: 't', strategy: 's', goal: 'all', shards: SHARDS },
    ),
    cancel: () => undefined,
  })) as never,
  solve(asked, listener = () => undefined) {
    const last: SolveEvent = isRefused ? { type: 'refused', problem: { text: { code: 'bad' } } } : ended(2);
    if (!isRefused) listener({ type: 'solutions', texts: textsOf(asked.part!) });
    listener(last);
    return { done: Promise.resolve(last), cancel: () => undefined };
  },
  close: () => undefined,
});

const open: FleetWorkers[] = [];
afterEach(() => {
  for (const workers of open.splice(0)) workers.close();
});

function setUp({ compared = 0, another = 60_000, isRefused = false, isCancelled = (): boolean => false } = {}) {
  const queue = new FakeQueue();
  const notices: Notice[] = [];
  const workers = new FleetWorkers({
    queue,
    local: local(isRefused),
    search: 'search',
    version: '1.0.0',
    tell: (notice) => void notices.push(notice),
    beat: async () => isCancelled(),
    compared,
    paces: { look: 1, lookAfter: 5, another },
  });
  open.push(workers);
  const events: SolveEvent[] = [];
  const job = solveDivided(
    workers,
    () => performance.now(),
    request,
    (event) => void events.push(event),
  );
  const told = () => events.flatMap((event) => (event.type === 'solutions' ? event.texts : []));
  return { queue, notices, job, told, events };
}

const waiting = (queue: FakeQueue, count: number) => expect.poll(() => queue.jobs.size).toBe(count);
const all = SHARDS.flatMap(({ part }) => textsOf(part));

describe('a coordinator', () => {
  it('tells the solutions of all shards in their order, whichever comes back first', async () => {
    const { queue, job, told, notices } = setUp();
    await waiting(queue, 4);
    for (const part of ['c', 'a', 'd', 'b']) {
      queue.work('w', (shard) => (shard.request.part === part ? right('w')(shard) : undefined));
    }
    expect(await job.done).toMatchObject({ type: 'ended', ending: 'exhausted', count: 8, proven: true });
    expect(told()).toEqual(all);
    expect(notices).toEqual([]);
    expect(queue.jobs.size + queue.back.length).toBe(0);
  });

  it('puts in again what the queue has lost, and waits for a queue that is gone', async () => {
    const { queue, job, told, notices } = setUp();
    await waiting(queue, 4);
    queue.isDown = true;
    await expect.poll(() => notices).toEqual([{ notice: 'queue-lost' }]);
    queue.jobs.clear();
    queue.isDown = false;
    await waiting(queue, 4);
    queue.work('w', right('w'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
    expect(told()).toEqual(all);
    expect(notices.slice(1)).toEqual([{ notice: 'queue-back' }, { notice: 'put-again', shards: 4 }]);
  });

  it('has another worker search again, and accepts what both found', async () => {
    const { queue, job, told, notices } = setUp({ compared: 1 });
    await waiting(queue, 4);
    queue.work('one', right('one'));
    await expect.poll(() => [...queue.jobs.values()].map(({ avoid }) => avoid)).toEqual(Array(4).fill('one'));
    queue.work('one', () => ({ reason: 'must not take it' }));
    queue.work('two', right('two'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
    expect(told()).toEqual(all);
    expect(notices).toEqual([]);
  });

  it('searches a shard itself where two workers disagree, and names the wrong one', async () => {
    const { queue, job, told, notices } = setUp({ compared: 1 });
    await waiting(queue, 4);
    queue.work('liar', wrong('liar'));
    await expect.poll(() => [...queue.jobs.values()].every(({ avoid }) => avoid === 'liar') && queue.jobs.size).toBe(4);
    queue.work('two', right('two'));
    await job.done;
    expect(told()).toEqual(all);
    expect(notices).toContainEqual({ notice: 'differing', shard: '1', workers: ['liar', 'two'], wrong: ['liar'] });
    expect(notices).toHaveLength(4);
  });

  it('does not wait for ever for a second worker', async () => {
    const { queue, job, told, notices } = setUp({ compared: 1, another: 50 });
    await waiting(queue, 4);
    queue.work('one', right('one'));
    expect(await job.done).toMatchObject({ ending: 'exhausted', count: 8 });
    expect(told()).toEqual(all);
    expect(notices).toEqual([{ notice: 'not-compared', shards: 4 }]);
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
    const { queue, job } = setUp({ isRefused: true });
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
});
