import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRoute, roomHash } from './route.ts';

test('an empty address is the home page', () => {
  for (const hash of ['', '#', '#/']) expect(readRoute(hash)).toEqual({ page: 'home' });
});

test('a room needs nothing but a word', () => {
  expect(readRoute('#/24')).toEqual({ page: 'room', word: '24', link: { options: {} } });
});

test('what is not text, strategy, goal or state is an option', () => {
  const hash = '#/some-puzzle?text=1+2+-%3E+3&strategy=fast&goal=first&unique=true';
  const link = { text: '1 2 -> 3', strategy: 'fast', goal: 'first', options: { unique: 'true' } };
  expect(readRoute(hash)).toEqual({ page: 'room', word: 'some-puzzle', link });
});

test('a broken escape is read as it stands', () => {
  expect(readRoute('#/%E0%A4%A?text=%zz')).toMatchObject({ word: '%E0%A4%A', link: { text: '%zz' } });
});

test('every link survives its own address', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1 });
  const links = fc.record({
    text: words,
    strategy: words,
    state: words,
    options: fc.constant({ 'some-option': 'on' }),
  });
  fc.assert(
    fc.property(words, links, (word, link) => {
      expect(readRoute(roomHash(word, link))).toEqual({ page: 'room', word, link });
    }),
  );
});
