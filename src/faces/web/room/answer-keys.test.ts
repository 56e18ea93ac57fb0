import { expect, it } from 'vitest';
import { withKey, withoutLast } from './answer-keys.ts';

const keys = ['4', 'J', '10', '9', '+', '−', '×', '÷', '(', ')'];

it('an answer grows key by key, and shrinks by the same keys', () => {
  const steps = [''];
  for (const key of ['4', '+', '(', 'J', '−', '9', ')', '×', '10']) steps.push(withKey(steps.at(-1)!, key));
  expect(steps.at(-1)).toBe('4 + (J − 9) × 10');
  let answer = steps.pop()!;
  while (steps.length > 0) {
    answer = withoutLast(answer, keys);
    expect(answer).toBe(steps.pop());
  }
  expect(withoutLast('', keys)).toBe('');
});

it('what was typed by hand is taken back a character at a time', () => {
  expect(withoutLast('4*12 ', keys)).toBe('4*1');
});
