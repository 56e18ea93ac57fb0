/** The board of the 15 puzzle while people are in the midst of something: what they see, the focus, what is kept. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { board, cell, moves, NEAR, openBoard, REPORT } from './fifteen-board.ts';
import { barriers, puzzleField, solutionList, solveButton, useSite } from './site.ts';

const site = useSite();
const open = (text: string, options = {}, more = {}) => openBoard(site, text, options, more);
const PATIENT = { timeout: 20_000 };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

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
  test('by sixteen clicks, as the sentence says, of which the last takes nothing away', async () => {
    const page = await open(NEAR);
    await page.getByRole('button', { name: 'Enter a board' }).click();
    const form = page.getByRole('form', { name: 'Enter a board' });
    await expect.poll(() => focused(page)).toBe('Row 1, column 1, nothing yet');
    for (let number = 15; number >= 0; number--) {
      await form.locator('fieldset button').nth(number).click();
    }
    await form.getByText('Every cell is filled.').waitFor();
    await form.getByRole('button', { name: 'Use this board' }).click();
    await board(page).waitFor();
    expect(await puzzleField(page).inputValue()).toBe('- 15 14 13\n12 11 10 9\n8 7 6 5\n4 3 2 1');
    await expect.poll(() => focused(page)).toBe('application');
  });

  test('on a phone where it is seen, and in the middle', async () => {
    const page = await open(NEAR, phone);
    await page.getByRole('button', { name: 'Enter a board' }).click();
    await expect.poll(() => isSeen(page, 'form fieldset')).toBe(true);
    const box = (await page.locator('form fieldset').first().boundingBox())!;
    expect(box.x).toBeCloseTo(360 - box.x - box.width, 0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => focused(page)).toBe('application');
  });
});

describe('the focus goes on', () => {
  test('with a playback and back to the board', async () => {
    const page = await open(NEAR);
    await page.getByRole('button', { name: 'Solve from here' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Playback' }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^(Play|Pause)$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('application');
  });

  test('where it is, when a solve elsewhere begins a playback', async () => {
    const page = await open(NEAR);
    await solveButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Playback' }).waitFor();
    expect(await solveButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('a solution that is chosen again is played again', async () => {
  const page = await open(NEAR);
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
  await solveButton(page).tap();
  await page.getByRole('group', { name: 'Playback' }).waitFor();
  await expect.poll(() => isSeen(page, '[role=application]')).toBe(true);
  await expect.poll(() => isSeen(page, '[aria-label=Playback] button')).toBe(true);
});

test('a playback is slower and faster by a button', async () => {
  const page = await open(NEAR);
  await page.getByRole('button', { name: 'Solve from here' }).click();
  const bar = page.getByRole('group', { name: 'Playback' });
  await bar.getByRole('button', { name: 'Slower' }).click();
  expect(await bar.getByLabel('Delay in ms').inputValue()).toBe('500');
  for (let i = 0; i < 5; i++) await bar.getByRole('button', { name: 'Faster' }).click();
  expect(await bar.getByLabel('Delay in ms').inputValue()).toBe('0');
  expect(await barriers(page)).toEqual([]);
});

test('a reload takes no time away, and time goes on after it', async () => {
  const page = await open(NEAR);
  const first = await cell(page, 2, 1);
  await page.mouse.click(first.x, first.y);
  await expect.poll(() => seconds(page), PATIENT).toBeGreaterThanOrEqual(2);
  await page.reload();
  await board(page).waitFor();
  expect(await moves(page)).toBe('1');
  expect(await seconds(page)).toBeGreaterThanOrEqual(2);
  await expect.poll(() => seconds(page), PATIENT).toBeGreaterThanOrEqual(3);
});

test('the time is kept while it runs, not only with a move', async () => {
  const page = await open(NEAR, {}, { state: 'L..60000' });
  await page.waitForURL(/state=L\.\.6[5-9]\d{3}/, { timeout: 20_000 });
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
  const field = (name: string) => page.locator('form').filter({ hasText: 'Shuffle' }).getByLabel(name);
  expect([await field('Rows').inputValue(), await field('Columns').inputValue()]).toEqual(['2', '3']);
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect.poll(() => puzzleField(page).inputValue()).not.toBe('1 2 3\n4 - 5');
  expect((await puzzleField(page).inputValue()).split('\n')).toHaveLength(2);
  await puzzleField(page).fill(NEAR);
  await expect.poll(() => field('Columns').inputValue()).toBe('4');
  await field('Moves at best, exactly').fill('81');
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await page.getByRole('alert').getByText('No 4x4 board needs 81 moves').waitFor();
});

test('only goals that some strategy takes are offered', async () => {
  const page = await open(NEAR);
  const goals = await page
    .getByLabel('Look for')
    .locator('option')
    .evaluateAll((all) => all.map((o) => o.getAttribute('value')));
  expect([...goals].sort()).toEqual(['best', 'first']);
});

test('KURANG by another goal says which tile has which number', async () => {
  const page = await open('1 2\n3 -\ngoal:\n- 1\n2 3');
  await page.getByRole('button', { name: 'Can it be solved?' }).click();
  const panel = page.getByRole('region', { name: 'Can it be solved?' });
  await panel.getByText('About the board as it stands now').waitFor();
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
  await page.getByRole('button', { name: 'Photo' }).click();
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    return canvas.toDataURL().split(',')[1]!;
  });
  const buffer = Buffer.from(drawn, 'base64');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Show the numbers too').uncheck();
  expect(await dot()).toBe('none');
});
