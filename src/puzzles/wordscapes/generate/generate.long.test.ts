import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../algorithms/random/random.ts';
import { type Context, languages, type Options, type Parsed, speaker, type Wish } from '../../../contract/index.ts';
import { lexiconOf } from '../lexicon/index.ts';
import { dictionaryLanguages, type Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { gridOf, isConnected, naiveFillings, runsOf } from '../testing/naive.ts';
import { texts } from '../texts.ts';
import { drawLevel } from './generate.ts';
import { difficultyOf } from './grade.ts';
import { generator } from './index.ts';
import { levels } from './levels.ts';
import { allTerms, anyPlan, RAREST } from './plans.ts';

const free = (): Context => ({ ticker: { tick: () => undefined }, cache: new Map() });

async function wished(wish: Partial<Wish> & { readonly options?: Options } = {}): Promise<Parsed<Task>> {
  return generator.generate({ seed: 1, ...wish, options: { language: 'en', ...wish.options } }, free());
}

async function made(wish?: Parameters<typeof wished>[0]): Promise<Task> {
  const result = await wished(wish);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

const refusal = async (wish: Parameters<typeof wished>[0]): Promise<string> => {
  const result = await wished(wish);
  if (result.ok) throw new Error(tasks.format(result.value));
  return result.problem.text.code;
};

/** Everything a level promises, by means that share nothing with how it was made. */
async function examine(task: Task): Promise<void> {
  const grid = gridOf(task);
  const runs = runsOf(grid);
  expect(Math.max(grid.rows, grid.columns)).toBeLessThanOrEqual(12);
  expect(task.letters.length).toBeGreaterThanOrEqual(5);
  expect(task.letters.length).toBeLessThanOrEqual(8);
  expect(runs.length).toBeGreaterThanOrEqual(5);
  expect(runs.length).toBeLessThanOrEqual(20);
  expect(isConnected(grid)).toBe(true);
  expect(runs.every(({ length }) => length >= 3)).toBe(true);
  expect(task).toMatchObject({ list: 'common', bonus: [] });
  expect(task.answers).toBeUndefined();

  const words = (await lexiconOf(task)).wordsOf(task.letters).filter(({ isCommon }) => isCommon);
  const [right, ...others] = naiveFillings(grid, words, 2);
  expect(others).toEqual([]);
  const answers = runs.map((run) => run.map((cell) => right![cell]).join(''));
  expect(new Set(answers).size).toBe(runs.length);
  expect(answers.some((answer) => [...answer].sort().join() === [...task.letters].sort().join())).toBe(true);
  expect(answers).not.toContain(task.letters);
  const rarities = new Map(words.map(({ text, rarity }) => [text, rarity]));
  if (!task.own) expect(answers.filter((answer) => rarities.get(answer)! > RAREST)).toEqual([]);

  const shown = [...grid.cells].flatMap((cell, at) => (/[A-Z]/.test(cell) ? [at] : []));
  expect(shown.length).toBeLessThanOrEqual(right!.replaceAll('.', '').length / 3);
  expect(runs.some((run) => run.every((cell) => shown.includes(cell)))).toBe(false);
  for (const cell of shown) {
    const fewer = { ...grid, cells: `${grid.cells.slice(0, cell)}?${grid.cells.slice(cell + 1)}` };
    expect(naiveFillings(fewer, words, 2)).toHaveLength(2);
  }
  expect(tasks.parse(tasks.format(task))).toEqual({ ok: true, value: task });
}

describe.each(dictionaryLanguages)('levels in %s', (language) => {
  it.each(levels)('that are %s have one filling, and as few letters shown as can be', async (difficulty) => {
    for (const seed of [1, 2]) {
      const task = await made({ seed, difficulty, options: { language } });
      expect(task.language).toBe(language);
      await examine(task);
      expect(await difficultyOf(task)).toBe(difficulty);
    }
    const first = { difficulty, options: { language } };
    expect(await made(first)).toEqual(await made(first));
  });

  it('differ from seed to seed', async () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const all = await Promise.all(seeds.map((seed) => made({ seed, difficulty: 'easy', options: { language } })));
    expect(new Set(all.map((task) => generator.key!(task))).size).toBeGreaterThan(5);
  });
});

it('a seed gives the same level today and on every machine', () => {
  const words = 'NEST NOT NOTE NOTES ONE ONSET SENT SET STONE TEN TOE TONES'.split(' ');
  const all = words.map((text, i) => ({ text, rarity: (7 * i) % 40, isCommon: true }));
  // Every word can be laid from every wheel that is drawn.
  const lexicon = { wordsOf: () => all, find: (text: string) => all.find((word) => word.text === text) };
  const plan = { ...anyPlan, ...allTerms[0]!, words: [10, 10] } as const;
  const { best } = drawLevel(plan, { language: 'en' }, lexicon, seededRandom(1), free().ticker);
  expect(tasks.format(best!.task)).toBe(
    [
      'LETTERS STEON',
      'LIST common',
      'GRID',
      '?????....',
      '.?......?',
      '.?...?..?',
      '.?...????',
      '.?????.?.',
      '..?.?..?.',
      '..???..?.',
      '....?....',
    ].join('\n'),
  );
});

describe('wishes', () => {
  it('for letters and words are met', async () => {
    for (const [letters, words] of [
      [5, 18],
      [7, 20],
      [8, 5],
    ] as const) {
      const task = await made({ options: { letters, 'grid-words': words } });
      expect([task.letters.length, runsOf(gridOf(task)).length]).toEqual([letters, words]);
      await examine(task);
    }
  });

  it('that cannot be met are refused in words', async () => {
    expect(await refusal({ difficulty: 'very-hard', options: { letters: 5, 'grid-words': 5 } })).toBe('wish-not-found');
    expect(await refusal({ attached: { words: 'stone tones ten' } })).toBe('wish-not-found');
    expect(await refusal({ attached: { words: 'cat dog' } })).toBe('wish-no-wheel');
    for (const language of languages) {
      const say = speaker(language, texts);
      for (const wish of [{ options: { letters: 5 } }, {}]) {
        const result = await wished({ ...wish, attached: { words: 'cat dog' } });
        expect(say(result.ok ? { code: '' } : result.problem.text)).toMatch(/^[A-Z].*\b5\b.*\.$/);
      }
    }
  });

  it('for a list of one’s own take nothing else, and what is wrong with it has a place', async () => {
    const words = 'stone\ntones\nnotes\nonset\nnest\nnote\nten\nnot\none\nset\nsent\ntoe';
    const task = await made({ attached: { words }, options: { 'grid-words': 7 } });
    expect(task.own).toEqual(words.toUpperCase().split('\n').sort());
    await examine(task);
    const wrong = await wished({ attached: { words: 'stone\nno7es' } });
    expect(wrong).toMatchObject({ ok: false, problem: { place: { line: 2 } } });
  });

  it('can be read off a level, and two levels of the same letters are alike', async () => {
    const task = await made({ options: { language: 'id', letters: 6 } });
    expect(generator.like!(task)).toEqual({ language: 'id', letters: 6 });
    expect(generator.like!({ ...task, letters: 'TEN' })).toEqual({ language: 'id' });
    const mixed = { ...task, letters: [...task.letters].reverse().join('') };
    expect(generator.key!(mixed)).toBe(generator.key!(task));
    expect(generator.key!({ ...task, letters: 'QQQQQQ' })).not.toBe(generator.key!(task));
  });

  it('can be stopped', async () => {
    const stop = new Error('stop');
    const tick = () => {
      throw stop;
    };
    const context = { ...free(), ticker: { tick } };
    await expect(generator.generate({ seed: 1, options: { language: 'en' } }, context)).rejects.toBe(stop);
  });
});
