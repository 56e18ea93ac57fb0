/** Which documents published which figures, and why some of them are wrong. */
export const published = {
  'published-report-a': { en: 'Report A, 2025', id: 'Laporan A, 2025' },
  'published-report-b': { en: 'Report B, 2024', id: 'Laporan B, 2024' },
  'published-elsewhere': { en: 'Published counts of the game', id: 'Jumlah solusi yang pernah diterbitkan' },
  'published-iterations': (p: { name: string }) => ({
    en: `iterations of its case ${p.name}`,
    id: `jumlah iterasi pada kasus ${p.name}`,
  }),
  'published-cases': (p: { name: string }) => ({
    en: `cases tried in ${p.name}`,
    id: `jumlah kasus yang dicoba pada ${p.name}`,
  }),
  'published-solution': (p: { name: string }) => ({
    en: `the solution of its case ${p.name}`,
    id: `solusi kasus ${p.name}`,
  }),
  'published-found': (p: { name: string }) => ({
    en: `solutions found for its case ${p.name} (1 or 0)`,
    id: `solusi yang ditemukan untuk kasus ${p.name} (1 atau 0)`,
  }),
  'published-rectangle': {
    en: 'solutions of IQ Puzzler Pro on 5 x 11',
    id: 'jumlah solusi IQ Puzzler Pro di papan 5 x 11',
  },
  'published-pyramid': {
    en: 'solutions of the IQ Puzzler Pro pyramid, up to symmetry',
    id: 'jumlah solusi piramida IQ Puzzler Pro, tanpa yang simetris',
  },
  'published-in-32-bits': {
    en: 'The report counts in 32 bits; what it prints is the true count modulo 2^32.',
    id: 'Laporan itu mencacah dengan 32 bit; yang dicetaknya adalah jumlah sebenarnya modulo 2^32.',
  },
  'published-images-again': {
    en: 'The published figure is four times the true one: it counts mirrored and turned images again that were among the solutions already.',
    id: 'Angka yang diterbitkan empat kali jumlah sebenarnya: bayangan cermin dan putaran yang sudah termasuk dihitung lagi.',
  },
  'published-classes-twice': {
    en: 'The published figure counts 1,020 classes twice: a placement on a mirror plane has a smaller orbit, but was treated as a full one.',
    id: 'Angka yang diterbitkan menghitung 1.020 kelas dua kali: penempatan pada bidang cermin punya orbit yang lebih kecil, tetapi dianggap penuh.',
  },
} as const;
