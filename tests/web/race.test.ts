/** The race in every room: begun, paused, finished, by keys alone, without motion, on a phone, in both languages. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { passUntil, settled } from './at-work.ts';
import { excuseShifts, shifted, watchShifts } from './shifts.ts';
import { barriers, openMode, useSite } from './site.ts';
import { at as wordsAt } from './words-board.ts';

const site = useSite();
const rooms = catalogue.map(({ id }) => id);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const still = { reducedMotion: 'reduce' } as const;
const panel = (page: Page) => page.getByRole('region', { name: /^(The race|Adu strategi)$/ });
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name, exact: true });
const lanes = (page: Page) => page.getByRole('region', { name: /^(Lane|Jalur) \d: / });
const place = (page: Page) => panel(page).getByRole('slider', { name: /^(Node|Simpul) / });
const pace = (page: Page) => panel(page).getByRole('slider', { name: /^(Speed|Kecepatan)/ });
const at = async (page: Page) => Number(await place(page).inputValue());
const winner = /comes first with [\d,]+ |A tie with [\d,]+ |menang dengan [\d.]+ |Seri, masing-masing/;
const result = (page: Page) => page.getByRole('region', { name: /^(Lanes of the race|Jalur adu strategi)$/ });
/** What the page says to screen readers. */
const heard = (page: Page) => page.getByRole('status').filter({ hasText: winner });

async function open(id: string, options = {}, query = ''): Promise<Page> {
  return raced(await site.open(`#/${id}?mode=compare${query}`, options));
}

const choice = (page: Page) => page.getByRole('radio', { name: /^(Race|Adu strategi)$/ });

/** Chooses the race among the ways to compare. */
async function raced(page: Page): Promise<Page> {
  await choice(page).check();
  await panel(page).getByRole('heading').waitFor();
  return page;
}

test.each(rooms)('%s: begun, paused, gone on, finished, and the winner is named', async (id) => {
  const page = await site.openStill(`#/${id}?mode=compare`);
  await passUntil(page, () => choice(page).isVisible());
  await choice(page).check();
  await passUntil(page, () => panel(page).getByText('A show, not a measurement').isVisible());
  await button(page, 'Start the race').click();
  await passUntil(page, async () => (await place(page).isVisible()) && (await at(page)) > 0);
  await pace(page).press('Home');
  await button(page, 'Pause').click();
  expect(await lanes(page).count()).toBe(2);
  const length = Number(await place(page).getAttribute('max'));
  const paused = await at(page);
  expect(paused).toBeGreaterThan(0);
  expect(paused).toBeLessThan(length);
  await button(page, 'Go on').waitFor();
  await page.clock.runFor(3000);
  expect(await at(page)).toBe(paused);
  expect(await heard(page).count()).toBe(0);
  await pace(page).press('End');
  await button(page, 'Go on').click();
  await passUntil(page, () => button(page, 'Race again').isVisible());
  expect(await at(page)).toBe(length);
  await result(page).getByText(winner).waitFor();
  await passUntil(page, async () => (await heard(page).count()) > 0);
  await lanes(page).getByText('1st').first().waitFor();
  await button(page, 'Race again').click();
  await button(page, 'Pause').or(button(page, 'Race again')).waitFor();
  await button(page, 'Back to the board').click();
  await passUntil(page, async () => (await lanes(page).count()) === 0);
});

test.each(rooms)('%s: by keys alone, and without motion nothing moves by itself', async (id) => {
  const page = await open(id, still);
  expect(await button(page, 'Start the race').count()).toBe(0);
  await button(page, 'One node').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).toBe(1);
  const before = await lanes(page).allTextContents();
  await page.keyboard.press('Enter');
  await expect.poll(() => at(page)).toBe(2);
  expect(await lanes(page).allTextContents()).not.toEqual(before);
  // To the next control, which is reached by Tab.
  await page.keyboard.press('Tab');
  expect(await button(page, 'To the end').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await result(page).getByText(winner).waitFor();
  await place(page).press('Home');
  await expect.poll(() => at(page)).toBe(0);
  expect(await result(page).getByText(winner).count()).toBe(0);
});

test.each(rooms)('%s: nothing keeps a person out, light or dark, on a phone, in Indonesian', async (id) => {
  const page = await open(id, { ...still, ...phone, locale: 'id-ID' });
  await button(page, 'Satu simpul').tap();
  await expect.poll(() => at(page)).toBe(1);
  await settled(page);
  for (const name of ['Satu simpul', 'Ke akhir']) {
    const box = (await button(page, name).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(844);
  }
  await button(page, 'Ke akhir').tap();
  await result(page).getByText(winner).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const small = await panel(page)
    .locator('button, select, summary')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
  expect(small).toEqual([]);
  // The boards of all lanes are in sight, side by side.
  for (const lane of await lanes(page).locator('svg').all()) {
    const { y, height, width } = (await lane.boundingBox())!;
    expect([y > 0, y + height < 500, width > 100]).toEqual([true, true, true]);
  }
});

test.each(rooms)('%s: the lanes stay in their place from the start to the end', async (id) => {
  const page = await open(id, { ...still, ...phone });
  await button(page, 'One node').tap();
  await expect.poll(() => at(page)).toBe(1);
  await settled(page);
  await watchShifts(page);
  await excuseShifts(page);
  const boxes = () => Promise.all([0, 1].map((i) => lanes(page).nth(i).boundingBox()));
  const before = await boxes();
  await place(page).press('PageUp');
  await settled(page);
  expect(await boxes()).toEqual(before);
  expect((await shifted(page)).sum).toBeLessThan(0.02);
});

const paper = [
  ...['LETTERS STUOMC', 'GRID', '...?....', '...?..?.', '...?????', '????..?.', '?...????', '?....?.?', '..??????'],
  'ANSWERS 4D CUT, 4A COST, 1D MOST, 3A SCOUT, 2D MUST, 5A COTS, 6D OUT, 7D SUM, 8A CUSTOM',
].join('\n');

test('what a document compares on a puzzle is what races there, with the counts of a solve', async () => {
  const page = await raced(await site.open(wordsAt(paper, { state: 'watch' }), still));
  await button(page, 'To the end').click();
  await result(page)
    .getByText(
      'Paper: heuristic by crossings comes first with 1,154 checks. Paper: all permutations, brute force needed 2,166 checks: 1.9 times as many.',
    )
    .waitFor();
  // At check 110 both have found the first word.
  await place(page).fill('110');
  for (const lane of await lanes(page).all()) expect(await lane.textContent()).toContain('110 checks');
});

test('a strategy that does not take the puzzle says why', async () => {
  const page = await raced(await site.open(wordsAt('LETTERS STUOMC\nGRID\n??????', { state: 'watch' }), still));
  await panel(page).getByText('Strategies that cannot race here').click();
  await panel(page)
    .getByText(/^Paper: heuristic by crossings\. .*ANSWERS/)
    .waitFor();
  await button(page, 'To the end').click();
  await result(page).getByText(winner).waitFor();
});

test('other strategies, options and goals are other races; no more lanes than cores', async () => {
  const page = await site.open();
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 3 }));
  await page.emulateMedia(still);
  await page.goto(`${site.url}?3#/15?mode=compare`);
  await raced(page);
  const lane = (n: number) => panel(page).getByLabel(`Lane ${n}`, { exact: true });
  await lane(1).selectOption('a-star');
  await lane(2).selectOption('a-star');
  await panel(page).getByText('Options of lane 2').click();
  await panel(page).getByLabel('Estimate of the remaining moves').last().selectOption('misplaced');
  await button(page, 'Add a lane').click();
  await panel(page).getByText('Up to 3 strategies race at once on this device.').waitFor();
  await lane(3).selectOption('breadth-first');
  await button(page, 'To the end').click();
  await result(page)
    .getByText(/^A\* comes first with [\d,]+ /)
    .waitFor();
  const told = await result(page).getByText(winner).textContent();
  expect(told).toMatch(/A\* \(.*\) needed [\d,]+ .*: [\d.]+ times as many\. Breadth-first search needed 17,855 /);
  await button(page, 'Remove lane 2').click();
  await lanes(page).first().waitFor({ state: 'detached' });
  expect(await lane(3).count()).toBe(0);
});

test('a search that is too long for its recording gives up, and the page is left without workers of the race', async () => {
  const text = encodeURIComponent('BOARD 5x11\nPIECES IQ Puzzler Pro');
  const page = await open('iq', still, `&text=${text}`);
  await panel(page).getByLabel('Look for').selectOption('count');
  await button(page, 'To the end').click();
  const cut = lanes(page).getByText('Gave up at the limit of the recording').first();
  await cut.waitFor();
  await result(page)
    .getByText(/had not finished after [\d,]+ /)
    .waitFor();
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(2);
  await button(page, 'Back to the board').click();
  await openMode(page, 'Play');
  await page.getByRole('toolbar').waitFor();
});
