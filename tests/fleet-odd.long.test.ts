/** A fleet where something is odd: its tables are gone, its server is one of another kind, its only worker lies. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readAddress } from '../src/hosts/node/fleet/address.ts';
import { FleetQueue } from '../src/hosts/node/fleet/queue.ts';
import { resultOf } from '../src/hosts/node/fleet/shard-job.ts';
import { teka } from './cli-run.ts';
import { Fleet } from './fleet/fleet.ts';
import { postgres, redis, type Server } from './fleet/servers.ts';
import { until } from './until.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const folder = mkdtempSync(join(tmpdir(), 'teka-fleet-odd-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fleets: Fleet[] = [];
afterEach(async () => {
  for (const fleet of fleets.splice(0)) await fleet.end();
});
function fleetOn(server: Server, journal: string, board: string): Fleet {
  const task = ['iq', '--text', `BOARD ${board}; PIECES pentominoes`, '--goal', 'count', '--unique'];
  const fleet = new Fleet(server.address, join(folder, journal), task);
  fleets.push(fleet);
  return fleet;
}

describe('a fleet on PostgreSQL', () => {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await postgres({ waitsForDisk: false });
    if (!server && process.env.CI) throw new Error('PostgreSQL is missing, and could not be installed');
  });
  afterAll(async () => server?.remove());

  it('makes its tables anew where they are gone in the middle of a search', async ({ skip }) => {
    if (!server) skip();
    const fleet = fleetOn(server!, 'dropped', 'box 2x5x6');
    fleet.hire(2);
    const running = fleet.startHalting(20);
    await running.halted(20);
    await until(() => isDropped(server!.address));
    running.goOn();
    const { code, out, err } = await running.ended;
    expect(out).toMatch(/^264\nAll 264 solutions\. \(bitboard, 722,026 positions/);
    expect(err).toContain('shards; put in again');
    expect(code).toBe(0);
  });

  it('says in one sentence that it may not make them', async ({ skip }) => {
    if (!server) skip();
    await query(server!.address, 'drop role if exists guest');
    await query(server!.address, 'create role guest login');
    await until(() => isDropped(server!.address));
    const address = server!.address.replace('teka@', 'guest@');
    const { code, out, err } = await teka(['fleet', 'status', '--queue', address]);
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain('permission denied for database postgres');
  });
});

const { Client } = createRequire(import.meta.url)('pg') as {
  readonly Client: new (of: {
    connectionString: string;
  }) => {
    connect(): Promise<void>;
    query(sql: string): Promise<unknown>;
    end(): Promise<void>;
  };
};

async function query(address: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A worker may be in the way for a moment. */
const isDropped = (address: string): Promise<boolean> =>
  query(address, 'drop schema if exists teka cascade').then(
    () => true,
    () => false,
  );

describe('a fleet on Redis', () => {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await redis();
    if (!server && process.env.CI) throw new Error('Redis is missing, and could not be installed');
  });
  afterAll(async () => server?.remove());

  it('does not believe a worker that is alone', async ({ skip }) => {
    if (!server) skip();
    const address = readAddress(server!.address);
    const queue = address.ok ? await FleetQueue.open(address.value, version) : address;
    if (!queue.ok) throw new Error(queue.problem.text.code);
    const stats = { nodes: 1, milliseconds: 1, prepareMilliseconds: 0 };
    const none = { type: 'ended', ending: 'exhausted', count: 0, proven: true, stats } as const;
    const liar = queue.value.work('liar', 1, async () => resultOf('liar', none, []));
    try {
      const { code, out, err } = await fleetOn(server!, 'lie', 'box 2x3x10').start().ended;
      expect(out).toMatch(/^12\nAll 12 solutions\./);
      expect(err).toMatch(/Worker liar was wrong on shard .*; do not trust that worker\.\n/);
      expect(code).toBe(0);
    } finally {
      await liar.close();
      await queue.value.close();
    }
  });
});

describe('an address of something else', () => {
  const http = createServer((_, response) => void response.end('hello'));
  beforeAll(() => new Promise<void>((go) => http.listen(0, '127.0.0.1', go)));
  afterAll(() => http.close());

  it.each([
    ['redis://', '', 'Redis'],
    ['postgres://teka:secret@', '/postgres', 'PostgreSQL'],
  ])('is refused in one sentence, and the program ends: %s', async (scheme, path, name) => {
    const { port } = http.address() as { port: number };
    const place = `127.0.0.1:${port}${path}`;
    const flags = ['--queue', `${scheme}${place}`];
    const shown = `${scheme.replace('teka:secret@', '')}${place}`;
    const refused = {
      code: 2,
      out: '',
      err: `What answers at ${shown} is not a ${name} server; check the host and the port, and whether it takes TLS.\n`,
    };
    expect(await teka(['fleet', 'status', ...flags])).toEqual(refused);
    expect(await teka(['fleet', 'worker', ...flags])).toEqual(refused);
  });
});
