/** What the page says about a search that is watched, beside what the lab itself says. */
import { amount, texter } from '../../../contract/index.ts';

const en = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const id = new Intl.NumberFormat('id', { maximumFractionDigits: 2 });
const nodes = amount('node', 'nodes', 'simpul');

export const labPageTexts = {
  waiting: { en: 'Waiting', id: 'Menunggu' },
  'over-time': (p: { label: string }) => ({ en: `${p.label} over time`, id: `${p.label} sepanjang pencarian` }),
  'over-time-range': (p: { label: string; least: number; greatest: number }) => ({
    en: `${p.label} over time, from ${en.format(p.least)} to ${en.format(p.greatest)}`,
    id: `${p.label} sepanjang pencarian, dari ${id.format(p.least)} sampai ${id.format(p.greatest)}`,
  }),
  'over-time-at': (p: { step: number; steps: number; value: number }) => ({
    en: `Step ${en.format(p.step)} of ${en.format(p.steps)}: ${en.format(p.value)}`,
    id: `Langkah ${id.format(p.step)} dari ${id.format(p.steps)}: ${id.format(p.value)}`,
  }),
  'over-time-nothing-at': (p: { step: number; steps: number }) => ({
    en: `Step ${en.format(p.step)} of ${en.format(p.steps)}: no value`,
    id: `Langkah ${id.format(p.step)} dari ${id.format(p.steps)}: tanpa nilai`,
  }),
  outline: { en: 'The search tree as text', id: 'Pohon pencarian sebagai teks' },
  'outline-below': (p: { n: number }) => ({ en: `${nodes(p).en} below it`, id: `${nodes(p).id} di bawahnya` }),
  'outline-more': (p: { n: number; left: number }) => ({
    en: p.n === p.left ? `Show ${en.format(p.n)} more` : `Show ${en.format(p.n)} of ${en.format(p.left)} more`,
    id:
      p.n === p.left
        ? `Tampilkan ${id.format(p.n)} lagi`
        : `Tampilkan ${id.format(p.n)} dari ${id.format(p.left)} lainnya`,
  }),
  'outline-keys': {
    en: 'Right and Left expand and collapse, Up and Down move, with Shift from sibling to sibling; Enter selects.',
    id: 'Tombol kanan dan kiri membuka dan menutup, atas dan bawah berpindah (bersama Shift, antarsaudara); Enter memilih.',
  },
  'icicle-label': {
    en: 'Tree of the search. Arrow keys go to the parent, the first child and the siblings; plus and minus zoom, 0 shows the whole tree, Enter folds or unfolds a failed branch.',
    id: 'Pohon pencarian. Tombol panah menuju induk, anak pertama, dan saudara; plus dan minus memperbesar dan memperkecil, 0 menampilkan seluruh pohon, Enter melipat atau membuka cabang yang gagal.',
  },
  'icicle-nearer': { en: 'Zoom in', id: 'Perbesar' },
  'icicle-further': { en: 'Zoom out', id: 'Perkecil' },
  'icicle-whole': { en: 'Whole tree', id: 'Seluruh pohon' },
  'icicle-fold': { en: 'Fold failed branches', id: 'Lipat cabang yang gagal' },
  'icicle-folded': (p: { nodes: number }) => ({
    en: `Folded: a failed branch of ${en.format(p.nodes)} nodes.`,
    id: `Dilipat: cabang gagal dengan ${id.format(p.nodes)} simpul.`,
  }),
  'icicle-legend': { en: 'What the marks mean', id: 'Arti tanda' },
  'mark-branched': { en: 'branched', id: 'bercabang' },
  'mark-dead end': { en: 'dead end', id: 'buntu' },
  'mark-cut': { en: 'cut by the bound', id: 'dipangkas oleh batas' },
  'mark-solution': { en: 'solution', id: 'solusi' },
  'mark-open': { en: 'open', id: 'belum diperiksa' },
  'mark-joins': { en: 'joins a known node', id: 'bergabung dengan simpul yang sudah ada' },
  'mark-leads': { en: 'leads to a solution', id: 'menuju solusi' },
  'mark-folded': { en: 'folded branch', id: 'cabang yang dilipat' },
} as const;

export const text = texter(labPageTexts);
