/** The built page on a server of its own, in a real browser that reports everything that goes wrong. */
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Served, serve } from '../../tools/lib/server.mjs';
import { delayKeys, loaded, watchRequests } from './at-work.ts';
import { createShelf } from './pages.ts';

export const built = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** What a graphics driver made of software says about its own speed, and that service workers are not wanted in a test. */
const HARMLESS = /^\[\.WebGL-.*(GPU stall|ReadPixels)|^Service Worker registration blocked/;

export interface Site {
  readonly url: string;
  /** A page in a browser that has never been here; `hash` is where in the page it begins. */
  open(hash?: string, options?: BrowserContextOptions): Promise<Page>;
  /** The same, but the page's own clock stands still: time passes only with `page.clock.runFor`. */
  openStill(hash?: string, options?: BrowserContextOptions): Promise<Page>;
  /** Another page in the browser of that one. */
  openBeside(page: Page, hash?: string): Promise<Page>;
  /** Ends the server, as a train ends the connection when it enters a tunnel. */
  stop(): Promise<void>;
  /** Starts the server again, at the same address. */
  resume(): Promise<void>;
}

/** Serves the page for the tests of a file; after each one nothing may have gone wrong unseen. `make` says what is served. */
export function useSite(base = '/', make: () => string | Promise<string> = () => built): Site {
  let folder: string;
  let served: Served;
  const shelf = createShelf();
  const troubles: string[] = [];
  beforeAll(async () => {
    folder = await make();
    served = await serve(folder, { port: 0, base });
  });
  afterEach(async ({ task }) => {
    await shelf.clear(`${served.url}icon.svg`, task.result?.state === 'pass');
    expect(troubles.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await shelf.close();
    await served?.close();
  });

  async function openIn(page: Page, hash: string): Promise<Page> {
    const own = new URL(served.url).origin;
    page.on('console', (m) => {
      // The page names its icon; the document between two pages cannot.
      const isIcon = m.location().url.endsWith('/favicon.ico');
      const bad = ['error', 'warning'].includes(m.type()) && !HARMLESS.test(m.text()) && !isIcon;
      if (bad) troubles.push(`${m.type()}: ${m.text()}`);
    });
    page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== own && !['data:', 'blob:'].includes(protocol)) troubles.push(`asked ${request.url()}`);
    });
    page.on('response', (r) => r.status() >= 400 && troubles.push(`${r.status()} ${r.url()}`));
    watchRequests(page);
    await page.goto(served.url + hash);
    return page;
  }

  async function openLoaded(page: Page, hash: string): Promise<Page> {
    await openIn(page, hash);
    await loaded(page);
    return page;
  }

  return {
    get url() {
      return served.url;
    },
    open: async (hash = '', options = {}) => openLoaded(await shelf.take(options), hash),
    async openStill(hash = '', options = {}) {
      const page = await shelf.take(options);
      await page.clock.install({ time: '2026-01-01' });
      await page.clock.pauseAt('2026-11-18');
      return openIn(page, hash);
    },
    async openBeside(page, hash = '') {
      const beside = await page.context().newPage();
      delayKeys(beside);
      return openLoaded(beside, hash);
    },
    stop: () => served.close(),
    async resume() {
      served = await serve(folder, { port: served.port, base });
    },
  };
}

/** What axe-core finds that would keep a person out. */
export async function barriers(page: Page): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // As text, since a function would be rewritten by the test runner to find its own axe.
  const { violations } = await page.evaluate<axe.AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  const grave = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  return grave.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html} ${n.failureSummary}`).join(' | ')}`);
}

/** No colour is on its way to another any more: half-way, letters have neither the contrast of before nor that of after. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) < 5000);
    for (const one of passing) one.finish();
  });

export const solveButton = (page: Page) => page.getByRole('button', { name: 'Solve', exact: true });
/** The text of the puzzle; it may be folded away, see `openText`. */
export const puzzleField = (page: Page) => page.locator('form#ask').locator('textarea, input[type=text]').first();
export const solutionList = (page: Page) => page.getByRole('listbox', { name: 'Solutions' });
/** The panel with the ending, the counts and the list. */
export const results = (page: Page) => page.getByRole('region', { name: 'Solutions' });

/** A link that opens a room where puzzles are solved. */
export const solving = (hash: string) => `${hash}${hash.includes('?') ? '&' : '?'}mode=solve`;

/** Goes to a mode of the room by its tab. */
export async function openMode(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await loaded(page);
}

/** Opens what stands behind "More", by its name. */
export async function openTool(page: Page, name: string): Promise<void> {
  const more = page.getByRole('toolbar').getByRole('button', { name: 'More' });
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
  await page.getByRole('region', { name: 'More' }).getByRole('button', { name, exact: true }).click();
}

/** Unfolds what a summary of this name hides, unless it is open. */
async function unfold(page: Page, name: RegExp): Promise<void> {
  const summary = page.locator('details > summary').filter({ hasText: name }).first();
  await summary.waitFor();
  if (!(await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open))) await summary.click();
}

/** Unfolds the text of the puzzle, in the mode that solves. */
export async function openText(page: Page): Promise<void> {
  await openMode(page, /^(Solve|Pecahkan)$/);
  await unfold(page, /^(As text|Sebagai teks)$/);
}

/** Unfolds strategy, goal and options. */
export async function openAdvanced(page: Page): Promise<void> {
  await unfold(page, /^(Advanced|Lanjutan)$/);
}

/** What hands on the room: as a link, as a QR code, as HTML. */
export const openShare = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).click();

/** Presses a button that says for a moment what came of it, and waits for that; it may be over before one looks. */
export async function pressTo(button: Locator, words: string): Promise<void> {
  const pressed = (await button.elementHandle())!;
  const said = await pressed.evaluateHandle((one) => {
    const all = [one.textContent];
    const note = () => void all.push(one.textContent);
    new MutationObserver(note).observe(one, { childList: true, characterData: true, subtree: true });
    return all;
  });
  await pressed.click();
  await expect.poll(async () => (await said.jsonValue()).join('\n')).toContain(words);
}

/** The menu with the settings. */
export async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Menu' });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
}
