import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../index.ts';

const LARGE = `export const words = ${JSON.stringify('teka '.repeat(2000))};`;
const folder = mkdtempSync(join(tmpdir(), 'teka-serve-'));
const directory = join(folder, 'web');
let server: Served;
let nested: Served;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(directory, '.hidden'), 'secret');
  writeFileSync(join(directory, 'index.html'), '<!doctype html>');
  writeFileSync(join(directory, 'assets/app-1a2b.js'), 'export {}');
  writeFileSync(join(directory, 'assets/kernel.wasm'), '');
  writeFileSync(join(directory, 'assets/large-3c4d.js'), LARGE);
  server = await serve(directory);
  nested = await serve(directory, { base: '/some/where/' });
});

afterAll(async () => {
  await Promise.all([server.close(), nested.close()]);
  rmSync(folder, { recursive: true });
});

/** Sends an address as it stands; `fetch` would tidy it up first. */
function raw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => resolve(text));
    // A server that has answered what it did not read to the end may reset the connection, and the answer may get lost.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(text || RESET) : reject(error),
    );
  });
}

const RESET = 'reset';

/** A response as it came: `fetch` would unpack it. */
function plain(url: string, headers: Readonly<Record<string, string>>) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const unpacked = (body: Buffer, coding: string | null): string =>
  (coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body).toString();

const get = (address: string) =>
  raw(server.port, `GET ${address} HTTP/1.1\r\nHost: localhost:${server.port}\r\nConnection: close\r\n\r\n`);

describe('the server', () => {
  it('serves the page with the headers that make it safe and fast', async () => {
    const response = await fetch(server.url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<!doctype html>');
    const { headers } = response;
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-inline|frame-ancestors/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('lets a browser keep what is named by its content', async () => {
    const script = await fetch(`${server.url}assets/app-1a2b.js?v=1`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toMatch(/immutable/);
    expect((await fetch(`${server.url}assets/kernel.wasm`)).headers.get('content-type')).toBe('application/wasm');
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('sends what is large in the form that a browser takes: %s', async (accepted, coding) => {
    const headers = { 'accept-encoding': accepted };
    const { body, ...response } = await plain(`${server.url}assets/large-3c4d.js`, headers);
    expect(response.headers['content-encoding'] ?? null).toBe(coding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(Number(response.headers['content-length'])).toBe(body.length);
    expect(unpacked(body, coding)).toBe(LARGE);
    const again = await plain(`${server.url}assets/large-3c4d.js`, {
      ...headers,
      'if-none-match': response.headers.etag!,
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  it('sends a file that has changed anew', async () => {
    const before = await plain(server.url, {});
    writeFileSync(join(directory, 'index.html'), '<!doctype HTML>');
    utimesSync(join(directory, 'index.html'), 1, 1);
    const after = await plain(server.url, { 'if-none-match': before.headers.etag! });
    expect([after.status, after.body.toString()]).toEqual([200, '<!doctype HTML>']);
    writeFileSync(join(directory, 'index.html'), '<!doctype html>');
  });

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    const head = await fetch(server.url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('15');
    expect(await head.text()).toBe('');
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(server.url, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it.each([
    '/nothing',
    '/assets',
    '/assets/',
    '/.hidden',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/index.html%00.js',
    '/%',
    '/%ff',
    '/C:/secret.txt',
    '//secret.txt',
    'http://127.0.0.1/../secret.txt',
  ])('says in one sentence that there is nothing at %s', async (address) => {
    const answer = await get(address);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/There is nothing at this address\.\n/);
    expect(answer).not.toContain('secret');
  });

  it.each(['evil.example', 'evil.example:80', '127.0.0.1.evil.example', '[::1', 'localhost.', ''])(
    'does not answer to the name %j, which another site may have given this machine',
    async (host) => {
      const answer = await raw(server.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (421|400) /);
      expect(answer).not.toContain('doctype');
    },
  );

  it.each(['127.0.0.1', 'LOCALHOST', '[::1]:4173', '127.9.9.9:1'])('answers to the name %s', async (host) => {
    const answer = await raw(server.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('survives what is no request at all', async () => {
    expect(await raw(server.port, 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await get(`/${'a'.repeat(100_000)}`)).toMatch(/^HTTP\/1\.1 4|^reset$/);
    expect((await fetch(server.url)).status).toBe(200);
  });

  it('serves under a path, and only there', async () => {
    expect(nested.url).toBe(`http://127.0.0.1:${nested.port}/some/where/`);
    expect((await fetch(nested.url)).status).toBe(200);
    expect((await fetch(`${nested.url}assets/app-1a2b.js`)).status).toBe(200);
    expect((await fetch(nested.url.slice(0, -1))).url).toBe(nested.url);
    expect((await fetch(new URL('/', nested.url))).status).toBe(404);
  });

  it('says so when its port is taken, and closes at once even while connections are open', async () => {
    await expect(serve(directory, { port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const other = await serve(directory);
    const socket = connect(other.port, '127.0.0.1');
    socket.on('error', () => {});
    await new Promise<void>((connected) => void socket.on('connect', connected));
    await other.close();
    await expect(fetch(other.url)).rejects.toThrow();
  });
});
