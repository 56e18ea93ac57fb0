/** Two tabs of one browser: what is kept in one adds to what is kept in the other, and neither moves the other's board. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at, board, GOAL_ROWS, NEAR, NEAR_ROWS, nearlyDone, openBoard, rows } from './fifteen-board.ts';
import { openMenu, openMode, openText, puzzleField, useSite } from './site.ts';

const site = useSite();
const SMALL = nearlyDone(3);
const level = { state: '...easy' };

/** Another tab of the same browser. */
async function tabBeside(page: Page, hash: string): Promise<Page> {
  const other = await site.openBeside(page, hash);
  await board(other).waitFor();
  return other;
}

async function openBests(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'My bests' }).click();
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  await board(page).focus();
  for (const key of keys) await page.keyboard.press(key);
}

test('bests, recent puzzles and settings are those of both tabs', async () => {
  const first = await openBoard(site, NEAR, {}, level);
  const second = await tabBeside(first, at(SMALL, level));
  await openBests(first);
  await press(second, 'ArrowLeft');
  await first.getByRole('row', { name: /^3x3, Easy 1 / }).waitFor();
  await press(first, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp');
  await first.getByRole('row', { name: /^4x4, Easy 4 / }).waitFor();
  await openBests(second);
  for (const name of [/^3x3, Easy 1 /, /^4x4, Easy 4 /]) await second.getByRole('row', { name }).waitFor();

  for (const [page, own] of [
    [second, '3x3: 5 1 2 3 4 6 7 8 -'],
    [first, '3x3: 1 5 2 3 4 6 7 8 -'],
  ] as const) {
    await openMode(page, 'Solve');
    await openText(page);
    await puzzleField(page).fill(own);
    await page.getByLabel('Examples').selectOption({ index: 1 });
  }
  for (const page of [first, second]) {
    const earlier = page.getByLabel('Examples').locator('optgroup').last().locator('option');
    const latest = async () => (await earlier.allTextContents()).slice(0, 2);
    await expect.poll(latest).toEqual(['3x3: 1 5 2 3 4 6 7 8 -', '3x3: 5 1 2 3 4 6 7 8 -']);
  }

  await openMenu(second);
  await second.getByLabel('Language').selectOption('id');
  await first.locator('html[lang=id]').waitFor();
});

test('each tab has a board of its own; a new tab finds the one that was used last, with its position', async () => {
  const first = await openBoard(site, NEAR);
  const second = await tabBeside(first, at(SMALL));
  await press(second, 'ArrowRight');
  expect(await rows(first)).toEqual(NEAR_ROWS);
  await press(first, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp');
  expect(await rows(first)).toEqual(GOAL_ROWS);
  const third = await tabBeside(first, '#/15');
  expect(await rows(third)).toEqual(GOAL_ROWS);
  await openMode(third, 'Solve');
  await third.locator('form#ask').waitFor();
  expect(await puzzleField(third).inputValue()).toBe(NEAR);
  const texts = await third.getByLabel('Examples').locator('option').allTextContents();
  expect(texts).toContain(SMALL.split('\n')[0]);
});
