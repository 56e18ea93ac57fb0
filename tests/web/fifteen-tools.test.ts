/** What stands beside the board of the 15 puzzle: solutions played, hints, searches watched, shuffles, bests, a photo. */
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  board,
  GOAL_ROWS,
  moves,
  NEAR,
  NEAR_ROWS,
  openBoard,
  openStillBoard,
  REPORT,
  rows,
  UNSOLVABLE,
} from './fifteen-board.ts';
import { openMode, openTool, results, solveButton, useSite } from './site.ts';

const site = useSite();
const open = (text: string, options = {}, more = {}) => openBoard(site, text, options, more);

describe('a solution', () => {
  test('found by a solve is played on the board: stepped, scrubbed, at a delay that must be a number', async () => {
    const page = await open(REPORT, {}, { strategy: 'branch-and-bound' });
    await solveButton(page).click();
    const bar = page.getByRole('group', { name: 'Playback' });
    await bar.getByText('0/11', { exact: true }).waitFor();
    await page.locator('dl').getByText('Optimal').waitFor();
    expect(await results(page).getByRole('img').count()).toBe(0);
    await bar.getByRole('button', { name: 'Step forward' }).click();
    await bar.getByText('1/11', { exact: true }).waitFor();
    expect(await bar.locator('[aria-current=step]').count()).toBe(1);
    await bar.getByRole('slider').fill('11');
    expect(await rows(page)).toEqual(GOAL_ROWS);
    await bar.getByRole('button', { name: 'Step back' }).click();
    await bar.getByText('10/11', { exact: true }).waitFor();
    await bar.getByRole('button', { name: 'Options' }).click();
    const delay = bar.getByLabel('Delay in ms');
    await delay.fill('soon');
    await bar.getByText('The delay “soon” is not a whole number of milliseconds').waitFor();
    expect(await delay.getAttribute('aria-invalid')).toBe('true');
    await delay.fill('20');
    await bar.getByRole('button', { name: 'To the start' }).click();
    await bar.getByRole('button', { name: 'Play', exact: true }).click();
    await bar.getByText('11/11', { exact: true }).waitFor();
    await bar.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await bar.getByRole('button', { name: 'Back to my board' }).click();
    expect((await rows(page))[1]).toBe('Row 2: 2 6 blank 7.');
  });

  test('from the person’s own position is played, and taken over', async () => {
    const page = await open(NEAR, {}, { state: '...easy' });
    await page.keyboard.press('ArrowLeft');
    await openMode(page, 'Solve');
    await solveButton(page).click();
    const bar = page.getByRole('group', { name: 'Playback' });
    await bar.getByText('0/3', { exact: true }).waitFor();
    await board(page).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await bar.getByText('1/3', { exact: true }).waitFor();
    await bar.getByRole('button', { name: 'Take over here' }).click();
    await openMode(page, 'Play');
    expect(await moves(page)).toBe('2');
    await board(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await page.getByText('With help, so it does not count').waitFor();
    await openTool(page, 'My bests');
    await page.getByText('Solve a shuffled board without help').waitFor();
  });
});

test('hints are about the board as it stands, tell how far it is, and play the way', async () => {
  const page = await open(REPORT);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hints = page.getByRole('region', { name: 'Hint' });
  const more = (offer: string) => hints.getByRole('button', { name: offer }).click();
  await more('Give me a hint');
  await hints.getByText('Yes, it can be solved.').waitFor();
  await more('How many moves?');
  await hints.getByText('11 moves').waitFor();
  await board(page).focus();
  await page.keyboard.press('ArrowUp');
  expect(await hints.getByText('11 moves').count()).toBe(0);
  await page.keyboard.press('?');
  await hints.getByText('Yes, it can be solved.').waitFor();
  await more('How many moves?');
  await hints.getByText('12 moves').waitFor();
  await more('The next move');
  await hints.getByText('Slide 12 down').waitFor();
  expect(await board(page).locator('[data-marked=true]').getAttribute('data-tile')).toBe('12');
  await more('The whole solution');
  await more('Play it on the board');
  await page.getByRole('group', { name: 'Playback' }).getByText('12/12', { exact: true }).waitFor();
});

describe('a strategy is watched at work', () => {
  const watching = async () => {
    const page = await open(REPORT);
    await openMode(page, 'Watch');
    return { page, panel: page.getByRole('tabpanel', { name: 'Watch' }) };
  };

  test('step by step', async () => {
    const { page, panel } = await watching();
    await panel.getByLabel('Strategy').selectOption('branch-and-bound');
    const next = panel.getByRole('button', { name: 'Next step' });
    await next.click();
    await panel
      .getByText(/^The search begins at node 0:/)
      .first()
      .waitFor();
    await next.click();
    await panel.getByText('Node 0 branched.').first().waitFor();
    await next.click();
    await panel
      .getByText(/^Node 1, from node 0:/)
      .first()
      .waitFor();
    expect((await rows(page))[1]).not.toBe('Row 2: 2 6 blank 7.');
    await panel.getByRole('button', { name: 'To the start' }).click();
    expect((await rows(page))[1]).toBe('Row 2: 2 6 blank 7.');
  });

  test('by the heuristic that is chosen, which tells how much it looks at', async () => {
    const { panel } = await watching();
    await panel.getByLabel('Strategy').selectOption('a-star');
    const positions = async (heuristic: string) => {
      await panel.getByLabel('Estimate of the remaining moves').selectOption(heuristic);
      await panel.getByRole('button', { name: 'Play' }).click();
      const all = panel.getByText(/^All [\d,]+ nodes/);
      await all.waitFor();
      return Number(/counts ([\d,]+)/.exec((await all.textContent())!)![1]!.replace(',', ''));
    };
    const coarse = await positions('misplaced');
    expect(await positions('walking-distance')).toBeLessThan(coarse);
  });
});

test('why a board cannot be solved is shown, and mended; it may be played with all the same', async () => {
  const page = await open(UNSOLVABLE);
  await page.getByText('This board cannot be solved, but its tiles can be moved.').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await moves(page)).toBe('1');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Why not?' }).click();
  await page.getByText('The sum of KURANG(i) is 1, X is 0; together 1, which is odd.').waitFor();
  // On the board: KURANG of each tile and of the blank, X, and the two tiles to swap.
  expect(await board(page).locator('[data-some=true]').allTextContents()).toEqual(['1']);
  await board(page).getByText('X = 0').waitFor();
  expect(await board(page).locator('[data-marked=true]').allTextContents()).toEqual(['14', '15']);
  await page.getByRole('button', { name: /^Swap \d+ and \d+$/ }).click();
  await page.getByText('This board can be solved.').waitFor();
  expect(await board(page).locator('[data-marked=true]').count()).toBe(0);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await board(page).getByText('X = 0').count()).toBe(0);
});

test('a board is shuffled by level, which a reload remembers', async () => {
  const page = await open(NEAR);
  await page.getByRole('button', { name: 'New' }).click();
  await page.getByLabel('Difficulty').selectOption('very-easy');
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await page.waitForURL(/state=.*very-easy/);
  const shuffled = await rows(page);
  expect(shuffled).not.toEqual(NEAR_ROWS);
  await page.reload();
  await board(page).waitFor();
  expect(await rows(page)).toEqual(shuffled);
  await page.waitForURL(/state=.*very-easy/);
});

test('a shuffled board that is solved stands among the bests, and beating one is told', async () => {
  const page = await openStillBoard(site, NEAR, { state: '...easy' });
  await page.keyboard.press('ArrowDown');
  await page.clock.runFor(7000);
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await page.getByText('6 moves in').waitFor();
  await openTool(page, 'My bests');
  await page.getByRole('row', { name: /^4x4, Easy 6 0:07/ }).waitFor();
  await openTool(page, 'Start over');
  await board(page).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await page.getByText(/Your fewest moves/).waitFor();
  await openTool(page, 'My bests');
  await page.getByRole('row', { name: /^4x4, Easy 4 0:00/ }).waitFor();
  await page.getByRole('button', { name: 'Forget my bests' }).click();
  await page.getByText('Solve a shuffled board without help').waitFor();
});

/** A picture with as many colours as pixels. */
function png(width: number, height: number): Buffer {
  const line = (y: number) => [0, ...Array.from({ length: width }, (_, x) => [x, y, 128]).flat()];
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const data = deflateSync(Buffer.from(Array.from({ length: height }, (_, y) => line(y)).flat()));
  const mark = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

test('a photo stands in place of the numbers, stays on the device, and goes when it is told to', async () => {
  const page = await open(NEAR);
  await openTool(page, 'Photo');
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(120, 80) });
  await page.getByRole('button', { name: 'Remove the picture' }).waitFor();
  expect(await board(page).getAttribute('data-photo')).toBe('true');
  expect(await board(page).getByText('15').count()).toBe(1);
  await page.getByLabel('Show the numbers too').uncheck();
  expect(await board(page).getByText('15').count()).toBe(0);
  await page.reload();
  await board(page).waitFor();
  expect(await board(page).getAttribute('data-photo')).toBe('true');
  await openTool(page, 'Photo');
  await field.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await page.getByText('cannot read that file as a picture').waitFor();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  expect(await board(page).getAttribute('data-photo')).toBe('false');
});
