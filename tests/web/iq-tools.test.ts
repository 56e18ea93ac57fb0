/** What stands beside the board of IQ Puzzler Pro: counts, all solutions, hints, searches watched, own boards. */
import { expect, test } from 'vitest';
import { board, LARGE, laid, names, openBoard, PRO, press, rows, SMALL, TINY } from './iq-board.ts';
import { puzzleField, solutionList, solveButton, useSite } from './site.ts';

const site = useSite();
const open = (text: string, options = {}) => openBoard(site, text, options);

test('how many solutions remain is shown to those who want it, and that none does', async () => {
  const page = await open(PRO);
  await page.getByLabel('Show how many solutions remain').check();
  await page.getByText('4,331,140 solutions remain.').waitFor();
  await press(page, 'l', 'Enter');
  await page.getByText(/^[\d,]+ solutions remain\.$/).waitFor();
  await press(page, 'i', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'k', 'Enter', 'd', 'ArrowDown', 'Enter');
  await page.getByText('No solution from here: take a piece back.').waitFor();
  await solveButton(page).click();
  await page.getByText('of the puzzle as written and not of your position').waitFor();
  expect(await page.getByText('No solution from here').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await page.getByText('No solution from here').waitFor();
  await page.reload();
  expect(await page.getByLabel('Show how many solutions remain').isChecked()).toBe(true);
});

test('a puzzle without any solution is not blamed on the pieces', async () => {
  const page = await open('BOARD 4x4\nPIECES\nAAAAA\nBBBB\nBBBB\nCCC');
  await page.getByLabel('Show how many solutions remain').check();
  await page.getByText('The puzzle itself has no solution').waitFor();
  await page.getByRole('button', { name: 'All solutions' }).click();
  const panel = page.getByRole('region', { name: 'All solutions' });
  await panel.getByRole('button', { name: 'Count them' }).click();
  await panel.getByText('The puzzle itself has no solution').waitFor();
  expect(await page.getByText('take a piece back').count()).toBe(0);
});

test('a long count can be stopped, and a refusal is not offered again before the position changes', async () => {
  const page = await open(LARGE);
  await page.getByRole('button', { name: 'All solutions' }).click();
  const panel = page.getByRole('region', { name: 'All solutions' });
  const begin = panel.getByRole('button', { name: 'Count them' });
  await begin.click();
  await panel.getByText('Counting…').waitFor();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await begin.click();
  await panel.getByRole('alert').waitFor();
  expect(await panel.getByRole('button').count()).toBe(0);
  await press(page, 'a', 'Enter');
  await begin.waitFor();
});

test('solutions are paged through by number, at random, and only those that agree with the board', async () => {
  const page = await open(PRO);
  await page.getByRole('button', { name: 'All solutions' }).click();
  const panel = page.getByRole('region', { name: 'All solutions' });
  await panel.getByRole('button', { name: 'Count them' }).click();
  await panel.getByText('Solution 1 of 4,331,140').waitFor();
  expect((await names(page, 'shown')).length).toBe(12);
  await panel.getByLabel('Number of the solution').fill('1234567');
  await panel.getByLabel('Number of the solution').press('Enter');
  await panel.getByText('Solution 1,234,567 of 4,331,140').waitFor();
  const before = await rows(page);
  await panel.getByRole('button', { name: 'Next' }).click();
  await panel.getByText('Solution 1,234,568 of').waitFor();
  expect(await rows(page)).not.toEqual(before);
  await panel.getByRole('button', { name: 'Last' }).click();
  await panel.getByText('Solution 4,331,140 of').waitFor();
  expect(await panel.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Back to mine' }).click();

  await board(page).focus();
  await press(page, 'l', 'Enter');
  await panel.getByRole('button', { name: 'Count them' }).click();
  await panel.getByText(/^Solution 1 of/).waitFor();
  expect(await panel.textContent()).not.toContain('4,331,140');
  await panel.getByRole('button', { name: 'Random' }).click();
  expect((await rows(page))[0]).toMatch(/^L/);
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText('Solved.').waitFor();
});

test('what Solve finds is shown on the board too', async () => {
  const page = await open(SMALL);
  await solveButton(page).click();
  await solutionList(page).waitFor();
  await page.getByText('This is a solution on show').waitFor();
  expect((await rows(page)).join('')).not.toContain('–');
  await page.getByRole('button', { name: 'Back to mine' }).click();
  expect((await rows(page)).join('')).toMatch(/^[– ]+$/);
  // The same one again, by pointer and by keys.
  const list = solutionList(page);
  for (const again of [() => list.getByRole('option').first().click(), () => list.press('Home')]) {
    await again();
    await page.getByText('This is a solution on show').waitFor();
    expect((await rows(page)).join('')).not.toContain('–');
    await page.getByRole('button', { name: 'Back to mine' }).click();
    expect((await rows(page)).join('')).toMatch(/^[– ]+$/);
  }
});

test('hints are about the position, one level at a time, and shown on the board', async () => {
  const page = await open(TINY);
  await press(page, 'a', 'Enter', '?');
  const hints = page.getByRole('region', { name: 'Hints' });
  await hints.getByRole('listitem').first().waitFor();
  for (let levels = 1; await hints.getByRole('button').count(); levels++) {
    expect(await hints.getByRole('listitem').count()).toBe(levels);
    expect(await hints.textContent()).not.toMatch(/piece A/i);
    await hints.getByRole('button').click();
  }
  expect(await names(page, 'hint')).toEqual(['B']);
  expect(await laid(page)).toEqual(['A']);
});

test('a search is watched step by step and at speed, and leaves the board as it was', async () => {
  const page = await open(TINY);
  await press(page, 'a', 'Enter');
  await page.getByRole('button', { name: 'Watch it solve' }).click();
  const panel = page.getByRole('region', { name: 'Watch it solve' });
  await panel.getByRole('button', { name: 'One step' }).click();
  await panel.getByText('Step 1', { exact: true }).waitFor();
  await panel.getByRole('slider').fill('9');
  await panel.getByRole('button', { name: 'Play' }).click();
  await panel.getByText('The search is over after').waitFor();
  await page.getByRole('button', { name: 'Back to mine' }).click();
  expect(await laid(page)).toEqual(['A']);
});

test('a board is painted, its pieces are chosen and drawn, and it is solved', async () => {
  const page = await open(PRO);
  await page.getByRole('button', { name: 'Own board' }).click();
  const editor = page.getByRole('region', { name: 'Own board' });
  await editor.getByLabel('Board', { exact: true }).selectOption('own');
  await editor.getByLabel('Rows').fill('3');
  await editor.getByLabel('Columns').fill('3');
  await editor.getByLabel('Columns').press('Tab');
  const grid = editor.getByRole('group', { name: 'Cells of the board' });
  expect(await grid.getByRole('button').count()).toBe(9);
  const first = (await grid.getByRole('button').nth(0).boundingBox())!;
  const second = (await grid.getByRole('button').nth(1).boundingBox())!;
  await page.mouse.move(first.x + 20, first.y + 20);
  await page.mouse.down();
  await page.mouse.move(second.x + 20, second.y + 20, { steps: 3 });
  await page.mouse.up();
  expect(await grid.locator('[aria-pressed=false]').count()).toBe(2);
  await grid.getByRole('button').nth(1).focus();
  await press(page, 'Space');
  expect(await grid.locator('[aria-pressed=false]').count()).toBe(1);

  await editor.getByRole('button', { name: 'Remove all' }).click();
  await editor.getByText('Draw a piece').click();
  const drawing = editor.getByRole('group', { name: 'Balls of the new piece' });
  for (const ball of [0, 1, 6]) await drawing.getByRole('button').nth(ball).click();
  await drawing.getByRole('button').nth(24).click();
  await editor.getByText('must touch').waitFor();
  await drawing.getByRole('button').nth(24).click();
  await editor.getByRole('button', { name: 'Add this piece' }).click();
  await editor.getByText('5 balls are missing').waitFor();
  await editor.getByText('Add a piece').click();
  await editor.getByRole('button', { name: 'Add piece K, 5 balls' }).click();
  await editor.getByText('8 cells, 8 balls').waitFor();
  await editor.getByRole('button', { name: 'Start' }).click();
  expect(await puzzleField(page).inputValue()).toBe('BOARD 3x3\n.__\n___\n___\nPIECES\nAA\n A\nBBB\nB B');
  await page.getByRole('button', { name: 'All solutions' }).click();
  await page.getByRole('button', { name: 'Count them' }).click();
  await page
    .getByText(/has no solution|Solution 1 of/)
    .first()
    .waitFor();
});

test('an answer of one’s own is checked, also one pasted from a saved file', async () => {
  const page = await site.open(`#/iq?${new URLSearchParams({ text: '2 2 2\nDEFAULT\nA\nAA\nB' })}`);
  const field = page.getByLabel('Your own answer');
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await field.fill('AB\nAA\n\n== bitboard, 2 positions, 1 ms ==\n');
  await check.click();
  await page.getByText('Right. That is a solution.').waitFor();
  await field.fill('AB AB');
  await check.click();
  await page.getByText('Not a solution yet:').waitFor();
});
