/** Strategies measured on the page: every control, the report and its files, keys alone, on a phone, in both languages and themes. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { holdAnswers, letGoUntil } from './at-work.ts';
import { barriers, useSite } from './site.ts';

const site = useSite();
const still = { reducedMotion: 'reduce' } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const begin = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: /^(Compare|Bandingkan)$/ });
const saving = (page: Page, kind: string) => page.getByRole('button', { name: kind, exact: true });
/** Small and quick, so that a test does not wait for slow strategies. */
const small: Readonly<Record<string, string>> = {
  'iq-puzzler-pro': '2 3 2\nDEFAULT\nAAA\nBBB',
  fifteen: '1 -/3 2',
  'twenty-four': 'A 2 3 4',
  wordscapes: 'STUOMC; C?S?',
};

async function opened(id: string, options = {}): Promise<Page> {
  const text = small[id];
  const query = text === undefined ? '' : `&text=${encodeURIComponent(text)}`;
  return site.open(`#/${id}?mode=compare${query}`, { ...still, ...options });
}

/** Compares with one measured run each, to the end; no run is cut off, however slow the machine is. */
async function compared(page: Page): Promise<void> {
  await page.getByLabel(/^(Limit for each run|Batas setiap pengukuran)$/).selectOption('120');
  await page.getByLabel(/^(Measured|Diukur)$/).selectOption('1');
  await begin(page).click();
  await saving(page, 'CSV').waitFor();
}

test.each(catalogue.map(({ id }) => id))(
  '%s: every strategy has a status, and the report says how it was measured',
  async (id) => {
    const page = await opened(id);
    await begin(page).waitFor();
    const names = await page.getByRole('group', { name: 'Strategies' }).getByRole('checkbox').count();
    await compared(page);
    const table = page.getByRole('table', { name: 'This position' });
    const rows = await table.locator('tbody tr').count();
    const absent = await page.getByText('cannot be used for any of these tasks').count();
    expect(rows + absent).toBe(names);
    expect(await page.getByText(/^(wrong|crashed)$/).count()).toBe(0);
    await page.getByRole('heading', { name: 'How it was measured' }).waitFor();
    await page.getByText('Each run had a fresh worker in this page.').waitFor();
    expect(await page.getByRole('figure').count()).toBeGreaterThan(0);
    expect(await barriers(page)).toEqual([]);
  },
);

test('what was compared stays while other modes are visited, and the files hold what was measured', async () => {
  const page = await opened('twenty-four');
  await compared(page);
  await page.getByRole('tab', { name: 'Play' }).click();
  await page.getByRole('tab', { name: 'Compare' }).click();
  const file = async (kind: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), saving(page, kind).click()]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') };
  };
  const csv = await file('CSV');
  expect(csv.name).toMatch(/\.csv$/);
  // The heading, then a pilot and a measured run for each of the three strategies that take a hand.
  expect(csv.content.trimEnd().split('\r\n')).toHaveLength(1 + 3 * 2);
  const json = JSON.parse((await file('JSON')).content);
  expect(json.setup).toMatchObject({ measured: 'worker', repeats: 1 });
  const html = await file('HTML');
  await page.goto('about:blank');
  await page.setContent(html.content);
  await page.getByRole('heading', { level: 1, name: '24 game: strategies compared' }).waitFor();
  await page.getByLabel('Bahasa Indonesia').check();
  await page.getByRole('heading', { level: 1, name: 'Permainan 24: perbandingan strategi' }).waitFor();
  expect(await page.getByRole('img').count()).toBeGreaterThan(0);
});

test('strategies are chosen, added with other options, and removed', async () => {
  const page = await opened('fifteen');
  const group = page.getByRole('group', { name: 'Strategies' });
  await begin(page).waitFor();
  for (const box of await group.getByRole('checkbox').all()) await box.uncheck();
  await expect.poll(() => begin(page).isDisabled()).toBe(true);
  await page.getByText('Add a strategy with other options').click();
  await group.getByLabel('Strategy', { exact: true }).selectOption('ida-star');
  for (const heuristic of ['misplaced', 'walking-distance']) {
    await group.getByLabel('Estimate of the remaining moves').selectOption(heuristic);
    await group.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await compared(page);
  expect(await page.getByRole('table', { name: 'This position' }).locator('tbody tr').count()).toBe(2);
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(1);
});

test('new puzzles are made for it, scored, and plotted against each other', async () => {
  const page = await opened('twenty-four');
  await page.getByLabel('Compare on').selectOption('5');
  await compared(page);
  await page.getByRole('table', { name: 'Scores' }).waitFor();
  await page.getByText('5 of 5').first().waitFor();
  for (const caption of ['PAR-2 of each strategy', 'Solved within a time', 'Two strategies, task by task']) {
    await page.getByText(caption).waitFor();
  }
  // Which two are plotted first depends on their times.
  const scatter = page.getByLabel('Scatter plot of');
  const others = scatter.locator(`option:not([value="${await scatter.inputValue()}"])`);
  const other = (await others.first().getAttribute('value'))!;
  await scatter.selectOption(other);
  expect(await scatter.inputValue()).toBe(other);
  await page.getByText('Two strategies, task by task').waitFor();
});

test('a comparison that is stopped keeps what was measured, and says so', async () => {
  const page = await opened('twenty-four');
  await page.getByLabel('Measured').selectOption('30');
  await holdAnswers(page);
  await begin(page).click();
  const some = page.getByText(/^[1-9]\d* of \d+ runs$/);
  await letGoUntil(page, () => some.isVisible());
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('The comparison was stopped before all runs were made.').waitFor();
  await begin(page).waitFor();
});

test('by keys alone', async () => {
  const page = await opened('twenty-four');
  await page.getByLabel('Measured').focus();
  await page.keyboard.press('Home');
  await begin(page).focus();
  await page.keyboard.press('Enter');
  await saving(page, 'CSV').waitFor();
  await page.getByRole('radio', { name: 'Measure' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Two trees' }).isChecked()).toBe(true);
});

test('on a phone in Indonesian, light and dark: in sight, and no wider than the screen', async () => {
  const page = await opened('twenty-four', { ...phone, locale: 'id-ID' });
  await compared(page);
  const table = page.getByRole('table', { name: 'Posisi ini' });
  await expect.poll(async () => (await table.boundingBox())!.y).toBeLessThan(844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
});
