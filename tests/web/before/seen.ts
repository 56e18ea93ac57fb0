/**
 * What a person finds in a room, read through roles and names and from what the browser keeps, never through the
 * layout: so a page with another layout is held to the same links and the same storage.
 */
import type { Page } from 'playwright-core';
import { settled } from '../at-work.ts';

export interface Seen {
  /** The address as the page itself writes it again: it names only what the page has understood. */
  readonly address: Readonly<Record<string, string>>;
  readonly text: string;
  /** Empty where the choice is left to the engine. */
  readonly strategy: string;
  readonly goal: string;
  /** The board as a screen reader finds it, without the words of any language. */
  readonly board: readonly string[];
}

/** The board of each room, as lines. */
const boards: Readonly<Record<string, (page: Page) => Promise<readonly string[]>>> = {
  fifteen: async (page) =>
    (await lines(page, /^\S+ \d+: .*\.$/)).map((line) =>
      line
        .replace(/^.*: |\.$/g, '')
        .split(' ')
        .map((tile) => (/^\d+$/.test(tile) ? tile : '-'))
        .join(' '),
    ),
  'iq-puzzler-pro': async (page) => (await lines(page, /^\S( \S)*$/)).map((row) => row.replaceAll(' ', '')),
  'twenty-four': async (page) => {
    const cards = page.getByRole('button', { name: /^\S+, (card|kartu) \d+$/ });
    const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
    return names.map((name) => name.replace(/,.*$/, ''));
  },
  wordscapes: async (page) => {
    const slots = page.getByRole('list', { name: /^(Words of the grid|Kata-kata di grid)$/ }).getByRole('listitem');
    const words = (await slots.allTextContents()).map((line) => {
      const [, number, direction, letters = ''] = /^(\d+) (.*): (.*)$/.exec(line) ?? [];
      const boxes = letters.split(' ').map((letter) => (/^[A-Z]+$/.test(letter) ? letter : '?'));
      return `${number}${/^(across|mendatar)$/.test(direction ?? '') ? 'A' : 'D'} ${boxes.join('')}`;
    });
    const letters = page.getByRole('textbox', { name: /^(Letters on the wheel|Huruf pada roda)$/ });
    const drawn = (await letters.count()) > 0 ? [await letters.inputValue()] : [];
    return [...words, ...drawn, ...(await raced(page))];
  },
};

/**
 * Of a race that is not begun, in which nothing is counted yet: what the explanation says that the strategy of each lane
 * takes at worst.
 */
async function raced(page: Page): Promise<readonly string[]> {
  const race = page.getByRole('radio', { name: /^(Race|Adu strategi)$/ });
  if ((await race.count()) === 0) return [];
  await race.check();
  await page.getByRole('heading', { name: /^(The race|Adu strategi)$/ }).waitFor();
  const choices = await page.getByLabel(/^(Lane|Jalur) \d$/).all();
  const strategies = await Promise.all(choices.map((choice) => choice.inputValue()));
  if (strategies.length === 0 || (await page.getByRole('region', { name: /^(Lane|Jalur) \d: / }).count()) > 0)
    return [];
  const worst = await inSolve(page, async () => {
    const explain = page.getByRole('button', { name: /^(Explain|Jelaskan)$/ });
    if ((await explain.getAttribute('aria-expanded')) !== 'true') await explain.click();
    const total = page.getByRole('row', { name: /^=/ });
    await total.waitFor();
    const [, , , , permutations, , crossings] = await total.locator('td, th').allTextContents();
    return { permutations, crossings } as Readonly<Record<string, string | undefined>>;
  });
  return strategies.map((strategy) => `0 / ${worst[strategy]}`);
}

const lines = async (page: Page, form: RegExp): Promise<readonly string[]> =>
  (await page.getByRole('listitem').allTextContents()).filter((line) => form.test(line));

/** All that the browser keeps for the page. */
export const storage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** What is found in the room of a puzzle once it is all there. How it is solved is looked up where that is done, and left again. */
export async function seen(page: Page, puzzle: string): Promise<Seen> {
  await page.getByRole('tab').first().waitFor();
  await settled(page);
  const kept = await storage(page);
  return {
    address: partsOf(kept[`teka:${puzzle}:address`] ?? ''),
    board: (await boards[puzzle]?.(page)) ?? [],
    ...(await asked(page)),
  };
}

/** What stands in the fields of the mode that solves; the page is left in the mode that it was in. */
const asked = (page: Page): Promise<Pick<Seen, 'text' | 'strategy' | 'goal'>> =>
  inSolve(page, async () => {
    const form = page.locator('form#ask');
    await form.waitFor();
    return {
      text: await form.locator('textarea, input[type=text]').first().inputValue(),
      strategy: await page
        .getByLabel(/^(Strategy|Strategi)$/)
        .first()
        .inputValue(),
      goal: await page.getByLabel(/^(Look for|Yang dicari)$/).inputValue(),
    };
  });

/** Reads something in the mode that solves, and goes back. */
async function inSolve<T>(page: Page, read: () => Promise<T>): Promise<T> {
  const name = await page.locator('[role=tab][aria-selected=true]').textContent();
  await page.getByRole('tab', { name: /^(Solve|Pecahkan)$/ }).click();
  const found = await read();
  await page.getByRole('tab', { name: name!, exact: true }).click();
  return found;
}

/** The parts of an address by their names; the room is `room`. A clock that goes on stands still at zero. */
export function partsOf(hash: string): Record<string, string> {
  const [path = '', query = ''] = hash.replace(/^#\//, '').split(/\?(.*)/s);
  const parts = Object.fromEntries(new URLSearchParams(query));
  if (path === 'fifteen' && parts.state !== undefined) parts.state = stopped(parts.state);
  return { room: path, ...parts };
}

/** The state of a sliding board without its time. */
export const stopped = (state: string): string => state.replace(/^([^.]*\.[^.]*)\.\d+/, '$1.0');
