import { expect, it } from 'vitest';
import { lexiconOf } from './lexicon/index.ts';
import { dictionaryLanguages } from './model.ts';
import { lengthsOf, sourceOf } from './word-source.ts';

it.each(dictionaryLanguages)('the dictionary %s has words of all these lengths, and of no other', async (language) => {
  const every = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => letter.repeat(16)).join('');
  const words = (await lexiconOf({ language })).wordsOf(every);
  const { least, most } = lengthsOf({});
  const found = new Set(words.map(({ text }) => text.length));
  expect([...found].sort()).toEqual(Array.from({ length: most - least + 1 }, (_, i) => least + i));
});

it('a list of one’s own is the source, whatever list is asked for', () => {
  const own = ['CAT', 'COATS'];
  expect([sourceOf({ list: 'common', own }), sourceOf({ list: 'common' }), sourceOf({ list: 'full' })]).toEqual([
    ...['own', 'common', 'full'],
  ]);
  expect(lengthsOf({ own })).toEqual({ least: 3, most: 5 });
});
