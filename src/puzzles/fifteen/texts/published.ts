/** What the figures are called that the report has published. */
export const published = {
  'published-report': {
    en: 'The report on the 15 puzzle (Python)',
    id: 'Laporan tentang 15 puzzle (Python)',
  },
  'published-kurang': (p: { tile: number; number: number }) => ({
    en: `KURANG(${p.tile}) of case ${p.number}`,
    id: `KURANG(${p.tile}) pada kasus ${p.number}`,
  }),
  'published-total': (p: { number: number }) => ({
    en: `Sum of KURANG and X of case ${p.number}`,
    id: `Jumlah KURANG dan X pada kasus ${p.number}`,
  }),
  'published-nodes': (p: { number: number }) => ({
    en: `Nodes expanded in case ${p.number}`,
    id: `Simpul yang dikembangkan pada kasus ${p.number}`,
  }),
  'published-steps': (p: { number: number }) => ({
    en: `Steps of the solution of case ${p.number}`,
    id: `Banyaknya langkah solusi kasus ${p.number}`,
  }),
} as const;
