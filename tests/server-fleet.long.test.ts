/** A job that turns out long goes to the workers of a fleet, through a real queue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tekaClient } from '../src/client/index.ts';
import { Running as Program } from './fleet/fleet.ts';
import { redis, type Server } from './fleet/servers.ts';
import { Running, until } from './server/running.ts';

const queue: Server | undefined = await redis();
const inCi = Boolean(process.env.CI) && process.env.CI !== 'false';

// A build server must have Redis; elsewhere a person may not.
describe.skipIf(!queue && !inCi)('a server with a queue', () => {
  let server: Running;
  let workers: readonly Program[] = [];
  beforeAll(async () => {
    server = await Running.start('--queue', queue!.address, '--max-time', '300');
  }, 60_000);
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.signal('SIGTERM')));
    await server?.stop();
    await queue?.remove();
  }, 60_000);
  /** Takes longer than a server keeps a search to itself. */
  const LONG = {
    puzzle: 'iq',
    text: 'BOARD box 3x4x5; PIECES pentominoes',
    goal: 'count',
    options: { unique: true },
  } as const;

  it('keeps a search to itself while no worker is there', async () => {
    const { jobs } = tekaClient(server.url);
    const { id } = await jobs.ask(LONG);
    await until(async () => ((await jobs.see(id)).progress?.stats.milliseconds ?? 0) > 3000);
    expect(await jobs.see(id)).toMatchObject({ state: 'running' });
    await jobs.delete(id);
  });

  it('hands it over to them, and tells their result as its own', async () => {
    // Two of them, since some shards are searched again by another worker.
    workers = [1, 2].map(() => new Program(['fleet', 'worker', '--queue', queue!.address, '--threads', '1']));
    await until(() => workers.every(({ out }) => out.includes('\n')));
    const { jobs } = tekaClient(server.url);
    const { id } = await jobs.ask(LONG);
    await until(async () => !['waiting', 'running'].includes((await jobs.see(id)).state));
    const result = { count: 3940, proven: true, ending: 'exhausted' };
    expect(await jobs.see(id)).toMatchObject({ state: 'ended', result });
    const ended = await Promise.all(workers.map((worker) => worker.signal('SIGTERM')));
    const searched = ended.map(({ out }) => Number(/(\d+)/.exec(out.trim().split('\n').at(-1)!)?.[1]));
    expect(Math.max(...searched)).toBeGreaterThan(0);
  });
});
