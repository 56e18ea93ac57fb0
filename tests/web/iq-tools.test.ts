/** What stands beside the board of IQ Puzzler Pro: counts, all solutions, hints, searches watched, own boards. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdAnswers, letGo, passUntil, settled } from './at-work.ts';
import { at, board, LARGE, laid, names, openBoard, PRO, press, rows, SMALL, TINY, tray } from './iq-board.ts';
import { openMode, openTool, puzzleField, results, solutionList, solveButton, useSite } from './site.ts';

const site = useSite();
const open = (text: string, options = {}) => openBoard(site, text, options);

test('how many solutions remain is shown to those who want it, and that none does', async () => {
  const page = await open(PRO);
  await openTool(page, 'View');
  await page.getByLabel('Show how many solutions remain').check();
  await page.getByText('4,331,140 solutions remain.').waitFor();
  await board(page).focus();
  await press(page, 'l', 'Enter');
  await page.getByText('4,331,140').waitFor({ state: 'detached' });
  await page.getByText(/^[\d,]+ solutions remain\.$/).waitFor();
  await press(page, 'i', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'k', 'Enter', 'd', 'ArrowDown', 'Escape');
  await page.getByText('No solution from here: take a piece back.').waitFor();
  await openMode(page, 'Solve');
  await solveButton(page).click();
  await results(page).getByText('no solution').waitFor();
  await openMode(page, 'Play');
  await page.getByText('No solution from here').waitFor();
  await page.waitForURL((url) => !url.hash.includes('mode='));
  await page.reload();
  await openTool(page, 'View');
  expect(await page.getByLabel('Show how many solutions remain').isChecked()).toBe(true);
});

test('a puzzle without any solution is not blamed on the pieces', async () => {
  const page = await open('BOARD 4x4\nPIECES\nAAAAA\nBBBB\nBBBB\nCCC');
  await openTool(page, 'View');
  await page.getByLabel('Show how many solutions remain').check();
  await page.getByText('The puzzle itself has no solution').waitFor();
  await openTool(page, 'All solutions');
  const panel = page.getByRole('region', { name: 'All solutions' });
  await panel.getByRole('button', { name: 'Count them' }).click();
  await panel.getByText('The puzzle itself has no solution').waitFor();
  expect(await page.getByText('take a piece back').count()).toBe(0);
});

test('a long count can be stopped, and a refusal is not offered again before the position changes', async () => {
  const page = await open(LARGE);
  await openTool(page, 'All solutions');
  const panel = page.getByRole('region', { name: 'All solutions' });
  const begin = panel.getByRole('button', { name: 'Count them' });
  await holdAnswers(page);
  await begin.click();
  await panel.getByText('Counting…').waitFor();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await letGo(page);
  await begin.click();
  await panel.getByRole('alert').waitFor();
  expect(await panel.getByRole('button').and(page.locator(':not([aria-label=Close])')).count()).toBe(0);
  await press(page, 'a', 'Enter');
  await begin.waitFor();
});

test('solutions are paged through by number, at random, and only those that agree with the board', async () => {
  const page = await open(PRO);
  await openTool(page, 'All solutions');
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
  await page.getByRole('button', { name: 'Back to my board' }).click();

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
  await openMode(page, 'Solve');
  await solveButton(page).click();
  await solutionList(page).waitFor();
  await page.getByText('This is a solution.').waitFor();
  expect((await rows(page)).join('')).not.toContain('–');
  await page.getByRole('button', { name: 'Back to my board' }).click();
  expect((await rows(page)).join('')).toMatch(/^[– ]+$/);
  // The same one again, by pointer and by keys.
  const list = solutionList(page);
  for (const again of [() => list.getByRole('option').first().click(), () => list.press('Home')]) {
    await again();
    await page.getByText('This is a solution.').waitFor();
    expect((await rows(page)).join('')).not.toContain('–');
    await page.getByRole('button', { name: 'Back to my board' }).click();
    expect((await rows(page)).join('')).toMatch(/^[– ]+$/);
  }
});

test('hints are about the position, one level at a time, and shown on the board', async () => {
  const page = await open(TINY);
  await press(page, 'a', 'Enter', '?');
  const hints = page.getByRole('region', { name: 'Hint' });
  await hints.getByRole('listitem').first().waitFor();
  const more = hints.getByRole('button').and(page.locator(':not([aria-label=Close])'));
  for (let levels = 1; await more.count(); levels++) {
    expect(await hints.getByRole('listitem').count()).toBe(levels);
    expect(await hints.textContent()).not.toMatch(/piece A/i);
    await more.click();
  }
  expect(await names(page, 'hint')).toEqual(['B']);
  expect(await laid(page)).toEqual(['A']);
});

test('a search is watched step by step and at speed, and leaves the board as it was', async () => {
  const page = await site.openStill(at(TINY));
  const shown = (part: Locator) => passUntil(page, () => part.first().isVisible());
  await shown(board(page));
  await press(page, 'a', 'Enter');
  await openMode(page, 'Watch');
  const panel = page.getByRole('tabpanel', { name: 'Watch' });
  await shown(panel.getByText(/^All/));
  await panel.getByRole('button', { name: 'Next step' }).click();
  await shown(panel.getByText(/^The search begins at node 0/));
  await panel.getByRole('slider', { name: /a second/ }).fill('9');
  await panel.getByRole('button', { name: 'Play', exact: true }).click();
  await shown(panel.getByText(/is a solution/));
  await openMode(page, 'Play');
  expect(await laid(page)).toEqual(['A']);
});

test('a board is painted, its pieces are chosen and drawn, and it is solved', async () => {
  const page = await open(PRO);
  await openMode(page, 'Solve');
  await page.getByRole('button', { name: 'Edit on the board' }).click();
  const editor = page.getByRole('form', { name: 'Own board' });
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
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('As text').click();
  expect(await puzzleField(page).inputValue()).toBe('BOARD 3x3\n.__\n___\n___\nPIECES\nAA\n A\nBBB\nB B');
  await openMode(page, 'Play');
  await openTool(page, 'All solutions');
  await page.getByRole('button', { name: 'Count them' }).click();
  await page
    .getByText(/has no solution|Solution 1 of/)
    .first()
    .waitFor();
});

test('an editor that was only looked at leaves the challenge alone, and one that is left for another mode does not lose its board', async () => {
  const page = await site.open('#/iq');
  await board(page).waitFor();
  const before = await rows(page);
  await openMode(page, 'Solve');
  const edit = page.getByRole('button', { name: 'Edit on the board' });
  await edit.click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await rows(page)).toEqual(before);
  await edit.click();
  await page.getByRole('form', { name: 'Own board' }).getByLabel('Board', { exact: true }).selectOption('diagonal');
  await openMode(page, 'Play');
  await page.getByRole('button', { name: 'Diagonal', pressed: true }).waitFor();
  expect(await names(page, 'fixed')).toEqual([]);
});

test('an answer of one’s own is checked, also one pasted from a saved file', async () => {
  const page = await site.open(`#/iq?${new URLSearchParams({ text: '2 2 2\nDEFAULT\nA\nAA\nB' })}`);
  await openTool(page, 'Check my answer');
  const field = page.getByLabel('Your answer');
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await field.fill('AB\nAA\n\n== bitboard, 2 positions, 1 ms ==\n');
  await check.click();
  await page.getByText('Right. That is a solution.').waitFor();
  await field.fill('AB AB');
  await check.click();
  await page.getByText('Not a solution yet:').waitFor();
});

test('the first visit is a challenge with one solution, which is said when it is solved, and the next is offered', async () => {
  const page = await site.open('#/iq', { reducedMotion: 'reduce' });
  await board(page).waitFor();
  expect((await names(page, 'fixed')).length).toBeGreaterThan(3);
  await press(page, '?');
  const hints = page.getByRole('region', { name: 'Hint' });
  await hints.getByText('Exactly one solution is left.').waitFor();
  for (const level of ['One cell', 'One piece', 'The whole solution']) {
    await hints.getByRole('button', { name: level }).click();
  }
  // It is to be seen, not read.
  await hints.getByText('The whole solution is on the board, outlined.').waitFor();
  expect((await names(page, 'hint')).length).toBe(6);
  await openMode(page, 'Solve');
  await solveButton(page).click();
  await page.getByRole('button', { name: 'Use it' }).click();
  await openMode(page, 'Play');
  await page.getByText('This is the only solution.').waitFor();
  await settled(page);
  const before = page.url();
  await page.getByRole('button', { name: 'Next challenge' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.getByText('Drag a piece onto the board').waitFor();
  expect((await names(page, 'fixed')).length).toBeGreaterThan(0);
});

test('board and level are chosen in one place, a tap away, and say what lies there', async () => {
  const page = await site.open('#/iq', { reducedMotion: 'reduce' });
  const kinds = page.getByRole('group', { name: 'Boards of the game' });
  const level = page.getByLabel('Level');
  expect(await level.inputValue()).toBe('hard');
  await kinds.getByRole('button', { name: 'Pyramid', pressed: false }).click();
  await kinds.getByRole('button', { name: 'Pyramid', pressed: true }).waitFor();
  expect(await level.inputValue()).toBe('hard');
  const fewer = (await names(page, 'fixed')).length;
  await level.selectOption('Beginner');
  await expect.poll(async () => (await names(page, 'fixed')).length).toBeGreaterThan(fewer);
  expect(await kinds.getByRole('button', { pressed: true }).textContent()).toBe('Pyramid');

  // The next one is like this one.
  const before = await rows(page);
  await page.getByRole('toolbar').getByRole('button', { name: 'New', exact: true }).click();
  const panel = page.getByRole('region', { name: 'New' });
  expect(await panel.getByRole('combobox').count()).toBe(0);
  await panel.getByRole('button', { name: 'New challenge' }).click();
  await expect.poll(() => rows(page)).not.toEqual(before);
  expect(await level.inputValue()).toBe('beginner');
  expect(await kinds.getByRole('button', { pressed: true }).textContent()).toBe('Pyramid');
  expect(await panel.count()).toBe(0);
});

test('no level is claimed of a board that is not a challenge, and one can be chosen there', async () => {
  const page = await open(PRO);
  const level = page.getByLabel('Level');
  expect(await level.inputValue()).toBe('');
  await press(page, 'l', 'Enter');
  await level.selectOption('Easy');
  await expect.poll(async () => (await names(page, 'fixed')).length).toBeGreaterThan(0);
  expect(await level.inputValue()).toBe('easy');
  expect(await laid(page)).toEqual([]);
});

test('a region that can no longer be filled is marked for those who ask, and said below the board', async () => {
  const page = await open('BOARD 3x5\nPIECES\nAAA\nA\nBB\nBB\nCCC\n C\nDDD');
  await press(page, 'd', 'r', 'ArrowRight', 'Enter');
  expect(await board(page).locator('[data-look=lost]').count()).toBe(0);
  // What was said of a piece gives way to what is asked for.
  const piece = (await tray(page, 'A').boundingBox())!;
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await page.mouse.down();
  await page.mouse.move(piece.x + 20, piece.y + piece.height + 60, { steps: 3 });
  await page.mouse.up();
  await page.getByText('A was dropped outside the board').waitFor();
  await press(page, '?');
  await page.getByText('The 3 marked cells are cut off: no pieces left fill exactly 3.').waitFor();
  expect(await board(page).locator('[data-look=lost]').count()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await board(page).locator('[data-look=lost]').count()).toBe(0);
});

test('a point of the game is saved, and gone back to', async () => {
  const page = await open(PRO);
  await press(page, 'l', 'Enter');
  await openTool(page, 'Try from here');
  await board(page).focus();
  await press(page, 'a', 'Enter', 'b', 'Enter');
  expect(await laid(page)).toEqual(['A', 'B', 'L']);
  await openTool(page, 'Back to the saved point');
  expect(await laid(page)).toEqual(['L']);
});
