/** Solving in the room of Wordscapes: a level entered by hand and solved beside it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, openMode, solutionList, useSite } from './site.ts';
import { textOf, writeText } from './words-board.ts';

const site = useSite();

const grid = ['...?....', '...?..?.', '...?????', '????..?.', '?...????', '?....?.?', '..??????'].join('\n');
const common = `LETTERS STUOMC\nLIST common\nGRID\n${grid}`;
const paper = `LETTERS STUOMC\nGRID\n${grid}\nANSWERS 4D CUT, 4A COST, 1D MOST, 3A SCOUT, 2D MUST, 5A COTS, 6D OUT, 7D SUM, 8A CUSTOM`;

const at = (text: string, use = 'mine') => `#/words?${new URLSearchParams({ text, state: use })}`;
const pad = (page: Page) => page.getByRole('group', { name: 'Your grid' });
const look = (page: Page, name: string) => pad(page).locator(`[data-look=${name}]`);
const letters = (page: Page) => page.getByRole('textbox', { name: 'Letters on the wheel' });
const textIs = async (page: Page, text: string) => expect.poll(() => textOf(page)).toBe(text);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

async function open(text: string, options = {}): Promise<Page> {
  const page = await site.open(at(text), options);
  await letters(page).waitFor();
  return page;
}

/** An empty sheet of eight rows and columns. */
async function openEmpty(options = {}): Promise<Page> {
  const page = await open('LETTERS TAC\nGRID\n???', options);
  await button(page, 'Start afresh').click();
  await page.getByText('Type the letters of the wheel first').waitFor();
  return page;
}
const place = (page: Page, row: number, column: number) =>
  pad(page)
    .locator('[data-cell]')
    .nth(row * 8 + column);

test('letters are typed, boxes drawn by taps and strokes, and the filling appears', async () => {
  const page = await openEmpty();
  await letters(page).fill('stuomc');
  expect(await letters(page).inputValue()).toBe('STUOMC');
  await place(page, 2, 1).click();
  await page.getByText('Not a level yet').waitFor();
  const from = (await place(page, 2, 2).boundingBox())!;
  const to = (await place(page, 2, 6).boundingBox())!;
  await page.mouse.move(from.x + 9, from.y + 9);
  await page.mouse.down();
  await page.mouse.move(to.x + 9, to.y + 9, { steps: 2 });
  await page.mouse.up();
  await textIs(page, 'LETTERS STUOMC\nGRID\n??????');
  for (const row of [3, 4, 5]) await place(page, row, 3).click();
  await textIs(page, 'LETTERS STUOMC\nGRID\n??????\n..?...\n..?...\n..?...');
  await page.getByText(/fillings?; .* boxes/).waitFor();
  // CUSTOM is the only word of six letters, so its boxes are sure.
  expect(await look(page, 'sure').allTextContents()).toEqual(['C', 'U', 'S', 'T', 'O', 'M']);
  expect(await look(page, 'likely').count()).toBe(3);
  await place(page, 5, 3).click();
  await textIs(page, 'LETTERS STUOMC\nGRID\n??????\n..?...\n..?...');
  await button(page, 'Undo').click();
  await textIs(page, 'LETTERS STUOMC\nGRID\n??????\n..?...\n..?...\n..?...');
});

test('a finger draws in one stroke, and the page does not scroll away under it', async () => {
  const page = await openEmpty({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await letters(page).fill('taco');
  await page.getByText('Now draw the grid').waitFor();
  await place(page, 4, 0).scrollIntoViewIfNeeded();
  const path = await Promise.all([2, 3, 4].map((row) => place(page, row, 2).boundingBox()));
  const finger = await page.context().newCDPSession(page);
  const points = path.map((box) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }));
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [points[0]!] });
  for (const point of points.slice(1)) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await textIs(page, 'LETTERS TACO\nGRID\n?\n?\n?');
  await pad(page).getByRole('button', { name: 'Row 6, column 3, no box' }).tap();
  await textIs(page, 'LETTERS TACO\nGRID\n?\n?\n?\n?');
});

test('a stroke draws, also where it begins on a box; a tap erases one', async () => {
  const page = await open('LETTERS TACO\nGRID\n???');
  await button(page, 'Draw boxes').click();
  const cells = pad(page).locator('[data-cell]');
  const middle = async (name: string) => {
    const box = (await cells.and(page.getByRole('button', { name })).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle('Row 2, column 2, ')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('Row 2, column 5, no box')), { steps: 4 });
  await page.mouse.up();
  await textIs(page, 'LETTERS TACO\nGRID\n????');
  await page.mouse.click(...(await middle('Row 2, column 5, ')));
  await textIs(page, 'LETTERS TACO\nGRID\n???');
});

test('everything can be done by keys', async () => {
  const page = await openEmpty();
  await letters(page).fill('taco');
  await place(page, 0, 0).focus();
  await press(page, 'ArrowDown', 'ArrowRight', 'Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space');
  await textIs(page, 'LETTERS TACO\nGRID\n???');
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowDown', '?', '?');
  await textIs(page, 'LETTERS TACO\nGRID\n???\n?..\n?..');
  await button(page, 'Write letters').focus();
  await press(page, 'Enter');
  await pad(page).locator('[tabindex="0"]').focus();
  await press(page, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'c', 'a');
  await textIs(page, 'LETTERS TACO\nGRID\nC??\nA..\n?..');
  await press(page, 'Backspace', 'Enter', 'ArrowUp', 'ArrowRight', 'o', 'Delete');
  await textIs(page, 'LETTERS TACO\nGRID\nCO?\n?..\n?..');
  await press(page, 'Control+z', 'Control+z', 'Control+y');
  await textIs(page, 'LETTERS TACO\nGRID\nC??\n?..\n?..');
  expect(await look(page, 'known').allTextContents()).toEqual(['C']);
});

test('sure and likely boxes of the paper’s grid, other fillings, and another word taken', async () => {
  const page = await open(common);
  await page.getByText('8 fillings; 23 of 27 boxes').waitFor();
  expect([await look(page, 'sure').count(), await look(page, 'likely').count()]).toEqual([23, 4]);
  await pad(page)
    .getByRole('button', { name: /^Row 1, column 4, M, .*% likely$/ })
    .waitFor();
  const before = await pad(page).textContent();
  await button(page, 'Next').click();
  await page.getByText('Filling 2 of 8').waitFor();
  expect(await pad(page).textContent()).not.toBe(before);
  await button(page, 'Previous').click();
  await page.getByText('Filling 1 of 8').waitFor();
  expect(await pad(page).textContent()).toBe(before);

  await pad(page)
    .getByRole('button', { name: /^Row 1, column 4,/ })
    .click();
  await page.getByRole('button', { name: /^Take MUST as known for 1 down,/ }).click();
  await expect.poll(() => textOf(page)).toContain('...M....\n...U..?.\n...S????\n???T');
  await expect.poll(() => look(page, 'known').count()).toBe(4);
  await button(page, 'Undo').click();
  await textIs(page, common);
  await page.getByText('8 fillings; 23 of 27 boxes').waitFor();
  await button(page, 'Take M as known').click();
  await expect.poll(() => textOf(page)).toContain('...M....\n...?..?.');

  const bonus = page.getByRole('region', { name: /^Bonus words/ });
  await bonus.getByText('SCUM', { exact: true }).waitFor();
  expect(await bonus.getByText('OUST', { exact: true }).isVisible()).toBe(true);
});

test('a filling chosen among the solutions is shown on the board too', async () => {
  const page = await open(common);
  await page.getByText('Filling 1 of 8').waitFor();
  const before = await pad(page).textContent();
  await button(page, 'List all').click();
  const second = solutionList(page).getByRole('option').nth(1);
  await second.click();
  await page.getByText('The filling chosen among the solutions').waitFor();
  await expect.poll(() => pad(page).textContent()).not.toBe(before);
  await button(page, 'Back to my board').click();
  await expect.poll(() => pad(page).textContent()).toBe(before);
});

test('where there is no filling it is proven, and the word to blame is marked', async () => {
  const page = await open('LETTERS STUOMC\nGRID\n????\n?...\n?...\n?...');
  await page.getByText(/fillings?; /).waitFor();
  await pad(page)
    .getByRole('button', { name: /^Row 2, column 1,/ })
    .click();
  await press(page, 'ArrowUp', 'c', 'm', 'u');
  await page.getByText('There is no filling').waitFor();
  await expect.poll(() => look(page, 'wrong').count()).toBeGreaterThan(1);
  await pad(page).getByRole('button', { name: 'Row 2, column 1, M, known, in a word that is not possible' }).waitFor();
  await page.getByText('word that is not possible', { exact: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('what is not yet a level is kept: beside the text, over a reload, and over another mode', async () => {
  const page = await open('LETTERS TACO\nGRID\n???');
  await button(page, 'Draw boxes').click();
  await pad(page).locator('[data-cell]').last().click();
  await page.getByText('Not a level yet').waitFor();
  const lone = pad(page).getByRole('button', { name: 'Row 3, column 5, open' });
  await lone.waitFor();
  expect(await textOf(page)).toBe('LETTERS TACO\nGRID\n???');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes('"TACO"'));
  await page.reload();
  await page.getByText('Not a level yet').waitFor();
  const shared = await site.open(new URL(page.url()).hash);
  await shared.getByText('Not a level yet').waitFor();
  await openMode(page, 'Compare');
  await page.getByRole('radio', { name: 'Race' }).check();
  await page.getByRole('heading', { name: 'The race' }).waitFor();
  await openMode(page, 'Solve');
  await page.getByText('Not a level yet').waitFor();
});

test('what is pasted is drawn, what is drawn is shared, and only a text of one’s own is remembered', async () => {
  const page = await open('LETTERS TAC\nGRID\n???');
  await writeText(page, 'taco; c??/?../?..');
  await expect.poll(() => letters(page).inputValue()).toBe('TACO');
  await expect.poll(() => look(page, 'known').count()).toBe(1);
  await page.getByLabel('Language of the words').selectOption('Indonesian words');
  await page.getByLabel('Words allowed').selectOption('common only');
  const drawn = 'LETTERS TACO\nLANGUAGE id\nLIST common\nGRID\nC??\n?..\n?..';
  await textIs(page, drawn);
  const earlier = page.locator('optgroup[label="Your recent puzzles"] option');
  expect(await earlier.allTextContents()).toEqual(['taco; c??/?../?..']);
  await page.waitForFunction(() => /LANGUAGE.*LIST/.test(location.hash));
  const shared = await site.open(new URL(page.url()).hash);
  await textIs(shared, drawn);
  await expect.poll(() => letters(shared).inputValue()).toBe('TACO');
  expect(await shared.getByLabel('Language of the words').inputValue()).toBe('id');
  await page.reload();
  await textIs(page, drawn);
  await expect.poll(() => letters(page).inputValue()).toBe('TACO');
});

test('lengths and letters alone are shown well too', async () => {
  const page = await open('LETTERS STUOMC\nGRID\n???');
  await button(page, 'Lengths').click();
  await page.getByLabel('Lengths of the words').fill('3 6');
  await textIs(page, 'LETTERS STUOMC\nLENGTHS 3 6');
  await expect.poll(async () => (await look(page, 'sure').allTextContents()).join('')).toBe('CUSTOM');
  await pad(page).locator('[data-cell="0"]').click();
  await button(page, 'Write T').click();
  await textIs(page, 'LETTERS STUOMC\nROWS T?? ??????');
  await button(page, 'Letters only').click();
  await page.getByLabel('Pattern, if you know one').fill('c?s?');
  await textIs(page, 'LETTERS STUOMC\nPATTERNS C?S?');
  const words = page.getByRole('region', { name: /^Words: / });
  await words.getByText('COST', { exact: true }).waitFor();
  expect(await words.getByText('MUST', { exact: true }).count()).toBe(0);
});

test('a level with answers can be solved without them', async () => {
  const page = await open(paper);
  await page.getByText('This level comes with its answers').waitFor();
  await button(page, 'Solve without them').click();
  await textIs(page, `LETTERS STUOMC\nGRID\n${grid}`);
  await page.getByText('3,136 fillings').waitFor();
});

test('axe-core finds nothing serious, on a phone and in the dark, in Indonesian too', async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  const page = await open(common, phone);
  await page.getByText('8 fillings; 23 of 27 boxes').waitFor();
  expect([await barriers(page), await fits(page)]).toEqual([[], true]);
  await button(page, 'Draw boxes').click();
  expect([await barriers(page), await fits(page)]).toEqual([[], true]);
  const dark = await site.open(at(common), { ...phone, locale: 'id-ID', colorScheme: 'dark' });
  await dark.getByText('23 dari 27 kotak').waitFor();
  expect([await barriers(dark), await fits(dark)]).toEqual([[], true]);
  await openMode(dark, 'Bandingkan');
  await dark.getByRole('radio', { name: 'Adu strategi' }).check();
  await dark.getByRole('heading', { name: 'Adu strategi' }).waitFor();
  expect([await barriers(dark), await fits(dark)]).toEqual([[], true]);
});
