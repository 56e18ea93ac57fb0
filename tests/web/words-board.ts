/** The board of word levels as tests see and play it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openMode, openText, puzzleField, type Site } from './site.ts';

/** Two words: the text says which, so that no dictionary decides. */
export const SMALL = 'LETTERS TSAC\nGRID\n???\n?..\n?..\n?..\nANSWERS 1A CAT, 1D CAST';

export const at = (text: string, more: Record<string, string> = {}) =>
  `#/words?${new URLSearchParams({ text, ...more })}`;

/** The wheel. */
export const wheel = (page: Page) => page.getByRole('application');

/** Opens a text and waits for its wheel. */
export async function openGame(site: Site, text: string, options = {}, more = {}): Promise<Page> {
  const page = await site.open(at(text, more), options);
  await wheel(page).waitFor();
  return page;
}

/** The text of the room, which is to be read only where it is solved. */
export const textOf = (page: Page) => page.evaluate(() => localStorage.getItem('teka:wordscapes:text'));

/** Writes another text where the puzzle is solved. */
export async function writeText(page: Page, text: string): Promise<void> {
  await openMode(page, 'Solve');
  await openText(page);
  await puzzleField(page).fill(text);
}

/** Asks for a level under "New". */
export async function openLevel(page: Page, name = 'Play level 1'): Promise<void> {
  await page.getByRole('button', { name: /^(New|Baru)$/ }).click();
  await page.getByRole('button', { name }).click();
}

/** Has a letter or a word told. */
export async function askHint(page: Page, name: 'Show a letter' | 'Show a word'): Promise<void> {
  const hint = page.getByRole('button', { name });
  if (!(await hint.isVisible())) await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await hint.click();
}

/** What a screen reader finds in the grid, word by word. */
export const slots = (page: Page) =>
  page.getByRole('list', { name: 'Words of the grid' }).locator('li').allTextContents();

/** What is said aloud. */
export const heard = (page: Page, words: string | RegExp) =>
  page.getByRole('status').getByText(words).first().waitFor();

/** The middle of a letter of the wheel. */
export async function letter(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = (await wheel(page)
    .getByRole('button', { name: `Letter ${name}` })
    .first()
    .boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const pathOf = (page: Page, word: string) => Promise.all([...word].map((name) => letter(page, name)));

/** The mouse goes from letter to letter and is lifted at the last. */
export async function drag(page: Page, word: string): Promise<void> {
  const [first, ...others] = await pathOf(page, word);
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
}

/** A finger does the same. */
export async function swipe(page: Page, word: string): Promise<void> {
  const path = await pathOf(page, word);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [path[0]!]);
  for (const point of path.slice(1)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
}

/** Has words told until none is left. */
export async function tellAll(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next level' });
  while (!(await next.isVisible())) {
    const before = await slots(page);
    await askHint(page, 'Show a word');
    await expect.poll(() => slots(page)).not.toEqual(before);
  }
}
