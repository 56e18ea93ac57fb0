/** Which levels can be wished for; generate.ts makes them. */
import type { Generator } from '../../../contract/index.ts';
import { dictionaryLanguages, type Task } from '../model.ts';
import { text } from '../texts.ts';
import { LEAST_LETTERS, LEAST_WORDS, levels, MOST_LETTERS, MOST_WORDS } from './levels.ts';

export const generator: Generator<Task> = {
  difficulties: levels.map((id) => ({ id, name: text(`level-${id}`) })),
  options: {
    language: {
      kind: 'choice',
      default: dictionaryLanguages[0],
      summary: text('option-language'),
      values: dictionaryLanguages.map((id) => ({ id, name: text(`language-${id}`) })),
    },
    letters: { kind: 'number', least: LEAST_LETTERS, most: MOST_LETTERS, summary: text('option-letters') },
    // The flag `words` is for the person's own word list.
    'grid-words': { kind: 'number', least: LEAST_WORDS, most: MOST_WORDS, summary: text('option-words') },
  },
  like: ({ language, letters }) => ({
    language,
    ...(letters.length >= LEAST_LETTERS && letters.length <= MOST_LETTERS && { letters: letters.length }),
  }),
  suits: (language) => ({ language }),
  key: ({ letters }) => [...letters].sort().join(''),
  generate: async (wish, context) => (await import('./generate.ts')).generate(wish, context),
};
