import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryCaches, MemoryHost } from '../testing/host.ts';
import { createKeeper } from './keeper.ts';

const SCOPE = 'https://example.org/some/where/';
const first = { '': 'page 1', 'icon.svg': 'icon', 'assets/main-1.js': 'main 1', 'assets/words.js': 'words' };
const second = { '': 'page 2', 'icon.svg': 'icon', 'assets/main-2.js': 'main 2', 'assets/words.js': 'words' };

const hash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** A device with caches, a host, and the keepers of its versions. */
function device(files: Readonly<Record<string, string>> = first) {
  const storage = new MemoryCaches();
  const host = new MemoryHost(SCOPE, files);
  const pages: string[] = [];
  const keeperOf = (of: Readonly<Record<string, string>>, scope = SCOPE) =>
    createKeeper({
      scope,
      version: hash(JSON.stringify(of)),
      files: Object.entries(of).map(([path, content]) => [path, hash(content), content.length]),
      storage,
      load: host.load,
      openPages: async () => pages.map((script) => SCOPE + script),
    });
  return { storage, host, pages, keeper: keeperOf(files), keeperOf };
}

const get = (path: string, method = 'GET') => ({ method, url: SCOPE + path });
const words = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('keeping a version', () => {
  it('loads everything once, and then answers without the host', async () => {
    const { keeper, host } = device();
    expect(await keeper.share()).toEqual({ bytes: 0, total: 21, isWhole: false });
    await keeper.keep();
    expect(await keeper.share()).toEqual({ bytes: 21, total: 21, isWhole: true });
    expect(host.asked.sort()).toEqual(['', ...Object.keys(first)].sort());
    host.isDown = true;
    await keeper.keep();
    for (const [path, content] of Object.entries(first)) expect(await words(keeper.answer(get(path)))).toBe(content);
    for (const page of ['index.html', '?embed=1', '#/24']) {
      expect(await words(keeper.answer(get(page)))).toBe('page 1');
    }
  });

  it('keeps the headers, which isolate the page', async () => {
    const { keeper, host } = device();
    host.headers = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
    await keeper.keep();
    const { headers } = (await keeper.answer(get('assets/words.js')))!;
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
  });

  it('leaves alone what is not a file of the page', () => {
    const { keeper } = device();
    for (const path of ['api/solve', 'words.txt', 'other/', 'other/assets/main-1.js', 'icon.svg/']) {
      expect(keeper.answer(get(path))).toBeUndefined();
    }
    expect(keeper.answer(get('icon.svg', 'POST'))).toBeUndefined();
    expect(keeper.answer({ method: 'GET', url: 'https://example.org/some/icon.svg' })).toBeUndefined();
  });

  it('takes no file that differs from the built one, such as a page that stands for every missing file', async () => {
    const { keeper, host } = device();
    host.files = { ...first, 'assets/words.js': 'page 1' };
    await expect(keeper.keep()).rejects.toThrow('assets/words.js');
    expect((await keeper.share()).isWhole).toBe(false);
  });

  it('goes on where it broke off', async () => {
    const { keeper, host } = device();
    const { 'assets/words.js': last, ...most } = first;
    host.files = most;
    await expect(keeper.keep()).rejects.toThrow();
    host.files = first;
    const before = (await keeper.share()).bytes;
    host.asked.length = 0;
    await keeper.keep();
    expect(before + host.asked.slice(1).reduce((sum, path) => sum + (host.files[path]?.length ?? 0), 0)).toBe(21);
    expect(host.asked).toContain('assets/words.js');
    expect(last).toBe('words');
  });

  it('answers from the host where the browser keeps nothing', async () => {
    const { keeper, storage } = device();
    storage.quota = 2;
    await expect(keeper.keep()).rejects.toThrow('full');
    expect((await keeper.share()).isWhole).toBe(false);
    storage.match = () => Promise.reject(new DOMException('', 'SecurityError'));
    expect(await words(keeper.answer(get('assets/words.js')))).toBe('words');
  });
});

describe('a second version', () => {
  it('copies what has not changed', async () => {
    const { keeper, keeperOf, host } = device();
    await keeper.keep();
    host.files = second;
    host.asked.length = 0;
    await keeperOf(second).keep();
    expect(new Set(host.asked)).toEqual(new Set(['', 'assets/main-2.js']));
  });

  it('copies nothing of a time when the host sent other headers', async () => {
    const { keeper, keeperOf, host } = device();
    await keeper.keep();
    host.files = second;
    host.headers = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
    host.asked.length = 0;
    await keeperOf(second).keep();
    expect(new Set(host.asked)).toEqual(new Set(Object.keys(second)));
  });

  it('leaves the files of the first to its open pages, and only to them', async () => {
    const { keeper, keeperOf, host, pages, storage } = device();
    await keeper.keep();
    host.files = second;
    const newer = keeperOf(second);
    await newer.keep();
    pages.push('assets/main-1.js', 'assets/main-2.js');
    await newer.tidy();
    host.isDown = true;
    expect(await words(newer.answer(get('assets/main-1.js')))).toBe('main 1');
    expect(await words(newer.answer(get('')))).toBe('page 2');
    pages.shift();
    await newer.tidy();
    expect(await storage.keys()).toHaveLength(1);
    await expect(newer.answer(get('assets/main-1.js'))).rejects.toThrow('Failed to fetch');
    expect(await words(newer.answer(get('assets/words.js')))).toBe('words');
  });

  it('touches nothing of other pages on the same host', async () => {
    const { keeper, keeperOf, storage } = device();
    await storage.open('teka 0123456789abcdef https://example.org/');
    await storage.open('another program');
    await keeper.keep();
    await keeper.tidy();
    await keeper.forget();
    expect(await storage.keys()).toEqual(['teka 0123456789abcdef https://example.org/', 'another program']);
    expect(keeperOf(first, 'https://example.org/').answer(get(''))).toBeUndefined();
  });

  it('is whole or not whole, whatever the host loses and the disk refuses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(second)), fc.nat(10), async (there, room) => {
        const { keeper, keeperOf, host, storage } = device();
        await keeper.keep();
        host.files = Object.fromEntries(Object.entries(second).filter(([path]) => there.includes(path)));
        storage.quota = room;
        const newer = keeperOf(second);
        const isKept = await newer.keep().then(
          () => true,
          () => false,
        );
        host.isDown = true;
        expect(await newer.share()).toMatchObject({ isWhole: isKept });
        // The first is as it was, and the second is never a mixture.
        for (const [path, content] of Object.entries(first))
          expect(await words(keeper.answer(get(path)))).toBe(content);
        for (const [path, content] of Object.entries(second)) {
          const found = await words(newer.answer(get(path))?.catch(() => new Response('')));
          expect(isKept ? [content] : [content, '']).toContain(found);
        }
      }),
    );
  });
});
