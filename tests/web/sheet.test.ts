import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdAnswers, letGo, letGoUntil } from './at-work.ts';
import { barriers, openTool, useSite } from './site.ts';

const site = useSite();
const panel = (page: Page) => page.getByRole('region', { name: 'Worksheet' });

/** Asks for this many puzzles, and waits until they are there. */
async function make(page: Page, count: number): Promise<void> {
  await openTool(page, 'Worksheet');
  await panel(page).getByLabel('Puzzles').fill(String(count));
  await panel(page).getByRole('button', { name: 'Make the sheet' }).click();
  await panel(page).getByRole('button', { name: 'Print or PDF' }).waitFor();
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: button, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The names and contents in an archive whose files are stored as they are. */
function unzipped(bytes: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [size, length] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
    const from = at + 30 + length;
    files[bytes.toString('utf8', at + 30, from)] = bytes.subarray(from, from + size);
    at = from + size;
  }
  return files;
}

test('a sheet has a title, names, answers behind, and is taken along as pages and as texts', async () => {
  const page = await site.open('#/24');
  await make(page, 10);
  await panel(page).getByText('10 puzzles on 2 pages.').waitFor();
  await panel(page).getByLabel('Title').fill('Week 3');
  expect(await barriers(page)).toEqual([]);

  const texts = await saved(page, 'Text files (.zip)');
  const files = unzipped(texts.bytes);
  expect(texts.name).toBe('twenty-four-sheet.zip');
  expect(Object.keys(files)).toEqual([
    ...Array.from({ length: 10 }, (_, i) => `${String(i + 1).padStart(3, '0')}.txt`),
    ...Array.from({ length: 10 }, (_, i) => `answers/${String(i + 1).padStart(3, '0')}.txt`),
  ]);
  const hands = Object.entries(files).filter(([name]) => !name.includes('/'));
  // No two hands are alike, in whatever order their cards come.
  expect(new Set(hands.map(([, hand]) => String(hand).trim().split(' ').sort().join())).size).toBe(10);

  const svg = await saved(page, 'Save .svg');
  const pages = Object.entries(unzipped(svg.bytes));
  expect(pages.map(([name]) => name)).toEqual(['twenty-four-sheet-1.svg', 'twenty-four-sheet-2.svg']);
  expect(String(pages[1]![1])).toContain('solutions 1 to 10.');
  await panel(page).getByLabel('Answers on the back').uncheck();
  await panel(page).getByText('10 puzzles on 1 page.').waitFor();
  const png = await saved(page, 'Save .png');
  expect([png.name, png.bytes.readUInt32BE(16)]).toEqual(['twenty-four-sheet.png', 1600]);
});

test('it prints the pages and nothing else', async () => {
  const page = await site.open('#/24');
  await make(page, 3);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await panel(page).getByRole('button', { name: 'Print or PDF' }).click();
  await page.emulateMedia({ media: 'print' });
  const shown = await page.locator('body > *').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  expect(shown).toBe(1);
  const pages = page.locator('body > :last-child > svg');
  expect(await pages.count()).toBe(2);
});

test('it is made on a board of one’s own, and stopped when it takes too long', async () => {
  const own = '4 5 6\nDEFAULT\nA\nA\nA\nBB\nB\nC\nC\nD\nD\nDD\nE\nEE\n E\nFFF\n F';
  const page = await site.open(`#/iq?text=${encodeURIComponent(own)}`);
  await make(page, 3);
  const files = unzipped((await saved(page, 'Text files (.zip)')).bytes);
  for (const name of ['001.txt', '002.txt', '003.txt']) expect(String(files[name])).toMatch(/4x5|4 5/);

  // One worker, which makes them in their order.
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 1 }));
  await page.goto(`${site.url}?one#/wordscapes`);
  await openTool(page, 'Worksheet');
  await panel(page).getByLabel('Puzzles').fill('100');
  await holdAnswers(page);
  await panel(page).getByRole('button', { name: 'Make the sheet' }).click();
  const some = panel(page).getByText(/^[1-9]\d* of 100 puzzles made/);
  await letGoUntil(page, () => some.isVisible());
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await letGo(page);
  await panel(page)
    .getByText(/^Stopped: \d+ of 100 puzzles were made\.$/)
    .waitFor();
});
