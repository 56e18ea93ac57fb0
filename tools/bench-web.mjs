/**
 * `npm run bench:web`: how the page feels, in a real browser at its own speed and at a quarter of it: the longest task that
 * keeps the page from answering while it solves and lists, shifts of the layout during a visit, frames while something is
 * dragged, memory after many solves and rooms, what home and each room load, and when their first board can be used. It prints
 * times, and fails where a page loads more than it may; docs/web.md has the figures. `--only wire` measures only what is loaded.
 */
import { measureWire } from './lib/bench-wire.mjs';
import { withPage } from './lib/browser.mjs';
import { readFlags } from './lib/flags.mjs';
import { at, fail } from './lib/process.mjs';

const { values } = readFlags({ only: { type: 'string' } });
if (![undefined, 'wire'].includes(values.only)) fail(`There is no part "${values.only}"; there is wire.`, 2);

const rooms = {
  'iq-puzzler-pro': '#/iq-puzzler-pro?mode=solve',
  fifteen: '#/fifteen?mode=solve',
  'twenty-four': '#/twenty-four?mode=solve',
  wordscapes: '#/wordscapes?mode=solve',
};
/** Long lists: how many solutions arrive while the page must go on answering. */
const lists = {
  'IQ Puzzler Pro, all of 5x11': `#/iq-puzzler-pro?${new URLSearchParams({
    mode: 'solve',
    goal: 'all',
    text: 'BOARD 5x11\nPIECES IQ Puzzler Pro',
  })}`,
  '24 game, every expression of six numbers': `#/twenty-four?${new URLSearchParams({
    mode: 'solve',
    strategy: 'every-expression',
    text: '1 2 3 4 5 6 -> 24',
  })}`,
};

/** What a finger drags about in a room: the first of these elements. */
const drags = {
  'iq-puzzler-pro': '[data-piece]',
  fifteen: '[data-tile]',
  wordscapes: '[data-letter]',
};

/** Watches a page: long tasks and shifts since it was asked last. */
const watching = () => {
  window.teka = { longest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.teka.longest = Math.max(window.teka.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.teka.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What is loaded in the background would disturb what is measured. */
const calm = { serviceWorkers: 'block' };

await withPage(async (browser, url) => {
  if (values.only !== 'wire') await feel(browser, url);
  const beyond = await measureWire(browser, url, at('dist/web'));
  for (const sentence of beyond) console.error(sentence);
  if (beyond.length > 0) process.exitCode = 1;
});

async function feel(browser, url) {
  for (const slow of [1, 4]) {
    console.log(`\n== at ${slow === 1 ? 'full speed' : 'a quarter of the speed'}`);
    for (const [name, hash] of Object.entries({ ...rooms, ...lists })) {
      const context = await browser.newContext({
        ...calm,
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      });
      const page = await context.newPage();
      await page.addInitScript(watching);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
      const begun = performance.now();
      await page.goto(url + hash);
      const solve = page.locator('button[form=ask]');
      await solve.waitFor();
      const opened = performance.now() - begun;
      await page.waitForTimeout(1000);
      await page.evaluate(() => {
        window.teka.longest = 0;
      });
      await solve.click();
      await page.waitForTimeout(6000);
      const { longest, shift } = await page.evaluate(() => window.teka);
      const figures = [
        `open ${opened.toFixed(0)} ms`,
        `longest task ${longest.toFixed(0)} ms`,
        `CLS ${shift.toFixed(4)}`,
      ];
      console.log(`${name}: ${figures.join(', ')}`);
      await context.close();
    }
    for (const [room, selector] of Object.entries(drags)) await dragging(browser, url, slow, room, selector);
  }
  await memory(browser, url);
}

/** How long the frames take while something is dragged to and fro. */
async function dragging(browser, url, slow, room, selector) {
  const context = await browser.newContext({ ...calm, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}#/${room}`);
  const handle = page.locator(selector).first();
  await handle.waitFor();
  await page.waitForTimeout(1000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  const { x, y, width, height } = await handle.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.evaluate(() => {
    window.frames60 = [];
    let last = performance.now();
    const next = (now) => {
      window.frames60.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let step = 0; step < 90; step++) {
    await page.mouse.move(x + width / 2 + 60 * Math.sin(step / 8), y + height / 2 - step);
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
  const frames = (await page.evaluate(() => window.frames60)).sort((a, b) => a - b);
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))].toFixed(1);
  console.log(`${room}, dragging: frames of ${at(0.5)} ms, 95 % within ${at(0.95)} ms, the longest ${at(1)} ms`);
  await context.close();
}

/** What is left after twenty solves and rooms. */
async function memory(browser, url) {
  const context = await browser.newContext(calm);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  const sizes = [];
  for (let visit = 0; visit < 20; visit++) {
    const hash = Object.values(rooms)[visit % 4];
    await page.goto(`${url}${hash}`);
    await page.locator('button[form=ask]').click();
    await page.waitForTimeout(700);
    if (visit % 4 === 3) sizes.push(await used());
  }
  console.log(`\nmemory after every four solves and rooms: ${sizes.map((size) => `${size.toFixed(1)} MB`).join(', ')}`);
  await context.close();
}
