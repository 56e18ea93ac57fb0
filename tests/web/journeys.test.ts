/**
 * One visit to every room, as a person makes it: from home to a game that is won, a hint, all solutions, a search that is
 * watched, a comparison, and a link that opens the same on a phone in Indonesian. All other tests in the browser go deeper.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { NEAR } from './fifteen-board.ts';
import { laid, press, tray } from './iq-board.ts';
import { barriers, openMode, openShare, results, solutionList, solveButton, useSite } from './site.ts';
import { SMALL } from './words-board.ts';

const site = useSite();

interface Journey {
  /** A puzzle that is soon done, with how many solutions it has. */
  readonly text: string;
  readonly ending: RegExp;
  /** Wins the game from its start by keys, and waits until the page says so. */
  readonly win: (page: Page) => Promise<void>;
  /** Asks for the first hint, and waits for what it says. */
  readonly hint: (page: Page) => Promise<void>;
}

/** Hints come in levels, the first one behind a button. */
async function hintInSteps(page: Page): Promise<void> {
  const hints = page.getByRole('region', { name: 'Hint' });
  await hints.getByRole('button').filter({ hasText: /\w/ }).first().click();
  await hints.getByRole('listitem').first().waitFor();
}

const journeys: Readonly<Record<string, Journey>> = {
  'iq-puzzler-pro': {
    text: '2 3 2\nDEFAULT\nA\nAA\nB\nBB',
    ending: /^Found one solution\./,
    async win(page) {
      await tray(page, 'A').waitFor();
      await press(page, 'a', 'Enter', 'b', 'r', 'r', 'ArrowRight', 'Enter');
      await expect.poll(() => laid(page)).toEqual(['A', 'B']);
    },
    hint: hintInSteps,
  },
  fifteen: {
    text: NEAR,
    ending: /^Proven: there is no better solution\./,
    async win(page) {
      await page.getByRole('application').waitFor();
      await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp');
      await page.getByText('Solved.', { exact: true }).waitFor();
    },
    hint: hintInSteps,
  },
  'twenty-four': {
    text: '4 J 10 9',
    ending: /^Exactly one solution\./,
    async win(page) {
      await page.getByRole('button', { name: 'J, card 2' }).waitFor();
      await press(page, '2', '-', '4', '*', '3', '+', '1');
      await page.getByText('That makes 24.').waitFor();
    },
    hint: hintInSteps,
  },
  wordscapes: {
    text: SMALL,
    ending: /^Proven: there is no better solution\./,
    async win(page) {
      await page.getByRole('application').waitFor();
      await press(page, ...'cat', 'Enter', ...'cast', 'Enter');
      await page
        .getByText(/^All boxes filled\./)
        .first()
        .waitFor();
    },
    async hint(page) {
      await page.getByRole('button', { name: 'Show a letter' }).click();
      await page.getByRole('status').getByText(/[A-Z]/).first().waitFor();
    },
  },
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'id-ID' } as const;

test.each(catalogue.map(({ id }) => id))('%s: play, hint, solve, watch, compare, link, phone', async (id) => {
  const { text, ending, win, hint } = journeys[id]!;
  const page = await site.open('', { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });
  await page.locator(`a[href^="#/${id}"]`).first().click();
  await page.getByRole('toolbar', { name: 'Actions' }).waitFor();

  await page.goto(`${site.url}#/${id}?${new URLSearchParams({ text })}`);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await hint(page);
  await page.keyboard.press('Escape');
  await win(page);

  await openMode(page, 'Solve');
  await solveButton(page).click();
  await results(page).getByText(ending).waitFor();
  await solutionList(page).getByRole('option').first().waitFor();

  await openMode(page, 'Watch');
  await page.getByRole('button', { name: 'Next solution', exact: true }).click();
  await page.locator('[role=tabpanel] p[aria-live]').getByText('is a solution').waitFor();

  await openMode(page, 'Compare');
  await page.getByLabel('Measured').selectOption('1');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('button', { name: 'CSV', exact: true }).waitFor();
  await page.getByRole('table', { name: 'This position' }).locator('tbody tr').nth(1).waitFor();
  expect(await page.getByText(/^(wrong|crashed)$/).count()).toBe(0);
  expect(await barriers(page)).toEqual([]);

  await openMode(page, 'Solve');
  await openShare(page);
  await page.getByRole('button', { name: 'Copy share link' }).click();
  await page.getByRole('button', { name: 'Copied.' }).waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  const other = await site.open(link.hash, phone);
  await other.getByRole('tab', { name: 'Pecahkan' }).waitFor();
  await other.locator('button[form=ask]').tap();
  await other.getByRole('listbox').getByRole('option').first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await other.emulateMedia({ colorScheme });
    expect(await barriers(other)).toEqual([]);
  }
  await other.getByRole('tab', { name: 'Main' }).tap();
  await other.getByRole('toolbar').getByRole('button').first().waitFor();
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('what is asked for before the board is there is answered about the board', async () => {
  const link = new URLSearchParams({ text: SMALL, mode: 'solve', state: 'mine___0.1_0' });
  const page = await site.open('');
  // The code of the board comes when the answer is there already, and the board knows two words that were found.
  let send = () => {};
  const mayCome = new Promise<void>((go) => {
    send = go;
  });
  await page.route(/\/mine-[^/]*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`${site.url}#/wordscapes?${link}`);
  await solveButton(page).click();
  await solutionList(page).getByRole('option').first().waitFor();
  send();
  await page.getByRole('button', { name: 'Clear letters' }).waitFor();
  await results(page)
    .getByText(/^Proven: there is no better solution\./)
    .waitFor();
  await solutionList(page).getByRole('option').first().waitFor();
});
