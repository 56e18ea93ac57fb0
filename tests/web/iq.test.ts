import { describe, expect, test } from 'vitest';
import { board, cell, LARGE, laid, names, openBoard, PRO, press, rows, SMALL, TINY, tray } from './iq-board.ts';
import { puzzleField, solutionList, solveButton, useSite } from './site.ts';

const site = useSite();
const open = (text: string, options = {}) => openBoard(site, text, options);

describe('a piece', () => {
  test('is dragged from the tray, turned by the wheel on the way, and lands where the preview stands', async () => {
    const page = await open(PRO);
    await tray(page, 'L').scrollIntoViewIfNeeded();
    const piece = (await tray(page, 'L').boundingBox())!;
    await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height * 0.7);
    await page.mouse.down();
    const there = await cell(page, 2, 5);
    await page.mouse.move(there.x, there.y, { steps: 4 });
    expect(await names(page, 'ghost')).toEqual(['L']);
    const before = await board(page).locator('[data-look=ghost]').innerHTML();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => board(page).locator('[data-look=ghost]').innerHTML()).not.toBe(before);
    await page.mouse.up();
    expect(await laid(page)).toEqual(['L']);
    expect(await tray(page, 'L').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await laid(page)).toEqual([]);
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await laid(page)).toEqual(['L']);
  });

  test('is dragged on, and off the board back to the tray', async () => {
    const page = await open(TINY);
    await press(page, 'a', 'Enter');
    const from = await cell(page, 1, 0);
    const to = await cell(page, 1, 1);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    expect(await rows(page)).toEqual(['– A –', '– A A']);
    await page.mouse.move(to.x, to.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 400, { steps: 3 });
    await page.mouse.up();
    expect(await laid(page)).toEqual([]);
    await tray(page, 'A').waitFor();
  });

  test('is tapped by a finger, turned by a tap, and laid by a tap', async () => {
    const page = await open(TINY, { hasTouch: true });
    await tray(page, 'A').tap();
    await page.getByText('A is in your hand').waitFor();
    await tray(page, 'A').tap();
    const corner = await cell(page, 0, 0);
    await page.touchscreen.tap(corner.x, corner.y);
    expect(await laid(page)).toEqual(['A']);
    expect((await rows(page)).join()).not.toBe('A – –,A A –');
    await page.touchscreen.tap(corner.x, corner.y);
    await page.getByText('A is in your hand').waitFor();
    await page.getByRole('button', { name: 'Put back' }).click();
    expect(await laid(page)).toEqual(['A']);
  });

  test('is dragged by a finger, held above it so that it is seen', async () => {
    const page = await open(PRO, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await tray(page, 'A').scrollIntoViewIfNeeded();
    const piece = (await tray(page, 'A').boundingBox())!;
    const there = await cell(page, 2, 4);
    const scrolled = await page.evaluate(() => scrollY);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', piece.x + piece.width / 2, piece.y + piece.height / 2);
    for (const part of [0.3, 0.6, 1]) {
      const y = piece.y + (there.y + 48 - piece.y) * part;
      await touch('touchMove', piece.x + (there.x - piece.x) * part, y);
    }
    await expect.poll(() => names(page, 'ghost')).toEqual(['A']);
    await touch('touchEnd');
    await expect.poll(() => laid(page)).toEqual(['A']);
    expect((await rows(page))[2]!.split(' ')[4]).toBe('A');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('that does not fit says so and goes back', async () => {
    const page = await open(TINY);
    await press(page, 'a', 'Enter', 'b', 'ArrowLeft', 'ArrowLeft');
    expect(await names(page, 'misfit')).toEqual(['B']);
    await page.getByRole('status').getByText('A is in the way').waitFor();
    await press(page, 'Enter');
    expect(await laid(page)).toEqual(['A']);
    await press(page, 'Escape');
    await tray(page, 'B').waitFor();
  });
});

test('a board is played with keys alone to its end, said aloud on the way, and judged', async () => {
  const page = await open(TINY);
  await board(page).focus();
  await press(page, 'a');
  await page.getByRole('status').getByText('A in the hand, row 1, column 1, fits').waitFor();
  await press(page, 'Enter');
  await page.getByRole('status').getByText('A laid, 1 left').waitFor();
  await press(page, 'b', 'r', 'r', 'ArrowRight', 'ArrowRight', 'Enter');
  await page.getByText('Solved.').waitFor();
  await page.getByText('Checked: every rule is kept.').waitFor();
  expect(await rows(page)).toEqual(['A B B', 'A A B']);
  await press(page, 'Control+z');
  expect(await laid(page)).toEqual(['A']);
  await press(page, 'Tab');
  expect(await board(page).evaluate((stage) => stage === document.activeElement)).toBe(false);
});

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

test('a reload and a share link bring every piece back, and a position can become the puzzle', async () => {
  const page = await open(PRO, { permissions: ['clipboard-read', 'clipboard-write'] });
  await press(page, 'l', 'Enter', 'b', 'Enter');
  const position = await rows(page);
  await page.getByRole('button', { name: 'Copy share link' }).click();
  await page.getByRole('button', { name: 'Copied.' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.waitForURL(link);
  await page.reload();
  expect(await laid(page)).toEqual(['B', 'L']);
  await page.goto(`${site.url}#/`);
  await page.goto(`${site.url}#/iq`);
  await board(page).waitFor();
  expect(await rows(page)).toEqual(position);

  const other = await site.open(link.slice(link.indexOf('#')));
  await board(other).waitFor();
  expect(await rows(other)).toEqual(position);
  await other.getByRole('button', { name: 'Make this the puzzle' }).click();
  await expect.poll(() => names(other, 'fixed')).toEqual(['B', 'L']);
  expect(await laid(other)).toEqual([]);
  expect(await puzzleField(other).inputValue()).toContain('L');
});

test('a file dropped anywhere, and a text pasted beside every field, become the puzzle', async () => {
  const page = await open(PRO);
  await page.evaluate(
    (content) => {
      const carried = new DataTransfer();
      carried.items.add(new File([content], 'case.txt', { type: 'text/plain' }));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }));
      }
    },
    `\ufeff${TINY.replaceAll('\n', '\r\n')}`,
  );
  await expect.poll(() => puzzleField(page).inputValue()).toBe(TINY);
  await tray(page, 'B').waitFor();
  const paste = (target: string, content: string) =>
    page.evaluate(
      ([selector, text]) => {
        const carried = new DataTransfer();
        carried.setData('text/plain', text!);
        const event = new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true });
        document.querySelector(selector!)!.dispatchEvent(event);
      },
      [target, content],
    );
  await paste('main', SMALL);
  await expect.poll(() => puzzleField(page).inputValue()).toBe(SMALL);
  await paste('textarea', PRO);
  expect(await puzzleField(page).inputValue()).toBe(SMALL);
});

test('a file that is no text is refused, and the puzzle stays', async () => {
  const page = await open(TINY);
  await page.evaluate(() => {
    const carried = new DataTransfer();
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
    carried.items.add(new File([bytes], 'picture.png', { type: 'image/png' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
  });
  await page.getByRole('alert').getByText('not a text').waitFor();
  expect(await puzzleField(page).inputValue()).toBe(TINY);
  await puzzleField(page).fill(SMALL);
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

test('without that button, paper holds the board and nothing to press', async () => {
  const page = await open(PRO);
  await press(page, 'l', 'Enter', '?');
  await page.emulateMedia({ media: 'print' });
  expect(await board(page).isVisible()).toBe(true);
  for (const part of await page.locator('header, footer, button, form, select').all()) {
    expect(await part.isVisible()).toBe(false);
  }
});

test('only the challenge is printed', async () => {
  const page = await open(PRO);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print the challenge' }).click();
  await page.emulateMedia({ media: 'print' });
  const seen = await page.locator('body > *').evaluateAll((parts) => parts.map((p) => getComputedStyle(p).display));
  expect(seen.filter((display) => display !== 'none')).toEqual(['block']);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(await page.locator('body > svg, body > div > svg').count()).toBe(0);
});
