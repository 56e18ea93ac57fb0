/** What is said where a worksheet is made; loaded with that. */
import { amount, texter } from '../../../contract/index.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const puzzles = amount('puzzle', 'puzzles', 'soal');
const pages = amount('page', 'pages', 'halaman');

export const sheetPanelTexts = {
  'sheet-lead': {
    en: 'New puzzles for a class, no two alike, to print or to save.',
    id: 'Soal baru untuk satu kelas, tanpa ada yang sama, untuk dicetak atau disimpan.',
  },
  'sheet-here': { en: 'On the board that lies here.', id: 'Di papan yang sedang terbuka.' },
  'sheet-count': { en: 'Puzzles', id: 'Banyak soal' },
  'sheet-title': { en: 'Title', id: 'Judul' },
  'sheet-names': { en: 'Lines for name and class', id: 'Garis untuk nama dan kelas' },
  'sheet-backs': { en: 'Answers on the back', id: 'Jawaban di sisi belakang' },
  'sheet-make': { en: 'Make the sheet', id: 'Buat lembar' },
  'sheet-again': { en: 'Make another one', id: 'Buat lembar lain' },
  'sheet-making': (p: { done: number; count: number }) => ({
    en: `${en.format(p.done)} of ${en.format(p.count)} puzzles made…`,
    id: `${id.format(p.done)} dari ${id.format(p.count)} soal dibuat…`,
  }),
  'sheet-solving': (p: { done: number; count: number }) => ({
    en: `${en.format(p.done)} of ${en.format(p.count)} answers found…`,
    id: `${id.format(p.done)} dari ${id.format(p.count)} jawaban ditemukan…`,
  }),
  'sheet-done': (p: { puzzles: number; pages: number }) => ({
    en: `${puzzles({ n: p.puzzles }).en} on ${pages({ n: p.pages }).en}.`,
    id: `${puzzles({ n: p.puzzles }).id} di ${pages({ n: p.pages }).id}.`,
  }),
  'sheet-fewer': (p: { made: number; count: number }) => ({
    en: `Stopped: ${en.format(p.made)} of ${en.format(p.count)} puzzles were made.`,
    id: `Dihentikan: ${id.format(p.made)} dari ${id.format(p.count)} soal sudah dibuat.`,
  }),
  'sheet-exhausted': (p: { made: number; count: number }) => ({
    en: `Only ${en.format(p.made)} of ${en.format(p.count)} puzzles were found that are not alike; choose another difficulty or board for more.`,
    id: `Hanya ${id.format(p.made)} dari ${id.format(p.count)} soal berbeda yang ditemukan; pilih tingkat atau papan lain untuk lebih banyak.`,
  }),
  'sheet-unanswered': (p: { numbers: string }) => ({
    en: `No answer was found in time for number ${p.numbers}; its place on the back is empty.`,
    id: `Jawaban nomor ${p.numbers} tidak ditemukan tepat waktu; tempatnya di sisi belakang kosong.`,
  }),
  'sheet-print': { en: 'Print or PDF', id: 'Cetak atau PDF' },
  'sheet-print-help': {
    en: 'Print on both sides, turned at the long edge: each answer is then behind its puzzle.',
    id: 'Cetak bolak-balik, dibalik pada sisi panjang: setiap jawaban berada tepat di balik soalnya.',
  },
  'sheet-files': { en: 'Text files (.zip)', id: 'Berkas teks (.zip)' },
} as const;

export const sheetPanelText = texter(sheetPanelTexts);
