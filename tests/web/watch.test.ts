/** Watching a search in every room: its controls, its tree, its link, by keys alone, on a phone, in both themes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { passUntil } from './at-work.ts';
import { barriers, openMode, useSite } from './site.ts';

const site = useSite();
const still = { reducedMotion: 'reduce' } as const;
const rooms = catalogue.map(({ id }) => id);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true });
const at = async (page: Page) => Number(await slider(page).inputValue());
const sentence = (page: Page) => page.locator('[role=tabpanel] p[aria-live]').first();

/** What is said of a search once it is recorded. */
const recorded = /^(All|The first|Seluruhnya|[\d.]+ simpul pertama)/;

/** A room whose search is recorded. */
async function watched(id: string, query = '', options = {}): Promise<Page> {
  const page = await site.open(`#/${id}?mode=watch${query}`, { ...still, ...options });
  await page.getByText(recorded).first().waitFor();
  return page;
}

test.each(rooms)('%s: steps both ways, any place, and jumps', async (id) => {
  const page = await watched(id);
  await button(page, 'Next step').click();
  await sentence(page).getByText('The search begins at node 0').waitFor();
  await button(page, 'Next step').click();
  expect(await at(page)).toBe(2);
  await button(page, 'Previous step').click();
  expect(await at(page)).toBe(1);
  await button(page, 'Next solution').click();
  await sentence(page).getByText('is a solution').waitFor();
  const found = await at(page);
  expect(found).toBeGreaterThan(2);
  await button(page, 'To the start').click();
  expect(await at(page)).toBe(0);
  await slider(page).fill(String(found));
  await sentence(page).getByText('is a solution').waitFor();
  // A link brings the same search to the same step.
  await page.waitForURL(new RegExp(`step%3D${found}(&|$)`));
  await page.reload();
  await expect.poll(() => at(page)).toBe(found);
  await sentence(page).getByText('is a solution').waitFor();
});

test.each(rooms)('%s: nothing keeps a person out, light or dark, and a phone has room for it', async (id) => {
  const page = await watched(id, '', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
  });
  await button(page, 'Langkah berikutnya').tap();
  await page.getByText('Pohon sebagai teks').tap();
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // The board and the controls share the first screen.
  for (const part of [button(page, 'Putar'), slider(page).or(page.getByRole('slider').first())]) {
    const box = (await part.first().boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(844);
  }
});

test('it plays by itself at the speed that is chosen, and stops at the end', async () => {
  const page = await site.openStill('#/24?mode=watch', still);
  const extent = page.getByText(recorded).first();
  await passUntil(page, () => extent.isVisible());
  await page.getByRole('slider', { name: /a second/ }).press('End');
  await button(page, 'Play').click();
  await button(page, 'Pause').waitFor();
  await passUntil(page, () => button(page, 'Play').isVisible());
  expect(await at(page)).toBe(Number(await slider(page).getAttribute('max')));
});

test('the tree is walked by keys, and the board and the sentence go along', async () => {
  const page = await watched('15');
  const tree = page.getByRole('application', { name: /^Tree of the search/ });
  await button(page, 'Next step').click();
  await tree.focus();
  await page.keyboard.press('ArrowDown');
  await sentence(page)
    .getByText(/^Node [1-9]\d*, from node 0/)
    .waitFor();
  const first = await sentence(page).textContent();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => sentence(page).textContent()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await sentence(page).getByText('The search begins at node 0').waitFor();
  for (const key of ['+', '-', '0', 'Enter']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');
});

test('the tree as text: expanded, walked and chosen from by keys', async () => {
  const page = await watched('15');
  await page.getByText('The tree as text').click();
  const outline = page.getByRole('tree');
  await outline.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => outline.getByRole('treeitem').count()).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await sentence(page)
    .getByText(/^Node [1-9]\d*, from node 0/)
    .waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => outline.locator('[aria-expanded=true]').count()).toBe(0);
});

test('another strategy, goal or option is another search', async () => {
  const page = await watched('15');
  await page.getByLabel('Strategy').selectOption('branch-and-bound');
  await page.getByText('the strategy counts 516 of them').waitFor();
  await page.getByLabel('Strategy').selectOption('a-star');
  await page.getByLabel('Estimate of the remaining moves').selectOption('misplaced');
  await page.waitForURL(/heuristic%3Dmisplaced/);
  await openMode(page, 'Play');
  await page.getByRole('toolbar').waitFor();
});

test('what cannot be watched says why, and a long search says how much of it is here', async () => {
  const page = await watched('iq', `&text=${encodeURIComponent('BOARD 5x11\nPIECES IQ Puzzler Pro')}`);
  await page.getByText(/^The first [\d,]+ nodes/).waitFor();
});
