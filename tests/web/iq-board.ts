/** The board of IQ Puzzler Pro as tests see and use it. */
import type { Page } from 'playwright-core';
import type { Site } from './site.ts';

export const PRO = 'BOARD 5x11\nPIECES IQ Puzzler Pro';
export const TINY = '2 3 2\nDEFAULT\nA\nAA\nB\nBB';
export const SMALL = 'BOARD 4x5\nPIECES\nAA\nA\nBB\n B\nC\nC\nC\n DD\nDD\nEE\nE\nFF\nGG';
const twice = [...'ABCDEFGHIJKL'].map((name) => `COPIES ${name} 2`);
/** Too large to be counted, which takes some seconds to find out. */
export const LARGE = ['BOARD 10x11', 'PIECES IQ Puzzler Pro', ...twice].join('\n');
export const at = (text: string, more: Record<string, string> = {}) => `#/iq?${new URLSearchParams({ text, ...more })}`;

export const board = (page: Page) => page.getByRole('application', { name: /^(Board|Papan)/ });
export const tray = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Piece ${name},`) });
export const laid = (page: Page) => names(page, 'laid');
export const names = (page: Page, look: string) =>
  board(page)
    .locator(`[data-look=${look}]`)
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-name')).sort());
/** What a screen reader finds in the rows of the board. */
export const rows = (page: Page) => page.locator('section .unseen li').allTextContents();
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The middle of a cell of a flat board, on the screen. */
export async function cell(page: Page, row: number, column: number): Promise<{ x: number; y: number }> {
  const dent = board(page).locator('svg circle').first();
  const box = (await dent.boundingBox())!;
  const second = (await board(page).locator('svg circle').nth(1).boundingBox())!;
  const size = second.x - box.x;
  return { x: box.x + box.width / 2 + column * size, y: box.y + box.height / 2 + row * size };
}

/** Opens a text and waits for its board. */
export async function openBoard(site: Site, text: string, options = {}): Promise<Page> {
  const page = await site.open(at(text), options);
  await board(page).waitFor();
  return page;
}
