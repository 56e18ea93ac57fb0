/** The template's board: the page is built with the template for its only puzzle, as a new puzzle would be in it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, expect, test } from 'vitest';
import type { AnyPuzzle } from '../../src/contract/index.ts';
import { template } from '../../src/puzzles/template/index.ts';
import { comparesInSight, drawsChosenOnce, hasModes, tellsInSight } from './room-checks.ts';
import { barriers, openMenu, openMode, puzzleField, solutionList, solveButton, useSite } from './site.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const onlyTemplate: Plugin = {
  name: 'only-template',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/puzzles/catalogue.ts') ? at('./template/catalogue.ts') : undefined),
  transform: (code, id) =>
    id.endsWith('/web/room/page.tsx') ? code.replace("'!../../../puzzles/template/**',", '') : undefined,
};

let folder = '';
const site = useSite('/', async () => {
  folder = await mkdtemp(join(tmpdir(), 'teka-template-'));
  await build({
    configFile: at('../../vite.config.ts'),
    logLevel: 'error',
    plugins: [onlyTemplate],
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
});
afterAll(() => rm(folder, { recursive: true }));

test('a task is played by pointer and keys, taken back, kept and won', async () => {
  const page = await site.open('#/template?text=3+5+8+->+8');
  const board = page.getByRole('tabpanel');
  const number = (name: string) => page.getByRole('button', { name, exact: true });
  await number('3').click();
  await board.getByText('5 to go').waitFor();
  expect(await number('3').getAttribute('aria-pressed')).toBe('true');
  // What is too much, or picked already, cannot be picked.
  await number('8').click({ force: true });
  await number('3').click({ force: true });
  await board.getByText('5 to go').waitFor();
  await page.waitForURL(/state=3/);
  await page.reload();
  await board.getByText('5 to go').waitFor();
  await page.keyboard.press('2');
  await board.getByText('That is the target.').waitFor();
  await page.keyboard.press('Control+z');
  await board.getByText('5 to go').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await board.getByText('8 to go').waitFor();
  // One of the numbers is reached by Tab, the others by arrows.
  await number('3').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await board.getByText('3 to go').waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('hints are about the position, and mark the board', async () => {
  const page = await site.open('#/template?text=3+5+8+->+8');
  await page.getByRole('button', { name: '5', exact: true }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await page.getByText('1 number', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show one number' }).click();
  await page.getByText('Pick 3.').waitFor();
  expect(await page.locator('[data-hinted=true]').textContent()).toBe('3');
  await openMode(page, 'Solve');
  await solveButton(page).click();
  await solutionList(page).getByRole('option').first().click();
  // What is solved is the current position.
  await page.getByText('Step 0 of 1').waitFor();
  expect(await page.locator('[data-hinted=true]').count()).toBe(0);
});

test('a chosen solution is played on the board, and the person goes on after it', async () => {
  const page = await site.open('#/template?text=1+2+4+8+16+->+21');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await openMode(page, 'Solve');
  await solveButton(page).click();
  await solutionList(page).getByRole('option').first().click();
  await page.getByText('Step 0 of 2').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByText('Step 2 of 2').waitFor();
  expect(await page.locator('fieldset [aria-pressed=true]').allTextContents()).toEqual(['1', '4', '16']);
  await page.getByRole('button', { name: 'Back to my board' }).click();
  expect(await page.locator('fieldset [aria-pressed=true]').allTextContents()).toEqual(['1']);
});

test('a search is watched on the board', async () => {
  const page = await site.open('#/template?text=3+5+8+->+8');
  const pressed = page.locator('fieldset [aria-pressed=true]');
  await openMode(page, 'Watch');
  for (let step = 1; step <= 3; step++) {
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByText(`${step}/`, { exact: false }).first().waitFor();
  }
  expect(await pressed.allTextContents()).toEqual(['3', '5']);
  await openMode(page, 'Play');
  await expect.poll(() => pressed.count()).toBe(0);
});

test('its room is one like all others', async () => {
  await drawsChosenOnce(site, 'template');
  await tellsInSight(site, 'template', { width: 390, height: 844 });
  await comparesInSight(site, 'template');
  await hasModes(site, 'template', template as unknown as AnyPuzzle);
});

test('a new task is made, and Indonesian is spoken', async () => {
  // A new one has the same numbers, perhaps in the same order, but a sum of some of them for its target: never 4.
  const page = await site.open('#/template?text=3+5+8+->+4');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'New task' }).click();
  await page.waitForURL((url) => !decodeURIComponent(url.hash).includes('->+4'));
  await openMenu(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('id');
  await page.getByRole('button', { name: 'Soal baru' }).waitFor();
  await openMode(page, 'Pecahkan');
  expect(await puzzleField(page).inputValue()).toMatch(/^[358 ]+ -> (?!4$)\d+$/);
});
