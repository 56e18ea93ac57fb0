/** The board of the 15 puzzle: tiles that slide, steps taken back, the person's own board, all of it on a phone. */
import { describe, expect, test } from 'vitest';
import {
  board,
  cell,
  GOAL_ROWS,
  moves,
  NEAR,
  NEAR_ROWS,
  nearlyDone,
  openBoard,
  rows,
  swipe,
  UNSOLVABLE,
} from './fifteen-board.ts';
import { barriers, puzzleField, useSite } from './site.ts';

const site = useSite();
const open = (text: string, options = {}, more = {}) => openBoard(site, text, options, more);
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
    const page = await open(NEAR);
    const from = await cell(page, 2, 1);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 30, from.y, { steps: 6 });
    // Resting makes it a slow drag, which counts by its place alone.
    await page.waitForTimeout(120);
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
  await page.getByRole('button', { name: 'Start over' }).click();
  expect([await moves(page), await rows(page)]).toEqual(['0', NEAR_ROWS]);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await moves(page)).toBe('1');
  await board(page).focus();
  await page.keyboard.press('b');
  await page.getByRole('status').getByText('Row 3: 9 blank 10 11.').waitFor();
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
  const other = await open(NEAR, {}, { state: 'L3.U.65000' });
  expect((await rows(other))[2]).toBe('Row 3: 9 10 11 blank.');
  expect(await other.getByRole('timer').textContent()).toMatch(/^1:0[5-9]$/);
});

describe('a board of one’s own', () => {
  test('is entered by clicking cells in order', async () => {
    const page = await open(NEAR);
    await page.getByRole('button', { name: 'Enter a board' }).click();
    const form = page.getByRole('form', { name: 'Enter a board' });
    await form.getByLabel('Rows').fill('2');
    await form.getByLabel('Columns').fill('3');
    await form.getByLabel('Columns').press('Tab');
    const at23 = (row: number, column: number) =>
      form.getByRole('button', { name: new RegExp(`^Row ${row}, column ${column},`) });
    await at23(1, 2).click();
    await at23(1, 1).click();
    await form.getByRole('button', { name: 'Use this board' }).click();
    await page.getByText('4 cells are still empty; missing: 3, 4, 5, blank.').waitFor();
    await form.getByRole('button', { name: 'Step back' }).click();
    await at23(2, 3).click();
    await form.getByText('Next: 3').waitFor();
    await form.getByRole('button', { name: 'Fill the rest' }).click();
    await form.getByRole('button', { name: 'Use this board' }).click();
    await board(page).waitFor();
    expect(await puzzleField(page).inputValue()).toBe('3 1 4\n5 - 2');
    expect(await rows(page)).toEqual(['Row 1: 3 1 4.', 'Row 2: 5 blank 2.']);
  });

  test('is typed with keys alone', async () => {
    const page = await open(nearlyDone(4));
    await page.getByRole('button', { name: 'Enter a board' }).click();
    const first = page.getByRole('button', { name: /^Row 1, column 1,/ });
    await first.focus();
    for (const key of ['1', '2', 'ArrowRight', '7', 'ArrowDown', '0', 'ArrowLeft', '1']) await page.keyboard.press(key);
    expect(await first.getAttribute('aria-label')).toBe('Row 1, column 1, 12');
    await page.getByRole('button', { name: 'Row 2, column 2, blank' }).waitFor();
    await page.getByRole('button', { name: 'Row 2, column 1, 1', exact: true }).waitFor();
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Row 2, column 1, nothing yet' }).waitFor();
  });
});

describe('on a phone', () => {
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
    await page.getByRole('button', { name: 'Isi papan sendiri' }).click();
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

test.each(['play', 'playback', 'unsolvable', 'editor'])(
  'axe-core finds nothing serious, light or dark: %s',
  async (name) => {
    const page = await open(name === 'unsolvable' ? UNSOLVABLE : NEAR, { reducedMotion: 'reduce' });
    if (name === 'playback') {
      await page.getByRole('button', { name: 'Solve from here' }).click();
      await page.getByRole('group', { name: 'Playback' }).getByLabel('Delay in ms').fill('x');
    }
    if (name === 'unsolvable') {
      await page.getByRole('button', { name: 'Why not?' }).click();
      await page.getByText('The whole table').click();
    }
    if (name === 'editor') await page.getByRole('button', { name: 'Enter a board' }).click();
    expect(await barriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriers(page)).toEqual([]);
  },
);

test('a bad board says so and leaves the one before', async () => {
  const page = await open(NEAR);
  await puzzleField(page).fill('1 2 3');
  await page.getByText('the board, hints and checks are about the puzzle before').waitFor();
  expect(await rows(page)).toEqual(NEAR_ROWS);
});
