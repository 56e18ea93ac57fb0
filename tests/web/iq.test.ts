/** The board of IQ Puzzler Pro: pieces in the hand and on the board, links and files, paper. */
import { describe, expect, test } from 'vitest';
import { board, cell, laid, names, openBoard, PRO, press, rows, SMALL, TINY, tray } from './iq-board.ts';
import { openMode, openShare, openText, openTool, pressTo, puzzleField, useSite } from './site.ts';

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
    await page.getByText('A was dropped outside the board and is back in the tray.').waitFor();
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
  await page.getByText(/^Checked: every rule is kept|^Solved. This is one of/).waitFor();
  expect(await rows(page)).toEqual(['A B B', 'A A B']);
  await press(page, 'Control+z');
  expect(await laid(page)).toEqual(['A']);
  await press(page, 'Tab');
  expect(await board(page).evaluate((stage) => stage === document.activeElement)).toBe(false);
});

test('a reload and a share link bring every piece back, and a position can become the puzzle', async () => {
  const page = await open(PRO, { permissions: ['clipboard-read', 'clipboard-write'] });
  await press(page, 'l', 'Enter', 'b', 'Enter');
  const position = await rows(page);
  await openShare(page);
  await pressTo(page.getByRole('button', { name: 'Copy share link' }), 'Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.waitForURL(link);
  await page.reload();
  await board(page).waitFor();
  expect(await laid(page)).toEqual(['B', 'L']);
  await page.goto(`${site.url}#/`);
  await page.goto(`${site.url}#/iq`);
  await board(page).waitFor();
  expect(await rows(page)).toEqual(position);

  const other = await site.open(link.slice(link.indexOf('#')));
  await board(other).waitFor();
  expect(await rows(other)).toEqual(position);
  await openTool(other, 'Make this the puzzle');
  await expect.poll(() => names(other, 'fixed')).toEqual(['B', 'L']);
  expect(await laid(other)).toEqual([]);
  await openText(other);
  expect(await puzzleField(other).inputValue()).toContain('L');
});

test('a file dropped anywhere, and a text pasted beside every field, become the puzzle', async () => {
  const page = await open(PRO);
  await openText(page);
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
  await openMode(page, 'Play');
  await tray(page, 'B').waitFor();
  await openText(page);
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
  await openText(page);
  await page.evaluate(() => {
    const carried = new DataTransfer();
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
    carried.items.add(new File([bytes], 'picture.png', { type: 'image/png' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
  });
  await page.getByRole('alert').getByText('not a text file').waitFor();
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
  await openTool(page, 'Print the challenge');
  await page.emulateMedia({ media: 'print' });
  const seen = await page.locator('body > *').evaluateAll((parts) => parts.map((p) => getComputedStyle(p).display));
  expect(seen.filter((display) => display !== 'none')).toEqual(['block']);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(await page.locator('body > svg, body > div > svg').count()).toBe(0);
});
