/** `teka mcp`, and `/mcp` of `teka serve`, as an assistant uses them: the protocol's own client talks to the real program. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../src/puzzles/catalogue.ts';
import { bin, env } from './cli-run.ts';
import { ENDLESS } from './endless.ts';
import { Running } from './server/running.ts';

const client = new Client({ name: 'test', version: '1' });
/** Days: no test depends on how much a machine does within a limit of time. */
const SECONDS = 1_000_000;
/** By itself the protocol's client would give a call up after a minute. */
const timeout = 1000 * SECONDS;
const patient = { timeout };

beforeAll(() => {
  const args = ['bin/teka.js', 'mcp', '--lang', 'en', '--max-time', String(SECONDS)];
  return client.connect(new StdioClientTransport({ command: process.execPath, args }), patient);
});
afterAll(() => client.close());

interface Told {
  readonly isError?: boolean;
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly content: readonly { readonly type: string; readonly text?: string; readonly data?: string }[];
}
const call = (name: string, args: Readonly<Record<string, unknown>>) =>
  client.callTool({ name, arguments: args }, patient) as Promise<Told>;

const board = '1 2 3 4/5 6 7 8/9 10 - 12/13 14 11 15';

describe('tools', () => {
  it('are those that the documents name, each with a description and schemas', async () => {
    const { tools } = await client.listTools({}, patient);
    const names = ['puzzles', 'solve', 'check', 'explain', 'hint', 'pick', 'generate', 'compare'];
    expect(tools.map(({ name }) => name).sort()).toEqual([...names].sort());
    for (const { description, inputSchema, outputSchema } of tools) {
      expect(description).toBeTruthy();
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
    }
  });

  it('tell how every puzzle is written, and solve what they give as examples', async () => {
    for (const { id } of catalogue) {
      const { structuredContent } = await call('puzzles', { puzzle: id });
      const { examples } = structuredContent!.puzzle as { examples: readonly { readonly text: string }[] };
      const solved = await call('solve', { puzzle: id, text: examples[0]!.text, goal: 'first' });
      expect(solved.isError, id).toBeFalsy();
      const { solutions, text } = solved.structuredContent as { solutions: readonly string[]; text: string };
      const checked = await call('check', { puzzle: id, text, answer: solutions[0]! });
      expect(checked.structuredContent, id).toMatchObject({ right: true });
    }
  });

  it('answer with a picture where one is wanted', async () => {
    const { content } = await call('solve', { puzzle: '24', text: '4 J 10 9', picture: true });
    const [text, image] = content;
    expect(JSON.parse(text!.text!)).toMatchObject({ proven: true, count: 1 });
    expect(Buffer.from(image!.data!, 'base64').subarray(1, 4).toString()).toBe('PNG');
  });

  it('help by levels, explain, make puzzles and compare strategies', async () => {
    expect((await call('hint', { puzzle: '15', text: board, level: 2 })).structuredContent).toMatchObject({ level: 2 });
    expect((await call('explain', { puzzle: '15', text: board })).structuredContent?.verdict).toBeTruthy();
    const made = (await call('generate', { puzzle: '24', seed: 7 })).structuredContent;
    expect((await call('generate', { puzzle: '24', seed: 7 })).structuredContent).toEqual(made);
    const { structuredContent } = await call('compare', {
      puzzle: '15',
      text: board,
      strategies: ['ida-star', 'a-star'],
      milliseconds: 100 * SECONDS,
    });
    expect(structuredContent).toMatchObject({
      agree: true,
      runs: [
        { strategy: 'ida-star', status: 'solved', cost: 2 },
        { strategy: 'a-star', status: 'solved', cost: 2 },
      ],
    });
  });
});

describe('what cannot be answered', () => {
  it.each([
    ['solve', { puzzle: '24', text: '4 J 10 x' }, /"x" \(card 4\) is not a card.*\(in `text`, line 1, column 8\)/],
    ['solve', { puzzle: 'chess', text: '4' }, /"puzzle" must be one of/],
    ['solve', { puzzle: '24' }, /"text" is missing/],
    ['hint', { puzzle: '15', text: board, level: 99 }, /no hint of level 99/],
    ['check', { puzzle: '24', text: '4 J 10 9', answer: '4 +' }, /./],
  ])('%s with %o says why', async (name, args, sentence) => {
    const { isError, content } = await call(name, args);
    expect(isError).toBe(true);
    expect(content[0]!.text).toMatch(sentence);
  });
});

it('calls that are given up leave the program free for the next one', async () => {
  const stop = new AbortController();
  // As many as the program has threads.
  const pending = Array.from({ length: Math.max(2, availableParallelism()) }, () =>
    client
      .callTool({ name: 'solve', arguments: ENDLESS }, { ...patient, signal: stop.signal })
      .catch((error: unknown) => String(error)),
  );
  // Calls are taken up in their order, so the searches have begun; this one needs no thread.
  await call('puzzles', {});
  stop.abort();
  for (const said of await Promise.all(pending)) expect(said).toMatch(/abort/i);
  expect((await call('solve', { puzzle: '24', text: '4 J 10 9' })).structuredContent).toMatchObject({ count: 1 });
});

it('a message that is too long is answered, and the next one too', async () => {
  const child = spawn(process.execPath, [bin, 'mcp'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const say = (id: number, method: string, params: object) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  const answer = async () => JSON.parse((await lines.next()).value!);
  const clientInfo = { name: 'test', version: '1' };
  say(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  expect(await answer()).toMatchObject({ id: 1, result: { serverInfo: { name: 'teka' } } });
  say(2, 'tools/call', { name: 'solve', arguments: { puzzle: '24', text: '4 '.repeat(6e6) } });
  expect(await answer()).toMatchObject({ id: null, error: { message: expect.stringContaining('longer than 8 MB') } });
  say(3, 'tools/call', { name: 'solve', arguments: { puzzle: '24', text: '4 J 10 9' } });
  expect(await answer()).toMatchObject({ id: 3, result: { structuredContent: { count: 1 } } });
  child.stdin.end();
  expect((await once(child, 'close'))[0]).toBe(0);
});

describe('over HTTP', () => {
  let server: Running;
  beforeAll(async () => {
    server = await Running.start();
  });
  afterAll(() => server?.stop());

  it('the server has the same tools, words and pictures, in the language of the request', async () => {
    const other = new Client({ name: 'test', version: '1' });
    try {
      const requestInit = { headers: { 'Accept-Language': 'id' } };
      const address = new URL(`${server.url}mcp`);
      await other.connect(new StreamableHTTPClientTransport(address, { requestInit }), patient);
      const names = (await other.listTools({}, patient)).tools.map(({ name }) => name);
      expect(names).toEqual((await client.listTools({}, patient)).tools.map(({ name }) => name));
      const asked = { puzzle: '24', text: '4 J 10 9', picture: true };
      const solved = (await other.callTool({ name: 'solve', arguments: asked }, patient)) as Told;
      expect(solved.structuredContent).toMatchObject({ count: 1, message: 'Tepat satu solusi.' });
      expect(solved.content[1]?.type).toBe('image');
      const wrong = { puzzle: '24', text: 'x' };
      const refused = (await other.callTool({ name: 'solve', arguments: wrong }, patient)) as Told;
      expect(refused.isError).toBe(true);
    } finally {
      await other.close();
    }
  });

  it('a page of another site is refused, and so is another method', async () => {
    const headers = { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' };
    const foreign = await fetch(`${server.url}mcp`, { method: 'POST', headers, body: '{}' });
    expect(foreign.status).toBe(403);
    expect((await fetch(`${server.url}mcp`)).status).toBe(405);
  });
});
