/** Playing with a wheel of letters: by mouse, finger and keys, with hints and bonus words, from level to level. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { settled } from './at-work.ts';
import { barriers, built, openMode, useSite } from './site.ts';
import {
  askHint,
  at,
  drag,
  heard,
  letter,
  openGame,
  openLevel,
  SMALL,
  slots,
  swipe,
  tellAll,
  textOf,
  wheel,
  writeText,
} from './words-board.ts';

const site = useSite();
const open = (text = SMALL, options = {}, more = {}) => openGame(site, text, options, more);
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const CAT = ['1 across: CAT', '1 down: C blank blank blank'];

describe('a word is entered', () => {
  test('by the mouse from letter to letter, back over the one before, and lifted', async () => {
    const page = await open();
    const [c, s, a, t] = await Promise.all(['C', 'S', 'A', 'T'].map((name) => letter(page, name)));
    await page.mouse.move(c!.x, c!.y);
    await page.mouse.down();
    for (const { x, y } of [s!, c!, a!, t!]) await page.mouse.move(x, y, { steps: 4 });
    await page.getByText('CAT', { exact: true }).waitFor();
    expect(await wheel(page).locator('polyline').getAttribute('points')).toMatch(/^(\S+ ){3}\S+$/);
    await page.mouse.up();
    await heard(page, 'CAT: 1 word left.');
    expect(await slots(page)).toEqual(CAT);
  });

  test('by a finger, while the page stays where it is', async () => {
    const page = await open(SMALL, phone);
    await wheel(page).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await swipe(page, 'CAT');
    await heard(page, 'CAT: 1 word left.');
    expect(await slots(page)).toEqual(CAT);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('by tapping letters one by one', async () => {
    const page = await open(SMALL, phone);
    for (const name of ['C', 'S', 'S', 'A', 'T'])
      await wheel(page)
        .getByRole('button', { name: `Letter ${name}` })
        .tap();
    await page.getByRole('button', { name: 'Enter the word' }).tap();
    await heard(page, 'CAT: 1 word left.');
    await wheel(page).getByRole('button', { name: 'Letter S' }).tap();
    await page.getByRole('button', { name: 'Clear' }).tap();
    expect(await wheel(page).locator('[aria-pressed=true]').count()).toBe(0);
  });

  test('by keys, wherever the focus is beside the board', async () => {
    const page = await open();
    for (const key of ['c', 'a', 's', 'Backspace', 't', 'Enter']) await page.keyboard.press(key);
    await heard(page, 'CAT: 1 word left.');
    // Letters may be clicked and typed in turn; a button that was pressed does not take the Enter of the next word.
    await page.getByRole('button', { name: 'Shuffle' }).click();
    for (const key of ['c', 'Escape', 'C', 'A']) await page.keyboard.press(key);
    await wheel(page).getByRole('button', { name: 'Letter S' }).click();
    await wheel(page).getByRole('button', { name: 'Letter T' }).click();
    await page.keyboard.press('Enter');
    await heard(page, 'All boxes filled. 2 words, 0 bonus, no hints.');
    expect(await slots(page)).toEqual(['1 across: CAT', '1 down: CAST']);
  });

  test('and not where the person writes', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Check my answer' }).click();
    await page.getByRole('textbox').focus();
    await page.keyboard.type('CAT');
    expect(await page.getByRole('textbox').inputValue()).toBe('CAT');
    expect(await wheel(page).locator('[aria-pressed=true]').count()).toBe(0);
  });
});

test('other words are bonus words, once; what is no word, or found already, is refused in a sentence', async () => {
  const page = await open();
  const enter = (word: string) => page.keyboard.type(`${word}\n`);
  await enter('act');
  await heard(page, 'ACT is a bonus word (1 here).');
  await enter('act');
  await heard(page, 'ACT is already among your bonus words.');
  await enter('tca');
  await heard(page, 'TCA is not in the dictionary.');
  await enter('t');
  await heard(page, 'A word has at least two letters.');
  await enter('cat');
  await enter('cat');
  await heard(page, 'CAT is already in the grid.');
  await page.keyboard.type('tt');
  await heard(page, 'There is no T left on the wheel.');
  await page.getByText('Bonus words: 1').click();
  await page.getByRole('listitem').getByText('ACT', { exact: true }).waitFor();
  await page.getByText('In all levels: 1.').waitFor();
});

test('a shuffle lays the letters anew, by button and by key', async () => {
  const page = await open();
  const order = () => wheel(page).getAttribute('aria-label');
  const seen = [await order()];
  await page.getByRole('button', { name: 'Shuffle' }).click();
  seen.push(await order());
  await wheel(page).focus();
  await page.keyboard.press('Space');
  seen.push(await order());
  expect(seen[0]).not.toBe(seen[1]);
  expect(seen[1]).not.toBe(seen[2]);
  await heard(page, /^Shuffled: /);
});

test('a hint tells one letter, then a word', async () => {
  const page = await open();
  const blanks = async () => (await slots(page)).join(' ').split('blank').length - 1;
  const before = await blanks();
  await askHint(page, 'Show a letter');
  // One box, which two words may share.
  await expect.poll(blanks).toBeLessThan(before);
  expect(before - (await blanks())).toBeLessThanOrEqual(2);
  expect(await page.locator('[data-look=hinted]').count()).toBe(1);
  await askHint(page, 'Show a word');
  await expect.poll(async () => (await slots(page)).some((slot) => /: (CAT|CAST)$/.test(slot))).toBe(true);
});

describe('levels', () => {
  const heading = (page: Awaited<ReturnType<typeof open>>, number: number) =>
    page.getByRole('heading', { name: `Level ${number}`, exact: true }).waitFor();

  test('go on by number; a reload and a link bring back the one in play', async () => {
    const page = await open(SMALL, { reducedMotion: 'reduce' });
    await openLevel(page);
    await heading(page, 1);
    await wheel(page).waitFor();
    await tellAll(page);
    await heard(page, 'Level 1 done.');
    await page.getByRole('button', { name: 'Next level' }).click();
    await heading(page, 2);
    await wheel(page).waitFor();
    await askHint(page, 'Show a word');
    await page.getByText(/^1 of \d+ words$/).waitFor();
    const [text, played, order] = [await textOf(page), await slots(page), await wheel(page).getAttribute('aria-label')];
    await settled(page);
    expect(page.url()).toMatch(/state=play_en\.very-easy\.2_/);
    await page.reload();
    await heading(page, 2);
    await wheel(page).waitFor();
    expect([await textOf(page), await slots(page)]).toEqual([text, played]);

    await settled(page);
    const other = await site.open(new URL(page.url()).hash);
    await heading(other, 2);
    await wheel(other).waitFor();
    expect([await slots(other), await wheel(other).getAttribute('aria-label')]).toEqual([played, order]);
    // Over there the first level is still to be played.
    await other.getByRole('button', { name: 'New', exact: true }).click();
    await other.getByRole('button', { name: 'Play level 1' }).waitFor();
  });

  test('are the same for everybody, in either language, and wait where they were left', async () => {
    const page = await open();
    const choose = async (language: string) => {
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.getByLabel('Language of the words').selectOption(language);
    };
    await choose('Indonesian words');
    await page.getByLabel('Difficulty').selectOption('Easy');
    await page.getByRole('button', { name: 'Play level 1' }).click();
    await heading(page, 1);
    const text = await textOf(page);
    expect(text).toMatch(/^LANGUAGE id$/m);
    await wheel(page).waitFor();
    await askHint(page, 'Show a word');
    await page.getByText(/^1 of \d+ words$/).waitFor();
    await choose('English words');
    await page.getByRole('button', { name: 'Play level 1' }).click();
    await expect.poll(() => textOf(page)).not.toBe(text);
    await page.getByText(/^0 of \d+ words$/).waitFor();
    await choose('Indonesian words');
    await page.getByRole('button', { name: 'Play level 1' }).click();
    await page.getByText(/^1 of \d+ words$/).waitFor();

    const other = await open(SMALL, { locale: 'id-ID' });
    await other.getByRole('button', { name: 'Baru', exact: true }).click();
    await other.getByLabel('Tingkat kesulitan').selectOption('Mudah');
    await other.getByRole('button', { name: 'Mainkan level 1' }).click();
    await other.getByRole('heading', { name: 'Level 1', exact: true }).waitFor();
    expect(await textOf(other)).toBe(text);
  });

  test('take the place of a text of one’s own, which comes back', async () => {
    const page = await open();
    await openLevel(page);
    await heading(page, 1);
    await openMode(page, 'Solve');
    await page.getByRole('button', { name: 'Bring mine back' }).click();
    await expect.poll(() => textOf(page)).toBe(SMALL);
    await openMode(page, 'Play');
    await wheel(page).waitFor();
    expect(await slots(page)).toEqual(['1 across: blank blank blank', '1 down: blank blank blank blank']);
  });
});

test('a finished grid can be played again', async () => {
  const page = await open(SMALL, { reducedMotion: 'reduce' });
  await drag(page, 'CAT');
  await drag(page, 'CAST');
  await page.getByText('All boxes filled.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Play it again' }).click();
  await wheel(page).waitFor();
  expect((await slots(page))[0]).toBe('1 across: blank blank blank');
});

test('a grid that can be filled in several ways says so', async () => {
  const page = await open(SMALL.replace(/\nANSWERS.*/, ''));
  await page.getByText(/^This grid can be filled in \d+ ways; you play the likeliest\.$/).waitFor();
});

test('the mode is remembered, a link has its own, and a text without a grid is to be solved', async () => {
  const page = await open();
  const isChosen = (name: string) => page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
  await isChosen('Play');
  await openMode(page, 'Watch');
  await page.waitForURL(/mode=watch.*state=watch|state=watch.*mode=watch/);
  await page.goto(site.url + at(SMALL, { state: 'mine' }));
  await isChosen('Solve');
  await page.goto(`${site.url}#/words`);
  await isChosen('Solve');
  await openMode(page, 'Play');
  await wheel(page).waitFor();
  // The focus is on the tab still.
  await page.keyboard.type('cat\n');
  await heard(page, 'CAT: 1 word left.');
  await page.goto(site.url + at('STUOMC'));
  await isChosen('Solve');
  await page.goto(site.url + at(SMALL, { state: 'watch' }));
  await isChosen('Compare');
});

test('what is found goes along to the other modes, and the level stays the same', async () => {
  const page = await open();
  await page.keyboard.type('cat\n');
  await heard(page, 'CAT: 1 word left.');
  await openMode(page, 'Solve');
  const known = page.locator('[data-cell][data-look=known]');
  await expect.poll(() => known.allTextContents()).toEqual(['C', 'A', 'T']);
  expect(await textOf(page)).toBe(SMALL);
  await page.waitForURL(/mode=solve/);
  await page.reload();
  await expect.poll(() => known.allTextContents()).toEqual(['C', 'A', 'T']);
  await openMode(page, 'Watch');
  await expect.poll(() => known.allTextContents()).toEqual(['C', 'A', 'T']);
  await openMode(page, 'Play');
  await wheel(page).waitFor();
  expect(await slots(page)).toEqual(CAT);
});

test('what cannot be played says what to do', async () => {
  const page = await site.open(at('STUOMC', { state: 'play' }));
  await page.getByText('This text has no grid to play').waitFor();
  await writeText(page, 'LETTERS ZZXQ\nGRID\n????\n?...\n?...');
  await openMode(page, 'Play');
  await page.getByText('No words of the dictionary fill this grid').waitFor();
  await writeText(page, SMALL);
  await openMode(page, 'Play');
  await wheel(page).waitFor();
});

test.each([
  ['begun', {}],
  ['in Indonesian', { locale: 'id-ID' }],
  ['on a phone', phone],
  ['finished', {}],
])('axe-core finds nothing serious, light or dark: %s', async (name, options) => {
  const page = await open(SMALL, { ...options, reducedMotion: 'reduce' });
  await page.keyboard.type('act\ncat\n');
  if (name === 'finished') await page.keyboard.type('cast\n');
  else await page.keyboard.type('ca');
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
});

test('a phone never scrolls sideways, and everything is large enough for a finger', async () => {
  const wide = `LETTERS TSACERDO\nGRID\n${'???.'.repeat(4).slice(0, 15)}\n${'?...'.repeat(4).slice(0, 15)}\n${'?...'.repeat(4).slice(0, 15)}`;
  for (const text of [SMALL, wide]) {
    const page = await site.open(at(text), { ...phone, locale: 'id-ID' });
    await page.locator('[data-cell]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const small = await page.locator('button, select, summary').evaluateAll((targets) =>
      targets
        .map((t) => ({ name: t.outerHTML.slice(0, 90), box: t.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
    const [sheet, frame] = await page
      .locator('[data-cell]')
      .first()
      .evaluate((cell) => [cell.parentElement!, cell.parentElement!.parentElement!].map((e) => e.scrollWidth));
    expect(sheet).toBeLessThanOrEqual(frame!);
  }
});

test('its script is small, and the other uses are not loaded', async () => {
  const page = await site.open();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
  });
  await page.goto(site.url + at(SMALL));
  await wheel(page).waitFor();
  const sizes = await Promise.all(
    [...loaded].map(async (path) => [path, gzipSync(await readFile(join(built, path))).length] as const),
  );
  const view = sizes.filter(([path]) => /\/(view|mine|race)-/.test(path));
  expect(view).toHaveLength(1);
  expect(view[0]![1]).toBeLessThan(15 * 1024);
});
