import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embedAsked, linkHash, readRoute, roomHash } from './route.ts';

test('an empty address is the home page', () => {
  for (const hash of ['', '#', '#/']) expect(readRoute(hash)).toEqual({ page: 'home' });
});

test('a word that is no puzzle leads to what is told about all this', () => {
  expect(readRoute('#/about')).toEqual({ page: 'about' });
  expect(readRoute('#/about?x=1')).toEqual({ page: 'about' });
});

test('the published figures have a page of their own', () => {
  expect(readRoute('#/reports')).toEqual({ page: 'reports' });
});

test('the lessons have a list, and each has a page', () => {
  expect(readRoute('#/lessons')).toEqual({ page: 'lessons', lesson: '' });
  expect(readRoute('#/lessons/some-lesson')).toEqual({ page: 'lessons', lesson: 'some-lesson' });
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
    fc.property(
      words.filter((word) => !['about', 'reports', 'lessons'].includes(word)),
      links,
      (word, link) => {
        expect(readRoute(roomHash(word, link))).toEqual({ page: 'room', word, link });
      },
    ),
  );
});

test('a link that is too long for browsers is not offered; any other one is the address', () => {
  const of = (text: string) => linkHash('24', { text, options: {} });
  expect(of('4 J 10 9')).toBe(roomHash('24', { text: '4 J 10 9', options: {} }));
  expect(of('A'.repeat(59_000))).toBeDefined();
  // A line end takes three letters in an address.
  for (const text of ['A'.repeat(61_000), '\n'.repeat(21_000)]) expect(of(text)).toBeUndefined();
});

test('a page may be asked to stand in another one, before or behind the #, and in a language', () => {
  expect(embedAsked('?embed=1&lang=id', '#/24?text=1')).toEqual({ language: 'id' });
  expect(embedAsked('', '#/24?text=1&embed=1')).toEqual({ language: undefined });
  expect(embedAsked('?embed=1&lang=xx', '')).toEqual({ language: undefined });
  for (const search of ['', '?embed=0', '?embed']) expect(embedAsked(search, '#/24?text=embed%3D1')).toBeUndefined();
  expect(readRoute('#/24?embed=1&lang=en&unique=true')).toMatchObject({ link: { options: { unique: 'true' } } });
});
