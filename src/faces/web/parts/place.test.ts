import { expect, test } from 'vitest';
import { splitAt } from './place.ts';

test('marks a word in its line', () => {
  const place = { line: 2, column: 3, length: 2 };
  expect(splitAt('ab\ncdefg\nh', place)).toEqual({ before: 'ab\ncd', marked: 'ef', after: 'g\nh' });
});

test('marks a space after the end of a line or of the text', () => {
  expect(splitAt('ab\ncd', { line: 1, column: 3, length: 1 })).toEqual({
    before: 'ab',
    marked: '\u00a0',
    after: '\ncd',
  });
  expect(splitAt('', { line: 1, column: 1, length: 1 })).toEqual({ before: '', marked: '\u00a0', after: '' });
  expect(splitAt('a', { line: 9, column: 9, length: 1 })).toEqual({ before: 'a', marked: '\u00a0', after: '' });
});
