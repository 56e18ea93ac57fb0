/** What searches say beside their ending, and what the figures are called that they show. */
import { numberFormat } from '../../../contract/index.ts';

const en = numberFormat('en');
const id = numberFormat('id');
const moves = (n: number) => (n === 1 ? '1 move' : `${en.format(n)} moves`);

export const notes = {
  'no-room': (p: { least: number; kept: number }) => ({
    en: `${en.format(p.kept)} positions are in memory, and there is no room for more. Every solution takes at least ${moves(p.least)}; IDA* needs almost no memory.`,
    id: `${id.format(p.kept)} posisi sudah disimpan, dan memori tidak cukup lagi. Setiap solusi perlu paling sedikit ${id.format(p.least)} langkah; IDA* hampir tidak memerlukan memori.`,
  }),
  'walking-too-large': {
    en: 'The tables of walking distance would be too large for this board; linear conflict is used instead.',
    id: 'Tabel walking distance terlalu besar untuk papan ini; sebagai gantinya dipakai konflik linear.',
  },
  'tables-used': (p: { split: string }) => ({
    en: `Tables of ${p.split} tiles.`,
    id: `Tabel berisi ${p.split} ubin.`,
  }),
  'tables-grown': (p: { split: string; larger: string }) => ({
    en: `Tables of ${p.split} tiles first; the board turned out hard, so tables of ${p.larger} tiles took over.`,
    id: `Mula-mula tabel berisi ${p.split} ubin; papan ini ternyata sulit, maka dipakai tabel berisi ${p.larger} ubin.`,
  }),
  'tables-not-grown': (p: { split: string; larger: string }) => ({
    en: `Tables of ${p.split} tiles. The board turned out hard, but there is not enough memory for tables of ${p.larger} tiles, so the search took longer; close other pages or programs to give it more.`,
    id: `Tabel berisi ${p.split} ubin. Papan ini ternyata sulit, tetapi memori tidak cukup untuk tabel berisi ${p.larger} ubin, maka pencarian lebih lama; tutup halaman atau program lain agar memori bertambah.`,
  }),
  'no-memory': {
    en: 'There is not enough memory for this search; close other pages or programs, or choose another strategy.',
    id: 'Memori tidak cukup untuk pencarian ini; tutup halaman atau program lain, atau pilih strategi lain.',
  },
  'tables-multi': {
    en: 'Walking distance, counted in moves of several tiles.',
    id: 'Walking distance, dihitung dalam langkah banyak ubin.',
  },
  'tables-multi-less': {
    en: 'Walking distance, counted in moves of several tiles; in one direction its table would be too large for this board, so hard boards take long.',
    id: 'Walking distance, dihitung dalam langkah banyak ubin; untuk satu arah tabelnya terlalu besar untuk papan ini, maka papan yang sulit perlu waktu lama.',
  },
  'staged-note': {
    en: 'Found at once; it need not be optimal. “Shorter and shorter solutions” (anytime) makes it shorter.',
    id: 'Ditemukan seketika; belum tentu optimal. “Solusi yang makin pendek” (anytime) memendekkannya.',
  },
  'figure-bound': { en: 'lower bound', id: 'batas bawah' },
  'figure-queue': { en: 'in the queue', id: 'dalam antrean' },
  'figure-kept': { en: 'remembered', id: 'diingat' },
  'figure-moves': { en: 'moves', id: 'langkah' },
  'figure-width': { en: 'beam width', id: 'lebar beam' },
} as const;
