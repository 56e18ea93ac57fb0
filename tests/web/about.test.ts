import { expect, test } from 'vitest';
import { barriers, useSite } from './site.ts';

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

test('the page about Teka speaks the language, is accessible and fits a phone', async () => {
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
