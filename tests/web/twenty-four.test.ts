import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMode, puzzleField, useSite } from './site.ts';

const site = useSite();
const cardNames = (page: Page) =>
  page
    .getByRole('group', { name: 'Cards on the table' })
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

test('a hand is played with keys alone, and the answer is verified', async () => {
  const page = await site.open('#/24?text=4+J+10+9');
  await page.getByRole('button', { name: 'J, card 2' }).waitFor();
  for (const key of ['2', '-', '4', '*', '3']) await page.keyboard.press(key);
  expect(await cardNames(page)).toEqual(['4, card 1', '20, result at place 3']);
  for (const key of ['z', 'Shift+Z', '1', '+', 'Escape', '3', '+', '1']) await page.keyboard.press(key);
  await page.getByText('That makes 24.').waitFor();
  await page.getByText('(J − 9) × 10 + 4').waitFor();
});

test('the board is reached and played by Tab and Enter', async () => {
  const page = await site.open('#/24?text=3+8+A+A');
  await page.getByRole('button', { name: '3, card 1' }).focus();
  await page.keyboard.press('Enter');
  for (let tabs = 0; tabs < 6; tabs++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('times');
  await page.keyboard.press('Enter');
  for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await cardNames(page)).toEqual(['24, result at place 2', 'A, card 3', 'A, card 4']);
});

test('cards are tapped together; the focus follows; what misses is said', async () => {
  const page = await site.open('#/24?text=2+2+2+2');
  const card = (name: string) => page.getByRole('button', { name, exact: true });
  const plus = page.getByRole('button', { name: 'plus' });
  await card('2, card 1').click();
  await plus.click();
  await card('2, card 2').click();
  expect(await card('4, result at place 2').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await card('2, card 1').focus();
  for (const key of ['1', '+', '2']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('4, result at place 2');
  await plus.click();
  await card('2, card 3').click();
  await page.getByRole('button', { name: 'divided by' }).click();
  await card('2, card 4').click();
  await page.getByText('That makes 3, not 24.').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  expect(await cardNames(page)).toHaveLength(4);
});

test('a fraction is shown as one, and division by zero is refused aloud', async () => {
  const page = await site.open('#/24?text=8+3+5+5');
  await page.getByRole('button', { name: '8, card 1' }).waitFor();
  for (const key of ['1', '/', '2']) await page.keyboard.press(key);
  await page.getByRole('button', { name: '8/3, result at place 2' }).waitFor();
  for (const key of ['Escape', '3', '-', '4', 'Escape', '2', '/', '4']) await page.keyboard.press(key);
  await page.getByRole('status').getByText('divides by zero').waitFor();
  expect(await cardNames(page)).toEqual(['8/3, result at place 2', '0, result at place 4']);
});

test('by the Countdown rules any card that hits the target wins', async () => {
  const page = await site.open('#/24?text=25+4+3+7+-%3E+100+countdown');
  await page.getByRole('button', { name: '25, card 1' }).waitFor();
  for (const key of ['1', '*', '2']) await page.keyboard.press(key);
  await page.getByText(/That makes 100\. 25 × 4$/).waitFor();
});

test('hints come one level at a time', async () => {
  const page = await site.open('#/24?text=4+J+10+9');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hints = page.getByRole('region', { name: 'Hint' });
  await hints.getByRole('button', { name: 'Give me a hint' }).click();
  for (const offer of ['The last operation', 'The first pair', 'The whole expression']) {
    // One button beside the one that closes the panel.
    expect(await hints.getByRole('button').count()).toBe(2);
    await hints.getByRole('button', { name: offer }).click();
  }
  expect(await hints.getByRole('listitem').count()).toBe(4);
  expect(await hints.getByRole('button').count()).toBe(1);
});

test('an expression of one’s own is checked, with the reason and the place', async () => {
  const page = await site.open('#/24?text=4+J+10+9');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Check my answer' }).click();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  const check = async (answer: string) => {
    await field.fill(answer);
    await field.press('Enter');
  };
  await check('10 * (J - 9) + 4');
  await page.getByText('Right. That is a solution.').waitFor();
  await check('10 * (J - 9) + 3');
  await page.getByText('3 is not among 4 J 10 9').waitFor();
  await page.getByText('It equals 23, not 24.').waitFor();
  await check('10 * ? + 4');
  await page.getByText(/Column 6.*does not belong/).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
});

test('an expression is written by taps alone, and judged', async () => {
  const page = await site.open('#/24?text=4+J+10+9', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('button', { name: 'Write an expression' }).tap();
  const pad = page.getByRole('group', { name: 'Parts of an answer' });
  for (const key of ['4', '+', '(', 'J', '−', '9', ')', '×', '9']) {
    await pad.getByRole('button', { name: key, exact: true }).tap();
  }
  await pad.getByRole('button', { name: 'Erase the last part' }).tap();
  await pad.getByRole('button', { name: '10', exact: true }).tap();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  expect(await field.inputValue()).toBe('4 + (J − 9) × 10');
  expect(await field.getAttribute('inputmode')).toBe('none');
  await page.getByRole('button', { name: 'Check', exact: true }).tap();
  await page.getByText('Right. That is a solution.').waitFor();
});

test('"no solution" is an answer: right for a hand without one, wrong for any other', async () => {
  const page = await site.open('#/24?text=6+K+K+6');
  await page.getByRole('button', { name: 'No solution' }).click();
  await page.getByText('Right: these cards cannot make 24.').first().waitFor();
  expect(await page.getByRole('button', { name: 'No solution' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'New hand' }).click();
  await page.waitForURL((url) => !url.hash.includes('6+K+K+6'));
  // Only hands that can be solved are dealt.
  await page.getByRole('button', { name: 'No solution' }).click();
  await page.getByText('There is a way to make 24.').first().waitFor();
});

test('solutions are read with the letters of the cards, and copied as plain text', async () => {
  const page = await site.open('#/24?text=4+J+10+9&mode=solve', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.locator('button[form=ask]').click();
  await page.getByRole('option', { name: '4 + (J − 9) × 10' }).waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4 + ((11 - 9) * 10)');
  await openMode(page, 'Play');
  await page.getByRole('button', { name: 'J, card 2' }).waitFor();
});

test('a new hand is dealt at the wished difficulty', async () => {
  const page = await site.open('#/24?text=4+J+10+9');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByLabel('Difficulty').selectOption('hard');
  await page.getByRole('button', { name: 'New hand' }).click();
  await page.waitForURL((url) => !url.hash.includes('4+J+10+9'));
  await openMode(page, 'Solve');
  await page.getByRole('button', { name: 'Explain', exact: true }).click();
  expect((await puzzleField(page).inputValue()).split(' ')).toHaveLength(4);
  await page.getByText(/hard \(\d+ points\)/).waitFor();
  await openMode(page, 'Play');
  await page.locator('main').focus();
  for (const key of ['1', '+', '2']) await page.keyboard.press(key);
  expect(await cardNames(page)).toHaveLength(3);
});

test('the timer can be hidden, and stays hidden', async () => {
  const page = await site.open('#/24');
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: 'Hide the timer' }).click();
  await page.getByRole('timer').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Show the timer' }).waitFor();
});
