/** The page without its server: after one visit everything works, and a new version is offered, whole or not at all. */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { listOfflineFiles } from '../../tools/lib/offline.mjs';
import { barriers, built, openMode, results, solutionList, solveButton, useSite } from './site.ts';

const allowed = { serviceWorkers: 'allow', reducedMotion: 'reduce' } as const;

/** A way from home into a room. */
const home = (page: Page) => page.getByRole('link', { name: /24 game/ }).first();

/** Resolves once a worker with all files answers for the page; what the browser keeps by itself is then thrown away. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}

describe('after one visit', () => {
  const site = useSite('/some/where/');

  /** Loads the page anew, at this place in it. */
  async function visit(page: Page, place: string): Promise<void> {
    await page.goto('about:blank');
    await page.goto(site.url + place);
  }

  test('every room, the lessons, the figures and 3D work without the server', async () => {
    const page = await site.open('', allowed);
    await home(page).waitFor();
    await kept(page);
    await site.stop();
    try {
      // In the page as it was first loaded, in which nothing has been solved.
      await home(page).click();
      await openMode(page, 'Solve');
      await solveButton(page).click();
      await solutionList(page).getByRole('option').first().waitFor();
      for (const { id } of catalogue) {
        await visit(page, `#/${id}`);
        await page.getByRole('button', { name: 'Hint', exact: true }).click();
        await page.getByRole('region', { name: 'Hint' }).getByRole('button').first().waitFor();
        await page.getByRole('button', { name: 'New', exact: true }).click();
        await page.getByRole('region', { name: 'New' }).getByRole('button').first().waitFor();
        await openMode(page, 'Solve');
        await solveButton(page).click();
        await solutionList(page).getByRole('option').first().waitFor();
        await openMode(page, 'Watch');
        await page.getByRole('button', { name: 'Next step', exact: true }).click();
        await page.getByText('The search begins at node 0').first().waitFor();
        await openMode(page, 'Compare');
        await page.getByRole('radio', { name: 'Race' }).waitFor();
      }
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      await visit(page, `#/iq?text=${encodeURIComponent('BOARD pyramid 5\nPIECES IQ Puzzler Pro')}`);
      await page.locator('canvas').waitFor();
      await visit(page, 'index.html#/lessons');
      await page.locator('main ol a').first().click();
      await page.locator('figure[data-kind]').first().waitFor();
      await visit(page, '#/reports');
      await page.getByRole('table').first().waitFor();
      await visit(page, '#/about');
      await page.getByText(/^\d(\.\d)? MB are kept for offline use\. Everything/).waitFor();
      expect(await barriers(page)).toEqual([]);
      await visit(page, '#/');
      await home(page).waitFor();
    } finally {
      await site.resume();
    }
  });

  test('the page can be installed', async () => {
    const page = await site.open();
    const session = await page.context().newCDPSession(page);
    const { url, errors, data = '' } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${site.url}manifest.webmanifest`);
    const { start_url, icons } = JSON.parse(data) as { start_url: string; icons: { src: string; sizes: string }[] };
    expect(new URL(start_url, url).href).toBe(site.url);
    const sizes = await page.evaluate(
      async (sources) => {
        const images = await Promise.all(sources.map((src) => Object.assign(new Image(), { src })));
        await Promise.all(images.map((image) => image.decode()));
        return images.map(({ naturalWidth: w, naturalHeight: h }) => `${w}x${h}`);
      },
      icons.slice(1).map(({ src }) => new URL(src, url).href),
    );
    expect(sizes).toEqual(['192x192', '512x512', '512x512']);
    expect(icons.slice(1).map((icon) => icon.sizes)).toEqual(sizes);
  });

  test('a browser that keeps nothing says so, and the page works all the same', async () => {
    const page = await site.open('', allowed);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.reload();
    await page.goto(`${site.url}#/about`);
    await page.getByText('Nothing is kept for offline use here.').waitFor();
    await page.goto(`${site.url}#/24?text=4+J+10+9&mode=solve`);
    await solveButton(page).click();
    await results(page).getByText('Exactly one solution.').waitFor();
  });
});

describe('a new version', () => {
  let folder = '';
  const site = useSite('/', async () => {
    folder = await mkdtemp(join(tmpdir(), 'teka-offline-'));
    await cp(built, folder, { recursive: true });
    return folder;
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Gives a chunk another name everywhere, as a change of its content would, and returns how to take the file away. */
  async function renamed(from: RegExp, to: string): Promise<string> {
    const name = (await readdir(join(folder, 'assets'))).find((file) => from.test(file))!;
    await rename(join(folder, 'assets', name), join(folder, 'assets', to));
    const texts = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|html)$/.test(file));
    for (const file of texts.filter((one) => one !== 'offline.js')) {
      const content = await readFile(join(folder, file), 'utf8');
      if (content.includes(name)) await writeFile(join(folder, file), content.replaceAll(name, to));
    }
    return join(folder, 'assets', to);
  }

  const offer = (page: Page) => page.getByRole('complementary').filter({ hasText: 'A new version is ready.' });
  const script = (page: Page) => page.locator('script[type=module]').getAttribute('src');
  const look = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

  test('is offered only when it is whole, and taken by one tab while the other goes on with its own', async () => {
    const page = await site.open('#/24?text=4+J+10+9', allowed);
    await kept(page);
    const other = await site.openBeside(page, '#/about');
    await other.getByText('Everything here works').waitFor();
    const before = await script(page);

    // Half of it is not there yet.
    const lessons = await renamed(/^lessons-.{8}\.js$/, 'lessons-newer.js');
    await renamed(/^index-.{8}\.js$/, 'index-newer.js');
    listOfflineFiles(folder);
    await rename(lessons, `${lessons}.late`);
    await look(page);
    await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).installing);
    await page.reload();
    await page.getByRole('tab', { name: 'Solve' }).waitFor();
    expect(await script(page)).toBe(before);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(null);
    expect(await offer(page).count()).toBe(0);

    // Now all of it is.
    await rename(`${lessons}.late`, lessons);
    await look(page);
    await offer(page).waitFor();
    await offer(other).waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await script(page)).toBe(before);
    await offer(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => script(page)).toBe('./assets/index-newer.js');
    await page.getByRole('tab', { name: 'Solve' }).waitFor();
    await page.getByText('A new version is ready.').waitFor({ state: 'detached' });

    // The server has these no more.
    await other.getByRole('link', { name: 'Lessons' }).click();
    await other.locator('main ol a').first().waitFor();
    expect(await script(other)).toBe(before);
    const versions = () => page.evaluate(async () => (await caches.keys()).length);
    expect(await versions()).toBe(2);
    await offer(other).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => script(other)).toBe('./assets/index-newer.js');
    await expect.poll(versions).toBe(1);
  });

  test('is left alone by a worker whose host has given it up', async () => {
    const page = await site.open('#/about', allowed);
    await kept(page);
    await rename(join(folder, 'offline.js'), join(folder, 'gone.js'));
    await page.reload();
    const left = () => page.evaluate(async () => (await caches.keys()).length);
    await expect.poll(left).toBe(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});
