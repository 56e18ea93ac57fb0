/**
 * Pages for the tests of a file. To begin in a new profile costs more work than most tests, so one that was used before is
 * handed out again as if it were new: with nothing kept, and nothing of the page before.
 */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { delayKeys, watchWork } from './at-work.ts';
import { newContext } from './browser.ts';

const neverIdle = () => {
  globalThis.requestIdleCallback = () => 0;
};

/** What a page or its context never forgets. A test that asks for one of these has both for itself. */
const LASTING = [
  'addInitScript',
  'clock',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
];
const EVENTS = [
  'console',
  'download',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'worker',
];

/** `blank` is the address of a document of the same site, without scripts. */
export interface Shelf {
  take(options?: BrowserContextOptions): Promise<Page>;
  /** Takes back the pages that were handed out; those of a test that failed are not used again. */
  clear(blank: string, isReusable: boolean): Promise<void>;
  close(): Promise<void>;
}

export function createShelf(): Shelf {
  /** By the options that a page has for life. */
  const idle = new Map<string, Page[]>();
  const used = new Map<Page, string>();
  const spoiled = new WeakSet<BrowserContext>();

  async function made(options: BrowserContextOptions): Promise<Page> {
    const context = await newContext({
      locale: 'en-US',
      // Each test would load all files of the page in the background, which begins when a page is idle.
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript(watchWork);
    if (options.serviceWorkers !== 'allow') await context.addInitScript(neverIdle);
    if (options.serviceWorkers === 'allow' || options.storageState !== undefined) spoiled.add(context);
    const page = await context.newPage();
    delayKeys(page);
    for (const thing of [page, context]) spoilBy(thing, () => spoiled.add(context));
    return page;
  }

  async function clean(page: Page, blank: string): Promise<void> {
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.goto(blank);
    await page.mouse.move(0, 0);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      const names = (await indexedDB.databases()).map(({ name }) => name!);
      const gone = (name: string) =>
        new Promise((resolve, reject) => {
          Object.assign(indexedDB.deleteDatabase(name), { onsuccess: resolve, onerror: reject });
        });
      await Promise.all(names.map(gone));
    });
  }

  return {
    async take(options = {}) {
      const { viewport = { width: 1280, height: 900 }, colorScheme, reducedMotion, ...lasting } = options;
      const key = JSON.stringify(lasting);
      const page = idle.get(key)?.pop() ?? (await made(lasting));
      used.set(page, key);
      await page.setViewportSize(viewport!);
      await page.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? 'light',
        reducedMotion: reducedMotion ?? 'no-preference',
      });
      return page;
    },
    async clear(blank, isReusable) {
      for (const [page, key] of used) {
        used.delete(page);
        if (!isReusable || page.isClosed() || spoiled.has(page.context())) {
          await page.context().close();
          continue;
        }
        await clean(page, blank);
        idle.set(key, [...(idle.get(key) ?? []), page]);
      }
    },
    async close() {
      for (const page of [...idle.values()].flat()) await page.context().close();
      idle.clear();
    },
  };
}

/** Says so when someone asks a thing for what lasts. */
function spoilBy(thing: object, spoil: () => void): void {
  for (const name of LASTING) {
    const own: unknown = Reflect.get(thing, name);
    if (own === undefined) continue;
    Object.defineProperty(thing, name, {
      get() {
        spoil();
        return own;
      },
    });
  }
}
