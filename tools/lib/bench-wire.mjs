/**
 * What home and each room load, and when the first board can be used: from an empty browser, at full speed and at a quarter
 * of it. Bytes have limits, and a page beyond its own is reported; times are told.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOnWire, watchWire } from './wire.mjs';

const KB = 1024;
/** Where a visit begins, what a person can use there first, and the most bytes it may load. */
const places = {
  home: { hash: '', board: '[role=application]', limit: 120 * KB },
  'IQ Puzzler Pro': { hash: '#/iq-puzzler-pro', board: '[data-piece]', limit: 150 * KB },
  '15 puzzle': { hash: '#/fifteen', board: '[data-tile]', limit: 150 * KB },
  '24 game': { hash: '#/twenty-four', board: '[data-suit]', limit: 150 * KB },
  Wordscapes: { hash: '#/wordscapes', board: '[data-letter]', limit: 150 * KB },
};
/** Dictionaries and three.js have no part in the limits of rooms. */
const LARGE = /assets\/(words|ranks|space)-/;
const RUNS = 5;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' };

/** Notes when the board is first drawn. What begins when the page is idle does not belong to the visit. */
const noting = (selector) => {
  globalThis.requestIdleCallback = () => 0;
  const look = () => {
    if (document.querySelector(selector)) requestAnimationFrame(() => (window.boardAt = performance.now()));
    else requestAnimationFrame(look);
  };
  look();
};

/** Prints what each place takes; returns the sentences about those beyond their limit. */
export async function measureWire(browser, url, folder) {
  const beyond = [];
  console.log('');
  for (const [name, place] of Object.entries(places)) {
    const times = [];
    for (const slow of [1, 4]) {
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push((await visit(browser, url, folder, place, slow)).board);
      times.push(`${runs.sort((a, b) => a - b)[RUNS >> 1].toFixed(0)} ms`);
    }
    const { wire } = await visit(browser, url, folder, place, 1, true);
    const bytes = wire.bytes((file) => !LARGE.test(file));
    const large = wire.bytes((file) => LARGE.test(file));
    const told = `${kilobytes(bytes)}${large > 0 ? ` and ${kilobytes(large)} of dictionaries` : ''}`;
    console.log(`${name}: ${told}; first board after ${times[0]}, slowed four times after ${times[1]}`);
    if (bytes > place.limit) beyond.push(`${name} loads ${kilobytes(bytes)}; its limit is ${kilobytes(place.limit)}.`);
  }
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const kept = all.reduce((sum, { parentPath, name }) => sum + bytesOnWire(join(parentPath, name)), 0);
  console.log(`kept for offline use, in the background: ${all.length} files, ${kilobytes(kept)}`);
  return beyond;
}

const kilobytes = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

/** One visit with an empty cache; a whole one also sees what comes after the first board. */
async function visit(browser, url, folder, { hash, board }, slow, isWhole = false) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(noting, board);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  const wire = watchWire(page, url, folder);
  await page.goto(url + hash);
  const shown = await page.waitForFunction(() => window.boardAt);
  if (isWhole) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(1500);
    await page.waitForLoadState('networkidle');
    await wire.addLinked();
  }
  const time = await shown.jsonValue();
  await context.close();
  return { board: time, wire };
}
