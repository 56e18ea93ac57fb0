import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { barriers, built, useSite } from './site.ts';

const site = useSite();

test('what this is, its version and its licence are one link away', async () => {
  const page = await site.open();
  await page.getByRole('link', { name: 'About Teka' }).click();
  await page.getByRole('heading', { level: 1, name: 'About Teka' }).waitFor();
  await expect.poll(() => page.title()).toBe('About Teka · Teka');
  await page.getByText(/^Version \d+\.\d+\.\d+\.$/).waitFor();
  await page.getByText(/^Full text: MIT/).click();
  await page.getByText(/^MIT License\s+Copyright/).waitFor();
  await page.goto(`${site.url}#/`);
  await page.getByRole('heading', { name: 'Puzzles, solved and shown' }).waitFor();
  await expect.poll(() => page.title()).toBe('Teka: puzzles, solved and shown');
});

test('what comes with a puzzle is told with its use, and its licence whole', async () => {
  const page = await site.open('#/about');
  await page.getByRole('heading', { level: 3, name: 'Wordscapes' }).waitFor();
  const notices = page.getByRole('listitem');
  expect(await notices.count()).toBeGreaterThan(1);
  for (const notice of await notices.all()) {
    expect(await notice.getByRole('heading').textContent()).toMatch(/\w/);
    await notice.getByText(/^Full text: /).click();
    const words = notice.locator('pre');
    await words.waitFor();
    expect((await words.textContent())?.length).toBeGreaterThan(100);
  }
});

test('the page about all this speaks the language, keeps nobody out and fits a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'id-ID' };
  const page = await site.open('#/about', phone);
  await page.getByRole('heading', { level: 1, name: 'Tentang Teka' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Karya pihak lain' }).waitFor();
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
});

test('files that hold the words of others say so, and where their licence stands', () => {
  const scripts = readdirSync(join(built, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(built, 'assets', name), 'utf8'));
  for (const module of ['en/words', 'en/ranks', 'id/words', 'id/ranks']) {
    const path = `src/puzzles/wordscapes/lexicon/data/${module}.ts`;
    const [, text] = /'([^']{200,})'/.exec(readFileSync(path, 'utf8')) ?? [];
    const holding = scripts.filter((script) => script.includes(text!.slice(0, 100)));
    expect(holding.length, module).toBe(1);
    expect(holding[0], module).toMatch(/^\/\*! .*Not under the MIT licence/);
    expect(holding[0], module).toContain(`data/${module.slice(0, 2)}/README.md`);
  }
});
