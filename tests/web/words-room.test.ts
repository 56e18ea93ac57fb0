/** Wordscapes as it is found: what stands there first, help in every mode, and the ways back to the person's own. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, built, openMode, useSite } from './site.ts';
import { at, SMALL, textOf, wheel, writeText } from './words-board.ts';

const site = useSite();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const mine = (text: string, options = {}) => site.open(at(text, { state: 'mine' }), options);
const text = (page: Page) => expect.poll(() => textOf(page));

test('who comes first finds a grid to play that does not give its answers away', async () => {
  const page = await site.open('#/words', phone);
  await wheel(page).waitFor();
  await page.getByRole('heading', { name: 'A grid to try' }).waitFor();
  await page.getByText('Swipe through letters, tap them, or type.').waitFor();
  expect(await textOf(page)).not.toContain('ANSWERS');
  await button(page, 'New').click();
  const box = (await button(page, 'Play level 1').boundingBox())!;
  expect(box.y + box.height).toBeLessThan(phone.viewport.height);
});

test('a search for the words of a grid can be stopped once it takes long, and begun again', async () => {
  const page = await site.open();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const dictionaries = readdirSync(join(built, 'assets')).filter((name) => /^(words|ranks)-.*\.js$/.test(name));
  expect(dictionaries.length).toBeGreaterThan(1);
  await page.context().route(
    (url) => dictionaries.some((name) => url.pathname.endsWith(name)),
    async (route) => {
      await held;
      // The page or worker that asked may be gone.
      await route.continue().catch(() => undefined);
    },
  );
  await page.goto(site.url + at(SMALL));
  await page.getByText('Looking for the words of this grid…').waitFor();
  await button(page, 'Stop').press('Enter');
  await page.getByText('Stopped before the words of this grid were found').waitFor();
  letGo();
  await button(page, 'Look again').press('Enter');
  await wheel(page).waitFor();
});

test('a level that is played is revealed only as far as one asks: a letter, a word, everything', async () => {
  const page = await site.open(at('LETTERS STUOMC\nLIST common\nGRID\n??????\n..?...\n..?...\n..?...'));
  await wheel(page).waitFor();
  await openMode(page, 'Solve');
  await page.getByText('There is exactly one filling').waitFor();
  const told = page.locator('[data-cell]:is([data-look=sure], [data-look=likely])');
  expect([await told.count(), await page.getByText('CUSTOM').count()]).toEqual([0, 0]);
  await button(page, 'A letter').click();
  await expect.poll(() => told.count()).toBe(1);
  await button(page, 'A word').click();
  await expect.poll(async () => (await told.allTextContents()).join('')).toBe('CUSTOM');
  await button(page, 'All letters').click();
  await expect.poll(() => told.count()).toBe(9);
  expect(await button(page, 'A letter').count()).toBe(0);
  await openMode(page, 'Play');
  await wheel(page).waitFor();
  expect(await page.locator('[data-cell][data-look=open]').count()).toBe(9);
});

test('a list of one’s own is let go for the dictionary, and brought back', async () => {
  const list = Array.from({ length: 1200 }, (_, i) =>
    [676, 26, 1].map((d) => String.fromCharCode(65 + (Math.floor(i / d) % 26))).join(''),
  );
  const level = 'LETTERS TACO\nGRID\n???';
  const page = await mine(level);
  await writeText(page, `${level}\nWORDS\n${list.join(' ')}`);
  await page.getByText('Your own list of 1,200 words is used.').waitFor();
  await button(page, 'Use the dictionary again').click();
  await text(page).toBe(level);
  await page.getByLabel('Words allowed').waitFor();
  await button(page, 'Undo').click();
  await page.getByText('Your own list of 1,200 words is used.').waitFor();
  await text(page).toContain('WORDS\nAAA\nAAB');
});

test('only the words to blame are framed in the list too', async () => {
  const page = await mine('LETTERS STUOMC\nGRID\n??????\n.?..?.\n.?..?.\n??????');
  await page.getByText('There is no filling').waitFor();
  const told = await page.getByText('There is no filling').textContent();
  const framed = page.getByRole('region', { name: 'Words of the grid' }).locator('[data-blamed=true]');
  await framed.first().waitFor();
  const names = (await framed.allTextContents()).map((line) => /(\d+[AD]) \?+ *$/.exec(line)![1]!);
  expect(names.length).toBeLessThan(4);
  for (const name of names) expect(told).toContain(name);
});

test('what may be chosen is to be read whole', async () => {
  const page = await mine('LETTERS TACO\nLIST common\nGRID\n???');
  const list = page.getByLabel('Words allowed');
  const room = await list.evaluate((select: HTMLSelectElement) => {
    const line = document.createElement('span');
    line.textContent = select.selectedOptions[0]!.textContent;
    line.style.font = getComputedStyle(select).font;
    document.body.append(line);
    return select.clientWidth - line.getBoundingClientRect().width;
  });
  // The arrow and the margins of a field take about as much.
  expect(room).toBeGreaterThan(48);
});

test('one control says which words are allowed, and it follows the text, also from a link with the option', async () => {
  const page = await site.open(at('TACO; ???', { strategy: 'propagate', common: 'true' }));
  const list = page.getByLabel('Words allowed');
  await list.waitFor();
  expect(await list.inputValue()).toBe('common');
  expect(await page.getByLabel(/^Only common words/).count()).toBe(0);
  await list.selectOption('all');
  await text(page).toBe('LETTERS TACO\nPATTERNS ???');
  expect(await list.inputValue()).toBe('full');
  await writeText(page, 'TACO; ???; LIST common');
  await expect.poll(() => list.inputValue()).toBe('common');
});

test('a reader of Indonesian begins with an Indonesian grid', async () => {
  const page = await site.open('#/words', { ...phone, locale: 'id-ID' });
  await wheel(page).waitFor();
  expect(await textOf(page)).toContain('LANGUAGE id');
});

test('where letters contradict each other, the board shows which must go', async () => {
  const page = await mine('LETTERS STUOMC\nGRID\nCMST\n?...\n?...\n?...');
  await page.getByText('There is no filling').waitFor();
  await button(page, 'Why is this wrong?').click();
  await page.getByRole('button', { name: 'Row 1, column 2, M, contradicts the other letters' }).waitFor();
  expect(await page.locator('[data-cell][data-look=clash]').allTextContents()).toEqual(['M']);
  expect(await barriers(page)).toEqual([]);
});

test.each([
  ['phone', { width: 390, height: 844 }],
  ['tablet', { width: 820, height: 1180 }],
  ['desk', { width: 1440, height: 900 }],
])('everything fits the window of a %s, without scrolling, in every mode', async (_, viewport) => {
  const page = await site.open('#/words', { viewport });
  await wheel(page).waitFor();
  for (const name of ['Play', 'Solve', 'Watch', 'Compare']) {
    await openMode(page, name);
    await page.locator('[data-cell]').first().waitFor();
    const [wide, high] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect([name, wide, high]).toEqual([name, 0, 0]);
  }
  // A finger can draw in any cell.
  await openMode(page, 'Solve');
  const box = await page.locator('[data-cell]').first().boundingBox();
  expect(box!.width).toBeGreaterThanOrEqual(36);
});

test('a search is watched on the grid, from the letters already there to a filling', async () => {
  const rows = ['...M....', '...?..?.', '...?????', '????..?.', '?...????', '?....?.?', '..??????'];
  const page = await site.open(at(`LETTERS STUOMC\nLIST common\nGRID\n${rows.join('\n')}`, { mode: 'watch' }));
  const cells = (look: string) => page.locator(`[data-cell][data-look=${look}]`);
  await cells('known').waitFor();
  await page.getByLabel('Strategy').selectOption('Backtracking with a dictionary');
  for (let step = 0; step < 4; step++) await button(page, 'Next step').click();
  await expect.poll(() => cells('likely').count()).toBeGreaterThan(2);
  await page.getByRole('slider', { name: /a second/ }).press('End');
  await button(page, 'Play').click();
  await button(page, 'Play').waitFor();
  await page
    .getByText(/is a solution/)
    .first()
    .waitFor();
  expect([await cells('known').allTextContents(), await cells('sure').count()]).toEqual([['M'], 26]);
  expect(await barriers(page)).toEqual([]);
});
