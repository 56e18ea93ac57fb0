/** What the page says around two searches that are laid over each other, beside what the lab itself says. */
import { amount, texter } from '../../../../contract/index.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');
const nodes = amount('node', 'nodes', 'simpul');
const places = amount('place', 'places', 'tempat');

export const mergePageTexts = {
  'merge-about': {
    en: 'Two searches from this position in one tree: what both do, where they part, and what one of them saved there.',
    id: 'Dua pencarian dari posisi ini dalam satu pohon: apa yang dilakukan keduanya, di mana keduanya berpisah, dan apa yang dihemat salah satunya di sana.',
  },
  'merge-search': (p: { letter: string }) => ({ en: `Search ${p.letter}`, id: `Pencarian ${p.letter}` }),
  'merge-recording': (p: { letter: string; n: number }) => ({
    en: `Recording search ${p.letter}: ${nodes(p).en}`,
    id: `Merekam pencarian ${p.letter}: ${nodes(p).id}`,
  }),
  'merge-refused': (p: { letter: string; why: string }) => ({
    en: `Search ${p.letter}: ${p.why}`,
    id: `Pencarian ${p.letter}: ${p.why}`,
  }),
  'merge-label': {
    en: 'Both searches as one tree. Arrow keys go to the parent, the first child and the siblings; plus and minus zoom, 0 shows the whole tree. The numbers are those of the table below.',
    id: 'Kedua pencarian sebagai satu pohon. Tombol panah menuju induk, anak pertama, dan saudara; plus dan minus memperbesar dan memperkecil, 0 menampilkan seluruh pohon. Nomornya sama dengan nomor pada tabel di bawah.',
  },
  'merge-only': (p: { letter: string }) => ({ en: `only ${p.letter}`, id: `hanya ${p.letter}` }),
  'merge-partings': (p: { n: number }) => ({
    en: `They part at ${places(p).en}${p.n === 1 ? '' : ', the largest difference first'}`,
    id: `Keduanya berpisah di ${places(p).id}${p.n === 1 ? '' : ', mulai dari selisih terbesar'}`,
  }),
  'merge-keys': {
    en: 'Up and Down choose a place.',
    id: 'Tombol atas dan bawah memilih tempat.',
  },
  'merge-where': { en: 'Place', id: 'Tempat' },
  'merge-nodes-of': (p: { letter: string }) => ({
    en: `Nodes of ${p.letter} alone`,
    id: `Simpul hanya di ${p.letter}`,
  }),
  'merge-begin': { en: 'the beginning', id: 'awal pencarian' },
  'merge-iteration': (p: { n: number; letter: string }) => ({
    en: `Iteration ${en.format(p.n)} of ${p.letter}, which only ${p.letter} has`,
    id: `Iterasi ${id.format(p.n)} pada ${p.letter}, yang hanya ada pada ${p.letter}`,
  }),
  'merge-side': (p: { letter: string; words: string }) => ({
    en: `${p.letter}: ${p.words}`,
    id: `${p.letter}: ${p.words}`,
  }),
} as const;

export const text = texter(mergePageTexts);
