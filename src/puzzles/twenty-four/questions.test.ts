/** Explain, hint and generate: what they say, beyond that they say something. */
import { describe, expect, it } from 'vitest';
import type { Context, Text } from '../../contract/index.ts';
import { explain } from './explain.ts';
import { generator } from './generate/index.ts';
import { hint } from './hint.ts';
import type { Task } from './model.ts';
import { expressions, tasks } from './notation/index.ts';
import { allHands, analysed, idle } from './testing/hands.ts';
import { verify } from './verify/index.ts';

const context = (): Context => ({ ticker: idle, cache: new Map() });
const taskOf = (text: string): Task => {
  const read = tasks.parse(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const codes = (texts: readonly Text[]) => texts.map((text) => text.code);

describe('explain', () => {
  const factsOf = async (text: string) => {
    const { verdict, facts } = await explain(taskOf(text), context());
    return { verdict: verdict.code, facts: Object.fromEntries(facts.map((f) => [f.label.code, f.value])) };
  };

  it('counts solutions in each sense, and tells the grade with its reason', async () => {
    const { verdict, facts } = await factsOf('A 2 3 4');
    expect(verdict).toBe('hint-solvable');
    expect(facts).toMatchObject({
      'label-all': { params: { n: 242 } },
      'label-d1': { params: { n: 4 } },
      'label-d2': { params: { n: 3 } },
      'label-fraction': { code: 'no' },
      'label-grade': { params: { level: { code: 'level-beginner' } } },
    });
  });

  it('says where a fraction cannot be avoided', async () => {
    expect((await factsOf('3 3 8 8')).facts).toMatchObject({
      'label-fraction': { code: 'yes' },
      'label-grade': { params: { level: { code: 'level-expert' } } },
    });
  });

  it('says that nothing was found, and grades nothing then', async () => {
    const { verdict, facts } = await factsOf('6 K K 6');
    expect(verdict).toBe('hint-unsolvable');
    expect(facts).toMatchObject({ 'label-all': { params: { n: 0 } } });
    expect(facts).not.toHaveProperty('label-grade');
  });

  it('tells how much of the television game is within reach', async () => {
    const { verdict, facts } = await factsOf('25 50 75 100 3 6 -> 952 countdown');
    expect(verdict).toBe('hint-solvable');
    expect(facts).toMatchObject({ 'label-reach': { params: { reached: 831, of: 899 } } });
  });

  it('does not claim to have counted what it did not', async () => {
    expect((await factsOf('1 2 3 4 5 6 7 -> 24')).facts).toMatchObject({
      'label-counts': { code: 'too-many-to-count' },
    });
  });
});

describe('explain a pattern', () => {
  it.each([
    ['? ? ? ?', 1820, 1820, { n: 24 }],
    ['25 50 75 100 3 6 -> ? countdown', 899, 1, { n: 101, last: 999 }],
    ['? ? ? ? ? ? -> ? countdown', 11_905_457, 13_243, { n: 101, last: 999 }],
    ['4 4 ? 4 -> ?', 1300, 13, { n: 1, last: 100 }],
  ])('%s stands for %i hands', async (text, hands, sets, targets) => {
    const { verdict, facts } = await explain(taskOf(text), context());
    expect(verdict).toMatchObject({ code: 'pattern-verdict', params: { hands: { params: { n: hands } } } });
    const values = Object.fromEntries(facts.map((f) => [f.label.code, f.value]));
    expect(values).toMatchObject({ 'label-sets': { params: { n: sets } }, 'label-targets': { params: targets } });
    expect('label-unknown' in values).toBe(sets > 1);
  });
});

describe('hint', () => {
  it('tells of a pattern that it must be solved', async () => {
    expect(codes((await hint(taskOf('? ? ? ?'), context())).map((h) => h.text))).toEqual(['hint-pattern']);
  });

  it('goes from whether it can be done to the whole expression', async () => {
    const hints = await hint(taskOf('4 J 10 9'), context());
    expect(codes(hints.map((h) => h.offer))).toEqual(['offer-solvable', 'offer-last', 'offer-first', 'offer-all']);
    expect(hints[1]!.text.params).toEqual({ step: '4 + 20 = 24' });
    expect(hints[2]!.text.params).toEqual({ step: 'J − 9 = 2' });
  });

  it('puts values that are no plain numbers into parentheses', async () => {
    const [, last, first] = await hint(taskOf('3 3 8 8'), context());
    expect(last!.text.params).toEqual({ step: '8 ÷ (1/3) = 24' });
    expect(first!.text.params).toEqual({ step: '8 ÷ 3 = 8/3' });
  });

  it('ends in an answer that holds, for every solvable hand; and says no for every other', async () => {
    for (const hand of allHands()) {
      const hints = await hint(hand, context());
      const whole = hints.at(-1)!.text;
      if (analysed(hand).all === 0) {
        expect(codes(hints.map((h) => h.text))).toEqual(['hint-unsolvable']);
        continue;
      }
      const answer = expressions.parse(String(whole.params!.expression));
      expect(answer.ok && verify(hand, answer.value)).toEqual([]);
    }
  });

  it('says so where the target lies there already', async () => {
    expect(codes((await hint(taskOf('25 50 -> 50 countdown'), context())).map((h) => h.text))).toEqual(['hint-there']);
  });
});

describe('generate', () => {
  const deal = async (seed: number, solvable = false) => {
    const made = await generator.generate({ seed, options: { solvable } }, context());
    if (!made.ok) throw new Error('a hand can always be dealt');
    return made.value;
  };

  it('deals only what can be solved where asked, and anything where not', async () => {
    const hands = (solvable: boolean) => Promise.all(Array.from({ length: 100 }, (_, seed) => deal(seed, solvable)));
    expect((await hands(true)).filter((hand) => analysed(hand).all === 0)).toEqual([]);
    // About a fifth of all deals have no solution.
    expect((await hands(false)).filter((hand) => analysed(hand).all === 0).length).toBeGreaterThan(5);
  });

  it('deals from a pack of 52: every rank, and as many alike as a pack gives', async () => {
    const hands = await Promise.all(Array.from({ length: 4000 }, (_, seed) => deal(seed)));
    const dealt = hands.map(({ numbers }) => numbers);
    expect(new Set(dealt.flat()).size).toBe(13);
    const withPair = dealt.filter((numbers) => new Set(numbers).size < 4).length / dealt.length;
    // 1 - 52 * 48 * 44 * 40 / (52 * 51 * 50 * 49), with cards put back it would be 0.399.
    expect(withPair).toBeGreaterThan(0.3);
    expect(withPair).toBeLessThan(0.35);
  });
});
