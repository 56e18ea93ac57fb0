/** Wordscapes on a phone: boxes that can be seen and hit, and what is asked for in sight. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMode, results, solveButton, useSite } from './site.ts';
import { askHint, at, SMALL, slots, tellAll, wheel } from './words-board.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The side of a box, and what of the grid lies outside its room. */
const measured = (page: Page) =>
  page.locator('[data-pans]').evaluate((pans) => ({
    cell: pans.querySelector('[data-cell]')!.getBoundingClientRect().width,
    hidden: [pans.scrollWidth - pans.clientWidth, pans.scrollHeight - pans.clientHeight],
  }));

async function first(): Promise<Page> {
  const page = await site.open('#/words', phone);
  await wheel(page).waitFor();
  return page;
}

test('boxes are at least 36 px wide, the whole first grid and its wheel are in sight, and the page does not scroll', async () => {
  const page = await first();
  const { cell, hidden } = await measured(page);
  expect(cell).toBeGreaterThanOrEqual(36);
  expect(hidden).toEqual([0, 0]);
  const { y, height } = (await wheel(page).boundingBox())!;
  expect(y + height).toBeLessThan((await button(page, 'Hint').boundingBox())!.y);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
});

test('a grid of more boxes is moved about, and moves to a word that is found', async () => {
  const rows = ['?'.repeat(16), `${'.'.repeat(15)}?`, `${'.'.repeat(15)}?`].join('\n');
  const answers = '1A ABCDEFGHIJKLMNOP, 2D PAB';
  const page = await site.open(at(`LETTERS ABCDEFGHIJKLMNOP\nGRID\n${rows}\nANSWERS ${answers}`), phone);
  await wheel(page).waitFor();
  const { cell, hidden } = await measured(page);
  expect(cell).toBe(36);
  expect(hidden[0]).toBeGreaterThan(100);
  await page.keyboard.type('pab\n');
  const last = page.locator('[data-look=sure]').last();
  await last.waitFor();
  const { x, width } = (await last.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(phone.viewport.width);
});

test.each(['Hint', 'New', 'More'])(
  'while %s is open the whole grid is in sight, and the wheel makes room',
  async (name) => {
    const page = await first();
    await button(page, name).click();
    await button(page, 'Close').waitFor();
    expect((await measured(page)).hidden).toEqual([0, 0]);
    expect(await wheel(page).isVisible()).toBe(false);
    await button(page, 'Close').click();
    expect(await wheel(page).isVisible()).toBe(true);
  },
);

test('a hint is told below the grid, and the last one leads to the next level', async () => {
  const page = await site.open(at(SMALL), phone);
  await wheel(page).waitFor();
  const before = await slots(page);
  await askHint(page, 'Show a letter');
  await expect.poll(() => slots(page)).not.toEqual(before);
  const said = (await page
    .getByText(/^The letter in row/)
    .first()
    .boundingBox())!;
  expect(said.y + said.height).toBeLessThan((await button(page, 'Show a letter').boundingBox())!.y);
  await tellAll(page);
  expect(await button(page, 'Show a word').count()).toBe(0);
  expect((await button(page, 'Next level').boundingBox())!.y).toBeLessThan(phone.viewport.height);
});

test('bonus words have one button', async () => {
  const page = await first();
  await button(page, 'More').click();
  expect(await button(page, /^Bonus words/).count()).toBe(1);
});

test('a filling on show is seen as a whole, and how the search ended stands below it', async () => {
  const page = await first();
  await openMode(page, 'Solve');
  await solveButton(page).click();
  await button(page, 'Back to my board').waitFor();
  await expect.poll(async () => (await measured(page)).hidden).toEqual([0, 0]);
  const verdict = results(page).getByText('Proven: there is no better solution.');
  const sheet = page.locator('[data-mode] > [role=tabpanel] > :last-child');
  await expect.poll(async () => (await verdict.boundingBox())!.y - (await sheet.boundingBox())!.y).toBeGreaterThan(4);
  await button(page, 'Back to my board').click();
  await button(page, 'Write letters').waitFor();
});

test('an explanation of a level in play gives nothing away before one asks for it, and comes into sight', async () => {
  const page = await first();
  await openMode(page, 'Solve');
  await page.getByText('There are 8 fillings').waitFor();
  await button(page, 'Explain').click();
  await page.getByText('its explanation gives the answers away').waitFor();
  expect(await page.getByText('SCOUT').count()).toBe(0);
  await button(page, 'Explain this puzzle').click();
  await page.getByText('MOST MUST SCOUT').first().waitFor();
  const { y } = (await page.getByRole('region', { name: 'Explain this puzzle' }).boundingBox())!;
  expect(y).toBeLessThan(phone.viewport.height);
});
