import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdAnswers, letGo } from './at-work.ts';
import { barriers, puzzleField, results, solveButton, useSite } from './site.ts';

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
  await start(page).waitFor();
  await holdAnswers(page);
  await start(page).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await letGo(page);
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

test('a report’s program takes a course file, counts as the report did, and saves puzzle, solution, cases and time', async () => {
  const page = await site.open('#/reports');
  const programs = page.getByRole('region', { name: 'The reports’ programs' });
  await programs.getByRole('listitem').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  const name = /^Open a file: Report 2024/;
  const file = '4 5 7\r\nDEFAULT\r\nAA\r\nA\r\nBB\r\n B\r\nC\r\nC\r\nC\r\n DD\r\nDD\r\nEE\r\nE\r\nFF\r\nGG';
  const course = { name: 'case.txt', mimeType: 'text/plain', buffer: Buffer.from(file) };
  await programs.locator('input[type=file]').and(page.getByLabel(name)).setInputFiles(course);
  await page.waitForURL(/strategy=orders-in-rotation/);
  const strategy = page.getByLabel('Strategy');
  await strategy.waitFor();
  expect(await strategy.locator('option:checked').textContent()).toBe('Report 2024: orders in rotation, brute force');

  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save .svg' }).click();
  expect((await picture).suggestedFilename()).toBe('iq-puzzler-pro.svg');
  await solveButton(page).click();
  await results(page).getByText('53 cases').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save .txt' }).click();
  const saved = await (await saving).path();
  const text = await readFile(saved, 'utf8');
  expect(text).toMatch(
    /^4 5 7\nDEFAULT\nAA\n[^=]*\n\n== 1 ==\nAABBC\nADDBC\nDDEEC\nFFEGG\n\n== orders-in-rotation, 53 cases, .* ms.* ==\n$/,
  );

  // What was saved opens again, and so does what the program of another report saved.
  await page.locator('form#ask input[type=file]').first().setInputFiles(saved);
  await page.getByText('Your text has been loaded.').waitFor({ state: 'attached' });
  expect(await puzzleField(page).inputValue()).toBe(file.replaceAll('\r', ''));
});

test('a proof that there is no solution is saved too', async () => {
  const page = await site.open('#/24?text=2+2+2+2&strategy=every-expression&mode=solve');
  await solveButton(page).click();
  await results(page).getByText('Proven: there is no solution.').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save .txt' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toMatch(
    /^2 2 2 2\n0\n\n== Proven: there is no solution\. every-expression, .* ==\n$/,
  );
});
