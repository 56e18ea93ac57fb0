/** The puzzle itself: its name, how it is written, its examples and pictures. */
import type { Dictionary } from '../../../contract/index.ts';

export const generalTexts = {
  name: { en: 'Wordscapes', id: 'Wordscapes' },
  summary: {
    en: 'Fill the whole grid with words from a wheel of letters, in English or Indonesian.',
    id: 'Isi seluruh grid dengan kata-kata dari roda huruf, dalam bahasa Inggris atau Indonesia.',
  },
  'help-instance': {
    en: 'The letters, then the grid, one row a line or with slashes between: ? an open box, a letter a known one, . no box. Or lengths such as 3 4 4, patterns such as R?A?, or nothing but the letters. Keywords: LETTERS, LANGUAGE id, LIST common, GRID, LENGTHS, ROWS, PATTERNS, ANSWERS 1A CUT, BONUS, and last WORDS with a list of your own.',
    id: 'Huruf-hurufnya, lalu grid, satu baris grid per baris teks atau dipisahkan garis miring: ? kotak terbuka, huruf bila sudah diketahui, . tanpa kotak. Atau panjang kata seperti 3 4 4, pola seperti R?A?, atau huruf saja. Kata kunci: LETTERS, LANGUAGE id, LIST common, GRID, LENGTHS, ROWS, PATTERNS, ANSWERS 1A CUT, BONUS, dan terakhir WORDS dengan daftar kata sendiri.',
  },
  'help-solution': {
    en: 'The words by their numbers, across before down, or in the order of the answers where they are given; ? for open boxes: CUT C??T.',
    id: 'Kata-katanya menurut nomor, mendatar sebelum menurun, atau menurut urutan jawaban bila ada; ? untuk kotak terbuka: CUT C??T.',
  },
  'attach-words-name': { en: 'Own word list', id: 'Daftar kata sendiri' },
  'attach-words': {
    en: 'A list of words of your own in place of the dictionary: a .txt file, one word a line.',
    id: 'Daftar kata sendiri sebagai pengganti kamus: berkas .txt, satu kata per baris.',
  },
  'example-paper-grid': {
    en: 'The paper’s grid, answers unknown: 8 fillings from common words',
    id: 'Grid dari makalah, jawaban tidak diketahui: 8 isian dari kata umum',
  },
  'example-paper': {
    en: 'The paper’s level with its answers, for its two brute forces',
    id: 'Level dari makalah beserta jawabannya, untuk kedua brute force-nya',
  },
  'example-paper-full': {
    en: 'The same grid with the whole dictionary: thousands of fillings',
    id: 'Grid yang sama dengan seluruh kamus: ribuan isian',
  },
  'example-known': { en: 'Some letters are known already', id: 'Beberapa huruf sudah diketahui' },
  'example-lengths': { en: 'Only the lengths of the words are known', id: 'Hanya panjang kata yang diketahui' },
  'example-patterns': { en: 'Words that match a pattern', id: 'Kata yang cocok dengan pola' },
  'example-indonesian': { en: 'A level in Indonesian', id: 'Level berbahasa Indonesia' },
  'example-none': { en: 'A grid that no words fill', id: 'Grid yang tidak bisa diisi' },
  'example-own': { en: 'A list of one’s own: the planets', id: 'Daftar sendiri: planet' },
  'scene-grid': (p: { words: number; boxes: number; letters: string }) => ({
    en: `A crossword of ${p.words} ${p.words === 1 ? 'word' : 'words'} with ${p.boxes} boxes; the letters are ${p.letters}.`,
    id: `Teka-teki silang dengan ${p.words} kata dan ${p.boxes} kotak; hurufnya ${p.letters}.`,
  }),
  'scene-rows': (p: { lengths: string; letters: string }) => ({
    en: `Rows of ${p.lengths} boxes; the letters are ${p.letters}.`,
    id: `Baris berisi ${p.lengths} kotak; hurufnya ${p.letters}.`,
  }),
  'scene-wheel': (p: { letters: string; patterns: string }) => ({
    en: `A wheel with the letters ${p.letters}${p.patterns === '' ? '' : `; words that match ${p.patterns}`}.`,
    id: `Roda dengan huruf ${p.letters}${p.patterns === '' ? '' : `; kata yang cocok dengan ${p.patterns}`}.`,
  }),
  'scene-word': (p: { letters: string; word: string }) => ({
    en: `${p.word}, from the letters ${p.letters}.`,
    id: `${p.word}, dari huruf ${p.letters}.`,
  }),
  'scene-step': (p: { step: number; steps: number; name: string; word: string; letters: string }) => ({
    en: `Word ${p.step} of ${p.steps}: ${p.name} is ${p.word}; the letters are ${p.letters}.`,
    id: `Kata ${p.step} dari ${p.steps}: ${p.name} adalah ${p.word}; hurufnya ${p.letters}.`,
  }),
  'scene-filled': (p: { words: string; letters: string }) => ({
    en: `Filled with ${p.words}; the letters are ${p.letters}.`,
    id: `Terisi dengan ${p.words}; hurufnya ${p.letters}.`,
  }),
} as const satisfies Dictionary;
