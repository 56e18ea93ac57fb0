/** What people have from before opens as it did: links in messages, and what a browser has kept. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { before, links } from './before/fixtures.ts';
import { partsOf, seen, stopped, storage } from './before/seen.ts';
import { useSite } from './site.ts';

const site = useSite();

test.each(links)('a link opens: $name', async ({ locale, puzzle, hash, link, strategy, goal, board, time }) => {
  const page = await site.open(hash, { locale, reducedMotion: 'reduce' });
  const expected = { address: partsOf(hash), text: link.text, strategy, goal, board };
  expect(await seen(page, puzzle)).toMatchObject(expected);
  expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
  if (time !== undefined) expect(await page.getByRole('timer').textContent()).toBe(time);
});

/** A page of a browser that kept all this before. */
async function openKept(): Promise<Page> {
  const page = await site.open('', { reducedMotion: 'no-preference' });
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, before.kept);
  return page;
}

let visits = 0;

/** Opens a room anew: another query makes the browser load the whole page, not only follow the hash. */
const enter = (page: Page, hash: string) => page.goto(`${site.url}?${++visits}${hash}`);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('every room opens as it was left', async () => {
  const page = await openKept();
  for (const [puzzle, { text, board, recent }] of Object.entries(before.rooms)) {
    await enter(page, `#/${puzzle}`);
    const { room, state = '' } = partsOf(before.kept[`teka:${puzzle}:address`]!);
    const address = { room, text, ...(state === '' ? {} : { state }) };
    expect(await seen(page, puzzle)).toMatchObject({ address, text, board });
    await page.getByRole('tab', { name: 'Pecahkan' }).click();
    const menu = page.getByLabel('Contoh', { exact: true });
    await menu.waitFor();
    const texts = await menu
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(texts.slice(-recent.length), puzzle).toEqual(recent);
  }
  const html = page.locator('html');
  const settings = ['lang', 'data-theme', 'data-motion'].map((name) => html.getAttribute(name));
  expect(await Promise.all(settings)).toEqual(['id', 'dark', 'off']);
  // To look into the rooms changes nothing but the time; a strategy belongs to a link, and goes with it.
  const told = ({ 'teka:fifteen:state': state = '', ...all }: Readonly<Record<string, string>>) => ({
    ...Object.fromEntries(Object.entries(all).filter(([key]) => !key.endsWith(':address'))),
    'teka:fifteen:state': stopped(state),
  });
  expect(told(await storage(page))).toMatchObject(told(before.kept));
});

test('bests, levels, bonus words and choices are there', async () => {
  const page = await openKept();
  await enter(page, '#/twenty-four');
  await button(page, 'Tampilkan waktu').waitFor();
  await enter(page, '#/iq-puzzler-pro');
  await button(page, 'Lainnya').click();
  await button(page, 'Tampilan').click();
  expect(await page.getByLabel('Tampilkan sisa jumlah solusi').isChecked()).toBe(true);

  await enter(page, '#/fifteen');
  await button(page, 'Lainnya').click();
  await button(page, 'Rekorku').click();
  await page.getByRole('row', { name: /^3x3, .* 1 0:00/ }).waitFor();
  await page.getByRole('row', { name: /^4x4, .* 4 0:00/ }).waitFor();

  await enter(page, '#/wordscapes');
  await button(page, 'Kembalikan teksmu').waitFor();
  await page.getByRole('tab', { name: 'Main', exact: true }).click();
  await page.getByRole('heading', { name: 'Level 2' }).waitFor();
  const [first] = await storage(page).then((kept) => JSON.parse(kept['teka:wordscapes:progress']!).games);
  expect(first).toEqual(['103suez.ikvkj3', 'en.very-easy.2___2.7.12.17.22']);
  expect((await seen(page, 'wordscapes')).board).toContain('1D HAPPY');
  await page.getByText('Kata bonus: 0').click();
  await page.getByText('Di semua level: 1.').waitFor();
});
