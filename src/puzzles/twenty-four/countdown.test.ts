/** The Countdown rules against figures counted elsewhere, and against a brute force that shares nothing with us. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../algorithms/random/random.ts';
import { collect, throughEngine } from '../testing/run.ts';
import { twentyFour } from './index.ts';
import { expressionOf, type Hand } from './model.ts';
import { hands } from './notation/index.ts';
import { reach } from './search/subsets/reach.ts';
import { countdownHand } from './testing/arbitrary.ts';
import { reachable } from './testing/oracle.ts';
import { evaluate } from './verify/index.ts';

const targetsReached = (numbers: readonly number[]): number =>
  reach(numbers, 999)
    .subarray(101)
    .reduce((sum, mark) => sum + mark, 0);

/** Marks of everything from 1 to a limit, by brute force. */
const marksOf = (made: ReadonlySet<number>, most: number): number[] =>
  Array.from({ length: most + 1 }, (_, value) => (made.has(value) ? 1 : 0));

describe('targets from 101 to 999', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6], 441],
    [[25, 50, 75, 100, 3, 6], 831],
    [[7, 7, 8, 8, 9, 9], 637],
    [[1, 1, 10, 10, 25, 100], 520],
  ])('%j reach %i', (numbers, count) => {
    expect(targetsReached(numbers)).toBe(count);
    expect(targetsReached(numbers.toReversed())).toBe(count);
  });

  it('are the same as by brute force, on sets drawn from the tiles of the game', () => {
    const random = seededRandom(1997);
    for (let drawn = 0; drawn < 6; drawn++) {
      const tiles = [25, 50, 75, 100, ...Array.from({ length: 20 }, (_, i) => (i % 10) + 1)];
      const numbers = Array.from({ length: 5 }, () => tiles.splice(random.below(tiles.length), 1)[0]!);
      expect([...reach(numbers, 999)], numbers.join(' ')).toEqual(marksOf(reachable(numbers), 999));
    }
  });
});

describe('by brute force', () => {
  it('reach finds the same for any numbers and any limit', () => {
    const numbers = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 3000 }), (given, most) => {
        expect([...reach(given, most)]).toEqual(marksOf(reachable(given), most));
      }),
      { numRuns: 200 },
    );
  });

  it('subset-table solves the same hands, and comes as near to the others', async () => {
    await fc.assert(
      fc.asyncProperty(countdownHand, async (hand) => {
        const made = reachable(hand.numbers);
        const text = hands.format(hand);
        const outcome = await throughEngine(twentyFour, { text, strategy: 'subset-table', goal: 'first' });
        const { ended } = outcome;
        expect(ended?.count, text).toBe(made.has(hand.target) ? 1 : 0);
        if (made.has(hand.target)) return;
        const nearest = Math.min(...[...made].map((value) => Math.abs(value - hand.target)));
        expect(distanceOf(hand, ended?.nearest?.text), text).toBe(nearest);
      }),
      { numRuns: 300 },
    );
  });

  it('seven numbers are solved in the same way', async () => {
    const text = '1 1 2 2 3 3 4 -> 2000 countdown';
    const outcome = await throughEngine(twentyFour, { text, goal: 'all' });
    expect(outcome.ended).toMatchObject({ ending: 'exhausted', count: 0, proven: true });
    // (1 + 2) (1 + 2) 3 3 4 is the most there is, and 324 the nearest.
    expect(outcome.ended!.nearest!.problems[0]!.text).toMatchObject({ code: 'wrong-value', params: { value: '324' } });
  });
});

/** How far a nearest answer is from the target; it must keep to the rules on the way. */
function distanceOf(hand: Hand, nearest: string | undefined): number {
  if (nearest === undefined) return Math.min(...[]);
  const parsed = twentyFour.solution.parse(nearest);
  const value = parsed.ok ? evaluate(expressionOf(parsed.value), 'countdown') : undefined;
  if (!value || 'code' in value) throw new Error(`${nearest} breaks the rules`);
  return Math.abs(Number(value.over) - hand.target);
}

describe('the option and the word', () => {
  it('mean the same', async () => {
    const word = await collect(
      twentyFour,
      { text: '25 50 75 100 3 6 -> 952 countdown', strategy: 'subset-table' },
      1e8,
    );
    const asked = { text: '25 50 75 100 3 6 -> 952', strategy: 'subset-table', options: { countdown: true } };
    const option = await collect(twentyFour, asked, 1e8);
    const { judge: _, ...found } = word!;
    expect(option).toMatchObject(found);
    expect(word!.solutions).toHaveLength(2);
  });
});
