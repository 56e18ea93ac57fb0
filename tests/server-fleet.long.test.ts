/** A job that turns out long goes to the workers of a fleet, through a real queue. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tekaClient } from '../src/client/index.ts';
import { MANY } from './endless.ts';
import { Running as Program } from './fleet/fleet.ts';
import { redis, type Server } from './fleet/servers.ts';
import { Running } from './server/running.ts';
import { until } from './until.ts';

const queue: Server | undefined = await redis();
const inCi = Boolean(process.env.CI) && process.env.CI !== 'false';

// A build server must have Redis; elsewhere a person may not.
describe.skipIf(!queue && !inCi)('a server with a queue', () => {
  const folder = mkdtempSync(join(tmpdir(), 'teka-server-fleet-'));
  let server: Running;
  let workers: readonly Program[] = [];
  beforeAll(async () => {
    // Its own searches never end, so that each turns out long.
    server = await Running.startHeld(join(folder, 'never'), '--queue', queue!.address);
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.signal('SIGTERM')));
    await server?.stop();
    await queue?.remove();
    rmSync(folder, { recursive: true });
  });

  it('keeps a search to itself while no worker is there', async () => {
    const { jobs } = tekaClient(server.url);
    // It can be divided, and tells its progress to no end.
    const { id } = await jobs.ask({ puzzle: 'iq', text: MANY, goal: 'count', options: { remember: false } });
    await until(async () => ((await jobs.see(id)).progress?.stats.milliseconds ?? 0) > 3000);
    expect(await jobs.see(id)).toMatchObject({ state: 'running' });
    await jobs.delete(id);
  });

  it('hands it over to them, and tells their result as its own', async () => {
    // Two of them, since some shards are searched again by another worker.
    workers = [1, 2].map(() => new Program(['fleet', 'worker', '--queue', queue!.address, '--threads', '1']));
    await until(() => workers.every(({ out }) => out.includes('\n')));
    const { jobs } = tekaClient(server.url);
    const text = 'BOARD box 2x5x6; PIECES pentominoes';
    const { id } = await jobs.ask({ puzzle: 'iq', text, goal: 'count', options: { unique: true } });
    await until(async () => !['waiting', 'running'].includes((await jobs.see(id)).state));
    const result = { count: 264, proven: true, ending: 'exhausted' };
    expect(await jobs.see(id)).toMatchObject({ state: 'ended', result });
    const ended = await Promise.all(workers.map((worker) => worker.signal('SIGTERM')));
    const searched = ended.map(({ out }) => Number(/(\d+)/.exec(out.trim().split('\n').at(-1)!)?.[1]));
    expect(Math.max(...searched)).toBeGreaterThan(0);
  });
});
