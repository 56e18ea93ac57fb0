import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import readCode from 'jsqr';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, openShare, solving, useSite } from './site.ts';

const site = useSite();
const HAND = '#/24?text=6+6+6+6';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });
const link = (page: Page) => dialog(page).getByRole('textbox', { name: 'Link' }).inputValue();

test('a room is shared as a link, as a QR code that others read, and by the system', async () => {
  const page = await site.open(HAND);
  await page.evaluate(() => {
    Object.assign(navigator, {
      share: async (what: ShareData) => {
        document.title = JSON.stringify(what);
      },
    });
  });
  await openShare(page);
  const address = await link(page);
  await expect.poll(() => page.url()).toBe(address);
  expect(await barriers(page)).toEqual([]);

  await dialog(page).getByRole('button', { name: 'Send…' }).click();
  expect(JSON.parse(await page.title())).toEqual({ title: '24 game · Teka', url: address });

  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save the QR code as .svg' }).click();
  const svg = await readFile(await (await saved).path(), 'utf8');
  const pixels = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    // Two pixels a module are enough to read it.
    const side = picture.width / 4;
    [canvas.width, canvas.height] = [side, side];
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0, side, side);
    return { side, data: [...context.getImageData(0, 0, side, side).data] };
  }, svg);
  const read = readCode as unknown as typeof readCode.default;
  expect(read(Uint8ClampedArray.from(pixels.data), pixels.side, pixels.side)?.data).toBe(address);

  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Share');
});

test('what no QR code holds is said; the link is still there', async () => {
  const page = await site.open(
    `#/wordscapes?text=${encodeURIComponent(`LETTERS ABCDE\nPATTERNS ${'?????\n'.repeat(600)}`)}`,
  );
  await openShare(page);
  await page.getByText('too long for a QR code').waitFor();
  const address = await link(page);
  await expect.poll(() => page.url()).toBe(address);
});

/** A lecturer's page at another address, which is another site to the browser. */
let elsewhere: Server;
let around = '';
beforeAll(async () => {
  elsewhere = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>A course</title><link rel="icon" href="data:,">${around}`);
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
});
afterAll(() => void elsewhere.close());

/** Opens that page with what a person copied from the room at `hash`. */
async function embedded(hash: string): Promise<{ page: Page; frame: FrameLocator }> {
  const room = await site.open(hash);
  await openShare(room);
  await room.getByText('Put it into a web page').click();
  around = await room.getByRole('textbox', { name: 'HTML' }).inputValue();
  const { port } = elsewhere.address() as AddressInfo;
  const page = await room.context().newPage();
  await page.addInitScript(() => {
    // As a browser that blocks the storage of frames: the mere look at it fails.
    const blocked = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
    Object.defineProperty(window, 'indexedDB', blocked);
  });
  await page.goto(`http://localhost:${port}/`);
  const frame = page.locator('iframe').contentFrame();
  await frame.getByRole('link', { name: 'Open in Teka' }).waitFor();
  return { page, frame };
}

test('a game stands alone in the page of another site, without storage, and is played', async () => {
  const { page, frame } = await embedded('#/24?text=4+J+10+9');
  await frame.getByRole('heading', { level: 1, name: '24 game' }).waitFor();
  expect(await frame.getByRole('tab').count()).toBe(0);
  expect(await frame.getByRole('button', { name: /^(Menu|Share)$/ }).count()).toBe(0);
  await frame.getByRole('button', { name: 'J, card 2' }).click();
  for (const key of ['-', '4', '*', '3', '+', '1']) await page.keyboard.press(key);
  await frame.getByText('(J − 9) × 10 + 4').waitFor();
  const whole = await frame.getByRole('link', { name: 'Open in Teka' }).getAttribute('href');
  expect(new URL(whole!).search).toBe('');
  expect(whole).toContain('#/twenty-four?text=4+J+10+9');
});

test('solving stands alone as well', async () => {
  const { page, frame } = await embedded(
    solving('#/fifteen?text=1+2+3+4%0A5+6+7+11%0A9+10+12+8%0A13+14+15+-&strategy=branch-and-bound'),
  );
  await frame.getByRole('button', { name: 'Solve', exact: true }).click();
  await frame.getByText('516').waitFor();
  // Neither is a key to another mode here, nor to the hints of a game.
  for (const key of ['1', 'h']) await page.keyboard.press(key);
  await frame.getByText('516').waitFor();
  expect(await frame.getByRole('tab').count()).toBe(0);
});
