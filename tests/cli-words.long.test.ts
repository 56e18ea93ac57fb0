/** The built command line with a puzzle of words: the paper's counts, whole grids, own lists, levels, sheets, play. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teka } from './cli-run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-words-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

const paper = 'CUT COST MOST SCOUT MUST COTS OUT SUM CUSTOM';
const best = 'MOST MUST SCOUT COST CUT COTS OUT SUM CUSTOM';

describe('solve', () => {
  test.each([
    ['permutations', 3240],
    ['crossings', 1380],
  ])('counts as the paper does, and less in truth: %s', async (strategy, worst) => {
    const { code, out } = await teka(['solve', 'words', '--example', 'paper', '--strategy', strategy, '--json']);
    const { solutions, stats } = JSON.parse(out);
    expect([code, solutions, stats.gauges.worstCase]).toEqual([0, [paper], worst]);
    expect(stats.nodes).toBeGreaterThan(0);
    expect(stats.nodes).toBeLessThan(worst);
  });

  test('finds all fillings of a grid without given answers, and shows the likeliest', async () => {
    const all = await teka(['solve', 'words', '--example', 'paper-grid', '--goal', 'all']);
    expect(all.out.trimEnd().split('\n').slice(0, -1)).toHaveLength(8);
    expect(all.out).toContain(`${best}\n`);
    expect(all.out).toContain('All 8 solutions.');
    const one = await teka(['solve', 'words', '--example', 'paper-grid']);
    expect(one.out).toMatch(/^· · · M · · · ·\n[\s\S]*\n· · C U S T O M\nProven: there is no better solution/);
  });

  test('finds every word of some letters, and those of a pattern', async () => {
    const goalAndWords = async (text: string) => {
      const { goal, solutions } = JSON.parse((await teka(['solve', 'words', '--text', text, '--json'])).out);
      return { goal, solutions };
    };
    const { goal, solutions } = await goalAndWords('STUOMC');
    expect(goal).toBe('all');
    expect(solutions).toEqual(expect.arrayContaining(['CUSTOM', 'SCOUT', 'CUT']));
    expect(await goalAndWords('STUOMC; C?S?')).toEqual({ goal: 'all', solutions: ['COST'] });
  });

  test('takes a list of one’s own, and says where it is wrong', async () => {
    writeFileSync(file('mine.txt'), 'cat\nact\nzebra\ntac\n');
    const mine = ['solve', 'words', '--text', 'TACO', '--words', file('mine.txt'), '--json'];
    expect(JSON.parse((await teka(mine)).out).solutions.sort()).toEqual(['ACT', 'CAT', 'TAC']);
    writeFileSync(file('bad.txt'), 'cat\nd0g\n');
    const bad = await teka(['solve', 'words', '--text', 'TACO', '--words', file('bad.txt')]);
    expect([bad.code, bad.err]).toEqual([2, expect.stringMatching(/^Line 2, column 1 of .*bad\.txt: "d0g"/)]);
  });
});

describe('questions', () => {
  test('check a filling', async () => {
    const check = (answer: string) => teka(['check', 'words', '--example', 'paper-grid', '--answer', answer]);
    expect(await check(best)).toMatchObject({ code: 0, out: 'Right!\n' });
    expect(await check(best.replace('CUT', 'CUS'))).toMatchObject({ code: 1 });
  });

  test('explain what is sure, also in values', async () => {
    const { out } = await teka(['explain', 'words', '--example', 'paper-grid', '--json']);
    const { data } = JSON.parse(out);
    expect(data).toMatchObject({ fillings: 8, exact: true, best });
    expect(data.boxes).toHaveLength(27);
    expect(data.slots).toHaveLength(9);
  });

  test('hint at a letter, a word, everything', async () => {
    const hint = async (level: string) =>
      JSON.parse((await teka(['hint', 'words', '--example', 'paper-grid', '--level', level, '--json'])).out);
    const [least, most] = await Promise.all(['1', '3'].map(hint));
    expect(least.levels).toBe(3);
    // One box of the grid, which may be in two words.
    expect(least.show.replace(/[^A-Z]/g, '')).toMatch(/^(.)\1?$/);
    expect(most.show).toBe(best);
  });
});

describe('levels', () => {
  test('have a seed that may read like a puzzle', async () => {
    const made = await teka(['generate', '--seed', '15', 'words', '--language', 'id', '--difficulty', 'very-easy']);
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('LETTERS'), err: '' });
  });

  test('of a batch have different letters, and come on a sheet with their solutions behind', async () => {
    const batch = [
      'generate',
      'words',
      '--batch',
      '4',
      '--difficulty',
      'very-easy',
      '--seed',
      '1',
      '--to',
      file('new'),
    ];
    const { seeds, files } = JSON.parse((await teka([...batch, '--json'])).out);
    const texts: string[] = files.map((name: string) => readFileSync(name, 'utf8'));
    const wheels = texts.map((text) => [.../^LETTERS (\w+)/.exec(text)![1]!].sort().join(''));
    expect(new Set(wheels).size).toBe(4);
    const again = await teka(['generate', 'words', '--difficulty', 'very-easy', '--seed', String(seeds[3])]);
    expect(again.out).toBe(texts[3]);
    const drawn = await teka(['sheet', 'words', ...files, '--back-pages', '--image', file('out.svg'), '--json']);
    const sheet = JSON.parse(drawn.out);
    expect(sheet).toMatchObject({ pictures: 4, unsolved: [] });
    expect(sheet.files.length % 2).toBe(0);
    expect(readFileSync(file('out-2.svg'), 'utf8')).toContain('the back of the previous page: solutions 1 to');
    expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toHaveLength(sheet.files.length);
  });
});

test('is played with words, the ones that are not in the grid counted apart', async () => {
  const words = ['scum', 'xyz', 'h', 'u', 'c', 'scum', ...best.toLowerCase().split(' '), 'n', 'q'];
  const { code, out } = await teka(['play', 'words', '--example', 'paper-grid'], `${words.join('\n')}\n`);
  expect(code).toBe(0);
  expect(out).toMatch(/STUOMC\n\n· · · \? · · · ·\n/);
  expect(out).toContain('· · ? ? ? ? ? ?\n1 bonus word: SCUM\n');
  expect(out).toContain('X is not on the wheel');
  expect(out).toMatch(/the letter in row \d/i);
  expect(out).toContain('This can still be solved.');
  expect(out).toMatch(/· · C U S T O M\n1 bonus word: SCUM\nSolved!\n/);
});

test('tells whose dictionaries these are', async () => {
  const { notices } = JSON.parse((await teka(['about', '--json'])).out);
  const own = notices.filter(({ puzzle }: { puzzle: string }) => puzzle === 'wordscapes');
  expect(own.length).toBeGreaterThan(1);
  for (const { licence, text } of own)
    expect([licence, text]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
});
