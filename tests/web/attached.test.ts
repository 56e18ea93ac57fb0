/** The person's files that become part of a puzzle, and the goal that suits what stands there. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAdvanced, openShare, pressTo, puzzleField, results, solutionList, solveButton, useSite } from './site.ts';

const site = useSite();

async function attach(page: Page, name: string, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Own word list…' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

test('a list of one’s own becomes part of the text, and is what is searched', async () => {
  const page = await site.open('#/words?mode=solve&text=TACO');
  await attach(page, 'mine.txt', 'cat\r\nact\r\nzebra\r\n');
  await expect.poll(() => puzzleField(page).inputValue()).toContain('WORDS');
  expect(await page.getByLabel('Look for').inputValue()).toBe('all');
  await solveButton(page).click();
  await results(page).getByText('All 2 solutions.').waitFor();
  expect((await solutionList(page).getByRole('option').allTextContents()).join(' ')).toMatch(/ACT/);
});

test('a list that is wrong says where, and changes nothing', async () => {
  const page = await site.open('#/words?mode=solve&text=TACO');
  await attach(page, 'bad.txt', 'cat\nd0g\n');
  await page.getByText(/^bad\.txt, line 2, column 1: "d0g"/).waitFor();
  expect(await puzzleField(page).inputValue()).toBe('TACO');
  await attach(page, 'picture.txt', '\0\0\0');
  await page.getByText('That is not a text file; choose a .txt file.').waitFor();
});

test('a list of fifty thousand words is taken, searched and kept, and too long for a link', async () => {
  const page = await site.open('#/words?mode=solve&text=TACO');
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const word = (i: number) => [17576, 676, 26, 1].map((d) => letters[Math.floor(i / d) % 26]).join('');
  const list = Array.from({ length: 49_990 }, (_, i) => word(i)).concat('coat', 'taco');
  await attach(page, 'long.txt', list.join('\n'));
  await expect
    .poll(() =>
      puzzleField(page)
        .inputValue()
        .then((text) => text.length),
    )
    .toBeGreaterThan(200_000);
  await solveButton(page).click();
  await results(page)
    .getByText(/^All \d+ solutions\.$/)
    .waitFor();
  await openShare(page);
  await pressTo(page.getByRole('button', { name: 'Copy share link' }), 'Too long for a link');
  await page.waitForURL(/#\/wordscapes$/);
  await page.reload();
  await expect
    .poll(() =>
      puzzleField(page)
        .inputValue()
        .then((text) => text.length),
    )
    .toBeGreaterThan(200_000);
});

test('the goal is the one that suits the puzzle, and stands in the address only where it is another', async () => {
  const page = await site.open('#/words?mode=solve&text=STUOMC');
  await openAdvanced(page);
  const goal = page.getByLabel('Look for');
  expect(await goal.inputValue()).toBe('all');
  await page.getByLabel('Examples').selectOption({ index: 2 });
  await expect.poll(() => goal.inputValue()).toBe('best');
  await goal.selectOption('count');
  await page.waitForURL(/goal=count/);
  await goal.selectOption('best');
  await page.waitForURL((url) => !url.hash.includes('goal='));
});
