import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../engine/measure.ts';
import { verdicts } from './verdict.ts';

const codes = (answers: readonly (Answer | undefined)[], goal: Parameters<typeof verdicts>[1]) =>
  verdicts(answers, goal).map((text) => text?.code);
const proven = (count: number, more: Partial<Answer> = {}): Answer => ({ count, isProven: true, ...more });
const found = (count: number, more: Partial<Answer> = {}): Answer => ({ count, isProven: false, ...more });
const listed = (count: number, digest: string): Answer => proven(count, { classes: { count, listed: count, digest } });

describe('answers are held against each other', () => {
  it('a solution refutes a proof that no solution exists', () => {
    for (const goal of ['first', 'best', 'all'] as const) {
      expect(codes([found(1), proven(0)], goal)).toEqual([undefined, 'compare-wrong-none']);
    }
    // A count alone is no solution that a judge has seen, but a list is.
    expect(codes([listed(1, 'x'), proven(0)], 'count')).toEqual([undefined, 'compare-wrong-none']);
    expect(codes([found(1), proven(0)], 'count')).toEqual([undefined, undefined]);
    expect(codes([proven(0), proven(0), undefined], 'first')).toEqual([undefined, undefined, undefined]);
    // A search that only found nothing has claimed nothing.
    expect(codes([found(1), found(0)], 'first')).toEqual([undefined, undefined]);
  });

  it('a cheaper solution refutes a proof that another is the best, but not a search that proves nothing', () => {
    expect(codes([proven(1, { cost: 5 }), proven(1, { cost: 4 })], 'best')).toEqual(['compare-wrong-best', undefined]);
    expect(codes([found(1, { cost: 5 }), proven(1, { cost: 4 })], 'best')).toEqual([undefined, undefined]);
    expect(codes([proven(1, { cost: 5 }), found(1, { cost: 4 })], 'best')).toEqual(['compare-wrong-best', undefined]);
  });

  it('a longer list refutes a shorter one, and lists as long that differ refute each other', () => {
    expect(codes([listed(3, 'x'), listed(2, 'y')], 'all')).toEqual([undefined, 'compare-wrong-list']);
    expect(codes([listed(3, 'x'), listed(3, 'y')], 'all')).toEqual(['compare-wrong-lists', 'compare-wrong-lists']);
    // Repetitions of the same solutions are no difference.
    expect(codes([proven(28, { classes: { count: 3, listed: 28, digest: 'x' } }), listed(3, 'x')], 'all')).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('a count agrees with its own list, and is not below that of another', () => {
    const own = proven(5, { classes: { count: 3, listed: 3, digest: 'x' } });
    expect(codes([own, listed(3, 'x')], 'count')).toEqual(['compare-wrong-own', undefined]);
    expect(codes([listed(3, 'x'), proven(2)], 'count')).toEqual([undefined, 'compare-wrong-count']);
    // More than are listed may be the same ones again.
    expect(codes([listed(3, 'x'), proven(28)], 'count')).toEqual([undefined, undefined]);
  });

  it('without any list, counts are held to most of them, but for those that repeat solutions', () => {
    expect(codes([proven(3), proven(3), proven(4)], 'count')).toEqual([undefined, undefined, 'compare-wrong-count']);
    expect(codes([proven(3), proven(4)], 'count')).toEqual(['compare-wrong-counts', 'compare-wrong-counts']);
    expect(codes([proven(3), proven(4, { repeats: true })], 'count')).toEqual([undefined, undefined]);
    expect(codes([proven(3), proven(4, { repeats: false })], 'all')).toEqual([
      'compare-wrong-counts',
      'compare-wrong-counts',
    ]);
    expect(codes([proven(3), found(4)], 'count')).toEqual([undefined, undefined]);
  });

  it('equal answers are never wrong', () => {
    const answer = fc.record({ count: fc.nat(9), isProven: fc.boolean(), cost: fc.nat(9) });
    fc.assert(
      fc.property(
        answer,
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('first', 'best', 'all', 'count'),
        (one, n, goal) => {
          expect(
            codes(
              Array.from({ length: n }, () => one),
              goal,
            ),
          ).toEqual(Array.from({ length: n }, () => undefined));
        },
      ),
    );
  });
});
