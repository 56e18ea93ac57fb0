import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { positions } from '../../src/puzzles/fifteen/poster.ts';
import { passUntil, settled } from './at-work.ts';
import { barriers, built, openMenu, useSite } from './site.ts';

const site = useSite();

/** The pictures of the puzzles. */
const drawn = (page: Page) => page.locator('main li [aria-hidden=true] > svg');
const looks = (page: Page) => drawn(page).evaluateAll((all) => all.map((one) => one.innerHTML));
const lastOne = (page: Page) => drawn(page).nth(catalogue.length - 1);
const shown = (page: Page) => lastOne(page).waitFor();
/** The same on a page whose clock stands still. */
const shownStill = (page: Page) => passUntil(page, () => lastOne(page).isVisible());
const room = (page: Page, name: string) => page.getByRole('heading', { name }).getByRole('link');

/** Seconds of a page whose clock stands still, in which it learns what is in sight and fetches what moves there. */
async function someTime(page: Page): Promise<void> {
  for (let second = 0; second < 3; second++) {
    await settled(page);
    await page.clock.runFor(1000);
  }
}

/** What a page has asked for, as names of files. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname.slice(1)));
  return names;
}

test('home shows the puzzles as living pictures that lead to their rooms', async () => {
  const page = await site.open();
  await shown(page);
  const before = await looks(page);
  const moved = new Set<number>();
  await expect
    .poll(async () => {
      for (const [i, look] of (await looks(page)).entries()) if (look !== before[i]) moved.add(i);
      return moved.size;
    })
    .toBe(before.length);
  await room(page, '24 game').click();
  await page.getByRole('tab', { name: 'Solve' }).waitFor();
  expect(page.url()).toContain('#/twenty-four');
});

test('without motion the pictures stand still, and nothing that moves is fetched until it is wanted', async () => {
  const page = await site.openStill('#/about', { reducedMotion: 'reduce' });
  const files = asked(page);
  await page.goto(site.url);
  await shownStill(page);
  const before = await looks(page);
  await someTime(page);
  expect((await looks(page)).every((look, i) => look === before[i])).toBe(true);
  expect(files.filter((file) => file.includes('.film'))).toEqual([]);
  const motion = page.getByRole('button', { name: 'Motion' });
  await openMenu(page);
  expect(await motion.getAttribute('aria-pressed')).toBe('false');
  await motion.click();
  await page.locator('html[data-motion=on]').waitFor();
  await passUntil(page, async () => (await looks(page)).some((look, i) => look !== before[i]));
  await page.reload();
  await openMenu(page);
  expect(await motion.getAttribute('aria-pressed')).toBe('true');
});

test('a picture out of sight rests', async () => {
  const page = await site.openStill('', { viewport: { width: 1280, height: 500 } });
  await shownStill(page);
  const files = asked(page);
  const last = lastOne(page);
  const before = await last.innerHTML();
  const hasMoved = async () => (await last.innerHTML()) !== before;
  await someTime(page);
  const own = `${catalogue.at(-1)!.id}.film`;
  expect([await hasMoved(), files.filter((file) => file.includes(own))]).toEqual([false, []]);
  await last.scrollIntoViewIfNeeded();
  await passUntil(page, hasMoved);
  await page.evaluate(() => scrollTo(0, 0));
  await someTime(page);
  const then = await last.innerHTML();
  await someTime(page);
  expect((await last.innerHTML()) === then).toBe(true);
});

test('home takes less than 120 KB with its pictures and their motion, and no puzzle before a touch', async () => {
  const page = await site.open('#/about');
  const files = asked(page);
  await page.goto(site.url);
  await shown(page);
  await expect.poll(() => files.filter((file) => file.includes('.film')).length).toBe(catalogue.length);
  await settled(page);
  const needed = [...new Set(files)].map((file) => (file === '' ? 'index.html' : file));
  const sizes = needed.map(async (file) => gzipSync(await readFile(join(built, file))).length);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(120 * 1024);
  const scripts = needed.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => /view|taste|worker|strateg|notation/.test(file))).toEqual([]);
  expect(scripts.filter((file) => catalogue.some(({ id }) => file.includes(id)))).toEqual([]);
});

describe('the board on the home page', () => {
  /** The blank when nothing moves, and a cell above or below it. */
  const blank = { row: Math.floor(positions[0]!.indexOf(0) / 4), column: positions[0]!.indexOf(0) % 4 };
  const beside = { ...blank, row: blank.row === 3 ? 2 : blank.row + 1 };

  test('takes the first press, which loads it, and goes along to its room', async () => {
    const page = await site.open('', { reducedMotion: 'reduce' });
    await shown(page);
    const files = asked(page);
    const board = page.getByRole('application');
    const { width, height } = (await board.boundingBox())!;
    await board.click({ position: { x: ((beside.column + 0.5) / 4) * width, y: ((beside.row + 0.5) / 4) * height } });
    const on = page.getByRole('link', { name: 'Play on' });
    await on.waitFor();
    expect(files.some((file) => file.includes('taste'))).toBe(true);
    const rows = new URLSearchParams((await on.getAttribute('href'))!.split('?')[1]).get('text')!.split('\n');
    expect(rows[beside.row]!.split(' ')[beside.column]).toBe('-');
    expect(await page.getByRole('status').last().textContent()).toMatch(/^\d+ (up|down)/);
    await on.click();
    await page.getByRole('tab', { name: 'Solve' }).waitFor();
    expect(page.url()).toContain('#/fifteen?text=');
  });

  test('is played by keys as well', async () => {
    const page = await site.open('', { reducedMotion: 'reduce', locale: 'id-ID' });
    await shown(page);
    const board = page.getByRole('application');
    await board.focus();
    await page.keyboard.press(blank.row === 3 ? 'ArrowDown' : 'ArrowUp');
    await page.getByRole('link', { name: 'Lanjutkan' }).waitFor();
    expect(await page.getByRole('status').last().textContent()).toMatch(/^\d+ ke (atas|bawah)/);
    expect(await board.getAttribute('aria-label')).toContain('tombol panah');
  });
});

describe('the challenges of the day', () => {
  /** A Wednesday. */
  const day = new Date(2026, 10, 18, 9);

  async function openOn(moment: Date, hash = ''): Promise<Page> {
    const page = await site.open('#/about');
    await page.clock.setFixedTime(moment);
    await page.goto(`${site.url}?day${hash}`);
    return page;
  }
  const challenge = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Today' }).getByRole('link', { name: new RegExp(name) });

  test('are one for each puzzle, the same for everybody', async () => {
    const page = await openOn(day);
    const section = page.getByRole('region', { name: 'Today' });
    await section.getByText('Wednesday, November 18').waitFor();
    expect(await section.getByRole('link').count()).toBe(catalogue.length);
    const made: string[] = [];
    for (let i = 0; i < 2; i++) {
      const other = await openOn(day);
      await challenge(other, '24 game').click();
      await other.waitForFunction(() => location.hash.includes('text='));
      made.push(new URL(other.url()).hash);
    }
    expect(made[0]).toContain('day=2026-11-18');
    expect(made[1]).toBe(made[0]);
    await page.goto(`${site.url}#/24?day=2026-11-19`);
    await page.waitForFunction(() => location.hash.includes('text='));
    expect(new URL(page.url()).hash).not.toBe(made[0]);
  });

  test('a challenge that was begun goes on where it was left, and once solved it is marked and counted', async () => {
    const page = await openOn(day);
    await page.evaluate(() => localStorage.setItem('teka:days', '{"2026-11-17":["fifteen"]}'));
    await page.goto(`${site.url}?solve#/15?day=2026-11-18&text=1+2+3+4%0A5+6+7+8%0A9+10+11+12%0A13+-+14+15`);
    await page.getByRole('application').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => localStorage.getItem('teka:sessions')?.includes('2026-11-18'));
    await page.goto(`${site.url}?back`);
    await challenge(page, '15 puzzle').click();
    await page.waitForFunction(() => /state=L/.test(location.hash));
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => localStorage.getItem('teka:history') !== null);
    await page.goto(`${site.url}?done`);
    await challenge(page, '15 puzzle.*solved').waitFor();
    await page.getByText('2 days in a row').waitFor();
    expect(await page.getByRole('heading', { name: 'Continue' }).count()).toBe(0);
  });

  test('a day that is none is today', async () => {
    const page = await openOn(day, '#/24?day=yesterday');
    await page.waitForFunction(() => location.hash.includes('day=2026-11-18'));
  });
});

test('what was begun can be continued, with a picture, and be put away', async () => {
  const page = await site.open('#/15?text=1+2+3+4%0A5+6+7+8%0A9+10+11+12%0A13+-+14+15');
  await page.getByRole('application').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.goto(`${site.url}#/`);
  const section = page.getByRole('region', { name: 'Continue' });
  await section.locator('svg title').waitFor({ state: 'attached' });
  expect(await barriers(page)).toEqual([]);
  await section.getByRole('link', { name: '15 puzzle' }).click();
  await page.waitForFunction(() => /state=L/.test(location.hash));
  await page.goto(`${site.url}#/`);
  await section.getByRole('button', { name: 'Remove 15 puzzle' }).click();
  await section.waitFor({ state: 'detached' });
});

test('axe-core finds nothing serious on home, as a newcomer and as one who comes back', async () => {
  const page = await site.open('', { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await shown(page);
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('language and theme can be switched and are remembered', async () => {
  const page = await site.open('#/24');
  await openMenu(page);
  await page.getByLabel('Language').selectOption('id');
  await page.getByRole('tab', { name: 'Pecahkan' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('id');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel('Tema').selectOption('dark');
  expect(await paper()).not.toBe(light);
  await page.reload();
  await page.getByRole('tab', { name: 'Pecahkan' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('the first language is the browser’s', async () => {
  const page = await site.open('', { locale: 'id-ID' });
  await page.getByRole('heading', { name: 'Teka-teki dan cara memecahkannya' }).waitFor();
});

test('a word for no puzzle says which there are', async () => {
  const page = await site.open('#/chess');
  const there = catalogue.map(({ id, aliases }) => [id, ...aliases].join(' / ')).join(', ');
  await page.getByText(`There is no puzzle "chess"; choose one of ${there}`).waitFor();
});
