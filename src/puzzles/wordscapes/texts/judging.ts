/** What may be wrong with a filling. Sentences name the word by its place: `3D`, or the number of a row. */
import type { Dictionary } from '../../../contract/index.ts';

/** A single word that is looked for stands in no slot. */
const inSlot = (name: string): string => (name === '' ? '' : `${name}: `);

export const judgingTexts = {
  'wrong-number-of-words': (p: { found: number; wanted: number }) => ({
    en: `${p.found === 1 ? 'One word is' : `${p.found} words are`} here, but ${p.wanted} ${p.wanted === 1 ? 'is' : 'are'} asked for; write them in order, with ? for open boxes.`,
    id: `Di sini ada ${p.found} kata, padahal diminta ${p.wanted}; tulis berurutan, dengan ? untuk kotak terbuka.`,
  }),
  'wrong-length': (p: { name: string; word: string; found: number; wanted: number }) => ({
    en: `${p.name} has ${p.wanted} boxes, but ${p.word} has ${p.found} ${p.found === 1 ? 'letter' : 'letters'}.`,
    id: `${p.name} punya ${p.wanted} kotak, padahal ${p.word} punya ${p.found} huruf.`,
  }),
  'boxes-open': (p: { count: number; name: string }) => ({
    en:
      p.count === 1
        ? `One box is still open, in ${p.name}.`
        : `${p.count} boxes are still open, the first in ${p.name}.`,
    id:
      p.count === 1
        ? `Masih ada satu kotak terbuka, di ${p.name}.`
        : `Masih ada ${p.count} kotak terbuka, yang pertama di ${p.name}.`,
  }),
  'letter-lacking': (p: { name: string; word: string; letter: string; there: number }) => ({
    en:
      p.there === 0
        ? `${inSlot(p.name)}${p.word} needs ${p.letter}, which is not on the wheel.`
        : `${inSlot(p.name)}${p.word} uses ${p.letter} more often than the wheel has it (${p.there === 1 ? 'once' : `${p.there} times`}).`,
    id:
      p.there === 0
        ? `${inSlot(p.name)}${p.word} memerlukan huruf ${p.letter}, yang tidak ada di roda.`
        : `${inSlot(p.name)}${p.word} memakai huruf ${p.letter} lebih banyak daripada yang ada di roda (${p.there}).`,
  }),
  'known-changed': (p: { name: string; word: string; number: number; letter: string; known: string }) => ({
    en: `${p.name}: letter ${p.number} is given as ${p.known}, but ${p.word} has ${p.letter} there.`,
    id: `${p.name}: huruf ke-${p.number} sudah ditentukan ${p.known}, padahal ${p.word} punya ${p.letter} di situ.`,
  }),
  'crossing-differs': (p: {
    name: string;
    letter: string;
    other: string;
    there: string;
    row: number;
    column: number;
  }) => ({
    en: `${p.other} and ${p.name} cross at row ${p.row}, column ${p.column}, but ${p.other} has ${p.there} there and ${p.name} has ${p.letter}.`,
    id: `${p.other} dan ${p.name} bersilangan di baris ${p.row}, kolom ${p.column}, tetapi ${p.other} punya ${p.there} dan ${p.name} punya ${p.letter} di situ.`,
  }),
  'word-twice': (p: { word: string; name: string; other: string }) => ({
    en: `${p.word} stands in ${p.other} and again in ${p.name}; every word is used once.`,
    id: `${p.word} ada di ${p.other} dan lagi di ${p.name}; setiap kata dipakai sekali.`,
  }),
  'not-in-dictionary': (p: { name: string; word: string; language: string }) => ({
    en: `${inSlot(p.name)}${p.word} is not in the ${p.language === 'id' ? 'Indonesian' : 'English'} dictionary.`,
    id: `${inSlot(p.name)}${p.word} tidak ada dalam kamus bahasa ${p.language === 'id' ? 'Indonesia' : 'Inggris'}.`,
  }),
  'not-common': (p: { name: string; word: string }) => ({
    en: `${inSlot(p.name)}${p.word} is a word, but not among the common ones that this puzzle asks for.`,
    id: `${inSlot(p.name)}${p.word} memang kata, tetapi tidak termasuk kata umum yang diminta teka-teki ini.`,
  }),
  'not-in-own-list': (p: { name: string; word: string }) => ({
    en: `${inSlot(p.name)}${p.word} is not in the list of words that comes with this puzzle.`,
    id: `${inSlot(p.name)}${p.word} tidak ada dalam daftar kata yang disertakan pada teka-teki ini.`,
  }),
  'not-the-answer': (p: { name: string; word: string }) => ({
    en: `${p.name}: ${p.word} is not the answer here.`,
    id: `${p.name}: ${p.word} bukan jawabannya.`,
  }),
  'rows-out-of-order': (p: { name: string; word: string; other: string; before: string }) => ({
    en: `Rows ${p.other} and ${p.name} look the same, so their words stand in alphabetical order: write ${p.word} before ${p.before}.`,
    id: `Baris ${p.other} dan ${p.name} sama bentuknya, jadi katanya berurutan menurut abjad: tulis ${p.word} sebelum ${p.before}.`,
  }),
  'no-pattern-matched': (p: { word: string; patterns: string }) => ({
    en: `${p.word} does not match ${p.patterns}.`,
    id: `${p.word} tidak cocok dengan ${p.patterns}.`,
  }),
} as const satisfies Dictionary;
