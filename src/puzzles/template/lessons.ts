/** Pages to read. A lesson begins with something to touch; the numbers in its words are parameters that a test computes. */
import { type Lesson, texter } from '../../contract/index.ts';

/** What the words mention, with the search that gives it. */
export const figures = {
  taken: {
    search: { text: '16 17 18 19 20 21 -> 19', strategy: 'take-or-leave', goal: 'all' },
    nodes: 37,
    solutions: 1,
  },
  every: {
    search: { text: '16 17 18 19 20 21 -> 19', strategy: 'every-subset', goal: 'all' },
    nodes: 64,
    solutions: 1,
  },
} as const;

const texts = {
  title: { en: 'Take it or leave it', id: 'Ambil atau tinggalkan' },
  summary: {
    en: 'You will know how to stop before a sum becomes too large.',
    id: 'Kamu akan tahu cara berhenti sebelum jumlahnya terlalu besar.',
  },
  watch: {
    en: 'Step through the search. Where does it turn back?',
    id: 'Telusuri pencariannya. Di mana ia berbalik?',
  },
  heading: { en: 'Too large is too large', id: 'Terlalu besar tetap terlalu besar' },
  words: (p: { taken: number; every: number }) => ({
    en: `Numbers are positive, so a sum that is too large stays too large: ${p.taken} nodes instead of ${p.every}.`,
    id: `Bilangannya positif, jadi jumlah yang terlalu besar tetap terlalu besar: ${p.taken} simpul, bukan ${p.every}.`,
  }),
  count: { en: 'Guess both numbers, then run.', id: 'Tebak kedua bilangannya, lalu jalankan.' },
} as const;

const text = texter(texts);

export const lessons: readonly Lesson[] = [
  {
    id: 'take-or-leave',
    place: 1,
    title: text('title'),
    summary: text('summary'),
    texts,
    blocks: [
      { kind: 'watch', caption: text('watch'), search: figures.taken.search },
      { kind: 'heading', text: text('heading') },
      { kind: 'words', text: text('words', { taken: figures.taken.nodes, every: figures.every.nodes }) },
      { kind: 'count', caption: text('count'), searches: [figures.taken.search, figures.every.search] },
    ],
  },
];
