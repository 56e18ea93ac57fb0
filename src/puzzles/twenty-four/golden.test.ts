/** The tables of the project's page of facts about the game: the report's own counts, and our recount of all hands. */
import { describe, expect, it } from 'vitest';
import { sameKey } from './canonical.ts';
import { isLeaf } from './model.ts';
import { expressions, hands } from './notation/index.ts';
import { enumerate } from './search/enumerate.ts';
import { allHands, analysed, cards, idle } from './testing/hands.ts';
import { everyExpressionOf, inDoubles } from './testing/report.ts';

const listing = (text: string): string[] => {
  const hand = hands.parse(text);
  const found: string[] = [];
  if (hand.ok) enumerate(hand.value, idle, (e) => found.push(expressions.format(e)));
  return found;
};

describe('the report on the 24 game by brute force', () => {
  it.each([
    ['6 6 6 6', 7, undefined],
    ['4 J 10 9', 6, '4 + ((11 - 9) * 10)'],
    ['7 8 5 6', 28, '((7 - 8) + 5) * 6'],
    ['A K K Q', 4, '(1 + (13 / 13)) * 12'],
    ['6 K K 6', 0, undefined],
    ['2 2 2 2', 0, undefined],
  ])('%s has %i solutions', (text, count, first) => {
    const found = listing(text);
    expect(found).toHaveLength(count);
    if (first) expect(found[0]).toBe(first);
  });

  it.each([['4 J 10 9'], ['7 8 5 6'], ['A K K Q'], ['6 6 6 6'], ['A 4 8 Q'], ['3 3 8 8'], ['A 2 3 4'], ['5 5 5 A']])(
    '%s is listed as its program does, to the line',
    (text) => {
      const hand = hands.parse(text);
      if (!hand.ok) throw new Error(text);
      const wanted = [...everyExpressionOf(hand.value.numbers)].filter((e) => Math.abs(inDoubles(e) - 24) < 1e-9);
      expect(listing(text)).toEqual(wanted.map((e) => expressions.format(e)));
    },
  );
});

describe('all 1820 hands, recounted exactly', () => {
  const all = allHands().map((hand) => ({ hand, ...analysed(hand) }));
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);

  it('have these totals', () => {
    expect(all).toHaveLength(1820);
    expect(sum((one) => Math.sign(one.all))).toBe(1362);
    expect(sum((one) => one.all)).toBe(53_282);
    expect(sum((one) => one.d1)).toBe(4078);
    expect(sum((one) => one.d2)).toBe(3328);
  });

  it('have the most for 1 4 8 12', () => {
    const [most, second] = all.toSorted((a, b) => b.all - a.all);
    expect(most).toMatchObject({ hand: cards(1, 4, 8, 12), all: 335 });
    expect(second!.all).toBeLessThan(335);
  });

  it('need a fraction in exactly sixteen', () => {
    const needy = all.filter((one) => one.needsFraction).map((one) => one.hand.numbers.join(' '));
    expect(needy.join(', ')).toBe(
      '1 3 4 6, 1 4 5 6, 1 5 5 5, 1 6 6 8, 1 8 12 12, 2 2 11 11, 2 2 13 13, 2 3 5 12, 2 4 10 10, 2 5 5 10, ' +
        '2 7 7 10, 3 3 7 7, 3 3 8 8, 4 4 7 7, 5 5 7 11, 5 7 7 11',
    );
  });
});

describe('essentially different solutions', () => {
  it.each([
    [cards(1, 2, 3, 4), 242, 4, 3],
    [cards(2, 4, 8, 10), 196, 11, 11],
    [cards(1, 4, 8, 12), 335, 18, 4],
    [cards(1, 1, 11, 13), 240, 22, 2],
    [cards(5, 6, 7, 8), 28, 3, 3],
    [cards(6, 6, 6, 6), 7, 2, 2],
    [cards(1, 1, 5, 5), 19, 7, 2],
    [cards(1, 1, 4, 6), 228, 6, 4],
    [cards(12, 12, 12, 12), 31, 3, 3],
    [cards(2, 5, 5, 12), 198, 5, 5],
    [cards(2, 3, 6, 9), 80, 8, 8],
  ])('of %j: %i expressions, %i by D1, %i by D2', (hand, all, d1, d2) => {
    expect(analysed(hand)).toMatchObject({ all, d1, d2 });
  });

  it('are 1170 by D1 for four generic numbers (OEIS A140606)', () => {
    // The sequence counts a - b and b - a apart. Our key leaves the outermost sign out, since it follows from the value;
    // so here the sign of the value is put back. With primes this far apart no value is zero.
    const generic = [101, 1009, 10007, 100003];
    const classes = new Set<string>();
    for (const e of everyExpressionOf(generic)) classes.add(`${Math.sign(inDoubles(e))} ${sameKey(e, 'd1')}`);
    expect(classes.size).toBe(1170);
  });
});

describe('why floating point will not do', () => {
  it('strict equality loses 105 expressions, and 3 3 8 8 altogether', () => {
    let lost = 0;
    const empty: string[] = [];
    for (const hand of allHands()) {
      let strict = 0;
      let total = 0;
      enumerate(hand, idle, (e) => {
        total++;
        if (inDoubles(e) === 24) strict++;
      });
      lost += total - strict;
      if (total > 0 && strict === 0) empty.push(hand.numbers.join(' '));
    }
    expect(lost).toBe(105);
    expect(empty).toEqual(['3 3 8 8']);
  });

  it('a division by zero turns up as 0', () => {
    const parsed = expressions.parse('24 + 1 / (1 / (5 - 5))');
    if (!parsed.ok) throw new Error('it can be read');
    expect(inDoubles(parsed.value)).toBe(24);
    const found: string[] = [];
    enumerate({ numbers: [24, 1, 1, 5, 5], target: 24, rules: 'numbers' }, idle, (e) => {
      found.push(expressions.format(e));
      // Everything reported is right, so an expression that divides by zero is never reported.
      expect(dividesByZero(e)).toBe(false);
    });
    expect(found).not.toContain('24 + (1 / (1 / (5 - 5)))');
    expect(found.length).toBeGreaterThan(0);
  });
});

function dividesByZero(e: Parameters<typeof inDoubles>[0]): boolean {
  if (isLeaf(e)) return false;
  const here = e.operator === '/' && Math.abs(inDoubles(e.right)) < 1e-9;
  return here || dividesByZero(e.left) || dividesByZero(e.right);
}
