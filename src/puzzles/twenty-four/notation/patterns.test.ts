/** Patterns: question marks for cards, numbers and targets. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, type Place, speaker } from '../../../contract/index.ts';
import type { Pattern, Slot } from '../model.ts';
import { texts } from '../texts.ts';
import { hands, tasks } from './hands.ts';

const at = (line: number, column: number, length: number): Place => ({ line, column, length });

describe('patterns that are read', () => {
  it.each([
    ['? ? ? ?', { slots: ['?', '?', '?', '?'], target: 24, rules: 'cards' }],
    ['a ? k ?', { slots: [1, '?', 13, '?'], target: 24, rules: 'cards' }],
    ['? ? ? -> 10', { slots: ['?', '?', '?'], target: 10, rules: 'numbers' }],
    ['4 4 4 4->?', { slots: [4, 4, 4, 4], target: '?', rules: 'numbers' }],
    ['? J → ? Countdown', { slots: ['?', 11], target: '?', rules: 'countdown' }],
    ['? ? ? ? ? ? 7 8 -> ?', { slots: ['?', '?', '?', '?', '?', '?', 7, 8], target: '?', rules: 'numbers' }],
    // The tiles that are left are smaller than those that are given.
    [
      '100 75 50 25 ? ? ? ? -> ? countdown',
      { slots: [100, 75, 50, 25, '?', '?', '?', '?'], target: '?', rules: 'countdown' },
    ],
  ])('%j', (text, pattern) => {
    expect(tasks.parse(text)).toEqual({ ok: true, value: pattern });
  });

  it('survive being written and read, with any place open', () => {
    const slot: fc.Arbitrary<Slot> = fc.oneof(fc.integer({ min: 1, max: 13 }), fc.constant('?' as const));
    const pattern = fc
      .record({
        slots: fc.array(slot, { minLength: 2, maxLength: 6 }),
        target: fc.oneof(fc.nat({ max: 1000 }), fc.constant('?' as const)),
        rules: fc.constantFrom('numbers' as const, 'countdown' as const),
      })
      .filter(({ slots, target }) => [...slots, target].includes('?'));
    fc.assert(
      fc.property(pattern, ({ ...value }: Pattern) => {
        expect(tasks.parse(tasks.format(value))).toEqual({ ok: true, value });
      }),
    );
  });
});

describe('patterns that are refused', () => {
  it.each([
    ['? ? ?', 'too-few-cards', at(1, 6, 1)],
    ['? ? ? ? ?', 'too-many-cards', at(1, 9, 1)],
    ['?? ? ? ?', 'unknown-card', at(1, 1, 2)],
    ['? ? ? ? countdown', 'arrow-wanted', at(1, 9, 9)],
    ['? -> 24', 'too-few-numbers', at(1, 3, 2)],
    ['? ? ? ? ? ? ? -> 24', 'too-many-unknown', at(1, 13, 1)],
    ['1 ? ?\n? ? ? ? ? -> 24', 'too-many-unknown', at(2, 9, 1)],
    ['1 ?2 -> 24', 'bad-number', at(1, 3, 2)],
    ['1 2 -> ??', 'bad-target', at(1, 8, 2)],
    ['1 ? -> ? ?', 'after-target', at(1, 10, 1)],
    ['? ? ? ? ? ? 999999 999999 -> 24', 'too-large', at(1, 1, 31)],
  ])('%j: %s', (text, code, place) => {
    const read = tasks.parse(text);
    if (read.ok) throw new Error('it was read');
    expect(read.problem.text.code).toBe(code);
    expect(read.problem.place).toEqual(place);
    for (const language of languages) {
      const words = speaker(language, texts)(read.problem.text);
      expect(words).not.toMatch(/undefined|NaN/);
      if (code === 'too-many-unknown') expect(words).toContain('6');
    }
  });

  it('as a single hand, at the first question mark', () => {
    expect(hands.parse('2 3\n4 ?')).toEqual({
      ok: false,
      problem: { text: { code: 'hand-wanted' }, place: at(2, 3, 1) },
    });
  });

  it('are as large as all their hands can be calculated exactly, and no larger', () => {
    // 14 * 25 * (n + 1) is the bound of the largest hand.
    const most = Math.floor(Number.MAX_SAFE_INTEGER / (14 * 25)) - 1;
    expect(tasks.parse(`? ${most} -> 24`).ok).toBe(true);
    expect(tasks.parse(`? ${most + 1} -> 24`).ok).toBe(false);
  });
});
