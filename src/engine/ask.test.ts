import { describe, expect, it } from 'vitest';
import { parsed, refused, type Wish } from '../contract/index.ts';
import { answer, type Question } from './ask.ts';
import { fakePuzzle, number } from './testing/fake.ts';

const word = { code: 'word' };
const wishes: Wish[] = [];
const full = fakePuzzle([], {
  helping: {
    explain: (instance) => ({ verdict: { code: 'verdict', params: { instance } }, facts: [] }),
    hint: () => [{ kind: 'nudge', offer: word, text: word }],
  },
  making: {
    difficulties: [{ id: 'easy', name: word }],
    options: { odd: { kind: 'flag', default: false, summary: word } },
    generate(wish) {
      wishes.push(wish);
      return wish.seed < 0 ? refused({ code: 'no-luck' }) : parsed(wish.seed);
    },
  },
});
const bare = fakePuzzle([]);
/** All numbers up to the instance, as `atlas` sees them. */
const numbered = fakePuzzle([], {
  solving: {
    atlas: (instance) =>
      instance > 100 ? refused({ code: 'too-many' }) : parsed({ count: instance, at: (index) => index + 1 }),
  },
});

const context = { ticker: { tick() {} }, cache: new Map() };
const ask = (question: Question, puzzle = full) => answer(puzzle as never, question, context);
const of = { puzzle: 'fake', text: '5' };

describe('questions', () => {
  it('check an answer', async () => {
    expect(await ask({ ask: 'check', ...of, answer: '3' })).toEqual({ ok: true, ask: 'check', problems: [] });
    expect(await ask({ ask: 'check', ...of, answer: '6' })).toMatchObject({
      problems: [{ text: { code: 'out-of-range' } }],
    });
  });

  it('tell what a right answer costs, where the puzzle has a word for it', async () => {
    const cost = (n: number) => ({ code: 'cost', params: { n } });
    const worded = fakePuzzle([], { solution: { ...number, kind: 'position', cost } });
    expect(await ask({ ask: 'check', ...of, answer: '3' }, worded)).toEqual({
      ...{ ok: true, ask: 'check', problems: [], cost: 3 },
    });
    expect(await ask({ ask: 'check', ...of, answer: '6' }, worded)).not.toHaveProperty('cost');
  });

  it('tell whose text cannot be read', async () => {
    expect(await ask({ ask: 'check', ...of, answer: 'x' })).toMatchObject({ ok: false, of: 'answer' });
    expect(await ask({ ask: 'check', ...of, text: 'x', answer: '3' })).toMatchObject({ ok: false, of: 'instance' });
  });

  it('explain and hint', async () => {
    expect(await ask({ ask: 'explain', ...of })).toMatchObject({
      explanation: { verdict: { params: { instance: 5 } } },
    });
    expect(await ask({ ask: 'hint', ...of })).toMatchObject({ hints: [{ offer: word }] });
  });

  it('generate, with options filled in', async () => {
    expect(await ask({ ask: 'generate', puzzle: 'fake', seed: 4 })).toEqual({ ok: true, ask: 'generate', text: '4' });
    expect(wishes.at(-1)).toEqual({ seed: 4, options: { odd: false } });
    await ask({ ask: 'generate', puzzle: 'fake', seed: 4, difficulty: 'easy', options: { odd: 'true' } });
    expect(wishes.at(-1)).toEqual({ seed: 4, difficulty: 'easy', options: { odd: true } });
    await ask({ ask: 'generate', puzzle: 'fake', seed: 4, attached: { list: 'a b' } });
    expect(wishes.at(-1)).toEqual({ seed: 4, options: { odd: false }, attached: { list: 'a b' } });
  });

  it.each([
    [{ seed: 4, difficulty: 'hard' }, 'unknown-difficulty'],
    [{ seed: 4, options: { even: true } }, 'unknown-option'],
    [{ seed: -1 }, 'no-luck'],
  ])('refuse the wish %j', async (wish, code) => {
    expect(await ask({ ask: 'generate', puzzle: 'fake', ...wish })).toMatchObject({
      ok: false,
      problem: { text: { code } },
    });
  });

  it('pick a solution by its number', async () => {
    const pick = (index: number) => ask({ ask: 'pick', ...of, index }, numbered);
    expect(await pick(0)).toEqual({ ok: true, ask: 'pick', count: 5, index: 0, solution: '1' });
    expect(await pick(4)).toEqual({ ok: true, ask: 'pick', count: 5, index: 4, solution: '5' });
    for (const index of [-1, 5, 1.5, Number.NaN]) {
      expect(await pick(index)).toEqual({ ok: true, ask: 'pick', count: 5, index });
    }
  });

  it('pick a solution evenly by a seed', async () => {
    const drawn = new Map<string, number>();
    for (let seed = 1; seed <= 500; seed++) {
      const reply = await ask({ ask: 'pick', ...of, seed }, numbered);
      expect(await ask({ ask: 'pick', ...of, seed }, numbered)).toEqual(reply);
      if (!reply.ok || reply.ask !== 'pick') throw new Error('no pick');
      expect(reply.solution).toBe(String(reply.index + 1));
      drawn.set(reply.solution!, (drawn.get(reply.solution!) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual(['1', '2', '3', '4', '5']);
    for (const times of drawn.values()) expect(times).toBeGreaterThan(60);
    expect(await ask({ ask: 'pick', ...of }, numbered)).toEqual(await ask({ ask: 'pick', ...of, seed: 1 }, numbered));
  });

  it('pick nothing where there is nothing, and say where it cannot be told', async () => {
    const pick = (text: string) => ask({ ask: 'pick', puzzle: 'fake', text, seed: 3 }, numbered);
    expect(await pick('0')).toEqual({ ok: true, ask: 'pick', count: 0, index: 0 });
    expect(await pick('101')).toEqual({ ok: false, of: 'instance', problem: { text: { code: 'too-many' } } });
    expect(await pick('x')).toMatchObject({ ok: false, of: 'instance', problem: { text: { code: 'no-number' } } });
  });

  it.each([
    { ask: 'explain', ...of },
    { ask: 'hint', ...of },
    { ask: 'pick', ...of },
    { ask: 'generate', puzzle: 'fake', seed: 1 },
  ] as const)('say what a puzzle does not offer: %j', async (question) => {
    const problem = { text: { code: 'not-offered', params: { what: question.ask } } };
    expect(await ask(question, bare)).toEqual({ ok: false, of: 'instance', problem });
  });
});
