import { describe, expect, it } from 'vitest';
import type { SolveRequest } from '../contract/index.ts';
import { catalogueOf, countUp, fakePuzzle, fakeStrategy } from '../engine/testing/fake.ts';
import { steadyPlatform, turn } from '../engine/testing/time.ts';
import { solveDivided } from './divided.ts';
import { inlineClient } from './inline.ts';
import { Pool } from './pool.ts';
import { setUp } from './testing/fake-platform.ts';
import { ended, request } from './testing/jobs.ts';

/** A pool of fake workers; `workers()` are those of each client. */
function poolOf(size: number) {
  const made: ReturnType<typeof setUp>[] = [];
  const newClient = () => {
    made.push(setUp());
    return made.at(-1)!.client;
  };
  return { pool: new Pool(newClient, size), workers: () => made.map(({ workers }) => workers) };
}

describe('a pool', () => {
  it('starts a worker for each job that finds none free, up to its size', () => {
    const { pool, workers } = poolOf(2);
    expect(workers()).toEqual([]);
    for (const text of ['1', '2', '3']) pool.solve(request(text));
    expect(workers().map((own) => own[0]!.posted.length)).toEqual([1, 1]);
  });

  it('starts all at once where it is told to; they wait for jobs', () => {
    const { pool, workers } = poolOf(3);
    pool.solve(request('1'));
    pool.start();
    expect(workers().map((own) => own.map(({ posted }) => posted.length))).toEqual([[1], [0], [0]]);
    pool.solve(request('2'));
    expect(workers().map((own) => own[0]!.posted.length)).toEqual([1, 1, 0]);
    pool.close();
    expect(
      workers()
        .flat()
        .every((worker) => worker.ended),
    ).toBe(true);
  });

  it('asks all others what the first is about to be asked, and gives jobs to those that have answered', async () => {
    const { pool, workers } = poolOf(2);
    const question = { ask: 'hint', puzzle: 'fake', text: '1' } as const;
    const posted = () => workers().map((own) => own[0]?.posted.map((message) => ('ask' in message ? 'ask' : 'solve')));
    pool.start(question);
    expect(posted()).toEqual([[], ['ask']]);
    pool.ask(question);
    pool.solve(request('2'));
    expect(posted()).toEqual([['ask'], ['ask']]);
    const [, [second]] = workers() as [unknown, [{ receive(message: unknown): void; job: { job: number } }]];
    second.receive({ job: second.job.job, reply: { ok: true } });
    await turn();
    expect(posted()).toEqual([['ask'], ['ask', 'solve']]);
  });

  it('gives a job to the first worker that is free, whichever ended last', async () => {
    const { pool, workers } = poolOf(2);
    pool.solve(request('1'));
    pool.solve(request('2'));
    for (const [worker] of workers()) worker!.say(ended());
    await turn();
    pool.solve(request('3'));
    expect(workers().map((own) => own[0]!.posted.length)).toEqual([2, 1]);
  });
});

describe('a divided search', () => {
  /** How many clients the pool had made when the first one was asked for the shards, and in the end. */
  async function started(divides: boolean) {
    let count = 0;
    let atSplit = 0;
    const split = () => {
      atSplit = count;
      return [];
    };
    const strategy = fakeStrategy('some', countUp, divides ? { split } : {});
    const platform = steadyPlatform();
    const catalogue = catalogueOf(fakePuzzle([strategy]));
    const newClient = () => {
      count++;
      return inlineClient(catalogue, platform);
    };
    const pool = new Pool(newClient, 3);
    const asked: SolveRequest = { puzzle: 'fake', text: '4' };
    expect(await solveDivided(pool, platform.now, asked).done).toMatchObject({ ending: 'exhausted', count: 4 });
    pool.close();
    return { atSplit, count };
  }

  it('has all workers started by the time that it is divided', async () => {
    expect(await started(true)).toEqual({ atSplit: 3, count: 3 });
  });

  it('starts no other worker where its strategy divides nothing', async () => {
    expect(await started(false)).toEqual({ atSplit: 0, count: 1 });
  });
});
