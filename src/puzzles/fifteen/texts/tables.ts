/** What the search by pattern databases says beside its ending. */
export const tables = {
  'tables-used': (p: { split: string }) => ({
    en: `Tables of ${p.split} tiles.`,
    id: `Tabel berisi ${p.split} ubin.`,
  }),
  'tables-grown': (p: { split: string; larger: string }) => ({
    en: `Tables of ${p.split} tiles first; the board turned out hard, so tables of ${p.larger} tiles took over.`,
    id: `Mula-mula tabel berisi ${p.split} ubin; papan ini ternyata sulit, maka tabel berisi ${p.larger} ubin mengambil alih.`,
  }),
  'tables-multi': {
    en: 'Walking distance, counted in moves of several tiles.',
    id: 'Walking distance, dihitung dalam langkah banyak ubin.',
  },
} as const;
