/** The words of what stands beside the board: counts, hints, solutions, watching, the board editor. */
import { sharedTexts } from '../../../faces/web/board/texts.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');

export const toolTexts = {
  tools: { en: 'Tools', id: 'Alat' },

  'show-remaining': { en: 'Show how many solutions remain', id: 'Tampilkan sisa jumlah solusi' },
  counting: { en: 'Counting…', id: 'Menghitung…' },
  remaining: (p: { count: number }) => ({
    en: p.count === 1 ? 'One solution remains.' : `${en.format(p.count)} solutions remain.`,
    id: `Tersisa ${id.format(p.count)} solusi.`,
  }),
  'none-remains': {
    en: 'No solution from here: take a piece back.',
    id: 'Tidak ada solusi dari sini: ambil kembali satu balok.',
  },

  'none-at-all': {
    en: 'The puzzle itself has no solution, whatever you lay.',
    id: 'Soalnya sendiri tidak punya solusi, apa pun yang kamu pasang.',
  },

  'hints-about': {
    en: 'Hints are about the board as it lies now.',
    id: 'Petunjuk berlaku untuk papan seperti sekarang.',
  },

  browse: sharedTexts['all-solutions'],
  'browse-about': {
    en: 'Those that agree with every piece on the board, by number.',
    id: 'Yang cocok dengan semua balok di papan, menurut nomor.',
  },
  'browse-begin': { en: 'Count them and show the first', id: 'Hitung dan tampilkan yang pertama' },
  'browse-at': (p: { number: number; count: number }) => ({
    en: `Solution ${en.format(p.number)} of ${en.format(p.count)}`,
    id: `Solusi ${id.format(p.number)} dari ${id.format(p.count)}`,
  }),
  'browse-number': { en: 'Number of the solution', id: 'Nomor solusi' },
  first: { en: 'First', id: 'Pertama' },
  last: { en: 'Last', id: 'Terakhir' },
  random: { en: 'Random', id: 'Acak' },
  'looking-at-solution': {
    en: 'This is a solution on show, of the puzzle as written.',
    id: 'Ini solusi yang diperlihatkan, untuk soal seperti tertulis.',
  },
  'looking-at-other': {
    en: 'This is a solution on show, of the puzzle as written and not of your position. Your own pieces are kept; “All solutions” shows those that agree with them.',
    id: 'Ini solusi yang diperlihatkan, untuk soal seperti tertulis dan bukan untuk posisimu. Balokmu sendiri tetap tersimpan; “Semua solusi” memperlihatkan yang cocok dengannya.',
  },
  'looking-at-agreeing': {
    en: 'This is a solution on show that agrees with your pieces. They are kept.',
    id: 'Ini solusi yang diperlihatkan dan cocok dengan balokmu. Balokmu tetap tersimpan.',
  },
  'looking-at-search': {
    en: 'This is the search at work. Your own pieces are kept.',
    id: 'Ini pencarian yang sedang berjalan. Balokmu sendiri tetap tersimpan.',
  },
  'use-it': { en: 'Use it', id: 'Pakai ini' },
  'back-to-mine': { en: 'Back to mine', id: 'Kembali ke punyaku' },

  watch: { en: 'Watch it solve', id: 'Lihat prosesnya' },
  'watch-about': {
    en: 'Every placement that a strategy tries, from the board as it lies now.',
    id: 'Setiap pemasangan yang dicoba sebuah strategi, mulai dari papan seperti sekarang.',
  },
  'step-number': (p: { number: number }) => ({
    en: `Step ${en.format(p.number)}`,
    id: `Langkah ${id.format(p.number)}`,
  }),
  'search-over': (p: { number: number }) => ({
    en: `The search is over after ${en.format(p.number)} steps.`,
    id: `Pencarian selesai setelah ${id.format(p.number)} langkah.`,
  }),

  print: { en: 'Print the challenge', id: 'Cetak tantangan' },
  freeze: { en: 'Make this the puzzle', id: 'Jadikan ini soalnya' },

  editor: { en: 'Own board', id: 'Papan sendiri' },
  'editor-board': sharedTexts['the-board'],
  'board-5x11': { en: '5 × 11', id: '5 × 11' },
  'board-diagonal': { en: 'Diagonal board', id: 'Papan diagonal' },
  'board-pyramid': { en: 'Pyramid of balls', id: 'Piramida bola' },
  'board-box': { en: 'Box of cubes', id: 'Kotak kubus' },
  'board-own': { en: 'Painted by me', id: 'Kulukis sendiri' },
  layers: { en: 'Layers', id: 'Lapisan' },
  paint: {
    en: 'Tap or drag over cells to open and close them; with keys: arrows and Space.',
    id: 'Ketuk atau seret di atas petak untuk membuka dan menutupnya; dengan tombol: panah dan Spasi.',
  },
  'paint-board': sharedTexts['board-cells'],
  'paint-piece': { en: 'Balls of the new piece', id: 'Bola balok baru' },
  'cell-state': (p: { row: number; column: number; on: number }) => ({
    en: `Row ${p.row}, column ${p.column}, ${p.on === 1 ? 'open' : 'closed'}`,
    id: `Baris ${p.row}, kolom ${p.column}, ${p.on === 1 ? 'terbuka' : 'tertutup'}`,
  }),
  'editor-pieces': { en: 'Pieces', id: 'Balok' },
  'add-set': { en: 'Take a whole set', id: 'Ambil satu set lengkap' },
  'choose-set': { en: 'Choose a set…', id: 'Pilih set…' },
  'add-one': { en: 'Add a piece', id: 'Tambah balok' },
  'add-shape': (p: { name: string; size: number }) => ({
    en: `Add piece ${p.name}, ${p.size} balls`,
    id: `Tambah balok ${p.name}, ${p.size} bola`,
  }),
  'draw-piece': { en: 'Draw a piece', id: 'Gambar balok' },
  'add-drawn': { en: 'Add this piece', id: 'Tambah balok ini' },
  'not-connected': { en: 'The balls of a piece must touch.', id: 'Bola sebuah balok harus saling bersentuhan.' },
  'remove-piece': (p: { number: number }) => ({ en: `Remove piece ${p.number}`, id: `Buang balok ${p.number}` }),
  'remove-all': { en: 'Remove all', id: 'Buang semua' },
  'one-sided': { en: 'Pieces may not be turned over', id: 'Balok tidak boleh dibalik' },
  'no-turns': { en: 'Pieces may not be turned', id: 'Balok tidak boleh diputar' },
  'gaps-allowed': { en: 'Cells may stay empty', id: 'Petak boleh kosong' },
  areas: (p: { cells: number; balls: number }) => ({
    en: `${en.format(p.cells)} cells, ${en.format(p.balls)} balls`,
    id: `${id.format(p.cells)} petak, ${id.format(p.balls)} bola`,
  }),
  'too-few': (p: { missing: number }) => ({
    en: `${en.format(p.missing)} ${p.missing === 1 ? 'ball is' : 'balls are'} missing to fill the board.`,
    id: `Kurang ${id.format(p.missing)} bola untuk mengisi papan.`,
  }),
  'too-many': (p: { extra: number }) => ({
    en: `${en.format(p.extra)} ${p.extra === 1 ? 'ball' : 'balls'} too many for the board.`,
    id: `Kelebihan ${id.format(p.extra)} bola untuk papan ini.`,
  }),

  'in-space': { en: 'View in 3D', id: 'Tampilan 3D' },
  'space-label': (p: { size: string }) => ({
    en: `${p.size} in 3D; the same board stands below it layer by layer`,
    id: `${p.size} dalam 3D; papan yang sama ada di bawahnya lapis demi lapis`,
  }),
  'space-loading': { en: 'Loading the 3D view…', id: 'Memuat tampilan 3D…' },
  'space-failed': {
    en: 'This browser cannot show the 3D view; the layers below do everything too.',
    id: 'Peramban ini tidak bisa menampilkan 3D; lapisan di bawah bisa semuanya juga.',
  },
  spread: { en: 'Lift layers apart', id: 'Renggangkan lapisan' },
  peel: { en: 'Peel from the top', id: 'Kupas dari atas' },
} as const;
