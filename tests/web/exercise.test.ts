/** "Be the algorithm": exercises about a watched search, done by touch and by keys, from a link, in both languages. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, pressTo, useSite } from './site.ts';

const site = useSite();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const exercise = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => exercise(page).getByRole('heading', { level: 2 });
const choices = (page: Page) => exercise(page).getByRole('list').getByRole('button');
const verdict = (page: Page) => exercise(page).locator('[aria-live=polite]');

/** A search of the 15 puzzle, with an exercise about it. */
const link = (strategy: string, set: string, room = '15', goal = 'best') =>
  `#/${room}?mode=watch&watch=${encodeURIComponent(`strategy=${strategy}&goal=${goal}&exercise=${set}`)}`;

async function begun(hash: string, options = {}): Promise<Page> {
  const page = await site.open(hash, { reducedMotion: 'reduce', ...options });
  await choices(page).first().waitFor();
  return page;
}

/** The question and its answers as they are read. */
const asked = async (page: Page) => [await question(page).textContent(), ...(await choices(page).allTextContents())];

/** Answers all questions with what `pick` gives, and tells what was asked. */
async function goThrough(
  page: Page,
  count: number,
  answer: (place: number) => Promise<void>,
  onward: () => Promise<void>,
) {
  const all: (string | null)[][] = [];
  for (let place = 0; place < count; place++) {
    await exercise(page)
      .getByText(`Question ${place + 1} of ${count}`)
      .waitFor();
    await choices(page).first().waitFor();
    all.push(await asked(page));
    await answer(place);
    await expect.poll(() => verdict(page).textContent()).toMatch(/^(Right\.|Not quite: answer \d is right\.) ./);
    await onward();
  }
  await question(page).getByText(`of ${count} questions right`).waitFor();
  return all;
}

test('it is opened from a search that is watched, done by keys alone, and tells the score', async () => {
  const page = await site.open('#/15?mode=watch', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Be the algorithm' }).focus();
  await page.keyboard.press('Enter');
  await exercise(page).getByLabel('Questions').waitFor();
  // Digits are not for the room behind the dialog, even where the focus is nowhere.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('1');
  await exercise(page).getByRole('button', { name: 'Start the exercise' }).focus();
  await page.keyboard.press('Enter');
  const seen = await goThrough(
    page,
    5,
    () => page.keyboard.press('1'),
    () => page.keyboard.press('Enter'),
  );
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(5);
  // The digits are the exercise's here, and lead to no other mode.
  await page.waitForURL(/exercise%3D\d+\.5/);
  await exercise(page).getByRole('button', { name: 'Other questions' }).click();
  await exercise(page).getByText('Question 1 of 5').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => exercise(page).count()).toBe(0);
  await page.waitForURL((url) => !url.href.includes('exercise'));
  await page.getByRole('tab', { name: 'Watch', selected: true }).waitFor();
});

test('a link leads to the same questions, right and wrong answers are told apart, and Copy link has the same', async () => {
  const first = await begun(link('ida-star', '7.5'));
  const touch = (page: Page) => async () => {
    await choices(page).first().click();
    expect(await exercise(page).locator('[data-mark=right]').count()).toBe(1);
    const isRight = (await verdict(page).textContent())!.startsWith('Right.');
    expect(await exercise(page).locator('[data-mark=wrong]').count()).toBe(isRight ? 0 : 1);
    // A second answer changes nothing.
    const words = await verdict(page).textContent();
    await choices(page).last().click({ force: true });
    expect(await verdict(page).textContent()).toBe(words);
  };
  const onward = (page: Page) => async () =>
    page.getByRole('button', { name: /^(Next question|See the result)$/ }).click();
  const seen = await goThrough(first, 5, touch(first), onward(first));
  const words = (await question(first).textContent())!;
  const [right, count] = words.match(/\d+/g)!.map(Number);
  expect(count).toBe(5);
  expect(await exercise(first).locator('li[data-mark=right]').count()).toBe(right);

  await first.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressTo(exercise(first).getByRole('button', { name: 'Copy link' }), 'Copied.');
  const copied = await first.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('exercise%3D7.5');
  const second = await begun(new URL(copied).hash);
  expect(await goThrough(second, 5, touch(second), onward(second))).toEqual(seen);
  // A reload begins it anew.
  await second.reload();
  await choices(second).first().waitFor();
  expect(await asked(second)).toEqual(seen[0]);
});

test('a node is chosen in the tree by touch, and any other node shows its position', async () => {
  // The first question of this seed is about the next node.
  const page = await begun(link('breadth-first', '2.5', '15', 'first'), phone);
  for (let place = 0; place < 5; place++) {
    if (/Which open node/.test((await question(page).textContent()) ?? '')) break;
    await choices(page).first().tap();
    await page.getByRole('button', { name: 'Next question' }).tap();
  }
  await question(page).getByText('Which open node does the search take next?').waitFor();
  const tree = exercise(page).getByRole('application');
  const box = (await tree.boundingBox())!;
  const caption = exercise(page)
    .locator('p')
    .filter({ hasText: /^Node \d+/ })
    .first();
  const before = await caption.textContent();
  // The root is no answer.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + 6);
  await expect.poll(() => caption.textContent()).not.toBe(before);
  expect(await verdict(page).textContent()).toBe('');
  // Somewhere in the tree there is a number. Taps that are nearer to each other could be one double tap.
  for (let y = box.y + 30; y < box.y + box.height; y += 26) {
    for (let x = box.x + 12; x < box.x + box.width; x += 26) {
      if ((await verdict(page).textContent()) !== '') break;
      await page.touchscreen.tap(x, y);
    }
  }
  expect(await verdict(page).textContent()).toMatch(/The search takes node/);
});

test.each([
  ['15', 'a-star', 'best'],
  ['iq', 'bitboard', 'all'],
  ['24', 'distinct', 'all'],
  ['words', 'dictionary-backtracking', 'all'],
])(
  '%s: a phone shows question, answers and verdict at once, in Indonesian, and nothing keeps a person out',
  async (room, strategy, goal) => {
    const page = await begun(link(strategy, '3.5', room, goal), { ...phone, locale: 'id-ID' });
    for (let place = 1; place <= 5; place++) {
      await exercise(page).getByText(`Pertanyaan ${place} dari 5`).waitFor();
      await choices(page).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      for (const box of await choices(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      ))
        expect(box.height).toBeGreaterThanOrEqual(44);
      await choices(page).first().tap();
      await expect.poll(() => verdict(page).textContent()).toMatch(/^(Benar\.|Belum tepat)/);
      for (const part of [question(page), choices(page).first(), choices(page).last(), verdict(page)]) {
        const box = (await part.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(844);
      }
      if (place === 1) {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await barriers(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await page.getByRole('button', { name: /^(Pertanyaan berikutnya|Lihat hasil)$/ }).tap();
    }
    await question(page).getByText('Jawabanmu benar untuk').waitFor();
    expect(await barriers(page)).toEqual([]);
  },
);

test('a search that is too small says so, and one that cannot be recorded says why', async () => {
  const small = await begun(
    `${link('ida-star', '1.20')}&text=${encodeURIComponent('1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 - 15')}`,
  );
  await exercise(small)
    .getByText(/^This search is small: there (is|are) only/)
    .waitFor();
  const none = await site.open(link('ida-star', '1.5').replace('goal%3Dbest', 'goal%3Dbest%26heuristic%3Dnone'));
  await exercise(none).getByRole('alert').waitFor();
});
