import { expect, test } from 'vitest';
import { solveButton, useSite } from './site.ts';

const site = useSite();

test('home shows the puzzles as living pictures that lead to their rooms', async () => {
  const page = await site.open();
  const card = page.getByRole('link', { name: /24 game/ });
  const picture = card.locator('svg').first();
  const before = await picture.innerHTML();
  await page.waitForFunction((old) => document.querySelector('a svg[role=img]')?.innerHTML !== old, before);
  await card.click();
  await solveButton(page).waitFor();
  expect(page.url()).toContain('#/twenty-four');
});

test('without motion the picture stands still, solved', async () => {
  const page = await site.open('', { reducedMotion: 'reduce' });
  const motion = page.getByRole('button', { name: 'Motion' });
  expect(await motion.getAttribute('aria-pressed')).toBe('false');
  const titles = page.locator('a svg[role=img] title');
  await titles.nth(3).waitFor({ state: 'attached' });
  expect(await titles.allTextContents()).toEqual([
    expect.stringMatching(/^Step 12 of 12/),
    expect.stringMatching(/^Step 3 of 3/),
    expect.stringMatching(/^After 14 of 14 moves/),
    expect.stringMatching(/^Filled with CUT COST MOST/),
  ]);
  await motion.click();
  await page.locator('html[data-motion=on]').waitFor();
  await page.reload();
  expect(await motion.getAttribute('aria-pressed')).toBe('true');
});

test('language and theme can be switched and are remembered', async () => {
  const page = await site.open('#/24');
  await page.getByLabel('Language').selectOption('id');
  await page.getByRole('button', { name: 'Pecahkan' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('id');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel('Tema').selectOption('dark');
  expect(await paper()).not.toBe(light);
  await page.reload();
  await page.getByRole('button', { name: 'Pecahkan' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('the first language is the browser’s', async () => {
  const page = await site.open('', { locale: 'id-ID' });
  await page.getByRole('heading', { name: 'Teka-teki, dipecahkan dan diperlihatkan' }).waitFor();
});

test('a word for no puzzle says which there are', async () => {
  const page = await site.open('#/chess');
  await page
    .getByText(
      'There is no puzzle "chess"; choose one of iq-puzzler-pro / iq, twenty-four / 24, fifteen / 15, wordscapes / words',
    )
    .waitFor();
});
