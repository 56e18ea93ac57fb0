/** The hands of a pattern, and their shards. */
import { describe, expect, it } from 'vitest';
import { census } from '../../strategies/census.ts';
import { allHands } from '../../testing/hands.ts';
import { patternOf } from '../../testing/patterns.ts';
import { handsOf } from './hands.ts';
import { rangeOf, shardsOf } from './shards.ts';

const rows = (text: string) => handsOf(patternOf(text)).map((numbers) => numbers.join(' '));

describe('the hands of a pattern', () => {
  it.each([
    ['? ? ? ?', 1820],
    ['A ? ? ?', 455],
    ['? ? ? -> 10', 455],
    ['? ? ? ? ? ? -> 24', 18_564],
    ['? ? ? ? ? ? -> ? countdown', 13_243],
    ['25 ? ? -> ? countdown', 88],
    ['4 4 4 4 -> ?', 1],
  ])('%s are %i, each once and sorted', (text, count) => {
    const found = handsOf(patternOf(text));
    expect(found).toHaveLength(count);
    expect(new Set(rows(text)).size).toBe(count);
    expect(found.filter((numbers) => numbers.some((n, i) => n < (numbers[i - 1] ?? 0)))).toEqual([]);
  });

  it('are those of the report', () => {
    expect(rows('? ? ? ?')).toEqual(allHands().map(({ numbers }) => numbers.join(' ')));
  });

  it('have no tile of Countdown more often than the game', () => {
    expect(rows('25 100 ? -> 200 countdown')).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${n} 25 100`),
      ...['25 50 100', '25 75 100'],
    ]);
    expect(rows('7 7 ? -> 200 countdown')).not.toContain('7 7 7');
    expect(rows('9 ? -> 200 countdown')).toContain('9 9');
    expect(rows('25 25 13 ? -> 200 countdown')).not.toContain('13 25 25 25');
  });
});

describe('shards', () => {
  it.each(['? ? ? ?', 'A 2 3 ?', '? ? ? ? ? ? -> ? countdown'])('of %s cover all hands in order', (text) => {
    const hands = handsOf(patternOf(text)).length;
    const ranges = shardsOf(patternOf(text)).map(({ part }) => rangeOf(part, hands));
    expect(ranges.length).toBe(Math.min(hands, 128));
    expect(ranges[0]!.from).toBe(0);
    for (const [i, { end }] of ranges.entries()) expect(ranges[i + 1]?.from ?? hands).toBe(end);
  });

  it('are not made of a single hand, nor for a first solution', async () => {
    expect(shardsOf(patternOf('25 50 -> ? countdown'))).toEqual([]);
    const context = { ticker: { tick: () => undefined }, cache: new Map() };
    expect(await census.split!(patternOf('? ? ? ?'), 'first', {}, context, 0)).toEqual([]);
    expect(await census.split!(patternOf('? ? ? ?'), 'count', {}, context, 1)).toEqual([]);
  });

  it.each(['', '1', '0-5', '3-2', '1-1821', '1-5 ', 'a-b', '1.5-3', '-1-5'])('refuse %j', (part) => {
    expect(() => rangeOf(part, 1820)).toThrow(RangeError);
  });
});
