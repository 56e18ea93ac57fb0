/** The room's own panels, with a puzzle that has figures, pictures, numbers among its wishes, and tables to keep. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, useSite } from './site.ts';

const site = useSite();
const board = '1 2 3 4/5 6 7 11/9 10 12 8/13 14 15 -';
const room = (more = '') => `#/15?mode=solve&text=${encodeURIComponent(board)}${more}`;
const solveButton = (page: Page) => page.getByRole('button', { name: 'Solve', exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'Solutions' });

test('an explanation has its figures in a table and a picture, on a phone too', async () => {
  const page = await site.open(room(), { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Explain', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Explain this puzzle' });
  const row = panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '11', exact: true }) });
  await row.waitFor();
  expect(await row.getByRole('cell').allTextContents()).toEqual(['3', '8 9 10']);
  expect(await panel.getByRole('columnheader').count()).toBe(3);
  expect(await panel.getByRole('region', { name: 'Picture' }).getByRole('img').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await barriers(page)).toEqual([]);
});

test('a solve tells what its solution costs, and the strategy’s own figures in words', async () => {
  const page = await site.open(room('&strategy=branch-and-bound'));
  await solveButton(page).click();
  await results(page).getByText('Proven: there is no better solution.').waitFor();
  const figures = await results(page).locator('dt, dd').allTextContents();
  expect(figures).toEqual(expect.arrayContaining(['Solution', '14 moves', 'Effort', '516 nodes', 'in the queue']));
});

test('text in a number field is refused in our own words; an empty field is left out', async () => {
  const page = await site.open(room());
  await page.getByRole('tab', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const field = page.getByLabel('Optimal length');
  const sentence = '"1000" is not a value for moves; give a whole number from 0 to 140.';
  await field.fill('1000');
  await field.blur();
  await page.getByRole('alert').getByText(sentence).waitFor();
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(sentence);
  await field.fill('');
  await field.blur();
  await page.getByText(sentence).waitFor({ state: 'detached' });
  const rows = page.getByLabel('Rows', { exact: true });
  await rows.fill('');
  await rows.blur();
  expect(await rows.inputValue()).toBe('4');
});

test('tables that were kept are used on the next visit', async () => {
  const page = await site.open(room('&strategy=pattern-database'));
  const solved = async () => {
    await solveButton(page).click();
    await results(page).getByText('Proven: there is no better solution.').waitFor();
  };
  await solved();
  // Three tables, and the automaton that prunes repeated moves.
  await expect.poll(() => tables(page)).toHaveLength(4);
  const kept = await tables(page);
  expect(kept.map(({ offset }) => offset)).toEqual(kept.map(() => 0));
  // The same bytes, but as a part of something larger, which no build would leave.
  const marked = await tables(page, 8);
  expect(marked.map(({ name }) => name)).toEqual(kept.map(({ name }) => name));
  await page.reload();
  await solved();
  // A table is looked for only after the one before is kept, so a build would have left its trace by now.
  expect(await tables(page)).toEqual(kept.map(({ name }) => ({ name, offset: 8 })));
});

interface Kept {
  readonly name: string;
  /** Where its bytes begin in what is kept. */
  readonly offset: number;
}

/** The tables in the browser's database; with an offset, each is put there again beginning at it. */
const tables = (page: Page, offset?: number): Promise<readonly Kept[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<readonly Kept[]>((settle, fail) => {
        const opening = indexedDB.open('teka');
        opening.onerror = fail;
        opening.onsuccess = () => {
          const found: Kept[] = [];
          const transaction = opening.result.transaction('tables', 'readwrite');
          transaction.onerror = fail;
          transaction.oncomplete = () => {
            opening.result.close();
            settle(found);
          };
          transaction.objectStore('tables').openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return;
            const bytes = cursor.value as Uint8Array;
            found.push({ name: String(cursor.key), offset: bytes.byteOffset });
            if (wanted !== undefined) {
              const moved = new Uint8Array(wanted + bytes.length).subarray(wanted);
              moved.set(bytes);
              cursor.update(moved);
            }
            cursor.continue();
          };
        };
      }),
    offset,
  );

test('a solved puzzle is printed with its solution on the back', async () => {
  const page = await site.open('#/24?mode=solve&text=4+J+10+9');
  await solveButton(page).click();
  await results(page).getByText('Exactly one solution.').waitFor();
  await page.evaluate(() => {
    const printed: (string | null)[] = [];
    Object.assign(window, {
      printed,
      print: () =>
        printed.push(...Array.from(document.querySelectorAll('body > div svg > title'), (t) => t.textContent)),
    });
  });
  await results(page).getByRole('button', { name: 'Print with the solution on the back' }).click();
  await expect
    .poll(() => page.evaluate('window.printed.slice(-2)'))
    .toEqual(['Page 1 of 2: picture 1.', 'Page 2 of 2, the back of the previous page: solution 1.']);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('main').isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.getByRole('main').isVisible()).toBe(true);
});
