/**
 * A tiny puzzle with a list that the person brings, for tests of the command line: find a word of the list that begins
 * with a letter. A text is the letter, then the words, each on its own line; without words there are two built-in ones.
 */
import { type Puzzle, parsed, placeAt, refused, texter } from '../../../contract/index.ts';
import { counted, described, entryOf, thorough } from './tiny.ts';

interface Task {
  readonly letter: string;
  readonly list: readonly string[];
}

const texts = {
  words: { en: 'Spell', id: 'Eja' },
  list: { en: 'own list', id: 'daftar sendiri' },
  'no-letter': { en: 'A text begins with a letter.', id: 'Teks diawali sebuah huruf.' },
  'no-word': (p: { word: string }) => ({ en: `"${p.word}" is not a word.`, id: `"${p.word}" bukan kata.` }),
  other: { en: 'No such word.', id: 'Tidak ada kata itu.' },
} as const;
const text = texter(texts);

const KNOWN = ['ant', 'bee'];
const wordsOf = ({ letter, list }: Task): readonly string[] =>
  (list.length > 0 ? list : KNOWN).filter((word) => word.startsWith(letter));

const look = thorough<Task, string>('look', text('words'), async (task) => (probe) => {
  for (const word of wordsOf(task)) {
    probe.tick();
    probe.solution(word);
  }
});

export const spell: Puzzle<Task, string> = {
  about: {
    id: 'spell',
    ...described(text('words')),
    examples: [counted('a', 'a', text('words'), 1)],
    notices: async () => [{ title: text('list'), use: text('words'), licence: 'GPL-0', text: 'Do as you like.\n' }],
  },
  texts,
  instance: {
    help: text('words'),
    attachments: [
      {
        id: 'own-list',
        name: text('list'),
        summary: text('list'),
        attach(source, content) {
          const list = content.trim().split('\n');
          const bad = list.find((word) => !/^[a-z]+$/.test(word));
          if (bad === undefined) return parsed([source.trim().split('\n')[0], ...list].join('\n'));
          return refused(text('no-word', { word: bad }), placeAt(content, content.indexOf(bad), bad.length));
        },
      },
    ],
    lines: 'one',
    parse(source) {
      const [letter = '', ...list] = source.trim().split('\n');
      return /^[a-z]$/.test(letter) ? parsed({ letter, list }) : refused(text('no-letter'), placeAt(source, 0, 1));
    },
    format: ({ letter, list }) => [letter, ...list].join('\n'),
  },
  solution: {
    help: text('words'),
    kind: 'position',
    parse: (word) => (word === '' ? refused(text('other')) : parsed(word)),
    format: (word) => word,
  },
  judge: async (task) => ({
    verify: (word) => (wordsOf(task).includes(word) ? [] : [{ text: text('other') }]),
    key: (word) => word,
  }),
  solving: {
    strategies: [look],
    // Without a list there is nothing to choose from, so how many there are is all that matters.
    goal: (task) => (task?.list.length === 0 ? 'count' : 'first'),
  },
  showing: {
    depict: ({ letter }, word = letter) => [
      {
        width: 60,
        height: 20,
        title: text('words'),
        shapes: [{ kind: 'label', x: 30, y: 10, size: 10, text: word, fill: 'ink' }],
      },
    ],
  },
  helping: {
    hint: (task) => [{ kind: 'word', offer: text('words'), text: text('no-word', { word: wordsOf(task)[0] ?? '?' }) }],
  },
  making: {
    difficulties: [],
    options: {},
    key: ({ letter }) => letter,
    generate: ({ seed, attached }) =>
      parsed({ letter: 'aab'[seed % 3]!, list: attached?.['own-list']?.trim().split('\n') ?? [] }),
  },
};

export const entry = entryOf(spell, 's');
