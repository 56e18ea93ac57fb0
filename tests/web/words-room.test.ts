/** Wordscapes as it is found: what stands there first, help in every use, and the ways back to the person's own. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, built, puzzleField, useSite } from './site.ts';
import { at, SMALL, wheel } from './words-board.ts';

const site = useSite();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const mine = (text: string, options = {}) => site.open(at(text, { state: 'mine' }), options);
const text = (page: Page) => expect.poll(() => puzzleField(page).inputValue());

test('who comes first finds a grid to play that does not give its answers away', async () => {
  const page = await site.open('#/words', phone);
  await wheel(page).waitFor();
  await page.getByRole('heading', { name: 'A grid to try' }).waitFor();
  await page.getByText('Swipe through letters, tap them, or type.').waitFor();
  expect(await puzzleField(page).inputValue()).not.toContain('ANSWERS');
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

test('hints are given beside a level of one’s own too, from a letter to everything', async () => {
  const page = await mine('LETTERS STUOMC\nLIST common\nGRID\n??????\n..?...\n..?...\n..?...');
  const hints = page.getByRole('region', { name: 'Hints' });
  for (const level of [1, 2, 3]) {
    await hints.getByRole('button').click();
    await expect.poll(() => hints.getByRole('listitem').count()).toBe(level);
  }
  expect(await hints.getByRole('listitem').last().textContent()).toContain('CUSTOM');
  await page.getByRole('textbox', { name: 'Letters on the wheel' }).fill('');
  await hints.waitFor({ state: 'detached' });
});

test('a list of one’s own is let go for the dictionary, and brought back', async () => {
  const list = Array.from({ length: 1200 }, (_, i) =>
    [676, 26, 1].map((d) => String.fromCharCode(65 + (Math.floor(i / d) % 26))).join(''),
  );
  const level = 'LETTERS TACO\nGRID\n???';
  const page = await mine(level);
  await puzzleField(page).fill(`${level}\nWORDS\n${list.join(' ')}`);
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

test('one tap leads to the paper’s own level, and another back', async () => {
  const page = await site.open(at(SMALL, { state: 'watch' }), phone);
  await button(page, 'The paper’s own level').tap();
  await page.getByRole('row', { name: /^All .*3,240.*1,380/ }).waitFor();
  expect(await button(page, 'The paper’s own level').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await button(page, 'Bring mine back').tap();
  await text(page).toBe(SMALL);
  const none = await site.open(at('STUOMC', { state: 'watch' }));
  await none.getByText('There is nothing to watch with letters alone').waitFor();
  await button(none, 'The paper’s own level').click();
  await none.getByRole('row', { name: /^All .*3,240.*1,380/ }).waitFor();
});
