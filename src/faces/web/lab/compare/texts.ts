/** The words of the mode Compare. */
import { type Dictionary, texter } from '../../../../contract/index.ts';

const en = new Intl.NumberFormat('en');
const id = new Intl.NumberFormat('id');

export const compareSideTexts = {
  views: { en: 'Ways to compare', id: 'Cara membandingkan' },
  'view-measure': { en: 'Measure', id: 'Ukur' },
  'view-trees': { en: 'Two trees', id: 'Dua pohon' },
  'view-race': { en: 'Race', id: 'Adu strategi' },
  'measure-about': {
    en: 'Each strategy solves the same puzzles, one run at a time, each in a fresh worker.',
    id: 'Setiap strategi memecahkan teka-teki yang sama, satu per satu, masing-masing dalam worker baru.',
  },
  strategies: { en: 'Strategies', id: 'Strategi' },
  on: { en: 'Compare on', id: 'Bandingkan pada' },
  'on-position': { en: 'This position', id: 'Posisi ini' },
  'on-examples': (p: { n: number }) => ({ en: `All ${en.format(p.n)} examples`, id: `Semua ${id.format(p.n)} contoh` }),
  'on-made': (p: { n: number }) => ({
    en: `${en.format(p.n)} new ones like this`,
    id: `${id.format(p.n)} teka-teki baru yang serupa`,
  }),
  repeats: { en: 'Measured', id: 'Diukur' },
  'repeats-n': (p: { n: number }) => ({
    en: p.n === 1 ? 'Once' : `${en.format(p.n)} times`,
    id: `${id.format(p.n)} kali`,
  }),
  limit: { en: 'Limit for each run', id: 'Batas setiap pengukuran' },
  orders: { en: 'Orders of the input', id: 'Urutan masukan' },
  'orders-given': { en: 'As given', id: 'Seperti aslinya' },
  'orders-n': (p: { n: number }) => ({
    en: `And ${en.format(p.n)} shuffled`,
    id: `Dan ${id.format(p.n)} urutan acak`,
  }),
  making: { en: 'Making the puzzles…', id: 'Membuat teka-teki…' },
  progress: (p: { done: number; total: number }) => ({
    en: `${en.format(p.done)} of ${en.format(p.total)} runs`,
    id: `${id.format(p.done)} dari ${id.format(p.total)} pengukuran`,
  }),
  'add-setting': { en: 'Add a strategy with other options', id: 'Tambah strategi dengan opsi lain' },
  added: { en: 'One more', id: 'Satu lagi' },
  add: { en: 'Add', id: 'Tambah' },
  remove: (p: { name: string }) => ({ en: `Remove ${p.name}`, id: `Hapus ${p.name}` }),
  'save-as': { en: 'Save the comparison', id: 'Simpan perbandingan' },
  scatter: { en: 'Scatter plot of', id: 'Diagram pencar' },
  'scatter-against': { en: 'against', id: 'terhadap' },
  'task-made': (p: { seed: number }) => ({ en: `Seed ${p.seed}`, id: `Benih ${p.seed}` }),
} as const satisfies Dictionary;

export const text = texter(compareSideTexts);
