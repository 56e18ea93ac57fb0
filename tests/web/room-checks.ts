/** What holds in every room, whatever its board: a chosen solution, the modes, and what solving tells. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyPuzzle } from '../../src/contract/index.ts';
import { holdAnswers, letGo, settled } from './at-work.ts';
import { excuseShifts, shifted, watchShifts } from './shifts.ts';
import { barriers, openMode, results, type Site, solutionList, solveButton, solving } from './site.ts';

const still = { reducedMotion: 'reduce' } as const;

async function solved(site: Site, id: string, options = {}): Promise<Page> {
  const page = await site.open(solving(`#/${id}`), { ...still, ...options });
  await solveButton(page).click();
  await solutionList(page).getByRole('option').first().waitFor();
  return page;
}

/** A chosen solution is drawn once, on the board, with a way back; only solving shows it. */
export async function drawsChosenOnce(site: Site, id: string): Promise<void> {
  const page = await solved(site, id);
  const back = page.getByRole('button', { name: /^Back to m/ });
  await back.waitFor();
  expect(await results(page).locator('figure, svg').count()).toBe(0);
  await results(page).getByRole('button', { name: 'Save .svg' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save .svg' }).count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
  await openMode(page, 'Compare');
  await back.waitFor({ state: 'detached' });
  await openMode(page, 'Solve');
  await back.waitFor();
  await back.press('Enter');
  await back.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  // The same one may be chosen again.
  await solutionList(page).getByRole('option').first().click();
  await back.waitFor();
}

/** What solving gave stands in sight of its button. */
export async function tellsInSight(site: Site, id: string, viewport: { width: number; height: number }): Promise<void> {
  const page = await solved(site, id, { viewport });
  const ending = results(page).locator('[data-outcome]');
  const first = solutionList(page).getByRole('option').first();
  const back = page.getByRole('button', { name: /^Back to m/ });
  // On a phone the answer takes the place of what asked for it; the board that shows it stays in sight all the while.
  const asked = viewport.width > 960 ? [solveButton(page)] : [];
  for (const part of [...asked, ending, results(page).getByRole('term').first(), first, back]) {
    await expect.poll(() => isSeen(part, viewport.height)).toBe(true);
  }
}

/** A visit to every mode moves nothing by itself, and late answers move nothing either, as they come on a slow device. */
export async function staysInPlace(site: Site, id: string, options: BrowserContextOptions): Promise<void> {
  const page = await site.open('', options);
  const rest = async () => {
    await settled(page);
    await letGo(page);
    await settled(page);
  };
  await page.goto(`${site.url}?held#/${id}`);
  await page.getByRole('toolbar').waitFor();
  await watchShifts(page);
  const found: { sum: number; what: string }[] = [];
  await rest();
  found.push(await shifted(page));
  for (const tab of (await page.getByRole('tab').all()).reverse()) {
    await holdAnswers(page);
    await tab.click();
    await settled(page);
    await excuseShifts(page);
    await rest();
    found.push(await shifted(page));
  }
  const sum = found.reduce((all, one) => all + one.sum, 0);
  expect(sum, found.map(({ what }) => what).join()).toBeLessThan(0.02);
}

/** The table of a comparison stands in sight on a phone, with the button that began it. */
export async function comparesInSight(site: Site, id: string): Promise<void> {
  const viewport = { width: 390, height: 844 };
  const page = await site.open(`#/${id}?mode=compare`, { ...still, viewport });
  const begin = page.getByRole('tabpanel', { name: 'Compare' }).getByRole('button', { name: /^(Compare|Stop)$/ });
  await begin.click();
  // A row may go on beyond the screen; its name is seen.
  for (const part of [begin, page.getByRole('table').locator('tbody td').first()]) {
    await expect.poll(() => isSeen(part, viewport.height)).toBe(true);
  }
}

/** Whether the whole of it is in the window, and nothing lies over its middle. */
async function isSeen(part: Locator, height: number): Promise<boolean> {
  const box = (await part.boundingBox())!;
  const isFree = await part.evaluate((one) => {
    const { x, y, width, height: high } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + high / 2);
    return top !== null && (one.contains(top) || top.contains(one));
  });
  return isFree && box.y >= 0 && box.y + box.height <= height;
}

/** The same modes and actions as in every room, each once. */
export async function hasModes(site: Site, id: string, puzzle: AnyPuzzle): Promise<void> {
  const { strategies } = puzzle.solving;
  const expected = ['Play', 'Solve', ...(strategies.some(({ watch }) => watch) ? ['Watch'] : []), 'Compare'];
  const page = await site.open(`#/${id}`, still);
  await page.getByRole('toolbar', { name: 'Actions' }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual(expected);
  const actions = await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button').allTextContents();
  // A game whose steps are never wrong has nothing to undo.
  const travel = actions.includes('Undo') ? ['Undo', 'Redo'] : [];
  expect(actions).toEqual(['Hint', ...travel, 'New', 'More']);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('region', { name: 'New' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'New' }).waitFor({ state: 'detached' });
  await openMode(page, 'Compare');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect.poll(() => page.getByRole('table').first().getByRole('row').count()).toBeGreaterThan(1);
  await openMode(page, 'Solve');
  await page.waitForURL(/mode=solve/);
  await page.reload();
  await solveButton(page).waitFor();
}
