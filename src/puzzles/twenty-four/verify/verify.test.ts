import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, speaker } from '../../../contract/index.ts';
import { type Expression, type Hand, isLeaf } from '../model.ts';
import { expressions, hands } from '../notation/index.ts';
import { arbitraryExpression } from '../testing/arbitrary.ts';
import { texts } from '../texts.ts';
import { evaluate, showFraction, verify } from './index.ts';

function problems(hand: string, answer: string) {
  const [h, e] = [hands.parse(hand), expressions.parse(answer)];
  if (!h.ok || !e.ok) throw new Error(`${hand} or ${answer} cannot be read`);
  return verify(h.value, e.value);
}

const said = (hand: string, answer: string) =>
  languages.map((language) =>
    problems(hand, answer)
      .map((p) => speaker(language, texts)(p.text))
      .join(' '),
  );

describe('right answers', () => {
  it.each([
    ['7 8 5 6', '(7 - 8 + 5) * 6'],
    ['3 3 8 8', '8 / (3 - 8 / 3)'],
    ['4 J 10 9', '4 + (J - 9) × 10'],
    ['A K K Q', '(1 + 13 / 13) * 12'],
    ['1 2 3 4 5 -> 100', '4 * 5 * (2 + 3) * 1'],
    ['0 5 7 -> 0', '0 / (5 + 7)'],
    ['25 50 75 100 3 6 -> 952 countdown', '((100 + 6) * 3 * 75 - 50) / 25'],
    // Under the Countdown rules numbers may be left over, and one alone may do.
    ['25 50 3 -> 50 countdown', '50'],
  ])('%s: %s', (hand, answer) => {
    expect(problems(hand, answer)).toEqual([]);
  });
});

describe('wrong answers are told exactly why, in both languages', () => {
  it.each([
    ['7 8 5 6', '7 + 8 + 5 + 6', 'It equals 26, not 24.', 'Hasilnya 26, bukan 24.'],
    ['7 8 5 6', '7 * 8 / 5 - 6', 'It equals 26/5, not 24.', 'Hasilnya 26/5, bukan 24.'],
    ['4 6 2 3', '2 - 3 - 4 * 6', 'It equals -25, not 24.', 'Hasilnya -25, bukan 24.'],
    ['3 8 K Q', '3 * 8 * 3 / 3 + K - Q - 1', /3 is used 3 times, but may be used only once/, /3 dipakai 3 kali/],
    [
      '6 6 2 K',
      '6 * 6 - 6 - 6 + 2 - K',
      /6 is used 4 times, but may be used only twice/,
      /6 dipakai 4 kali, padahal hanya boleh 2 kali/,
    ],
    [
      '4 6 A K',
      '4 * 6',
      /A is still unused; every number must be used. K is still unused/,
      /A belum dipakai.*K belum dipakai/,
    ],
    ['4 6 6 6', '4 * 6', /6 is still unused \(2 of them\); every/, /6 belum dipakai \(2 buah\)/],
    ['4 6 A A', '4 * 6 * 1 * 1 + J - J', /J is not among 4 6 A A/, /J tidak ada di antara 4 6 A A/],
    ['5 5 4 6', '4 * 6 / (5 - 5)', /divides by zero/, /membagi dengan nol/],
    ['2 3 -> 5', '2 + 4', /4 is not among 2 3/, /4 tidak ada di antara 2 3/],
    [
      '3 5 -> 2 countdown',
      '(3 - 5) + 4',
      /3 - 5 is -2; by the Countdown rules/,
      /3 - 5 bernilai -2; menurut aturan Countdown/,
    ],
    ['3 5 -> 15 countdown', '3 / 5', /3 \/ 5 is 3\/5; by the Countdown rules/, /3 \/ 5 bernilai 3\/5/],
    ['5 5 -> 1 countdown', '5 - 5', /5 - 5 is 0; by the Countdown rules/, /5 - 5 bernilai 0/],
    ['0 5 -> 5 countdown', '0 + 5', /0 is 0; by the Countdown rules/, /0 bernilai 0/],
    ['3 5 -> 9 countdown', '3 + 5', 'It equals 8, not 9.', 'Hasilnya 8, bukan 9.'],
  ])('%s: %s', (hand, answer, en, id) => {
    const [english, indonesian] = said(hand, answer);
    for (const [words, wanted] of [
      [english, en],
      [indonesian, id],
    ] as const) {
      if (typeof wanted === 'string') expect(words).toBe(wanted);
      else expect(words).toMatch(wanted);
    }
  });

  it('tell everything that is wrong at once', () => {
    expect(problems('4 6 A K', '4 + 4 + 7').map((p) => p.text.code)).toEqual([
      'used-too-often',
      'not-used',
      'not-used',
      'not-used',
      'not-in-hand',
      'wrong-value',
    ]);
  });
});

/** Another way to the exact value: everything over one common denominator, never reduced, compared crosswise. */
function ratio(e: Expression): readonly [bigint, bigint] | undefined {
  if (isLeaf(e)) return [BigInt(e.number), 1n];
  const [l, r] = [ratio(e.left), ratio(e.right)];
  if (!l || !r) return undefined;
  if (e.operator === '*') return [l[0] * r[0], l[1] * r[1]];
  if (e.operator === '/') return r[0] === 0n ? undefined : [l[0] * r[1], l[1] * r[0]];
  const sign = e.operator === '+' ? 1n : -1n;
  return [l[0] * r[1] + sign * r[0] * l[1], l[1] * r[1]];
}

const leavesOf = (e: Expression): number[] => (isLeaf(e) ? [e.number] : [...leavesOf(e.left), ...leavesOf(e.right)]);

describe('against another calculation', () => {
  it('the value is the same, in lowest terms', () => {
    fc.assert(
      fc.property(arbitraryExpression, (e) => {
        const value = evaluate(e, 'numbers');
        const other = ratio(e);
        expect('code' in value).toBe(other === undefined);
        if ('code' in value) return;
        expect(value.over * other![1]).toBe(other![0] * value.under);
        expect(value.under > 0n).toBe(true);
        expect(commonDivisor(value.over, value.under)).toBe(1n);
        expect(showFraction(value)).toMatch(value.under === 1n ? /^-?\d+$/ : /^-?\d+\/\d+$/);
      }),
      { numRuns: 500 },
    );
  });

  it('an answer is accepted just when its value is the target and its numbers are the hand', () => {
    let accepted = 0;
    fc.assert(
      fc.property(arbitraryExpression, fc.nat({ max: 30 }), fc.boolean(), (e, any, own) => {
        const value = ratio(e);
        // A random target is hardly ever met, so half of the time the answer sets its own.
        const whole = value && value[0] % value[1] === 0n ? Number(value[0] / value[1]) : -1;
        const target = own && Number.isSafeInteger(whole) && whole >= 0 ? whole : any;
        const hand: Hand = { numbers: leavesOf(e), target, rules: 'numbers' };
        const right = value !== undefined && value[0] === BigInt(target) * value[1];
        if (right) accepted++;
        expect(verify(hand, e).length === 0).toBe(right);
        expect(verify({ ...hand, target: target + 1 }, e).length === 0).toBe(
          value !== undefined && value[0] === BigInt(target + 1) * value[1],
        );
        expect(verify({ ...hand, numbers: [...hand.numbers, 3] }, e)).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(10);
  });
});

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
