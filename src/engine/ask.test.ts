import { describe, expect, it } from 'vitest';
import { parsed, refused, type Wish } from '../contract/index.ts';
import { answer, type Question } from './ask.ts';
import { fakePuzzle } from './testing/fake.ts';

const word = { code: 'word' };
const wishes: Wish[] = [];
const full = fakePuzzle([], {
  explain: (instance) => ({ verdict: { code: 'verdict', params: { instance } }, facts: [] }),
  hint: () => [{ offer: word, text: word }],
  generator: {
    difficulties: [{ id: 'easy', name: word }],
    options: { odd: { kind: 'flag', default: false, summary: word } },
    generate(wish) {
      wishes.push(wish);
      return wish.seed < 0 ? refused({ code: 'no-luck' }) : parsed(wish.seed);
    },
  },
});
const bare = fakePuzzle([]);

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

  it.each([
    { ask: 'explain', ...of },
    { ask: 'hint', ...of },
    { ask: 'generate', puzzle: 'fake', seed: 1 },
  ] as const)('say what a puzzle does not offer: %j', async (question) => {
    const problem = { text: { code: 'not-offered', params: { what: question.ask } } };
    expect(await ask(question, bare)).toEqual({ ok: false, of: 'instance', problem });
  });
});
