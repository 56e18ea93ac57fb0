/** One caller tries to keep the server from all others: with memory, with its one thread, with connections, with places. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDLESS } from './endless.ts';
import { bytewise, CUT, deep, send, silentConnections, wide } from './server/attackers.ts';
import { Running } from './server/running.ts';
import { until } from './until.ts';

const folder = mkdtempSync(join(tmpdir(), 'teka-attacks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MEGABYTES = 512;
const hand = JSON.stringify({ puzzle: '24', text: '3 3 8 8' });
const [attacker, other] = ['127.0.0.1', '127.0.0.9'];
let server: Running;
beforeAll(async () => {
  server = await Running.start('--max-memory', String(MEGABYTES));
});
afterAll(() => server?.stop());
const isIdle = async () => (await server.figure('teka_work{state="admitted"}')) === 0;
const quickly = () => send(`${server.url}api/solve`, other, hand);

describe('bodies in pieces of one byte', () => {
  it('take no memory to speak of, and the server is as before', async () => {
    await quickly();
    const before = await server.figure('process_resident_memory_bytes');
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => send(`${server.url}api/solve`, attacker, bytewise(20_000))),
    );
    for (const { status, body } of replies) {
      // Whoever still sends may lose the answer with the connection.
      if (status !== CUT) expect([status, JSON.parse(body).code]).toEqual([413, 'in-pieces']);
    }
    await until(isIdle);
    // Before, each piece took 64 KB: 15 GB for these.
    expect(await server.figure('process_resident_memory_bytes')).toBeLessThan(before + 200 * 2 ** 20);
    const job = JSON.stringify({ puzzle: 'iq', text: 'BOARD 5x11\nPIECES IQ Puzzler Pro', goal: 'count' });
    const asked = await send(`${server.url}api/jobs`, other, job);
    expect(asked.status).toBe(202);
    const at = new URL(asked.headers.location!, server.url).href;
    await until(async () => !['waiting', 'running'].includes(JSON.parse((await send(at, other)).body).state));
    expect(JSON.parse((await send(at, other)).body)).toMatchObject({ state: 'ended', result: { count: 4_331_140 } });
  });

  it('are not read at all from a caller without a token', async () => {
    const file = join(folder, 'tokens');
    writeFileSync(file, 'first-token-0123456789\n');
    const guarded = await Running.start('--host', '0.0.0.0', '--token', file);
    try {
      const url = guarded.url.replace('0.0.0.0', '127.0.0.1');
      // The rest of this body never comes.
      const reply = await send(`${url}api/solve`, attacker, '{', { 'Content-Length': '100000' });
      expect([reply.status, reply.headers.connection]).toEqual([401, 'close']);
    } finally {
      await guarded.stop();
    }
  });
});

describe('JSON that costs more to read than to send', () => {
  it.each([
    ['api/solve', 'deep', deep],
    ['api/solve', 'wide', wide],
    ['mcp', 'deep', deep],
    ['mcp', 'wide', wide],
  ])('%s: what is %s is refused before it is parsed, and others are answered beside it', async (path, _, body) => {
    const attack = Array.from({ length: 16 }, () => send(`${server.url}${path}`, attacker, body));
    expect((await quickly()).status).toBe(200);
    for (const { status, body: said } of await Promise.all(attack)) {
      // Sixteen at once are as many as one caller may have; the last may find all its places taken.
      expect([400, 429]).toContain(status);
      if (status === 400) expect(JSON.parse(said).code).toBe('too-nested');
    }
    const alone = await send(`${server.url}${path}`, attacker, body);
    expect([alone.status, JSON.parse(alone.body).code]).toEqual([400, 'too-nested']);
  });
});

it('one address has a share of the connections, and all others are answered', async () => {
  const sockets = await silentConnections(server.url, '127.0.3.1', 600);
  try {
    for (let n = 0; n < 20; n++) expect((await send(`${server.url}healthz`, `127.0.1.${n + 1}`)).status).toBe(200);
    const isOpen = () => sockets.filter(({ closed }) => !closed).length;
    await until(() => isOpen() <= 256);
    expect(isOpen()).toBeGreaterThanOrEqual(240);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  await until(async () => (await send(`${server.url}healthz`, attacker).catch(() => undefined))?.status === 200);
});

it('a request that is dropped before its answer is counted apart', async () => {
  const sockets = await silentConnections(server.url, attacker, 3);
  const { host } = new URL(server.url);
  for (const socket of sockets) {
    socket.write(`POST /api/check HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`);
    socket.write('Content-Length: 99\r\n\r\n{');
  }
  await until(async () => (await server.figure('teka_work{state="admitted"}')) >= 3);
  for (const socket of sockets) socket.destroy();
  const dropped = 'teka_requests_total{method="POST",route="/api/check",status="499"}';
  await until(async () => (await server.figure(dropped)) === 3);
  expect(await server.figure(dropped.replace('499', '200'))).toBeNaN();
});

it('endless jobs of many callers leave places to those who ask for something quick', async () => {
  const statuses: Record<number, number> = {};
  for (let caller = 0; caller < 16; caller++) {
    const from = `127.0.2.${caller + 1}`;
    for (let n = 0; n < 16; n++) {
      const body = JSON.stringify({ ...ENDLESS, budget: { nodes: 9e11 + 16 * caller + n } });
      const { status } = await send(`${server.url}api/jobs`, from, body);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  expect(statuses).toEqual({ 202: 128, 429: 128 });
  expect((await quickly()).status).toBe(200);
});
