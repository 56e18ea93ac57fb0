import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Tokens } from './callers.ts';
import { Intake, strangeAt } from './intake.ts';
import type { ServerSettings } from './settings.ts';

const headers = { host: '127.0.0.1:4173', 'content-type': 'application/json' };

/** A request whose body is written by the test. */
function requestOf(more: Record<string, string> = {}, method = 'POST') {
  const stream = new PassThrough({ highWaterMark: 2 ** 24 });
  const request = Object.assign(stream, {
    method,
    headers: { ...headers, ...more },
    socket: { remoteAddress: 'here' },
  });
  return { stream, request: request as unknown as IncomingMessage };
}

/** An intake for bodies of up to a kilobyte, that notes what the desk is asked. */
function intakeOf(more: Partial<ServerSettings> = {}, isBusy = false) {
  const places = { taken: 0, free: 0 };
  const admit = () => {
    if (isBusy) return { busy: 'caller', retryAfter: 3 } as const;
    places.taken++;
    return { leave: () => places.free++ } as never;
  };
  const settings = { body: 1024, megabytes: 1, concurrent: 16, ...more } as ServerSettings;
  const intake = new Intake(settings, { admit, charge: () => undefined }, () => 0);
  return { intake, places };
}

/** What comes of a body that is written in pieces. */
async function taken(pieces: Iterable<string>, more: Partial<ServerSettings> = {}) {
  const { intake, places } = intakeOf(more);
  const { stream, request } = requestOf();
  const result = intake.take(request);
  for (const piece of pieces) {
    stream.write(piece);
    // Each piece by itself, as they come from a socket.
    await new Promise((go) => setImmediate(go));
  }
  stream.end();
  return { result: await result, places };
}

const refusal = (kind: string, code: string) => ({ kind, problem: { text: { code } } });

describe('a request that is taken in', () => {
  it('has its caller, its place and its JSON, however the body comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 3 }), fc.integer({ min: 1, max: 40 }), async (json, length) => {
        const pieces = json.slice(0, 500).match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];
        const { result, places } = await taken(pieces);
        try {
          const value = JSON.parse(json.slice(0, 500));
          expect(result).toMatchObject({ caller: 'ip:here' });
          expect((result as { body: unknown }).body).toEqual(value);
          expect(places).toEqual({ taken: 1, free: 0 });
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          expect(result).toMatchObject({ kind: 'malformed' });
          expect(places).toEqual({ taken: 1, free: 1 });
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    [
      { authorization: 'Bearer wrong-token-0123456789' },
      { tokens: new Tokens(['right-token-0123456789']) },
      false,
      'unauthorized',
    ],
    [{ origin: 'http://evil.example' }, {}, false, 'forbidden'],
    [{ 'content-type': 'text/plain' }, {}, false, 'media-type'],
    [{}, {}, true, 'busy'],
    [{ 'content-length': '100000' }, {}, false, 'too-large'],
  ])('is refused by its headers, before a byte of the body is read: %j', async (more, settings, isBusy, kind) => {
    const { intake } = intakeOf(settings, isBusy);
    const { stream, request } = requestOf(more);
    stream.write('{');
    expect(await intake.take(request)).toMatchObject({ kind });
    expect(stream.readableLength).toBe(1);
  });

  it.each([
    ['deeper', '['.repeat(1000), 'too-nested'],
    ['wider', `{${Array.from({ length: 600 }, (_, i) => `"k${i}":1`).join()}}`, 'too-nested'],
    ['empty', ' ', 'no-body'],
    ['no JSON', '{"a"', 'not-json'],
  ])('is refused where it is %s, and gives its place back', async (_, body, code) => {
    const { result, places } = await taken([body], { body: 10_000 });
    expect(result).toMatchObject(refusal('malformed', code));
    expect(places).toEqual({ taken: 1, free: 1 });
  });

  it('may have many brackets and commas in its texts', async () => {
    const text = `\\"${'[{,:'.repeat(2000)}`;
    const { result } = await taken([`{"text":"${text}"}`], { body: 10_000 });
    expect(result).toMatchObject({ body: { text: `"${'[{,:'.repeat(2000)}` } });
  });

  it('is refused where it is too large, after a while of listening', async () => {
    const { result, places } = await taken([`"${'a'.repeat(3000)}"`]);
    expect(result).toMatchObject(refusal('too-large', 'too-large'));
    expect(places.free).toBe(1);
  });

  it('is refused where it comes in thousands of pieces', async () => {
    const { result } = await taken(
      Array.from({ length: 1200 }, () => ' '),
      { body: 10_000 },
    );
    expect(result).toMatchObject(refusal('too-large', 'in-pieces'));
  });

  it('takes no more memory together with others than there is for bodies, and frees it', async () => {
    const { intake, places } = intakeOf({ body: 2 ** 16, megabytes: 1 });
    // Two bodies of 64 KB fill an eighth of a megabyte.
    const open = [requestOf({ 'content-length': '65536' }), requestOf({ 'content-length': '65536' })];
    const waiting = open.map(({ request }) => intake.take(request));
    for (const { stream } of open) stream.write('[');
    await new Promise((go) => setImmediate(go));
    const third = requestOf();
    const refused = intake.take(third.request);
    third.stream.write('[');
    expect(await refused).toMatchObject(refusal('busy', 'too-many'));
    for (const { stream } of open) stream.end('1]');
    expect(await Promise.all(waiting)).toMatchObject([{ body: [1] }, { body: [1] }]);
    expect(places).toEqual({ taken: 3, free: 1 });
    const last = requestOf();
    const answered = intake.take(last.request);
    last.stream.end('2');
    expect(await answered).toMatchObject({ body: 2 });
  });

  it('is nothing where the caller leaves, whose place is free again', async () => {
    const { intake, places } = intakeOf();
    const { stream, request } = requestOf();
    const result = intake.take(request);
    stream.write('{');
    stream.destroy();
    expect(await result).toBeUndefined();
    expect(places).toEqual({ taken: 1, free: 1 });
  });
});

it('the shape of JSON is found without making any of it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (json) => {
      expect(strangeAt(Buffer.from(json))).toBeUndefined();
    }),
  );
  expect(strangeAt(Buffer.from(`"a"${'['.repeat(40)}`))).toBe(3 + 32);
});
