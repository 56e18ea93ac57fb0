/** The board of the 15 puzzle: tiles that slide, steps taken back, the person's own board, all of it on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled } from './at-work.ts';
import {
  board,
  cell,
  edit,
  GOAL_ROWS,
  moves,
  NEAR,
  NEAR_ROWS,
  nearlyDone,
  openBoard,
  openStillBoard,
  rows,
  swipe,
  textOf,
  UNSOLVABLE,
} from './fifteen-board.ts';
import { barriers, openMode, openText, openTool, puzzleField, solveButton, useSite } from './site.ts';

const site = useSite();
const open = (text: string, options = {}, more = {}) => openBoard(site, text, options, more);
const openStill = (text: string, more = {}) => openStillBoard(site, text, more);
const isOneScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

describe('tiles slide', () => {
  test('by a click, with all between, and by arrows to the end; every move is said', async () => {
    const page = await open(NEAR);
    const last = await cell(page, 2, 3);
    await page.mouse.click(last.x, last.y);
    await page.getByRole('status').getByText('9, 10, 11 left; 3 moves').waitFor();
    expect((await rows(page))[2]).toBe('Row 3: 9 10 11 blank.');
    await page.keyboard.press('ArrowUp');
    await page.getByRole('status').getByText('12 up. Solved in 4 moves.').waitFor();
    await page.getByText('Solved.', { exact: true }).waitFor();
    expect(await rows(page)).toEqual(GOAL_ROWS);
    // A board that is done stands still.
    await page.keyboard.press('ArrowDown');
    expect(await rows(page)).toEqual(GOAL_ROWS);
  });

  test('by a drag of several at once, which follow the pointer and snap', async () => {
    const page = await open(NEAR);
    const from = await cell(page, 2, 3);
    const side = (await cell(page, 0, 1)).x - (await cell(page, 0, 0)).x;
    const placeOf = async (tile: number) => (await board(page).locator(`[data-tile="${tile}"]`).boundingBox())!.x;
    const before = await placeOf(10);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - side * 0.6, from.y, { steps: 6 });
    expect(before - (await placeOf(10))).toBeCloseTo(side * 0.6, 0);
    await page.mouse.move(from.x - side * 3, from.y, { steps: 6 });
    expect(before - (await placeOf(10))).toBeCloseTo(side, 0);
    expect(await moves(page)).toBe('0');
    await page.mouse.up();
    expect((await rows(page))[2]).toBe('Row 3: 9 10 11 blank.');
    expect(await moves(page)).toBe('3');
  });

  test('back where a drag is too short', async () => {
    const page = await openStill(NEAR);
    const from = await cell(page, 2, 1);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 30, from.y, { steps: 6 });
    // Resting makes it a slow drag, which counts by its place alone.
    await page.clock.runFor(120);
    await page.mouse.move(from.x - 31, from.y);
    await page.mouse.up();
    expect(await rows(page)).toEqual(NEAR_ROWS);
  });

  test('by a swipe of a finger anywhere, while the page stays', async () => {
    const page = await open(NEAR, phone);
    const from = await cell(page, 0, 2);
    const scrolled = await page.evaluate(() => scrollY);
    await swipe(page, from, { x: from.x - 60, y: from.y + 5 });
    await expect.poll(async () => (await rows(page))[2]).toBe('Row 3: 9 blank 10 11.');
    await swipe(page, from, { x: from.x, y: from.y + 60 });
    await expect.poll(async () => (await rows(page))[2]).toBe('Row 3: 9 6 10 11.');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const tile = await cell(page, 0, 1);
    await page.touchscreen.tap(tile.x, tile.y);
    await expect.poll(async () => (await rows(page))[0]).toBe('Row 1: 1 blank 3 4.');
  });

  test('at once where nothing may move by itself', async () => {
    const page = await open(NEAR, { reducedMotion: 'reduce' });
    const tile = board(page).locator('[data-tile="9"]');
    expect(await tile.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
  });
});

test('steps are taken back and made again without counting, and started over', async () => {
  const page = await open(NEAR);
  await board(page).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  expect(await moves(page)).toBe('3');
  for (const key of ['Control+z', 'u']) await page.keyboard.press(key);
  expect([await moves(page), (await rows(page))[2]]).toEqual(['1', 'Row 3: 9 blank 10 11.']);
  for (const key of ['Control+y', 'r']) await page.keyboard.press(key);
  expect(await moves(page)).toBe('3');
  await openTool(page, 'Start over');
  expect([await moves(page), await rows(page)]).toEqual(['0', NEAR_ROWS]);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await moves(page)).toBe('1');
  await board(page).focus();
  await page.keyboard.press('b');
  await page.getByRole('status').getByText('Row 3: 9 blank 10 11.').waitFor();
});

test('a point is saved, and gone back to', async () => {
  const page = await open(NEAR);
  await page.keyboard.press('ArrowLeft');
  await openTool(page, 'Try from here');
  for (const key of ['ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  expect(await moves(page)).toBe('3');
  await openTool(page, 'Back to the saved point');
  expect([await moves(page), (await rows(page))[2]]).toEqual(['1', 'Row 3: 9 blank 10 11.']);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await moves(page)).toBe('2');
});

test('a board that is won offers the next one', async () => {
  const page = await open(NEAR);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Next board' }).click();
  await expect.poll(() => moves(page)).toBe('0');
  expect(await rows(page)).not.toEqual(NEAR_ROWS);
});

test('a reload and a link bring back the moves, those taken back, and the time', async () => {
  const page = await open(NEAR);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'u']) await page.keyboard.press(key);
  await page.waitForURL(/state=L\.L\.\d+/);
  await page.reload();
  await board(page).waitFor();
  expect([await moves(page), (await rows(page))[2]]).toEqual(['1', 'Row 3: 9 blank 10 11.']);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await moves(page)).toBe('2');
  const other = await openStill(NEAR, { state: 'L3.U.65000' });
  expect((await rows(other))[2]).toBe('Row 3: 9 10 11 blank.');
  expect(await other.getByRole('timer').textContent()).toBe('1:05');
});

describe('a board of one’s own', () => {
  test('is entered row by row by taps, where it can be stepped back and filled up', async () => {
    const page = await open(NEAR);
    await edit(page);
    const editor = page.getByRole('region', { name: 'Enter a board' });
    await editor.getByLabel('Rows').fill('2');
    await editor.getByLabel('Columns').fill('3');
    await editor.getByLabel('Columns').press('Tab');
    const pad = editor.getByRole('group', { name: 'Number pad' });
    const tap = (name: string) => pad.getByRole('button', { name, exact: true }).click();
    for (const tile of ['3', '1', '5']) await tap(tile);
    expect(await pad.getByRole('button', { name: '3' }).getAttribute('aria-disabled')).toBe('true');
    await editor.getByText('Next: row 2, column 1; 3 to go').waitFor();
    await editor.getByRole('button', { name: 'Undo' }).click();
    await editor.getByText('Next: row 1, column 3; 4 to go').waitFor();
    await tap('4');
    await editor.getByRole('button', { name: 'Row 2, column 3, nothing yet' }).click();
    await tap('2');
    // What was played stays until the board is complete.
    await settled(page);
    expect(new URL(page.url()).hash).toContain('13+14+15+12');
    await editor.getByRole('button', { name: 'Row 2, column 1, nothing yet' }).click();
    await editor.getByRole('button', { name: 'Fill the rest' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await board(page).waitFor();
    expect(await rows(page)).toEqual(['Row 1: 3 1 4.', 'Row 2: 5 blank 2.']);
    expect(await textOf(page)).toBe('3 1 4\n5 - 2');
  });

  test('is typed as it is read, with keys alone, and a misread one is told', async () => {
    const page = await open(nearlyDone(4));
    await edit(page);
    await page.getByRole('button', { name: 'Row 1, column 1, nothing yet' }).waitFor();
    await page.keyboard.type('13 6 8 1 0');
    await page.getByRole('button', { name: 'Row 1, column 4, 1', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Row 2, column 1, blank' }).waitFor();
    for (const key of ['Backspace', 'ArrowUp', '1', '2']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Row 1, column 1, 12' }).waitFor();
    // Digits belong to the board here, not to the modes.
    await page.getByRole('tab', { name: 'Solve', selected: true }).waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Row 1, column 1, nothing yet' }).focus();
    await page.keyboard.type('1 2 3 4 5 6 7 8 9 10 11 12 13 15 14');
    await page.getByText('This board cannot be solved. Check the numbers once more.').waitFor();
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.type('14 15');
    await page.getByText('Every cell is filled.').waitFor();
  });
});

describe('on a phone', () => {
  test.each([
    [360, 740],
    [390, 844],
    [820, 1180],
    [1440, 900],
  ])('no scrolling is needed at %i by %i, and nothing shifts while playing', async (width, height) => {
    const page = await open(NEAR, { viewport: { width, height } });
    const place = async () => JSON.stringify(await board(page).boundingBox());
    const before = await place();
    const box = (await board(page).boundingBox())!;
    expect(Math.max(box.width / width, box.height / height)).toBeGreaterThan(0.6);
    await page.keyboard.press('ArrowLeft');
    expect(await place()).toBe(before);
    expect(await isOneScreen(page)).toBe(true);
    for (const mode of ['Solve', 'Watch', 'Compare']) {
      await openMode(page, mode);
      expect([mode, await isOneScreen(page)]).toEqual([mode, true]);
    }
    await edit(page);
    expect(await isOneScreen(page)).toBe(true);
    const [cells, pad] = await Promise.all(
      ['Cells of the board', 'Number pad'].map((name) => page.getByRole('group', { name }).boundingBox()),
    );
    expect(cells!.width).toBeGreaterThan(Math.min(width, height) * 0.5);
    expect(pad!.y + pad!.height).toBeLessThan(height);
  });

  test('ten by ten fits, with cells that a finger hits', async () => {
    const page = await open(nearlyDone(10), phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const box = (await board(page).boundingBox())!;
    expect(box.width / 10).toBeGreaterThanOrEqual(30);
    const last = await cell(page, 9, 9, 10);
    await page.touchscreen.tap(last.x, last.y);
    await page.getByText('Solved.', { exact: true }).waitFor();
  });

  test('everything beside the board is large enough, also in Indonesian', async () => {
    const page = await open(NEAR, { ...phone, locale: 'id-ID' });
    await openMode(page, 'Pecahkan');
    await page.getByRole('button', { name: 'Ubah di papan' }).click();
    await page.getByRole('group', { name: 'Papan angka' }).waitFor();
    const small = await page.locator('button, select, a, textarea, summary').evaluateAll((targets) =>
      targets
        .map((t) => ({ name: t.outerHTML.slice(0, 90), box: t.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.each(['play', 'playback', 'unsolvable', 'editor', 'watch', 'compare'])(
  'axe-core finds nothing serious, light or dark: %s',
  async (name) => {
    const page = await open(name === 'unsolvable' ? UNSOLVABLE : NEAR, { reducedMotion: 'reduce' });
    if (name === 'playback') {
      await openMode(page, 'Solve');
      await solveButton(page).click();
      const bar = page.getByRole('group', { name: 'Playback' });
      await bar.getByRole('button', { name: 'Options' }).click();
      await bar.getByLabel('Delay in ms').fill('x');
    }
    if (name === 'unsolvable') {
      await page.getByRole('button', { name: 'Why not?' }).click();
      await page.getByText('The whole table').click();
    }
    if (name === 'editor') await edit(page);
    if (name === 'watch' || name === 'compare') await page.goto(`${page.url()}&mode=${name}`);
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriers(page)).toEqual([]);
  },
);

test('a bad board says so and leaves the one before', async () => {
  const page = await open(NEAR);
  await openText(page);
  await puzzleField(page).fill('1 2 3');
  await page.getByText('the board, hints and checks use the previous puzzle').waitFor();
  expect(await rows(page)).toEqual(NEAR_ROWS);
});
