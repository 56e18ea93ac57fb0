import { expect, test } from 'vitest';
import { type CatalogueEntry, speaker } from '../../src/contract/index.ts';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { openMenu, useSite } from './site.ts';

const site = useSite();

/** What the picture of a puzzle's first example is called once it is solved. */
async function solvedTitle({ load }: CatalogueEntry): Promise<string> {
  const { about, instance, solution, showing, texts } = await load();
  const [read, solved] = about.examples.flatMap(({ text, answers }) => {
    const first = answers.find((answer) => answer.first !== undefined)?.first;
    return first === undefined ? [] : [instance.parse(text), solution.parse(first)];
  });
  if (!read?.ok || !solved?.ok) throw new Error('no example has a known solution');
  return speaker('en', texts)(showing.depict(read.value, solved.value).at(-1)!.title);
}

test('home shows the puzzles as living pictures that lead to their rooms', async () => {
  const page = await site.open();
  const card = page.getByRole('link', { name: /24 game/ });
  const picture = card.locator('svg').first();
  const before = await picture.innerHTML();
  await page.waitForFunction((old) => document.querySelector('a svg[role=img]')?.innerHTML !== old, before);
  await card.click();
  await page.getByRole('tab', { name: 'Solve' }).waitFor();
  expect(page.url()).toContain('#/twenty-four');
});

test('without motion the picture stands still, solved', async () => {
  const page = await site.open('', { reducedMotion: 'reduce' });
  const motion = page.getByRole('button', { name: 'Motion' });
  await openMenu(page);
  expect(await motion.getAttribute('aria-pressed')).toBe('false');
  const titles = page.locator('a svg[role=img] title');
  await titles.nth(catalogue.length - 1).waitFor({ state: 'attached' });
  expect(await titles.allTextContents()).toEqual(await Promise.all(catalogue.map(solvedTitle)));
  await motion.click();
  await page.locator('html[data-motion=on]').waitFor();
  await page.reload();
  await openMenu(page);
  expect(await motion.getAttribute('aria-pressed')).toBe('true');
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
