/** The board of the 15 puzzle as tests see and move it. */
import type { Page } from 'playwright-core';
import { passUntil } from './at-work.ts';
import { openMode, openText, puzzleField, type Site } from './site.ts';

/** Four moves from the goal: three tiles to the left, one up. */
export const NEAR = '1 2 3 4\n5 6 7 8\n- 9 10 11\n13 14 15 12';
/** What a screen reader finds of it, and of the goal. */
export const NEAR_ROWS = ['Row 1: 1 2 3 4.', 'Row 2: 5 6 7 8.', 'Row 3: blank 9 10 11.', 'Row 4: 13 14 15 12.'];
export const GOAL_ROWS = ['Row 1: 1 2 3 4.', 'Row 2: 5 6 7 8.', 'Row 3: 9 10 11 12.', 'Row 4: 13 14 15 blank.'];
/** The report's second case, eleven moves from the goal. */
export const REPORT = '5 1 3 4\n2 6 - 7\n9 10 12 8\n13 14 11 15';
export const UNSOLVABLE = '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 15 14 -';

/** A board of this many rows and columns, one move from the goal. */
export function nearlyDone(side: number): string {
  const cells = Array.from({ length: side * side }, (_, i) => String(i + 1));
  cells.splice(-2, 2, '-', String(side * side - 1));
  return Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side).join(' ')).join('\n');
}

export const at = (text: string, more: Record<string, string> = {}) => `#/15?${new URLSearchParams({ text, ...more })}`;

export const board = (page: Page) => page.getByRole('application');

/** What a screen reader finds in the rows of the board. */
export const rows = (page: Page) => page.locator('section ol.unseen li').allTextContents();

/** How moves are counted beside the board. */
export const moves = (page: Page) => page.locator('[data-main=true] dd').textContent();

/** The middle of a cell on the screen. */
export async function cell(page: Page, row: number, column: number, columns = 4): Promise<{ x: number; y: number }> {
  const box = (await board(page).boundingBox())!;
  const side = box.width / columns;
  return { x: box.x + (column + 0.5) * side, y: box.y + (row + 0.5) * side };
}

/** Opens a text and waits for its board. */
export async function openBoard(site: Site, text: string, options = {}, more = {}): Promise<Page> {
  const page = await site.open(at(text, more), options);
  await board(page).waitFor();
  return page;
}

/** Milliseconds after which what is drawn is also listened to. */
const DRAWN = 100;

/** The same on a page whose clock stands still. */
export async function openStillBoard(site: Site, text: string, more = {}): Promise<Page> {
  const page = await site.openStill(at(text, more));
  await passUntil(page, () => board(page).isVisible());
  await page.clock.runFor(DRAWN);
  return page;
}

/** Enters a board by hand in place of the one that is played. */
export async function edit(page: Page): Promise<void> {
  await openMode(page, 'Solve');
  await page.getByRole('button', { name: 'Edit on the board' }).click();
}

/** The board at the start of the game, as a text. */
export async function textOf(page: Page): Promise<string> {
  await openText(page);
  return puzzleField(page).inputValue();
}

/** A finger that goes from one place to another. */
export async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) => {
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] });
  };
  await touch('touchStart');
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd');
}
