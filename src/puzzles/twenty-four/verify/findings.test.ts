/** Answers to a pattern, and findings as answers to a hand. */
import { describe, expect, it } from 'vitest';
import { twentyFour } from '../index.ts';
import { answers, tasks } from '../notation/index.ts';
import { patternOf } from '../testing/patterns.ts';

describe('answers to a pattern', () => {
  const codes = async (pattern: string, answer: string) => {
    const [task, read] = [tasks.parse(pattern), answers.parse(answer)];
    if (!task.ok || !read.ok) throw new Error(`${pattern} or ${answer} cannot be read`);
    return (await twentyFour.judge(task.value)).verify(read.value).map((problem) => problem.text.code);
  };

  it.each([
    ['? ? ? ?', '3 3 8 8: 8 / (3 - 8 / 3)'],
    ['8 3 ? ?', '3 3 8 8: 8 / (3 - 8 / 3)'],
    ['8 8 3 ?', '8 3 3 8: 8 / (3 - 8 / 3)'],
    ['? 4 -> 8', '4 4 -> 8: 4 + 4'],
    ['4 4 4 4 -> ?', '4 4 4 4 -> 100: 4 * (4 * 4 + 4) + 20 - 4 - 4 + 4'],
    ['25 ? ? -> ? countdown', '4 4 25 -> 101 countdown: 25 * 4 + 4'],
  ])('%s: the hand of %s is one of its hands', async (pattern, answer) => {
    expect(await codes(pattern, answer)).not.toContain('not-of-pattern');
  });

  it.each([
    ['A ? ? ?', '3 3 8 8: 8 / (3 - 8 / 3)'],
    ['8 8 8 ?', '3 3 8 8: 8 / (3 - 8 / 3)'],
    ['? ? ? ?', '3 3 8 8 -> 24: 8 / (3 - 8 / 3)'],
    ['? ? ? -> 24', '3 3 8 8 -> 24: 8 / (3 - 8 / 3)'],
    ['? ? -> 8', '4 5 -> 9: 4 + 5'],
    ['? ? -> 14', '0 14 -> 14: 0 + 14'],
    ['4 4 4 4 -> ?', '4 4 4 4 -> 0: 4 - 4 + 4 - 4'],
    ['? ? -> ? countdown', '10 10 -> 100 countdown: 10 * 10'],
    ['? ? -> ? countdown', '10 11 -> 110 countdown: 10 * 11'],
    ['? ? -> 625 countdown', '25 25 -> 625 countdown: 25 * 25'],
    ['25 ? -> 625 countdown', '25 25 -> 625 countdown: 25 * 25'],
    ['5 5 ? -> 125 countdown', '5 5 5 -> 125 countdown: 5 * 5 * 5'],
  ])('%s: the hand of %s is not', async (pattern, answer) => {
    expect(await codes(pattern, answer)).toEqual(['not-of-pattern']);
  });

  it('name a hand with a right expression, and answers to a hand name none', async () => {
    expect(await codes('? ? ? ?', '8 / (3 - 8 / 3)')).toEqual(['finding-wanted']);
    expect(await codes('3 3 8 8', '3 3 8 8: 8 / (3 - 8 / 3)')).toEqual(['expression-wanted']);
    expect(await codes('? ? ? ?', '3 3 8 8: 3 + 3 + 8 + 8')).toEqual(['wrong-value']);
    expect(await codes('A ? ? ?', '3 3 8 8: 8 + 8')).toEqual(['not-of-pattern', 'not-used', 'wrong-value']);
  });

  it('are the same for one hand, in any order', async () => {
    const { key } = await twentyFour.judge(patternOf('? ? ? ?'));
    const keyOf = (answer: string) => {
      const read = answers.parse(answer);
      return read.ok ? key(read.value) : '';
    };
    expect(keyOf('3 3 8 8: 8 / (3 - 8 / 3)')).toBe(keyOf('8 3 3 8: 8 / (3 - (8 / 3))'));
    expect(keyOf('6 6 6 6: 6 + 6 + 6 + 6')).toBe(keyOf('6 6 6 6: 6 * 6 - 6 - 6'));
    expect(keyOf('6 6 6 6: 6 + 6 + 6 + 6')).not.toBe(keyOf('6 6 6 6 -> 24: 6 + 6 + 6 + 6'));
  });
});
