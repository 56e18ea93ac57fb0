/** Every strategy is watched as it counts: for every goal, every option, and hands that take every way of the search. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goals, speaker } from '../../../../contract/index.ts';
import { countComplaints, traceOf } from '../../../testing/counted.ts';
import { twentyFour } from '../../index.ts';
import { expressionOf, type Hand } from '../../model.ts';
import { answers, hands } from '../../notation/index.ts';
import { countdownHand } from '../../testing/arbitrary.ts';
import { texts } from '../../texts.ts';
import { evaluate } from '../../verify/index.ts';

const numbersHand = (most: number): fc.Arbitrary<Hand> =>
  fc.record({
    numbers: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: most }),
    target: fc.integer({ min: 0, max: 30 }),
    rules: fc.constant('numbers' as const),
  });

const say = speaker('en', texts);

describe.each(goals)('for the goal %s', (goal) => {
  it('every expression is a counted leaf', async () => {
    await fc.assert(
      fc.asyncProperty(numbersHand(3), fc.constantFrom('d1', 'd2', 'none'), async (hand, merge) => {
        const text = hands.format(hand);
        const distinct = { text, strategy: 'distinct', goal, options: { merge } };
        expect(await countComplaints(twentyFour, distinct)).toEqual([]);
        expect(await countComplaints(twentyFour, { text, strategy: 'every-expression', goal })).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('every combination of two values is counted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(numbersHand(4), countdownHand), fc.boolean(), async (hand, countdown) => {
        const asked = { text: hands.format(hand), strategy: 'subset-table', goal, options: { countdown } };
        expect(await countComplaints(twentyFour, asked, 3000)).toSatisfy((said) => !said || said.length === 0);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    '6 6 6 6',
    '1 2 3 4 5 -> 100',
    '0 0 1 2 -> 0',
    '0 1 2 -> 0 countdown',
    '3 7 7 8 9 -> 10 countdown',
    '1 1 2 2 3 -> 999 countdown',
  ])('%s is watched as it is counted', async (text) => {
    const asked = { text, strategy: 'subset-table', goal };
    expect(await countComplaints(twentyFour, asked, 100_000)).toEqual([]);
  });
});

describe('an enumeration', () => {
  it('has the solutions of the report, and says of everything else what it is', async () => {
    const trace = (await traceOf(twentyFour, { text: '6 6 6 6', strategy: 'every-expression', goal: 'all' }))!;
    const leaves = trace.nodes.filter(({ counted }) => counted);
    expect(leaves).toHaveLength(320);
    expect(trace.solutions).toHaveLength(7);
    for (const { position, outcome, why, figures } of leaves) {
      const value = evaluate(expressionOf(position), 'cards');
      if ('code' in value) expect([outcome, why?.code]).toEqual(['dead end', 'division-by-zero']);
      else {
        const exact = Number(value.over) / Number(value.under);
        expect(figures).toMatchObject({ value: exact });
        expect(figures!.distance).toBeCloseTo(Math.abs(exact - 24), 9);
        if (exact !== 24) expect(say(why!)).toMatch(/^It equals -?[0-9]+(\/[0-9]+)?, not 24\.$/);
        else expect(outcome).toBe('solution');
      }
    }
  });

  it('goes from orders to operators to parentheses', async () => {
    const trace = (await traceOf(twentyFour, { text: '7 8 5 6', strategy: 'every-expression', goal: 'first' }))!;
    const way = [trace.nodes.at(-1)!];
    while (way[0]!.parent !== undefined) way.unshift(trace.nodes[way[0]!.parent]!);
    expect(way.map(({ position }) => answers.format(position))).toEqual([
      ...['7', '7', '7 + 8', '(7 + 8) + 5', '((7 + 8) + 5) + 6'],
      ...['7 - 8', '(7 - 8) + 5', '((7 - 8) + 5) * 6', '((7 - 8) + 5) * 6'],
    ]);
    expect(say(way[5]!.why!)).toBe('The operators so far: 7 − 8 … 5 … 6. The parentheses come last.');
  });

  it('names the earlier solution that one is the same as', async () => {
    const trace = (await traceOf(twentyFour, { text: '6 6 6 6', strategy: 'distinct', goal: 'all' }))!;
    expect(trace.solutions).toHaveLength(2);
    const same = trace.nodes.filter(({ why }) => why?.code === 'watch-same');
    expect(same).toHaveLength(5);
    expect(say(same[0]!.why!)).toMatch(/^It is essentially the same as 6 \+ 6 \+ 6 \+ 6, which/);
  });
});

describe('tables over subsets', () => {
  it('join a value to the node that has it, by subset and value', async () => {
    const trace = (await traceOf(twentyFour, { text: '2 2 3 -> 7', strategy: 'subset-table', goal: 'all' }))!;
    const joining = trace.nodes.filter(({ joins }) => joins !== undefined);
    expect(joining.length).toBeGreaterThan(5);
    for (const { joins, position, figures } of joining) {
      const known = trace.nodes[joins!]!;
      expect([known.figures, known.joins]).toEqual([figures, undefined]);
      expect(evaluate(expressionOf(known.position), 'numbers')).toEqual(evaluate(expressionOf(position), 'numbers'));
    }
    const combined = trace.nodes.find(({ counted }) => counted)!;
    expect(say(combined.why!)).toBe('Together 2 and 2 make 4, 0, 4, 1, 1.');
  });

  it('are followed by a tree from the target backwards, whose positions all have its value', async () => {
    const text = '25 50 75 3 6 -> 952 countdown';
    const trace = (await traceOf(twentyFour, { text, strategy: 'subset-table', goal: 'all' }))!;
    const backwards = trace.nodes.filter(({ iteration }) => iteration === 1);
    expect(backwards.length).toBeGreaterThan(100);
    for (const { position } of backwards) {
      expect(evaluate(expressionOf(position), 'numbers')).toEqual({ over: 952n, under: 1n });
    }
    // Nothing makes 952: another tree looks for the nearest.
    const nearest = trace.nodes.filter(({ why }) => why?.code === 'watch-nearest');
    expect(nearest.map(({ iteration }) => iteration)).toEqual([2]);
    expect(trace.solutions).toEqual([]);
  });

  it('give every solution once', async () => {
    const trace = (await traceOf(twentyFour, { text: 'A 4 8 Q', strategy: 'subset-table', goal: 'all' }))!;
    expect(trace.solutions).toHaveLength(4);
  });
});
