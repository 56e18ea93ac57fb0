/** Two searches of a room laid over each other: chosen, seen, walked by keys, on a phone, in both languages and themes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { holdAnswers, letGoUntil } from './at-work.ts';
import { barriers, openMode, useSite } from './site.ts';

const site = useSite();
const rooms = catalogue.map(({ id }) => id);
const trees = (page: Page) => page.getByRole('radio', { name: /^(Two trees|Dua pohon)$/ });
const summary = (page: Page) => page.locator('p[role=status]').filter({ hasText: /\bA\b.*\bB\b/ });
const table = (page: Page) => page.getByRole('table', { name: /^(They part|Keduanya berpisah)/ });
const tree = (page: Page) => page.getByRole('application', { name: /^(Both searches|Kedua pencarian)/ });
/** What is said of the chosen node. */
const words = (page: Page) => page.getByRole('tabpanel').locator('div[aria-live=polite]').last();
const search = (page: Page, letter: string) => page.getByRole('group', { name: `Search ${letter}` });

async function merged(id: string, query = '', options = {}): Promise<Page> {
  const page = await site.open(`#/${id}?mode=compare${query}`, { reducedMotion: 'reduce', ...options });
  await trees(page).check();
  await summary(page).waitFor();
  return page;
}

test('two heuristics: what they share, where they part, and what became of a node in both', async () => {
  const page = await merged('15');
  await summary(page).getByText('Both begin alike and share 231 nodes. A has 5 more, B has 485 more.').waitFor();
  await search(page, 'A').getByLabel('Strategy').selectOption('ida-star');
  await summary(page).getByText('They have no root in common.').waitFor();
  expect((await table(page).count()) + (await tree(page).count())).toBe(0);
  await search(page, 'B').getByLabel('Strategy').selectOption('ida-star');
  await summary(page).getByText('A and B are the same search: they share all 371 nodes.').waitFor();
  expect(await table(page).count()).toBe(0);
  await search(page, 'B').getByLabel('Estimate of the remaining moves').selectOption('linear-conflict');
  await summary(page).getByText('share 248 nodes. A has 123 more, B has no more.').waitFor();

  const rows = table(page).locator('tbody tr');
  expect(await rows.count()).toBe(20);
  await words(page).getByText('A: branched, 11 nodes of its own.').waitFor();
  await words(page).getByText('B: cut.').waitFor();
  await rows.nth(1).click();
  await words(page).getByText('A: branched, 8 nodes of its own.').waitFor();
  expect(await rows.nth(1).getByRole('button').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Show 20 of 25 more' }).click();
  expect(await rows.count()).toBe(40);
});

test('iterations that only one search has are places of their own', async () => {
  const page = await merged('15');
  await search(page, 'A').getByLabel('Strategy').selectOption('ida-star');
  await search(page, 'B').getByLabel('Strategy').selectOption('ida-star');
  await search(page, 'B').getByLabel('Estimate of the remaining moves').selectOption('misplaced');
  await summary(page).getByText('share 371 nodes. A has no more, B has 1,450 more.').waitFor();
  await table(page).getByText('Iteration 11 of B, which only B has').waitFor();
});

test('searches that do not branch alike are said not to, with where that begins', async () => {
  const page = await merged('iq');
  await search(page, 'B').getByLabel('Strategy').selectOption('pieces-in-order');
  await summary(page).getByText('A and B do not branch alike').waitFor();
  await summary(page).getByText('This begins at node').waitFor();
  expect(await tree(page).count()).toBe(0);
});

test('with and without crossings, on a level whose answers are known', async () => {
  const { about } = await catalogue.find(({ aliases }) => aliases.includes('words'))!.load();
  const level = about.examples.find(({ text }) => text.includes('ANSWERS'))!.text;
  const page = await merged('words', `&text=${encodeURIComponent(level)}`);
  await search(page, 'A').getByLabel('Strategy').selectOption('permutations');
  await search(page, 'B').getByLabel('Strategy').selectOption('crossings');
  await summary(page).getByText('Both begin alike and share 432 nodes. A has 1,735 more, B has 723 more.').waitFor();
});

test('by keys alone', async () => {
  const page = await site.open('#/15?mode=compare', { reducedMotion: 'reduce' });
  await page.getByRole('radio', { name: 'Measure' }).focus();
  await page.keyboard.press('ArrowRight');
  await summary(page).waitFor();
  const first = table(page).locator('tbody button').first();
  await first.focus();
  const before = await words(page).textContent();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => words(page).textContent()).not.toBe(before);
  // The focus goes along, and Tab leaves the table at once.
  const pressed = () => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'));
  await expect.poll(pressed).toBe('true');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Show 20 of/);
  await tree(page).focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowUp');
  await words(page).getByText('the beginning').waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => words(page).getByText('the beginning').count()).toBe(0);
  for (const key of ['+', '-', '0']) await page.keyboard.press(key);
});

test('a tap on a number of the tree chooses its place', async () => {
  const page = await merged('iq', `&text=${encodeURIComponent('BOARD 5x11\nPIECES IQ Puzzler Pro')}`);
  // Without the rule about regions the search goes on where it was cut.
  await summary(page)
    .getByText(/share [\d,]+ nodes\. A has no more, B has [\d,]+ more\./)
    .waitFor();
  await table(page).locator('tbody tr').nth(2).click();
  // The first parting is the root, as wide as the tree.
  const { width } = (await tree(page).boundingBox())!;
  await tree(page).click({ position: { x: width / 2, y: 11 } });
  await words(page).getByText('the beginning').waitFor();
});

test.each(rooms)('%s: nothing keeps a person out, light or dark, and a phone has room for it', async (id) => {
  const page = await merged(id, '', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
  });
  await page.getByRole('group', { name: 'Pencarian B' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a long recording can be stopped, and leaving ends it', async () => {
  const long = `&text=${encodeURIComponent('BOARD 5x11\nPIECES IQ Puzzler Pro')}`;
  const page = await site.open(`#/iq?mode=compare${long}`);
  const recording = (letter: string) => () =>
    page.getByText(new RegExp(`^Recording search ${letter}: [\\d,]+ nodes$`)).isVisible();
  await trees(page).waitFor();
  await holdAnswers(page);
  await trees(page).check();
  await page.getByLabel('Look for').selectOption('count');
  await letGoUntil(page, recording('A'));
  await page.getByRole('tabpanel').getByRole('button', { name: 'Stop' }).click();
  await letGoUntil(page, recording('B'));
  await openMode(page, 'Play');
  await page.getByRole('toolbar').waitFor();
});
