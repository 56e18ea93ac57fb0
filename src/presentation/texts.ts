/** How a search ended and what it took, in words that every face and every puzzle shares. */
import { amount, numberFormat, texter } from '../contract/index.ts';
import { engineTexts } from '../engine/texts.ts';

const en = numberFormat('en', 1);
const id = numberFormat('id', 1);

const solutions = amount('solution', 'solutions', 'solusi');
const counted = (p: { count: number }) => solutions({ n: p.count });

/** A length of time: milliseconds below a second, seconds from there. The symbols are the same in every language. */
const duration = (p: { ms: number }) =>
  p.ms < 1000
    ? { en: `${en.format(p.ms)} ms`, id: `${id.format(p.ms)} ms` }
    : { en: `${en.format(p.ms / 1000)} s`, id: `${id.format(p.ms / 1000)} s` };

const presentationTexts = {
  'proven-none': { en: 'Proven: there is no solution.', id: 'Terbukti: tidak ada solusi.' },
  'proven-all': (p: { count: number }) => ({
    en: p.count === 1 ? 'Exactly one solution.' : `All ${counted(p).en}.`,
    id: p.count === 1 ? 'Tepat satu solusi.' : `Seluruhnya ${counted(p).id}.`,
  }),
  'proven-best': {
    en: 'Proven: there is no better solution.',
    id: 'Terbukti: tidak ada solusi yang lebih baik.',
  },
  'best-so-far': {
    en: 'This is the best solution so far; there may be a better one.',
    id: 'Inilah solusi terbaik sejauh ini; mungkin ada yang lebih baik.',
  },
  'found-first': {
    en: 'Found one solution. There may be more.',
    id: 'Satu solusi ditemukan. Mungkin masih ada yang lain.',
  },
  'open-none': {
    en: 'No solution found. This strategy does not try every possibility, so there may be one.',
    id: 'Belum ada solusi yang ditemukan. Strategi ini tidak memeriksa semua kemungkinan, jadi mungkin saja ada.',
  },
  'open-some': (p: { count: number }) => ({
    en: `${counted(p).en} found. There may be more.`,
    id: `${counted(p).id} ditemukan. Mungkin masih ada yang lain.`,
  }),
  'limit-none': {
    en: 'No solution found within the limit. There may be one.',
    id: 'Belum ada solusi yang ditemukan sampai batas itu. Mungkin saja ada.',
  },
  'limit-some': (p: { count: number }) => ({
    en: `Stopped at the limit with ${counted(p).en}. There may be more.`,
    id: `Berhenti di batas dengan ${counted(p).id}. Mungkin masih ada yang lain.`,
  }),
  'room-none': {
    en: 'No solution found before the memory ran out. There may be one.',
    id: 'Belum ada solusi yang ditemukan saat memori habis. Mungkin saja ada.',
  },
  'room-some': (p: { count: number }) => ({
    en: `${counted(p).en} found before the memory ran out. There may be more.`,
    id: `${counted(p).id} ditemukan sebelum memori habis. Mungkin masih ada yang lain.`,
  }),
  'room-beyond': (p: { count: number }) => ({
    en: `There are more solutions than can be counted here: more than ${en.format(p.count)}.`,
    id: `Solusinya lebih banyak daripada yang dapat dihitung di sini: lebih dari ${id.format(p.count)}.`,
  }),
  'stopped-none': { en: 'Stopped without an answer.', id: 'Dihentikan sebelum ada jawaban.' },
  'stopped-some': (p: { count: number }) => ({
    en: `Stopped with ${counted(p).en}. There may be more.`,
    id: `Dihentikan dengan ${counted(p).id}. Mungkin masih ada yang lain.`,
  }),
  counted,
  nodes: amount('node', 'nodes', 'simpul'),
  gauge: (p: { name: string }) => ({ en: p.name, id: p.name }),
  'gauge-value': (p: { name: string; value: number }) => ({
    en: `${p.name}: ${en.format(p.value)}`,
    id: `${p.name}: ${id.format(p.value)}`,
  }),
  duration,
  prepared: (p: { ms: number }) => ({ en: `${duration(p).en} of preparation`, id: `persiapan ${duration(p).id}` }),
  nearest: { en: 'The nearest found', id: 'Yang paling mendekati' },
} as const;

/** What can be said of any puzzle. */
export const commonTexts = { ...engineTexts, ...presentationTexts } as const;

export const commonText = texter(commonTexts);
