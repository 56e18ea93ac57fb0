/** The words of what stands beside the board: counts, hints, solutions, watching, the board editor. */
import { gridTexts } from '../../../faces/web/board/grid-texts.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');

export const toolTexts = {
  view: { en: 'View', id: 'Tampilan' },
  'show-remaining': { en: 'Show how many solutions remain', id: 'Tampilkan sisa jumlah solusi' },
  counting: { en: 'Counting…', id: 'Menghitung…' },
  remaining: (p: { count: number }) => ({
    en: p.count === 1 ? 'One solution remains.' : `${en.format(p.count)} solutions remain.`,
    id: `Tersisa ${id.format(p.count)} solusi.`,
  }),
  'none-remains': {
    en: 'No solution from here: take a piece back.',
    id: 'Tidak ada solusi dari sini: ambil kembali satu keping.',
  },

  'none-at-all': {
    en: 'The puzzle itself has no solution, whatever you lay.',
    id: 'Soalnya sendiri tidak punya solusi, apa pun yang kamu pasang.',
  },

  'whole-on-board': {
    en: 'The whole solution is on the board, outlined.',
    id: 'Seluruh solusi ada di papan, dengan garis tepi.',
  },

  browse: gridTexts['all-solutions'],
  'browse-about': {
    en: 'Every solution that keeps the pieces on the board, by number.',
    id: 'Semua solusi yang cocok dengan keping di papan, menurut nomor.',
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
  'looking-at-solution': { en: 'This is a solution.', id: 'Ini solusi.' },
  'use-it': { en: 'Use it', id: 'Pakai ini' },

  print: { en: 'Print the challenge', id: 'Cetak tantangan' },
  freeze: { en: 'Make this the puzzle', id: 'Jadikan ini soalnya' },

  editor: { en: 'Own board', id: 'Papan sendiri' },
  'editor-board': gridTexts['the-board'],
  'board-5x11': { en: '5 × 11', id: '5 × 11' },
  'board-diagonal': { en: 'Diagonal board', id: 'Papan diagonal' },
  'board-pyramid': { en: 'Pyramid of balls', id: 'Piramida bola' },
  'board-box': { en: 'Box of cubes', id: 'Kotak kubus' },
  'board-own': { en: 'Drawn by me', id: 'Gambar sendiri' },
  layers: { en: 'Layers', id: 'Lapisan' },
  paint: {
    en: 'Tap or drag over cells to open and close them; with keys: arrows and Space.',
    id: 'Ketuk atau seret di atas petak untuk membuka dan menutupnya; dengan tombol: panah dan Spasi.',
  },
  'paint-board': gridTexts['board-cells'],
  'paint-piece': { en: 'Balls of the new piece', id: 'Bola keping baru' },
  'cell-state': (p: { row: number; column: number; on: number }) => ({
    en: `Row ${p.row}, column ${p.column}, ${p.on === 1 ? 'open' : 'closed'}`,
    id: `Baris ${p.row}, kolom ${p.column}, ${p.on === 1 ? 'terbuka' : 'tertutup'}`,
  }),
  'editor-pieces': { en: 'Pieces', id: 'Keping' },
  'add-set': { en: 'Take a whole set', id: 'Ambil satu set lengkap' },
  'choose-set': { en: 'Choose a set…', id: 'Pilih set…' },
  'add-one': { en: 'Add a piece', id: 'Tambah keping' },
  'add-shape': (p: { name: string; size: number }) => ({
    en: `Add piece ${p.name}, ${p.size} balls`,
    id: `Tambah keping ${p.name}, ${p.size} bola`,
  }),
  'draw-piece': { en: 'Draw a piece', id: 'Gambar keping' },
  'add-drawn': { en: 'Add this piece', id: 'Tambah keping ini' },
  'not-connected': { en: 'The balls of a piece must touch.', id: 'Bola sebuah keping harus saling bersentuhan.' },
  'remove-piece': (p: { number: number }) => ({ en: `Remove piece ${p.number}`, id: `Buang keping ${p.number}` }),
  'remove-all': { en: 'Remove all', id: 'Buang semua' },
  'one-sided': { en: 'Pieces may not be turned over', id: 'Keping tidak boleh dibalik' },
  'no-turns': { en: 'Pieces may not be turned', id: 'Keping tidak boleh diputar' },
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
    en: `${p.size} in 3D; the same board is also shown layer by layer`,
    id: `${p.size} dalam 3D; papan yang sama juga ditampilkan lapis demi lapis`,
  }),
  'space-loading': { en: 'Loading the 3D view…', id: 'Memuat tampilan 3D…' },
  'space-failed': {
    en: 'This browser cannot show the 3D view; everything can be done in the layers.',
    id: 'Peramban ini tidak bisa menampilkan 3D; semuanya tetap bisa dilakukan di tampilan lapisan.',
  },
  spread: { en: 'Lift layers apart', id: 'Renggangkan lapisan' },
  peel: { en: 'Peel from the top', id: 'Kupas dari atas' },
} as const;
