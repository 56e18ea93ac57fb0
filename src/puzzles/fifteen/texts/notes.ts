/** What searches say beside their ending, and what the figures are called that they show. */
const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const moves = (n: number) => (n === 1 ? '1 move' : `${en.format(n)} moves`);

export const notes = {
  'no-room': (p: { least: number; kept: number }) => ({
    en: `${en.format(p.kept)} positions are remembered, and there is no room for more. Every solution takes at least ${moves(p.least)}; IDA* needs no such room.`,
    id: `${id.format(p.kept)} posisi diingat, dan tidak ada ruang lagi. Setiap solusi perlu paling sedikit ${id.format(p.least)} langkah; IDA* tidak memerlukan ruang seperti itu.`,
  }),
  'walking-too-large': {
    en: 'The tables of walking distance would be too large for this board; linear conflict took their place.',
    id: 'Tabel walking distance akan terlalu besar untuk papan ini; konflik linear menggantikannya.',
  },
  'tables-used': (p: { split: string }) => ({
    en: `Tables of ${p.split} tiles.`,
    id: `Tabel berisi ${p.split} ubin.`,
  }),
  'tables-grown': (p: { split: string; larger: string }) => ({
    en: `Tables of ${p.split} tiles first; the board turned out hard, so tables of ${p.larger} tiles took over.`,
    id: `Mula-mula tabel berisi ${p.split} ubin; papan ini ternyata sulit, maka tabel berisi ${p.larger} ubin mengambil alih.`,
  }),
  'tables-not-grown': (p: { split: string; larger: string }) => ({
    en: `Tables of ${p.split} tiles. The board turned out hard, but there is no memory for tables of ${p.larger} tiles, so the search took longer; close other pages or programs to give it more.`,
    id: `Tabel berisi ${p.split} ubin. Papan ini ternyata sulit, tetapi tidak ada memori untuk tabel berisi ${p.larger} ubin, maka pencarian lebih lama; tutup halaman atau program lain agar memorinya cukup.`,
  }),
  'no-memory': {
    en: 'There is no memory for this search; close other pages or programs, or choose another strategy.',
    id: 'Tidak ada memori untuk pencarian ini; tutup halaman atau program lain, atau pilih strategi lain.',
  },
  'tables-multi': {
    en: 'Walking distance, counted in moves of several tiles.',
    id: 'Walking distance, dihitung dalam langkah banyak ubin.',
  },
  'tables-multi-less': {
    en: 'Walking distance, counted in moves of several tiles; in one direction its table would be too large for this board, so hard boards take long.',
    id: 'Walking distance, dihitung dalam langkah banyak ubin; untuk satu arah tabelnya akan terlalu besar untuk papan ini, maka papan yang sulit perlu waktu lama.',
  },
  'staged-note': {
    en: 'Found at once; it need not be the shortest way. Choose anytime to make it shorter.',
    id: 'Ditemukan seketika; belum tentu jalan terpendek. Pilih anytime untuk memendekkannya.',
  },
  'figure-bound': { en: 'moves at least', id: 'langkah minimal' },
  'figure-queue': { en: 'in the queue', id: 'dalam antrean' },
  'figure-kept': { en: 'remembered', id: 'diingat' },
  'figure-moves': { en: 'moves', id: 'langkah' },
  'figure-width': { en: 'beam width', id: 'lebar beam' },
} as const;
