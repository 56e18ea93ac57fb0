/** What the server withstands: callers who leave, read slowly or not at all, and workers that die. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tekaClient } from '../src/client/index.ts';
import { type Served, serve } from '../tools/lib/server.mjs';
import { ENDLESS } from './endless.ts';
import { post, QUICK, Running } from './server/running.ts';
import { until } from './until.ts';

const folder = mkdtempSync(join(tmpdir(), 'teka-server-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a server for this machine', () => {
  let server: Running;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    server = await Running.start('--max-concurrent', '3');
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => server?.stop());
  const isIdle = async () => (await server.figure('teka_work{state="admitted"}')) === 0;

  /** A connection that says this, and then nothing. */
  function silent(words: string): Promise<Socket> {
    const { port } = new URL(server.url);
    return new Promise((settle) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(words, () => settle(socket)));
      socket.on('error', () => undefined);
      sockets.push(socket);
    });
  }

  it('stops the work of a caller who has left', async () => {
    const leaving = new AbortController();
    const asked = post(`${server.url}api/solve`, ENDLESS, {}, leaving.signal).catch(() => 'left');
    await until(async () => (await server.figure('teka_work{state="admitted"}')) === 1);
    leaving.abort();
    expect(await asked).toBe('left');
    await until(isIdle);
    expect(server.log.length).toBeGreaterThan(0);
    for (const entry of server.log) expect(entry).not.toHaveProperty('text');
  });

  it('works for one caller no more than it may, and says when to come back', async () => {
    const leaving = new AbortController();
    const busy = [1, 2, 3].map((n) =>
      post(`${server.url}api/solve`, { ...ENDLESS, budget: { nodes: 9e11 + n } }, {}, leaving.signal).catch(
        () => 'left',
      ),
    );
    await until(async () => (await server.figure('teka_work{state="admitted"}')) === 3);
    const refused = await post(`${server.url}api/solve`, QUICK);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await refused.json()).toMatchObject({ code: 'too-many-yours' });
    expect((await post(`${server.url}api/jobs`, QUICK)).status).toBe(429);
    leaving.abort();
    await Promise.all(busy);
    await until(isIdle);
    expect((await post(`${server.url}api/solve`, QUICK)).status).toBe(200);
  });

  it('does not wait for what is half sent, nor for readers who take nothing', async () => {
    const { host } = new URL(server.url);
    await silent('');
    await silent('POST /api/solve HTTP/1.1\r\n');
    const halfSent = await silent(
      `POST /api/solve HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    );
    const { id } = await tekaClient(server.url).jobs.ask({
      puzzle: 'iq',
      text: 'BOARD 5x11\nPIECES IQ Puzzler Pro',
      goal: 'all',
    });
    // Nobody reads what comes.
    for (let n = 0; n < 20; n++) await silent(`GET /api/jobs/${id}/events HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect((await post(`${server.url}api/solve`, QUICK)).status).toBe(200);
    await until(async () => (await tekaClient(server.url).jobs.see(id)).state === 'ended');
    // What is half sent may have a place as long as its caller is there.
    halfSent.destroy();
    await until(isIdle);
  });

  it('logs what was asked for, and nothing of what was sent', async () => {
    await post(`${server.url}api/solve`, { puzzle: '24', text: 'secret secret' });
    await post(`${server.url}api/secret`, {});
    const isLogged = (code: number, path: string) =>
      server.log.some(({ status, route }) => status === code && route === path);
    await until(() => isLogged(422, '/api/solve') && isLogged(404, '/api/'));
    expect(server.log).toContainEqual(expect.objectContaining({ event: 'request', status: 422, route: '/api/solve' }));
    expect(JSON.stringify(server.log)).not.toContain('secret');
    expect(await (await fetch(`${server.url}metrics`)).text()).not.toContain('secret');
  });

  it('ends what is under way when it is asked to end, and leaves with 0', async () => {
    // Both searches end only once it is known that the server ends.
    const go = join(folder, 'go');
    const own = await Running.startHeld(go);
    const { id } = await tekaClient(own.url).jobs.ask({ ...QUICK, budget: { nodes: 5 } });
    const events = fetch(`${own.url}api/jobs/${id}/events`).then((response) => response.text());
    await until(async () => (await own.figure('teka_work{state="admitted"}')) === 1);
    const asked = post(`${own.url}api/solve`, { ...QUICK, budget: { nodes: 6 } });
    await until(async () => (await own.figure('teka_work{state="admitted"}')) === 2);
    const code = own.stop();
    const isClosing = (health: Response) => health.status === 503;
    await until(() => fetch(`${own.url}healthz`).then(isClosing, () => true));
    writeFileSync(go, '');
    expect(await (await asked).json()).toMatchObject({ ending: 'out of budget' });
    expect(await events).toContain('event: ended');
    expect(await code).toBe(0);
  });
});

describe('a server with tokens', () => {
  let server: Running;
  beforeAll(async () => {
    const file = join(folder, 'tokens');
    writeFileSync(file, '# two callers\nfirst-token-0123456789\n\nsecond-token-0123456789\n');
    server = await Running.start('--host', '0.0.0.0', '--token', file);
  });
  afterAll(() => server?.stop());
  const at = (path: string) => new URL(path, server.url.replace('0.0.0.0', '127.0.0.1')).href;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('answers only to those who have one, but shows the page and its health to all', async () => {
    expect((await fetch(at('/healthz'))).status).toBe(200);
    expect((await fetch(at('/'))).status).toBe(200);
    for (const headers of [{}, bearer('wrong-token-0123456789'), { authorization: 'first-token-0123456789' }]) {
      for (const path of ['/api/puzzles', '/metrics', '/api/']) {
        const response = await fetch(at(path), { headers });
        expect(response.status).toBe(401);
        expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
        expect(await response.json()).toMatchObject({ code: 'no-token' });
      }
    }
    expect((await fetch(at('/api/puzzles'), { headers: bearer('second-token-0123456789') })).status).toBe(200);
    expect((await fetch(at('/metrics'), { headers: bearer('first-token-0123456789') })).status).toBe(200);
  });

  it('shows a job to its own caller only', async () => {
    const [first, second] = ['first', 'second'].map((name) =>
      tekaClient(at('/'), { token: `${name}-token-0123456789` }),
    );
    const job = await first!.jobs.ask(QUICK);
    await expect(second!.jobs.see(job.id)).rejects.toMatchObject({ problem: { status: 404 } });
    expect((await second!.jobs.ask(QUICK)).id).not.toBe(job.id);
    expect((await first!.jobs.see(job.id)).id).toBe(job.id);
  });

  it.each([
    [['--host', '0.0.0.0'], /needs a token/],
    [['--token', join(folder, 'none')], /cannot|there is no/i],
    [['--token', join(folder, 'bad')], /Line 1 of .* is not a token/],
    [['--token', join(folder, 'empty')], /There is no token in/],
    [['--port', '65536'], /--port takes at most 65,535/],
  ])('does not start with %j', async (flags, why) => {
    writeFileSync(join(folder, 'bad'), 'short\n');
    writeFileSync(join(folder, 'empty'), '# nothing\n');
    await expect(Running.start(...flags)).rejects.toThrow(why);
  });
});

/** In milliseconds. */
const DAY = 86_400_000;

describe('workers that misbehave', () => {
  const script = join(folder, 'worker.mjs');
  const servers: Served[] = [];
  const events: object[] = [];
  const serveFor = async (milliseconds: number) => {
    const limits = { milliseconds, nodes: 1e12, solutions: 1000, bytes: 1e6 };
    const log = (one: object) => void events.push(one);
    const server = await serve(resolve('dist/web'), { worker: pathToFileURL(script), limits, log });
    servers.push(server);
    return server;
  };
  beforeAll(() => {
    const real = pathToFileURL(resolve('dist/hosts/node/teka-worker.js')).href;
    writeFileSync(
      script,
      `import { parentPort } from 'node:worker_threads';
       const on = parentPort.on.bind(parentPort);
       parentPort.on = (name, listener) => on(name, (message) => {
         const text = JSON.stringify(message);
         if (text.includes('die')) process.exit(1);
         if (text.includes('throw')) throw new Error('at work');
         if (text.includes('hang')) for (;;);
         listener(message);
       });
       await import('${real}');`,
    );
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it.each(['die', 'throw'])('%s, and their work fails cleanly while other work goes on', async (text) => {
    const server = await serveFor(DAY);
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        post(`${server.url}api/solve`, n % 3 === 0 ? { ...QUICK, text: `${text} ${n}` } : QUICK),
      ),
    );
    const statuses = results.map(({ status }) => status);
    for (const [n, status] of statuses.entries()) expect([n % 3 === 0 ? 503 : 200, 429]).toContain(status);
    expect(statuses).toContain(503);
    for (const one of results.filter(({ status }) => status === 503)) {
      const told = await one.text();
      expect(JSON.parse(told)).toMatchObject({ code: 'broken' });
      expect(told).not.toMatch(/at work|exit code|\.m?js/);
    }
    expect((await post(`${server.url}api/solve`, QUICK)).status).toBe(200);
    expect(JSON.stringify(events)).not.toContain('at work');
  });

  it('hang, and are replaced when their time is over', async () => {
    // A second; a search that does not come so far in it is answered too.
    const server = await serveFor(1000);
    expect((await post(`${server.url}api/hint`, { ...QUICK, text: 'hang' })).status).toBe(504);
    expect((await post(`${server.url}api/solve`, QUICK)).status).toBe(200);
  });
});
