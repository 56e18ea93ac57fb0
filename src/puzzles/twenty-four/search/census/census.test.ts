/** What a census finds, against brute force and against the other strategies; and which strategy takes what. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect, throughEngine } from '../../../testing/run.ts';
import { twentyFour } from '../../index.ts';
import { isFinding } from '../../model.ts';
import { tasks } from '../../notation/index.ts';
import { analysed } from '../../testing/hands.ts';
import { reachable } from '../../testing/oracle.ts';
import { patternOf } from '../../testing/patterns.ts';
import { everyExpressionOf, inDoubles } from '../../testing/report.ts';
import { handsOf } from './hands.ts';

const told = async (text: string) => {
  const found = await collect(twentyFour, { text, strategy: 'census', goal: 'all' }, 1e9);
  return found!.solutions.flatMap((answer) => (isFinding(answer) ? [answer] : []));
};

describe('a census', () => {
  it('tells the solvable hands of four cards, with the easiest solution of each', async () => {
    const findings = await told('? ? ? ?');
    expect(findings).toHaveLength(1362);
    for (const { hand, expression } of findings.filter((_, i) => i % 20 === 0)) {
      expect(analysed(hand).easiest!.expression).toEqual(expression);
    }
  });

  it('counts the same in shards as in one, and tells how many hands it looked at', async () => {
    const outcome = await throughEngine(twentyFour, { text: 'A ? ? ?', goal: 'count', part: '1-200' });
    const rest = await throughEngine(twentyFour, { text: 'A ? ? ?', goal: 'count', part: '201-455' });
    const whole = await throughEngine(twentyFour, { text: 'A ? ? ?', goal: 'count' });
    expect(whole.ended).toMatchObject({ count: 342, proven: true, stats: { nodes: 455 } });
    expect(outcome.ended!.count + rest.ended!.count).toBe(342);
  });

  it('makes of four fours what brute force makes', async () => {
    const values = new Set([...everyExpressionOf([4, 4, 4, 4])].map((e) => Math.round(inDoubles(e) * 1e9) / 1e9));
    const whole = [...values].filter((value) => Number.isInteger(value) && value >= 1 && value <= 100);
    const findings = await told('4 4 4 4 -> ?');
    expect(findings.map(({ hand }) => hand.target)).toEqual(whole.toSorted((a, b) => a - b));
  });

  it('finds the targets of Countdown that brute force finds, for the goals all and count', async () => {
    const numbers = fc.array(fc.constantFrom(1, 2, 3, 5, 7, 9, 10, 25, 75, 100), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(numbers, async (given) => {
        const text = `${given.join(' ')} -> ? countdown`;
        const wanted = [...reachable(given)].filter((value) => value >= 101 && value <= 999);
        const targets = (await told(text)).map(({ hand }) => hand.target);
        expect(targets).toEqual(wanted.toSorted((a, b) => a - b));
        const counted = await collect(twentyFour, { text, strategy: 'census', goal: 'count' }, 1e9);
        expect(counted!.count).toBe(wanted.length);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['1 2 3 4 5 6', 441],
    ['25 50 75 100 3 6', 831],
    ['7 7 8 8 9 9', 637],
    ['1 1 10 10 25 100', 520],
  ])('reaches from %s the known %i targets', async (numbers, count) => {
    expect(await told(`${numbers} -> ? countdown`)).toHaveLength(count);
  });

  it.each(['100 75 50 25 10 ? -> 4687500 countdown', '2 3 5 7 ? -> 211', '1 1 ? -> ?'])(
    'finds of %s the hands that subset-table solves, also those beyond any table',
    async (text) => {
      const findings = await told(text);
      const found = new Set(findings.map(({ hand }) => tasks.format(hand)));
      expect(found.size).toBeGreaterThan(0);
      const { rules, ...pattern } = patternOf(text);
      const targets = pattern.target === '?' ? Array.from({ length: 100 }, (_, i) => i + 1) : [pattern.target];
      for (const numbers of handsOf({ rules, ...pattern })) {
        for (const target of targets) {
          const hand = tasks.format({ numbers, target, rules });
          const one = await collect(twentyFour, { text: hand, strategy: 'subset-table', goal: 'first' }, 1e9);
          expect(one!.count === 1, hand).toBe(found.has(hand));
        }
      }
    },
  );
});

describe('which strategy takes what', () => {
  const refusal = async (request: Parameters<typeof throughEngine>[1]) => {
    const [event] = (await throughEngine(twentyFour, request)).events;
    return event?.type === 'refused' ? event.problem.text.code : event?.type;
  };

  it('a pattern is taken by the census alone, and a hand by the others', async () => {
    for (const strategy of ['distinct', 'subset-table', 'every-expression']) {
      expect(await refusal({ text: '? ? ? ?', strategy })).toBe('needs-census');
    }
    expect(await refusal({ text: '6 6 6 6', strategy: 'census' })).toBe('needs-pattern');
    expect(await refusal({ text: '? ? ? ?', goal: 'best' })).toBe('census-without-best');
    expect(await refusal({ text: '? ? ? ?', goal: 'best', strategy: 'census' })).toBe('census-without-best');
  });

  it('the option is the same as the word, and refuses what would be too large', async () => {
    const started = await throughEngine(twentyFour, { text: '9 ? -> 99', options: { countdown: true } });
    expect(started.events[0]).toMatchObject({ text: '9 ? -> 99 countdown', strategy: 'census', goal: 'all' });
    const text = '? ? ? ? ? ? 999999 -> 24';
    expect(tasks.parse(text).ok).toBe(true);
    expect(await refusal({ text, strategy: 'census', options: { countdown: true } })).toBe('too-large');
  });

  it.each([
    ['? ? ? ?', 'all'],
    ['? ? ? ? ? -> 24', 'count'],
    ['25 50 75 100 3 6 -> ? countdown', 'all'],
    ['25 50 75 100 3 ? -> ? countdown', 'count'],
    ['? ? ? ? ? ? -> 952 countdown', 'count'],
    ['25 50 -> 75', 'all'],
  ])('%s usually asks for %s', (text, goal) => {
    const read = tasks.parse(text);
    expect(read.ok && twentyFour.solving.goal(read.value)).toBe(goal);
  });
});
