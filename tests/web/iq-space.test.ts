import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from './at-work.ts';
import { at, board, laid, press, tray } from './iq-board.ts';
import { openMode, openTool, solveButton, useSite } from './site.ts';

const site = useSite();
const PYRAMID = 'BOARD pyramid 5\nPIECES IQ Puzzler Pro';
const canvas = (page: Page) => page.locator('canvas');

async function open(): Promise<Page> {
  const page = await site.open(at(PYRAMID), { reducedMotion: 'reduce' });
  await canvas(page).waitFor();
  await board(page).waitFor();
  return page;
}

/** The picture once it has come to rest, as bytes to compare. */
async function picture(page: Page): Promise<string> {
  await settled(page);
  return (await canvas(page).screenshot()).toString('base64');
}

test('the pyramid is orbited by the mouse and by keys, and comes back', async () => {
  const page = await open();
  const first = await picture(page);
  const box = (await canvas(page).boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.3, { steps: 5 });
  await page.mouse.up();
  const dragged = await picture(page);
  expect(dragged).not.toBe(first);
  await canvas(page).focus();
  await press(page, 'ArrowRight', 'ArrowRight');
  expect(await picture(page)).not.toBe(dragged);
  await press(page, 'Home');
  await page.mouse.move(0, 0);
  await canvas(page).evaluate((element: HTMLElement) => element.blur());
  expect(await picture(page)).toBe(first);
});

test.each([
  { width: 1280, height: 900 },
  { width: 1280, height: 720 },
  { width: 360, height: 800 },
])('it fits on one screen with the tray: %o', async (viewport) => {
  const page = await site.open(at(PYRAMID), { viewport, reducedMotion: 'reduce' });
  await canvas(page).waitFor();
  const above = (await canvas(page).boundingBox())!;
  const below = (await page.getByRole('group', { name: 'Pieces to lay' }).boundingBox())!;
  const layers = (await board(page).boundingBox())!;
  // Each apart from the others, and all of them on the screen.
  for (const [a, b] of [
    [above, below],
    [above, layers],
    [layers, below],
  ] as const) {
    expect(a.x + a.width <= b.x + 1 || a.y + a.height <= b.y + 1 || b.x + b.width <= a.x + 1).toBe(true);
  }
  for (const { y, height } of [above, layers, below]) expect(y + height).toBeLessThan(viewport.height);
});

test('its layers are lifted apart and peeled from the top', async () => {
  const page = await open();
  await openMode(page, 'Solve');
  await solveButton(page).click();
  await page.getByText('This is a solution.').waitFor();
  await page.getByRole('button', { name: 'Use it' }).click();
  await openMode(page, 'Play');
  await openTool(page, 'View');
  const together = await picture(page);
  await page.getByLabel('Lift layers apart').fill('1');
  const apart = await picture(page);
  expect(apart).not.toBe(together);
  await page.getByLabel('Peel from the top').fill('2');
  expect(await picture(page)).not.toBe(apart);
});

test('a piece is laid by pointing into the pyramid', async () => {
  const page = await open();
  await tray(page, 'L').click();
  const { width, height } = (await canvas(page).boundingBox())!;
  // Somewhere in the middle there is a place for three balls; which one is the camera's matter.
  for (const [x, y] of [
    [0.5, 0.6],
    [0.5, 0.5],
    [0.4, 0.6],
    [0.6, 0.6],
    [0.5, 0.7],
  ] as const) {
    const position = { x: width * x, y: height * y };
    await canvas(page).hover({ position });
    await canvas(page).click({ position });
    if ((await laid(page)).length > 0) break;
  }
  expect(await laid(page)).toEqual(['L']);
  const laidDown = await picture(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await laid(page)).toEqual([]);
  expect(await picture(page)).not.toBe(laidDown);
});
