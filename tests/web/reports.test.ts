import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, results, solveButton, useSite } from './site.ts';

const site = useSite();
const rows = (page: Page) => page.locator('tbody tr');
/** The sentence that is seen; the live region says the same. */
const told = (page: Page, words: RegExp) => page.locator('main').getByText(words).waitFor();
const start = (page: Page) => page.getByRole('button', { name: 'Compute again' });

test('the figures are one link away from home, and from the page about Teka', async () => {
  const page = await site.open();
  await page.getByRole('link', { name: 'Published figures' }).click();
  await page.getByRole('heading', { level: 1, name: 'Published figures' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Published figures.* · Teka$/);
  await page.goto(`${site.url}#/about`);
  await page.getByRole('link', { name: 'Published figures' }).click();
  await rows(page).first().waitFor();
});

test('every figure is computed again and compared; none differs that should agree', async () => {
  const page = await site.open('#/reports');
  await rows(page).first().waitFor();
  expect(await page.getByRole('table').count()).toBeGreaterThan(1);
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(25);
  expect(await page.locator('tr[data-verdict]').count()).toBe(0);
  await start(page).click();
  await told(page, /^Of \d+ figures, \d+ agree, .* and 0 should agree but do not\.$/);
  const long = await page.getByText('Takes long', { exact: true }).count();
  expect(await page.locator('tr[data-verdict]').count()).toBe(count - long);
  expect(await page.locator('tr[data-verdict=wrong]').count()).toBe(0);
  const agreeing = page.locator('tr[data-verdict=agrees]');
  expect(await agreeing.first().locator('td').allTextContents()).toEqual([
    expect.stringMatching(/\d/),
    expect.stringMatching(/\d/),
    '✓ Yes',
    expect.any(String),
    expect.stringMatching(/\d/),
    'Open',
  ]);
  const differing = page.locator('tr[data-verdict=differs]').first();
  await differing.getByText('No, rightly').waitFor();
  expect(await differing.locator('th small').textContent()).toMatch(/\w/);
});

test('a figure opens in its room, and the solve there gives it', async () => {
  const page = await site.open('#/reports');
  const figure = rows(page).filter({ hasText: '6 6 6 6' });
  expect(await figure.locator('td').first().textContent()).toBe('7');
  await figure.getByRole('link').click();
  await solveButton(page).click();
  await results(page).getByText('All 7 solutions.').waitFor();
  expect(page.url()).toContain('strategy=every-expression');
});

test('it can be stopped, and goes on from the beginning', async () => {
  const page = await site.open('#/reports');
  // Whatever is pressed before the first answer comes is still in time.
  await start(page).waitFor();
  await page.evaluate(() => {
    const press = () => (document.querySelector('main button') as HTMLButtonElement).click();
    press();
    setTimeout(press);
  });
  await told(page, /^Stopped before the end\./);
  expect(await page.locator('tr[data-verdict]').count()).toBeLessThan(await rows(page).count());
  await start(page).click();
  await told(page, /^Of \d+ figures/);
});

test('it speaks the language, is accessible and fits a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'id-ID' };
  const page = await site.open('#/reports', phone);
  await page.getByRole('heading', { level: 1, name: 'Angka yang pernah diterbitkan' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hitung ulang' }).tap();
  await told(page, / 0 seharusnya cocok tetapi tidak\.$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const small = await page
    .locator('main')
    .locator('button, a')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((b) => b.width < 44 || b.height < 44));
  expect(small).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
});
