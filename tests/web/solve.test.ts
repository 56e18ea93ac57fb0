import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { passUntil } from './at-work.ts';
import { openAdvanced, openMode, puzzleField, results, solutionList, solveButton, solving, useSite } from './site.ts';

const site = useSite();
const every = (text: string) => `#/24?${new URLSearchParams({ text, strategy: 'every-expression' })}`;

async function solve(hash: string): Promise<Page> {
  const page = await site.open(solving(hash));
  await solveButton(page).click();
  return page;
}

const selectedRow = (page: Page) => solutionList(page).locator('[aria-selected=true]');

test('a hand is solved, every solution listed and shown step by step', async () => {
  const page = await site.openStill(solving(every('4 J 10 9')));
  const shown = (words: string) => passUntil(page, () => page.getByText(words).first().isVisible());
  await solveButton(page).click();
  await shown('All 6 solutions.');
  const rows = solutionList(page).getByRole('option');
  expect(await rows.count()).toBe(6);
  expect(await rows.first().textContent()).toContain('4 + (J − 9) × 10');
  await shown('4/4');
  await page.getByRole('button', { name: 'Previous step' }).click();
  await shown('3/4');
  await page.getByRole('slider', { name: 'Step' }).fill('0');
  await shown('1/4');
  await page.getByRole('button', { name: 'Play' }).click();
  for (const place of ['2/4', '3/4', '4/4']) await shown(place);
});

test('the best one alone remains, and is shown', async () => {
  const page = await solve(`${every('A 2 3 4')}&goal=best`);
  await results(page).getByText('Proven: there is no better solution.').waitFor();
  expect(await solutionList(page).getByRole('option').count()).toBe(1);
  const listed = await selectedRow(page).textContent();
  expect(listed).toContain(await page.locator('figcaption').textContent());
});

test('the list is walked with the keyboard', async () => {
  const page = await solve(every('4 J 10 9'));
  await results(page).getByText('All 6 solutions.').waitFor();
  await solutionList(page).focus();
  await page.keyboard.press('ArrowDown');
  expect(await selectedRow(page).textContent()).toContain('4 + 10 × (J − 9)');
  await page.keyboard.press('End');
  expect(await selectedRow(page).getAttribute('aria-posinset')).toBe('6');
  await page.keyboard.press('Home');
  expect(await selectedRow(page).getAttribute('aria-posinset')).toBe('1');
});

test('that there is no solution is said to be proven', async () => {
  const page = await solve('#/24?text=6+K+K+6');
  await results(page).getByText('Proven: there is no solution.').waitFor();
});

test('where the target is out of reach the nearest is shown with its reason', async () => {
  const page = await solve('#/24?text=1+1+2+2+3+3+-%3E+999+countdown');
  await results(page).getByText('The nearest found').waitFor();
  await results(page)
    .getByText(/It equals \d+, not 999/)
    .waitFor();
  await page.getByRole('figure', { name: 'Picture' }).waitFor();
});

test('bad input is marked at its place, and solving leads there', async () => {
  const page = await site.open(solving('#/24?text=4+J+Z+9'));
  const field = puzzleField(page);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('mark').textContent()).toBe('Z');
  await page.getByText(/Column 5.*"Z" \(card 3\) is not a card/).waitFor();
  await solveButton(page).click();
  const chosen = await field.evaluate((box: HTMLTextAreaElement) => [box.selectionStart, box.selectionEnd]);
  expect(chosen).toEqual([4, 5]);
  await field.fill('4 J 10 9');
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  await field.press('Enter');
  await results(page)
    .getByText(/solution/)
    .first()
    .waitFor();
});

test('a long search shows its counts and is stopped honestly, while hints still come', async () => {
  // Half an hour of two cores.
  const page = await site.open(every('1 2 3 4 5 6 7 8 -> 24'));
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await results(page).getByText('Searching…').waitFor();
  await results(page).getByText('Effort').waitFor();
  await openMode(page, 'Play');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await page.getByRole('button', { name: 'The last operation' }).click();
  await page.getByText('Yes, 24 can be made.').waitFor();
  await openMode(page, 'Solve');
  await page.getByRole('button', { name: 'Stop' }).click();
  await results(page)
    .getByText(/Stopped with [\d,]+ solutions. There may be more./)
    .waitFor();
  await solveButton(page).waitFor();
});

test('a very long list stays quick to walk', async () => {
  const page = await solve(every('1 2 3 4 5 6 -> 24'));
  await results(page)
    .getByText(/^(All|Stopped at the limit).*solutions/)
    .waitFor();
  const size = Number(await solutionList(page).getByRole('option').first().getAttribute('aria-setsize'));
  expect(size).toBeGreaterThan(50_000);
  await solutionList(page).focus();
  await page.keyboard.press('End');
  expect(await selectedRow(page).getAttribute('aria-posinset')).toBe(String(size));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowUp');
  expect(await solutionList(page).getByRole('option').count()).toBeLessThan(60);
  await page.getByText('6/6').waitFor();
});

test('solutions are saved as text, pictures as SVG and PNG', async () => {
  const page = await solve(every('A K K Q'));
  await results(page).getByText('All 4 solutions.').waitFor();
  const save = async (kind: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save .${kind}` }).click();
    return buffer(await (await download).createReadStream());
  };
  const report = (await save('txt')).toString().split('\n');
  expect(report.slice(0, 3)).toEqual(['A K K Q', '4', '(1 + (13 / 13)) * 12']);
  expect(report.at(-2)).toMatch(
    /^== every-expression, 3,840 expressions, [0-9.]+ ms(, [0-9.]+ ms of preparation)? ==$/,
  );
  const svg = (await save('svg')).toString();
  expect(svg).toMatch(/^<svg.*#0b6f74.*<\/svg>$/s);
  expect(svg).not.toContain('var(');
  const png = await save('png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1600);
});

test('what was found is cleared when something else is asked', async () => {
  const page = await solve(every('4 J 10 9'));
  await solutionList(page).waitFor();
  await openAdvanced(page);
  await page.getByLabel('Strategy').selectOption('distinct');
  await solutionList(page).waitFor({ state: 'detached' });
});

test('the explanation tells difficulty and counts', async () => {
  const page = await site.open(solving('#/24?text=3+3+8+8'));
  await page.getByRole('button', { name: 'Explain', exact: true }).click();
  await page.getByText('Every solution needs a fraction').waitFor();
});
