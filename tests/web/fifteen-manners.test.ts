/** The board of the 15 puzzle while people are in the midst of something: what they see, the focus, what is kept. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loaded, passUntil } from './at-work.ts';
import { board, cell, edit, moves, NEAR, openBoard, openStillBoard, REPORT, rows, textOf } from './fifteen-board.ts';
import { barriers, openMode, openTool, puzzleField, solutionList, solveButton, useSite } from './site.ts';

const site = useSite();
const open = (text: string, options = {}, more = {}) => openBoard(site, text, options, more);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const rowOf = (tiles: string, row: number) => `Row ${row + 1}: ${tiles}.`;

/** What has the focus, as a screen reader names it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('role') ?? at?.getAttribute('aria-label') ?? at?.tagName;
  });

/** Whether all of an element stands in the window. */
const isSeen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

const seconds = async (page: Page) => {
  const [minutes, rest] = (await page.getByRole('timer').textContent())!.split(':').map(Number);
  return minutes! * 60 + rest!;
};

describe('a board is entered', () => {
  test('by sixteen taps, and the focus is where one types and where one plays', async () => {
    const page = await open(NEAR);
    await edit(page);
    await expect.poll(() => focused(page)).toBe('Row 1, column 1, nothing yet');
    const pad = page.getByRole('group', { name: 'Number pad' });
    await pad.getByRole('button', { name: 'blank' }).click();
    for (let number = 15; number > 0; number--) {
      await pad.getByRole('button', { name: String(number), exact: true }).click();
    }
    await page.getByText('Every cell is filled.').waitFor();
    await page.getByRole('button', { name: 'Row 1, column 1, blank' }).click();
    await page.keyboard.press('2');
    await expect.poll(() => focused(page)).toBe('Row 1, column 2, 15');
    await page.getByRole('button', { name: 'Undo' }).click();
    await openMode(page, 'Play');
    expect(await rows(page)).toEqual(['blank 15 14 13', '12 11 10 9', '8 7 6 5', '4 3 2 1'].map(rowOf));
  });

  test('on a phone where it is seen, and in the middle', async () => {
    const page = await open(NEAR, phone);
    await edit(page);
    const cells = page.getByRole('group', { name: 'Cells of the board' });
    const box = (await cells.boundingBox())!;
    expect(box.x).toBeCloseTo(360 - box.x - box.width, 0);
    for (const name of ['Number pad', 'Cells of the board']) {
      const { y, height } = (await page.getByRole('group', { name }).boundingBox())!;
      expect(y >= 0 && y + height <= 740).toBe(true);
    }
    await page.getByRole('button', { name: 'Done' }).tap();
    await board(page).waitFor();
  });
});

describe('the focus goes on', () => {
  test('from a playback back to the board', async () => {
    const page = await open(NEAR);
    await openMode(page, 'Solve');
    await solveButton(page).click();
    await page.getByRole('group', { name: 'Playback' }).getByRole('button', { name: 'Back to my board' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('application');
  });

  test('from a panel that is closed to what opened it', async () => {
    const page = await open(NEAR);
    const hasFocus = (name: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    for (const tools of [[], ['Photo']]) {
      await page.getByRole('button', { name: 'More' }).focus();
      await page.keyboard.press('Enter');
      await loaded(page);
      for (const name of tools) await page.getByRole('button', { name }).press('Enter');
      await hasFocus(tools[0] ?? 'More');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Close' }).waitFor({ state: 'detached' });
      await hasFocus('More');
    }
  });

  test('where it is, when a solve elsewhere begins a playback', async () => {
    const page = await open(NEAR);
    await openMode(page, 'Solve');
    await solveButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Playback' }).waitFor();
    expect(await solveButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('a solution that is chosen again is played again', async () => {
  const page = await open(NEAR);
  await openMode(page, 'Solve');
  const playback = page.getByRole('group', { name: 'Playback' });
  await solveButton(page).click();
  await playback.waitFor();
  await page.getByRole('button', { name: 'Back to my board' }).click();
  await playback.waitFor({ state: 'detached' });
  await solutionList(page).getByRole('option').first().click();
  await playback.waitFor();
});

test('on a phone a solution is played where it is seen', async () => {
  const page = await open(REPORT, phone);
  await openMode(page, 'Solve');
  await solveButton(page).tap();
  await page.getByRole('group', { name: 'Playback' }).waitFor();
  await expect.poll(() => isSeen(page, '[role=application]')).toBe(true);
  await expect.poll(() => isSeen(page, '[aria-label=Playback] button')).toBe(true);
  expect((await board(page).boundingBox())!.width).toBeGreaterThan(240);
  // One row of controls; what is asked for less often is folded away.
  const bar = page.getByRole('group', { name: 'Playback' });
  expect((await bar.boundingBox())!.height).toBeLessThan(60);
  await bar.getByRole('button', { name: 'Options' }).tap();
  await bar.getByRole('button', { name: 'Take over here' }).tap();
  await bar.waitFor({ state: 'detached' });
});

test('on a phone a panel leaves the board its size, and the words make way', async () => {
  const page = await open(REPORT, { ...phone, viewport: { width: 390, height: 844 } });
  const { width } = (await board(page).boundingBox())!;
  const words = page.getByText('Tap a tile in line with the blank');
  await words.waitFor();
  await page.getByRole('button', { name: 'Hint' }).tap();
  await words.waitFor({ state: 'hidden' });
  expect((await board(page).boundingBox())!.width).toBeGreaterThan(0.97 * width);
});

test('a playback is slower and faster by a button', async () => {
  const page = await open(NEAR);
  await openMode(page, 'Solve');
  await solveButton(page).click();
  const bar = page.getByRole('group', { name: 'Playback' });
  await bar.getByRole('button', { name: 'Options' }).click();
  await bar.getByRole('button', { name: 'Slower' }).click();
  expect(await bar.getByLabel('Delay in ms').inputValue()).toBe('500');
  for (let i = 0; i < 5; i++) await bar.getByRole('button', { name: 'Faster' }).click();
  expect(await bar.getByLabel('Delay in ms').inputValue()).toBe('0');
  expect(await barriers(page)).toEqual([]);
});

test('a reload takes no time away, and time goes on after it', async () => {
  const page = await openStillBoard(site, NEAR);
  const first = await cell(page, 2, 1);
  await page.mouse.click(first.x, first.y);
  await page.clock.runFor(2500);
  await expect.poll(() => seconds(page)).toBe(2);
  await page.reload();
  await passUntil(page, () => board(page).isVisible());
  expect(await moves(page)).toBe('1');
  expect(await seconds(page)).toBe(2);
  await page.clock.runFor(1000);
  await expect.poll(() => seconds(page)).toBe(3);
});

test('the time is kept while it runs, not only with a move', async () => {
  const page = await openStillBoard(site, NEAR, { state: 'L..60000' });
  await page.clock.runFor(5500);
  await page.waitForURL(/state=L\.\.65\d{3}/);
});

test('a link brings its own game, not the one that was kept', async () => {
  const page = await open(NEAR);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/state=L\.\./);
  await page.goto(page.url().replace(/state=.*/, 'state=L3'));
  await page.reload();
  await board(page).waitFor();
  expect(await moves(page)).toBe('3');
});

test('a shuffle keeps the size of the board, and a wish that cannot be is said at once', async () => {
  const page = await open('1 2 3\n4 - 5');
  const openNew = async () => {
    await openMode(page, 'Play');
    const action = page.getByRole('toolbar').getByRole('button', { name: 'New' });
    if ((await action.getAttribute('aria-expanded')) !== 'true') await action.click();
  };
  const field = (name: string) => page.locator('form').filter({ hasText: 'Shuffle' }).getByLabel(name);
  await openNew();
  expect([await field('Rows').inputValue(), await field('Columns').inputValue()]).toEqual(['2', '3']);
  const before = await rows(page);
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect.poll(() => rows(page)).not.toEqual(before);
  expect((await textOf(page)).split('\n')).toHaveLength(2);
  await puzzleField(page).fill(NEAR);
  await openNew();
  await expect.poll(() => field('Columns').inputValue()).toBe('4');
  await field('Optimal length').fill('81');
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await page.getByRole('alert').getByText('No 4x4 board needs 81 moves').waitFor();
});

test('on a phone a new board has the room of the panel that asked for it', async () => {
  const page = await open(REPORT, phone);
  const before = await rows(page);
  await page.getByRole('button', { name: 'New' }).tap();
  expect(await page.getByLabel('Optimal length').getAttribute('placeholder')).toBe('any');
  await page.getByLabel('Optimal length').fill('7');
  await page.getByRole('button', { name: 'Shuffle' }).tap();
  await page.getByRole('region', { name: 'New' }).waitFor({ state: 'detached' });
  await expect.poll(() => rows(page)).not.toEqual(before);
  expect((await board(page).boundingBox())!.width).toBeGreaterThan(330);
});

test('only goals that some strategy takes are offered', async () => {
  const page = await open(NEAR);
  await openMode(page, 'Solve');
  await page.getByText('Advanced', { exact: true }).click();
  const goals = await page
    .getByLabel('Look for')
    .locator('option')
    .evaluateAll((all) => all.map((o) => o.getAttribute('value')));
  expect([...goals].sort()).toEqual(['best', 'first']);
});

test('KURANG by another goal says which tile has which number', async () => {
  const page = await open('1 2\n3 -\ngoal:\n- 1\n2 3');
  await openTool(page, 'The goal');
  expect(await page.getByRole('region', { name: 'The goal' }).locator('pre').textContent()).toBe('- 1\n2 3');
  await page.getByRole('button', { name: 'Close' }).click();
  await openTool(page, 'Can it be solved?');
  const panel = page.getByRole('region', { name: 'Can it be solved?' });
  await panel.getByText('The whole table').click();
  await panel.getByText('numbered by their places in the goal').waitFor();
  expect(await panel.locator('ol li').allInnerTexts()).toEqual(
    ['i Tile KURANG(i)', '1 – 0', '2 1 1', '3 2 1', '4 3 1'].map((line) => line.replaceAll(' ', '\n')),
  );
});

test('a photo without numbers is not dotted', async () => {
  const page = await open(NEAR);
  const dot = () =>
    board(page)
      .locator('[data-home=true] > div')
      .first()
      .evaluate((face) => getComputedStyle(face, '::after').content);
  expect(await dot()).toBe('""');
  await openTool(page, 'Photo');
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    return canvas.toDataURL().split(',')[1]!;
  });
  const buffer = Buffer.from(drawn, 'base64');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Show the numbers too').uncheck();
  expect(await dot()).toBe('none');
});
