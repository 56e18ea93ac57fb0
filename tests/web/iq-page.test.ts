import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdAnswers, letGo, settled } from './at-work.ts';
import { at, board, names, openBoard, PRO, press, rows, SMALL, TINY } from './iq-board.ts';
import { excuseShifts, shifted, watchShifts } from './shifts.ts';
import { barriers, built, openMode, openTool, puzzleField, useSite } from './site.ts';

const site = useSite();
const open = (text: string, options = {}) => openBoard(site, text, options);

/** The view in space switched off, as a person may; it has tests of its own. */
const flat = () => ({
  storageState: {
    cookies: [],
    origins: [
      { origin: new URL(site.url).origin, localStorage: [{ name: 'teka:iq-puzzler-pro:space', value: 'hidden' }] },
    ],
  },
});

test('the pyramid is played layer by layer, without WebGL', async () => {
  const page = await open('BOARD pyramid 2\nPIECES\nAA\nA\nBB', flat());
  await board(page).focus();
  await press(page, 'PageDown', 'a', 'Enter');
  await page.getByRole('status').getByText('A laid').waitFor();
  expect(await rows(page)).toEqual(['–', 'A A', 'A –']);
  await press(page, 'b');
  for (let tries = 0; tries < 24 && (await names(page, 'ghost')).length === 0; tries++) {
    await press(page, tries % 4 === 3 ? 't' : 'r', 'ArrowDown');
  }
  await press(page, 'Enter');
  await page.getByText('Solved.').waitFor();
});

test('a bad file is refused beside an empty table', async () => {
  const page = await site.open(at('5 11 x\nDEFAULT'));
  await page.getByText('The board appears once the puzzle can be read.').waitFor();
  await openMode(page, 'Solve');
  await puzzleField(page).fill(TINY);
  await board(page).waitFor();
});

test('its own script is small, and three.js is not loaded for a flat board', async () => {
  const page = await site.open();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)));
  await page.goto(site.url + at(PRO));
  await board(page).waitFor();
  expect(loaded.some((path) => path.includes('space'))).toBe(false);
  const own = loaded.filter((path) => /view.*\.js$/.test(path));
  expect(own).toHaveLength(1);
  expect(gzipSync(await readFile(join(built, own[0]!))).length).toBeLessThan(25 * 1024);
});

const states: readonly [string, string, (page: Page) => Promise<unknown>][] = [
  ['empty', PRO, async () => undefined],
  ['holding', PRO, (page) => press(page, 'l', 'Enter', 'a')],
  [
    'hints and counts',
    PRO,
    async (page) => {
      await openTool(page, 'View');
      await page.getByLabel('Show how many solutions remain').check();
      await page.getByText('4,331,140 solutions remain.').waitFor();
      await board(page).focus();
      await press(page, 'l', 'Enter', '?');
      await page.getByRole('region', { name: 'Hint' }).getByRole('listitem').first().waitFor();
    },
  ],
  [
    'solved',
    TINY,
    async (page) => {
      await press(page, 'a', 'Enter', 'b', 'r', 'r', 'ArrowRight', 'ArrowRight', 'Enter');
      await page.getByText('Solved.').waitFor();
    },
  ],
  [
    'editor',
    SMALL,
    async (page) => {
      await openMode(page, 'Solve');
      await page.getByRole('button', { name: 'Edit on the board' }).click();
    },
  ],
  [
    'browsing',
    SMALL,
    async (page) => {
      await openTool(page, 'All solutions');
      await page.getByRole('button', { name: 'Count them' }).click();
      await page.getByText('This is a solution.').waitFor();
    },
  ],
  [
    'watching',
    SMALL,
    async (page) => {
      await openMode(page, 'Watch');
      await page.getByRole('button', { name: 'Next step' }).click();
      await page
        .getByText(/^The search begins at node 0/)
        .first()
        .waitFor();
    },
  ],
];

test.each(states)('axe-core finds nothing serious, light or dark: %s', async (_name, text, act) => {
  const page = await open(text, { reducedMotion: 'reduce' });
  await act(page);
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
});

test.each([390, 360])(
  'at a width of %i nothing is cut off, and buttons are large enough for a finger',
  async (width) => {
    const phone = { viewport: { width, height: 800 }, hasTouch: true, isMobile: true, locale: 'id-ID' };
    for (const text of [PRO, 'BOARD diagonal\nPIECES IQ Puzzler Pro', 'BOARD pyramid 5\nPIECES IQ Puzzler Pro']) {
      const page = await open(text, { ...phone, ...flat() });
      for (const mode of ['Main', 'Pecahkan', 'Tonton', 'Bandingkan']) {
        await openMode(page, mode);
        await fits(page, width);
      }
      await openMode(page, 'Main');
      for (const action of ['Petunjuk', 'Baru', 'Lainnya', 'Tampilan']) {
        await page.getByRole('button', { name: action, exact: true }).click();
        await fits(page, width);
      }
    }
  },
);

test('on a phone the board begins below its head, the tray takes what is left, and nothing shifts by itself', async () => {
  const page = await site.open('', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`${site.url}?again#/iq`);
  await board(page).waitFor();
  await watchShifts(page);
  const head = (await page.getByRole('group', { name: 'Boards of the game' }).boundingBox())!;
  const grid = (await board(page).boundingBox())!;
  const pieces = (await page.getByRole('group', { name: 'Pieces to lay' }).boundingBox())!;
  const bar = (await page.getByRole('toolbar').boundingBox())!;
  expect(grid.y - head.y - head.height).toBeLessThan(8);
  expect(bar.y - pieces.y - pieces.height).toBeLessThan(80);
  await settled(page);
  const first = await shifted(page);
  // A challenge that takes a while comes when no touch excuses a shift any more.
  await holdAnswers(page);
  await page.getByLabel('Level').selectOption('Expert');
  await page.getByText('One moment…').waitFor();
  await settled(page);
  await excuseShifts(page);
  await letGo(page);
  await page.getByText('One moment…').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Level').inputValue()).toBe('expert');
  await settled(page);
  const then = await shifted(page);
  expect(first.sum + then.sum, first.what + then.what).toBeLessThan(0.02);
});

/** Nothing is cut off or pushed out of the screen, and every target is large enough for a finger. */
async function fits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  const small = await page.locator('button:not([data-cell]), select, summary').evaluateAll((targets) =>
    targets
      .map((t) => ({ name: t.outerHTML.slice(0, 90), box: t.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
}
