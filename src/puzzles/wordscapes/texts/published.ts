/** What is said of the figures that the paper published. */
import type { Dictionary } from '../../../contract/index.ts';

export const publishedTexts = {
  'published-plain': { en: 'brute force, checks at worst', id: 'brute force, pemeriksaan paling banyak' },
  'published-crossings': {
    en: 'heuristic brute force, checks at worst',
    id: 'brute force heuristik, pemeriksaan paling banyak',
  },
  'published-plain-word': (p: { number: number; word: string }) => ({
    en: `brute force, checks at worst for word ${p.number}, ${p.word}`,
    id: `brute force, pemeriksaan paling banyak untuk kata ke-${p.number}, ${p.word}`,
  }),
  'published-crossings-word': (p: { number: number; word: string; left: string }) => ({
    en: `heuristic brute force, checks at worst for word ${p.number}, ${p.word}, with ${p.left} left to find`,
    id: `brute force heuristik, pemeriksaan paling banyak untuk kata ke-${p.number}, ${p.word}, dengan ${p.left} yang belum ditemukan`,
  }),
  'published-order': { en: 'the words in the order in which they are found', id: 'kata-kata menurut urutan ditemukan' },
  'published-grid': {
    en: 'fillings of the grid as it is printed, with its nine words',
    id: 'banyaknya isian grid seperti yang tercetak, dengan kesembilan katanya',
  },
  'published-misprint': {
    en: 'SCOUT is printed one column too far left, where it crosses MOST and MUST in the wrong letters; one column to the right, all nine crossings are right.',
    id: 'SCOUT tercetak satu kolom terlalu ke kiri, sehingga bersilangan dengan MOST dan MUST pada huruf yang salah; satu kolom ke kanan, kesembilan persilangannya benar.',
  },
  'published-mended': {
    en: 'fillings of the grid with SCOUT one column to the right, with its nine words',
    id: 'banyaknya isian grid dengan SCOUT satu kolom ke kanan, dengan kesembilan katanya',
  },
} as const satisfies Dictionary;
