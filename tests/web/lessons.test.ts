import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages, speaker } from '../../src/contract/index.ts';
import { gatherLessons } from '../../src/lab/lessons.ts';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { barriers, useSite } from './site.ts';

const site = useSite();
const pages = await gatherLessons(await Promise.all(catalogue.map((entry) => entry.load())));
const locales = { en: 'en-US', id: 'id-ID' } as const;
const all = pages.flatMap((page) => languages.map((language) => ({ ...page, language })));
const titleOf = ({ parts: [{ lesson }] }: (typeof pages)[number], language: (typeof languages)[number]) =>
  speaker(language, lesson.texts)(lesson.title);

const figures = (page: Page, kind: 'watch' | 'count') => page.locator(`figure[data-kind=${kind}]`);
const slider = (figure: Locator) => figure.getByRole('slider', { name: /^(Step|Langkah)$/ });
/** A search is recorded when its length is known. */
const recorded = (figure: Locator) =>
  expect.poll(async () => Number(await slider(figure).getAttribute('max'))).toBeGreaterThan(5);

test('the lessons are one link away from home, and each is one more', async () => {
  const page = await site.open();
  await page.getByRole('link', { name: 'Lessons' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lessons' }).waitFor();
  await expect.poll(() => page.title()).toBe('Lessons · Teka');
  expect(pages.length).toBeGreaterThan(2);
  const titles = await page.locator('main ol h2').allTextContents();
  expect(titles).toEqual(pages.map((one) => titleOf(one, 'en')));
  await page.getByRole('link', { name: titles[0]! }).click();
  await page.getByRole('heading', { level: 1, name: titles[0]! }).waitFor();
  await page.getByRole('link', { name: `Next lesson: ${titles[1]!}` }).click();
  await page.getByRole('heading', { level: 1, name: titles[1]! }).waitFor();
  await page.goto(`${site.url}#/lessons/none-of-them`);
  await page.getByText('This link does not lead to a lesson.').waitFor();
});

describe.each(all)('$id in $language', ({ id, parts, language, ...rest }) => {
  const blocks = parts.flatMap(({ lesson }) => lesson.blocks);
  const count = (kind: 'watch' | 'count') => blocks.filter((block) => block.kind === kind).length;
  const open = (more = {}) =>
    site.open(`#/lessons/${id}`, { locale: locales[language], reducedMotion: 'reduce', ...more });

  test('opens with something to touch, every search of it is recorded, and it counts what it asks for when asked to', async () => {
    const page = await open();
    await page.getByRole('heading', { level: 1, name: titleOf({ id, parts, ...rest }, language) }).waitFor();
    await figures(page, 'watch')
      .nth(count('watch') - 1)
      .waitFor();
    expect(await figures(page, 'watch').count()).toBe(count('watch'));
    expect(await figures(page, 'count').count()).toBe(count('count'));
    for (const figure of await figures(page, 'watch').all()) await recorded(figure);
    const first = figures(page, 'watch').first();
    expect((await first.boundingBox())!.y).toBeLessThan((await page.locator('article h2').first().boundingBox())!.y);
    expect(await barriers(page)).toEqual([]);
    for (const figure of await figures(page, 'count').all()) {
      const cells = figure.locator('tbody td:nth-of-type(1)');
      expect(new Set(await cells.allTextContents())).toEqual(new Set(['?']));
      await figure.getByRole('button').click();
      await figure.getByRole('button', { name: /^(Run them again|Jalankan lagi)$/ }).waitFor();
      for (const words of await cells.allTextContents()) expect(words).toMatch(/^[\d.,]+ \p{L}/u);
      for (const time of await figure.locator('tbody td:nth-of-type(2)').allTextContents())
        expect(time).toMatch(/\d (ms|s)\b/);
    }
    expect(await barriers(page)).toEqual([]);
  });

  test('fits a phone, light and dark', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await figures(page, 'watch')
      .nth(count('watch') - 1)
      .waitFor();
    for (const figure of await figures(page, 'watch').all()) await recorded(figure);
    const last = figures(page, 'count').last();
    await last.getByRole('button').tap();
    await last.getByRole('button', { name: /^(Run them again|Jalankan lagi)$/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const small = await page
      .locator('main')
      .locator('button, a')
      .evaluateAll((found) =>
        found
          .map((one) => ({ name: one.outerHTML.slice(0, 80), box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
          .map(({ name }) => name),
      );
    expect(small).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriers(page)).toEqual([]);
  });
});

describe('the first search of a lesson', () => {
  const [{ id }] = pages as [(typeof pages)[number]];

  test('is stepped through by the keyboard alone: picture, sentence and place move together', async () => {
    const page = await site.open(`#/lessons/${id}`, { reducedMotion: 'reduce' });
    const figure = figures(page, 'watch').first();
    await recorded(figure);
    await figure.getByText('Press play, or step by step').waitFor();
    const picture = figure.locator('svg[role=img]');
    const before = await picture.innerHTML();
    await page.locator('#content').focus();
    const named = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    for (let i = 0; i < 40 && (await named()) !== 'Next step'; i++) await page.keyboard.press('Tab');
    expect(await named()).toBe('Next step');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
    await expect.poll(() => slider(figure).inputValue()).toBe('3');
    await figure.getByText(/^Node 2, from node 1/).waitFor();
    expect(await picture.innerHTML()).not.toBe(before);
  });

  test('opens in its room at the same step', async () => {
    const page = await site.open(`#/lessons/${id}`, { reducedMotion: 'reduce' });
    const figure = figures(page, 'watch').first();
    await recorded(figure);
    for (let i = 0; i < 3; i++) await figure.getByRole('button', { name: 'Next step' }).click();
    const words = await figure.locator('p[aria-live=polite]').first().textContent();
    expect(words).toMatch(/^Node 2/);
    await figure.getByRole('link', { name: 'Open in the room' }).click();
    await page.getByRole('tab', { name: 'Watch', selected: true }).waitFor();
    await page.getByText(words!).first().waitFor();
    await page.getByRole('link', { name: 'Lessons' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lessons' }).waitFor();
  });
});

test('a lesson has one worker, which ends when the page is left', async () => {
  const page = await site.open('#/lessons/');
  const alive = new Set<unknown>();
  let started = 0;
  page.on('worker', (worker) => {
    started++;
    alive.add(worker);
    worker.on('close', () => alive.delete(worker));
  });
  await page.locator('main ol a').first().click();
  await recorded(figures(page, 'watch').last());
  expect([started, alive.size]).toEqual([1, 1]);
  await page.goto(`${site.url}#/about`);
  await expect.poll(() => alive.size).toBe(0);
});
