import { expect, test } from 'vitest';
import {
  openAdvanced,
  openMode,
  openShare,
  openText,
  pressTo,
  puzzleField,
  solveButton,
  solving,
  useSite,
} from './site.ts';

const site = useSite();
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

test('a share link restores puzzle, input, strategy, goal and options', async () => {
  const page = await site.open(solving('#/24'), clipboard);
  await openText(page);
  await puzzleField(page).fill('1 4 8 12 -> 24');
  await openAdvanced(page);
  await page.getByLabel('Strategy').selectOption('distinct');
  await page.getByLabel('What counts as the same solution').selectOption('d1');
  await page.getByLabel('Look for').selectOption('count');
  await openShare(page);
  await pressTo(page.getByRole('button', { name: 'Copy share link' }), 'Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.waitForURL(link);

  const other = await site.open(link.slice(link.indexOf('#')));
  await openAdvanced(other);
  expect(await puzzleField(other).inputValue()).toBe('1 4 8 12 -> 24');
  expect(await other.getByLabel('Strategy').inputValue()).toBe('distinct');
  expect(await other.getByLabel('What counts as the same solution').inputValue()).toBe('d1');
  expect(await other.getByLabel('Look for').inputValue()).toBe('count');
  await solveButton(other).click();
  await other.getByText('All 18 solutions.').first().waitFor();
});

test('what was typed is there again, and a shared link does not cost it', async () => {
  const page = await site.open(solving('#/24'));
  await openText(page);
  await puzzleField(page).fill('2 3 5 Q');
  await page.goto(`${site.url}#/`);
  await page.goto(`${site.url}#/24?mode=solve`);
  expect(await puzzleField(page).inputValue()).toBe('2 3 5 Q');
  await page.goto(`${site.url}#/24?text=6+6+6+6&mode=solve`);
  await page.getByRole('button', { name: '6, card 1' }).waitFor();
  expect(await puzzleField(page).inputValue()).toBe('6 6 6 6');
  await page.getByLabel('Examples').selectOption('2 3 5 Q');
  expect(await puzzleField(page).inputValue()).toBe('2 3 5 Q');
});

test('a link wins over the address that the room before it is still writing', async () => {
  const page = await site.open('#/24?text=2+3+5+Q');
  await page.getByRole('button', { name: '5, card 3' }).waitFor();
  await page.evaluate(() => {
    const before = location.href;
    location.hash = '#/24?text=6+6+6+6';
    history.replaceState(null, '', before);
  });
  await page.getByRole('button', { name: '6, card 1' }).waitFor();
});

test('a megabyte of text is refused and kept, not choked on', async () => {
  const page = await site.open(solving('#/24'));
  await openText(page);
  await puzzleField(page).fill('7 '.repeat(500_000));
  await page.getByText('is the fifth card').waitFor();
  await openText(page);
  await puzzleField(page).fill('6 6 6 6');
  await page.getByRole('button', { name: '6, card 4' }).waitFor();
});

test('a text that no link carries is kept, and the link refused in words', async () => {
  const page = await site.open(solving('#/24'));
  const long = '7 '.repeat(40_000);
  await openText(page);
  await puzzleField(page).fill(long);
  await openShare(page);
  await pressTo(page.getByRole('button', { name: 'Copy share link' }), 'Too long for a link');
  await page.waitForURL(/#\/twenty-four$/);
  await page.reload();
  await openMode(page, 'Solve');
  await expect.poll(() => puzzleField(page).inputValue()).toBe(long);
});

test('an example is one choice away', async () => {
  const page = await site.open(solving('#/24'));
  await page.getByLabel('Examples').selectOption('3 3 8 8');
  expect(await puzzleField(page).inputValue()).toBe('3 3 8 8');
  await page.waitForURL(/text=3\+3\+8\+8/);
});

test('an option alone leads to the strategy that has it', async () => {
  const page = await site.open(solving('#/24?text=25+4+3+7+-%3E+100&countdown=true'));
  await openAdvanced(page);
  expect(await page.getByLabel('Strategy').inputValue()).toBe('subset-table');
  expect(await page.getByLabel(/^Countdown rules/).isChecked()).toBe(true);
  await openMode(page, 'Play');
  await page.getByText('Use each number at most once').waitFor();
});

test.each([['24', 'subset-table', '25 4 3 7 -> 100', ' countdown', 'Countdown rules']])(
  'a rule that the text names is ticked, and only the text turns it off: %s',
  async (room, strategy, text, rule, name) => {
    const page = await site.open(`#/${room}?${new URLSearchParams({ text: text + rule, strategy })}`);
    await openAdvanced(page);
    const box = page.getByRole('region', { name: 'Advanced' }).getByLabel(name);
    await box.waitFor();
    expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, true]);
    await openText(page);
    await puzzleField(page).fill(text);
    await expect.poll(async () => [await box.isChecked(), await box.isDisabled()]).toEqual([false, false]);
    await box.check();
    expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, false]);
  },
);

test('a link that cannot be restored says what was wrong with it', async () => {
  const page = await site.open('#/24?text=4+J+10+9&strategy=magic');
  await page.getByText('There is no strategy "magic"').waitFor();
  await solveButton(page).click();
  await page.getByRole('listbox', { name: 'Solutions' }).waitFor();
});
