import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, useSite } from './site.ts';

const site = useSite();

const nearly = '#/15?text=1+2+3+4%0A5+6+7+8%0A9+10+11+12%0A13+14+-+15';

/** Solves a board with one move. */
async function solveOne(page: Page): Promise<void> {
  await page.goto(`${site.url}?one${nearly}`);
  await page.getByRole('application').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => localStorage.getItem('teka:history') !== null);
}

test('what was solved stands in the history with time, moves and help, and two tabs agree', async () => {
  const page = await site.openStill('#/history');
  await page.getByText('Nothing yet.').waitFor();
  const other = await site.openBeside(page, '#/about');
  await solveOne(other);
  await page.getByRole('row', { name: /15 puzzle 4x4 0:00 1 none$/ }).waitFor();
  await page.getByRole('row', { name: /^15 puzzle 4x4 1 0:00 1$/ }).waitFor();
  await page.clock.resume();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('row').getByRole('link', { name: '15 puzzle' }).click();
  await page.waitForFunction(() => location.hash.startsWith('#/fifteen?text='));
});

test('hands, boards and levels of other rooms become history too, with the hints that were asked for', async () => {
  const page = await site.open('#/24?text=4+J+10+9');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await page.getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('main').focus();
  for (const key of ['2', '-', '4', '*', '3', '+', '1']) await page.keyboard.press(key);
  await page.getByText('(J − 9) × 10 + 4').waitFor();
  await page.goto(`${site.url}#/history`);
  await page.getByRole('row', { name: /24 game .*1 hint$/ }).waitFor();
});

const chooseFile = async (page: Page, content: string) =>
  page
    .getByLabel('Add from a file')
    .last()
    .setInputFiles({ name: 'teka.json', mimeType: 'application/json', buffer: Buffer.from(content) });

test('everything can be saved as one file and added elsewhere; nothing there is lost', async () => {
  const page = await site.open('#/about');
  await solveOne(page);
  await page.goto(`${site.url}#/history`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^teka-\d{4}-\d\d-\d\d\.json$/);
  const content = await readFile((await download.path())!, 'utf8');

  const elsewhere = await site.open('#/history');
  await elsewhere.evaluate(() => {
    localStorage.setItem('teka:theme', 'dark');
    localStorage.setItem('teka:fifteen:text', '1 2\n3 -');
  });
  const file = JSON.stringify({ ...JSON.parse(content), kept: { ...JSON.parse(content).kept, theme: 'light' } });
  await chooseFile(elsewhere, file);
  await elsewhere.getByText('Added. Nothing of yours was replaced.').waitFor();
  await elsewhere
    .getByRole('row', { name: /15 puzzle 4x4/ })
    .first()
    .waitFor();
  const kept = () => elsewhere.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(await kept()).toMatchObject({ 'teka:theme': 'dark', 'teka:fifteen:text': '1 2\n3 -' });
  expect((await kept())['teka:fifteen:recent']).toContain('13 14');
  await elsewhere.getByText('Different here and in the file: language, theme and motion.').waitFor();
  await elsewhere.getByRole('button', { name: 'Take the file’s' }).click();
  await elsewhere.locator('html[data-theme=light]').waitFor();
  await chooseFile(elsewhere, file);
  await elsewhere.getByText('All of it was here already.').waitFor();
});

test('a file that is none is refused in one sentence, and changes nothing', async () => {
  const page = await site.open('#/history');
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  await chooseFile(page, 'a shopping list');
  await page.getByText('This is not a file that Teka saved, so nothing was changed.').waitFor();
  await chooseFile(page, '{"teka":"everything","version":99,"kept":{}}');
  await page.getByText('A newer Teka saved this file').waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
});
