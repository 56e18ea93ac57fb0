/** What the searches for comparison say beside their ending, and what the figures are called that searches show. */
const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const moves = (n: number) => (n === 1 ? '1 move' : `${n} moves`);

export const lineUp = {
  'no-room': (p: { least: number; kept: number }) => ({
    en: `${en.format(p.kept)} positions are remembered, and there is no room for more. Every solution takes at least ${moves(p.least)}; IDA* needs no such room.`,
    id: `${id.format(p.kept)} posisi diingat, dan tidak ada ruang lagi. Setiap penyelesaian perlu paling sedikit ${p.least} langkah; IDA* tidak memerlukan ruang seperti itu.`,
  }),
  'walking-too-large': {
    en: 'The tables of walking distance would be too large for this board; linear conflict took their place.',
    id: 'Tabel walking distance akan terlalu besar untuk papan ini; konflik linear menggantikannya.',
  },
  'gauge-bound': { en: 'moves at least', id: 'langkah paling sedikit' },
  'gauge-queue': { en: 'in the queue', id: 'dalam antrean' },
  'gauge-kept': { en: 'remembered', id: 'diingat' },
  'gauge-depth': { en: 'depth', id: 'kedalaman' },
  'gauge-moves': { en: 'moves', id: 'langkah' },
  'gauge-width': { en: 'beam width', id: 'lebar beam' },
} as const;
