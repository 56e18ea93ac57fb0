import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { watchWire } from '../../tools/lib/wire.mjs';
import { holdAnswers, letGo, settled } from './at-work.ts';
import { barriers, built, openAdvanced, results, solveButton, solving, useSite } from './site.ts';
import { enter, tools } from './tools.ts';

const site = useSite();

/** Every main state of the page, each as a person reaches it. */
const states: readonly [name: string, hash: string, reach?: (page: Page) => Promise<void>][] = [
  [
    'home',
    '',
    (page) =>
      page
        .getByRole('link', { name: /24 game/ })
        .first()
        .waitFor(),
  ],
  ['room', '#/24?text=4+J+10+9'],
  [
    'solved',
    solving('#/24?text=7+8+5+6'),
    async (page) => {
      await solveButton(page).click();
      await results(page).getByText('All 3 solutions.').waitFor();
      await openAdvanced(page);
      await page.getByRole('button', { name: 'Explain', exact: true }).click();
      await page.getByText('Essentially different solutions').waitFor();
    },
  ],
  [
    'unsolvable',
    solving('#/24?text=1+1+2+2+3+3+-%3E+999+countdown'),
    async (page) => {
      await solveButton(page).click();
      await results(page).getByText('The nearest found').waitFor();
    },
  ],
  [
    'in play',
    '#/24?text=3+3+8+8',
    async (page) => {
      for (const key of ['3', '/', '1']) await page.keyboard.press(key);
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.getByRole('button', { name: 'Give me a hint' }).click();
      await page.getByRole('button', { name: 'The last operation' }).click();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Check my answer' }).click();
      await page.getByRole('textbox', { name: 'Your answer' }).fill('3 + 3');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('Not a solution yet').waitFor();
    },
  ],
  ['bad input', solving('#/24?text=4+J+Z+9'), (page) => page.getByText('is not a card').waitFor()],
  [
    'won',
    '#/24?text=4+J+10+9',
    async (page) => {
      for (const key of ['2', '-', '4', '*', '3', '+', '1']) await page.keyboard.press(key);
      await page.getByText('(J − 9) × 10 + 4').waitFor();
    },
  ],
];

async function reach(hash: string, act: (typeof states)[number][2], options: Parameters<typeof site.open>[1]) {
  const page = await site.open(hash, options);
  if (hash !== '') await page.getByRole('tab', { name: 'Solve' }).waitFor();
  await act?.(page);
  return page;
}

test.each(states)('axe-core finds nothing serious, light or dark: %s', async (_name, hash, act) => {
  const page = await reach(hash, act, { reducedMotion: 'reduce' });
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
});

test.each(catalogue.map(({ id }) => id))('axe-core finds nothing serious in the room %s, light or dark', async (id) => {
  const page = await site.open('', { reducedMotion: 'reduce' });
  await enter(site, page, id);
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'id-ID' };

/**
 * What is wider than the phone or too small for a finger. The cells of a board share its width, so that a wide board has
 * small ones; these are at least as large as WCAG 2.2 asks for (2.5.8).
 */
async function misfits(page: Page): Promise<string[]> {
  const small = await page.locator('button, select, a, textarea, summary').evaluateAll((targets) =>
    targets
      .map((t) => ({
        name: t.outerHTML.slice(0, 90),
        box: t.getBoundingClientRect(),
        least: t.matches('[data-cell]') ? 24 : 44,
      }))
      .filter(({ box, least }) => box.width > 0 && (box.width < least || box.height < least))
      .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
  );
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width === 390 ? small : [`${width} pixels wide`, ...small];
}

test('a phone never scrolls sideways, and everything is large enough for a finger', async () => {
  for (const hash of ['', '#/24?text=4+J+10+9', '#/24?text=100+75+50+25+10+9+8+7+-%3E+9999']) {
    const page = await site.open(hash, phone);
    await page.locator('svg').last().waitFor();
    if (hash.includes('10+9')) await page.getByRole('tab', { name: 'Pecahkan' }).waitFor();
    expect(await misfits(page)).toEqual([]);
  }
});

test('so it is in every room, with each of its tools', async () => {
  const page = await site.open('', phone);
  const found: string[] = [];
  let tried = 0;
  const look = async (where: string) => found.push(...(await misfits(page)).map((misfit) => `${where}: ${misfit}`));
  for (const { id } of catalogue) {
    await enter(site, page, id);
    await look(id);
    for await (const name of tools(page)) {
      tried++;
      await look(`${id}, ${name}`);
    }
  }
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(catalogue.length);
});

test('solutions fit a phone too', async () => {
  const page = await site.open('#/24?text=1+2+3+4+5+6+-%3E+24&goal=first&mode=solve', { ...phone, locale: 'en-US' });
  await solveButton(page).click();
  await results(page).getByText('Found one solution.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the policy is strict, and memory can be shared', async () => {
  const page = await site.open();
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:/);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test('a room to play in, with its worker, loads less than 60 KB of script, and solving less than 12 KB more', async () => {
  const page = await site.open('#/24');
  const wire = watchWire(page, site.url, built);
  const script = () => wire.bytes((file) => file.endsWith('.js'));
  await page.reload();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await page.getByRole('listitem').first().waitFor();
  await settled(page);
  expect(wire.files.size).toBeGreaterThan(1);
  const played = script();
  expect(played).toBeLessThan(60 * 1024);
  await page.getByRole('tab', { name: 'Solve' }).click();
  await holdAnswers(page);
  await solveButton(page).click();
  await settled(page);
  expect(script() - played).toBeLessThan(12 * 1024);
  // A solution comes with what draws it, step by step.
  await letGo(page);
  await results(page).getByText('solution').first().waitFor();
  await settled(page);
  expect(script() - played).toBeLessThan(24 * 1024);
});

test('home loads less than 120 KB in all, pictures and styles included', async () => {
  const page = await site.open();
  const wire = watchWire(page, site.url, built);
  await page.reload();
  await page
    .getByRole('link', { name: /24 game/ })
    .first()
    .waitFor();
  // Pictures further down may wait until they are seen.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settled(page);
  await wire.addLinked();
  const kinds = new Set([...wire.files].map((file) => file.replace(/.*\./, '')));
  expect([...kinds]).toEqual(expect.arrayContaining(['html', 'js', 'css', 'svg']));
  expect(wire.bytes()).toBeLessThan(120 * 1024);
});

describe('under a path of any static host', () => {
  const elsewhere = useSite('/some/where/');
  test('the page, its workers and its links work', async () => {
    const page = await elsewhere.open(solving('#/24?text=4+J+10+9'));
    expect(page.url()).toContain('/some/where/');
    await solveButton(page).click();
    await results(page).getByText('Exactly one solution.').waitFor();
  });

  test('a host that sends no special headers will do, and stopping still works', async () => {
    const page = await elsewhere.open();
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const { 'content-type': type = '' } = response.headers();
      await route.fulfill({ response, headers: { 'content-type': type } });
    });
    // Half an hour of two cores.
    await page.goto(`${elsewhere.url}?again#/24?text=1+2+3+4+5+6+7+8+-%3E+24&strategy=every-expression&goal=count`);
    await solveButton(page).click();
    await results(page).getByText('Effort').waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await page.getByRole('button', { name: 'Stop' }).click();
    await results(page)
      .getByText(/^Stopped (without an answer|with [0-9])/)
      .waitFor();
  });
});
