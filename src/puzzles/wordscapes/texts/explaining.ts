/** What is said about a task: its words and crossings, its fillings and how likely they are, and the paper's counts. */
import { type Dictionary, numberFormat } from '../../../contract/index.ts';
import { placeOf, wordOf } from './word-source.ts';

const en = numberFormat('en');
const id = numberFormat('id');
const milliseconds = { minimumFractionDigits: 3 };
const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${en.format(count)} ${many}`;
/** A count that is only a lower bound where not everything was looked at. */
const bound = (counted: number) => (counted ? { en: '', id: '' } : { en: 'at least ', id: 'sedikitnya ' });

export const explainingTexts = {
  'figure-worst-case': { en: 'checks at worst', id: 'pemeriksaan paling banyak' },
  'paper-measured': (p: { time: number }) => ({
    en: `The paper measured ${p.time.toLocaleString('en', milliseconds)} ms for this.`,
    id: `Makalah mengukur ${p.time.toLocaleString('id', milliseconds)} ms untuk ini.`,
  }),
  'verdict-none': (p: { why: string; source: string }) => ({
    en: `There is no filling from ${placeOf(p.source).en}; an exhaustive search has proven it. ${p.why}`,
    id: `Tidak ada isian dari ${placeOf(p.source).id}; ini terbukti lewat telusuran menyeluruh. ${p.why}`,
  }),
  'verdict-one': (p: { boxes: number }) => ({
    en: `There is exactly one filling: ${plural(p.boxes, 'box is', 'boxes are all')} sure.`,
    id: `Ada tepat satu isian: semua ${id.format(p.boxes)} kotak sudah pasti.`,
  }),
  'verdict-many': (p: { fillings: number; sure: number; boxes: number }) => ({
    en: `There are ${en.format(p.fillings)} fillings; ${en.format(p.sure)} of ${plural(p.boxes, 'box has', 'boxes have')} the same letter in all of them.`,
    id: `Ada ${id.format(p.fillings)} isian; ${id.format(p.sure)} dari ${id.format(p.boxes)} kotak berhuruf sama di semuanya.`,
  }),
  'verdict-at-least': (p: { fillings: number }) => ({
    en: `There ${p.fillings === 1 ? 'is' : 'are'} at least ${plural(p.fillings, 'filling', 'fillings')}; how many in all was not counted.`,
    id: `Ada sedikitnya ${id.format(p.fillings)} isian; jumlah seluruhnya tidak dihitung.`,
  }),
  'verdict-answers': (p: { worstPlain: number; worstCrossings: number; madePlain: number; madeCrossings: number }) => ({
    en: `With the answers known, trying every order takes ${en.format(p.madePlain)} checks, at worst ${en.format(p.worstPlain)}; keeping the letters of crossings takes ${en.format(p.madeCrossings)}, at worst ${en.format(p.worstCrossings)}.`,
    id: `Dengan jawaban diketahui, mencoba semua urutan perlu ${id.format(p.madePlain)} pemeriksaan, paling banyak ${id.format(p.worstPlain)}; dengan mempertahankan huruf persilangan perlu ${id.format(p.madeCrossings)}, paling banyak ${id.format(p.worstCrossings)}.`,
  }),
  'verdict-words': (p: { count: number; common: number; source: string }) => ({
    en:
      p.count === 0
        ? `There is no such ${wordOf(p.source).en}.`
        : `${plural(p.count, 'word', 'words')} (${en.format(p.common)} common).`,
    id:
      p.count === 0
        ? `Tidak ada ${wordOf(p.source).id} seperti itu.`
        : `${id.format(p.count)} kata (${id.format(p.common)} umum).`,
  }),
  'fact-wheel': { en: 'Wheel', id: 'Roda' },
  'fact-words-of-wheel': (p: { letters: string; count: number; common: number }) => ({
    en: `${p.letters}: ${plural(p.count, 'word', 'words')} can be laid (${en.format(p.common)} common)`,
    id: `${p.letters}: ${id.format(p.count)} kata bisa disusun (${id.format(p.common)} umum)`,
  }),
  'fact-boxes': { en: 'Boxes', id: 'Kotak' },
  'fact-boxes-and-crossings': (p: { boxes: number; open: number; words: number; crossings: number }) => ({
    en: `${plural(p.boxes, 'box', 'boxes')}, ${en.format(p.open)} of them open; ${plural(p.words, 'word', 'words')}, ${plural(p.crossings, 'crossing', 'crossings')}`,
    id: `${id.format(p.boxes)} kotak, ${id.format(p.open)} masih terbuka; ${id.format(p.words)} kata, ${id.format(p.crossings)} persilangan`,
  }),
  'fact-fillings': { en: 'Fillings', id: 'Isian' },
  'fact-without-answers': { en: 'Without the answers', id: 'Tanpa jawaban' },
  'fact-count': (p: { fillings: number; counted: number; source: string }) => ({
    en: `${bound(p.counted).en}${plural(p.fillings, 'filling', 'fillings')} from ${placeOf(p.source).en}`,
    id: `${bound(p.counted).id}${id.format(p.fillings)} isian dari ${placeOf(p.source).id}`,
  }),
  'fact-sure': { en: 'Sure boxes', id: 'Kotak pasti' },
  'fact-sure-boxes': (p: { sure: number; boxes: number }) => ({
    en: `${en.format(p.sure)} of ${en.format(p.boxes)}`,
    id: `${id.format(p.sure)} dari ${id.format(p.boxes)}`,
  }),
  'fact-estimated': { en: 'Chances', id: 'Peluang' },
  'fact-from-likeliest': (p: { known: number; boxes: number }) => {
    if (p.known === 0) {
      return {
        en: 'not known, since too few of the fillings could be looked at',
        id: 'tidak diketahui, karena terlalu sedikit isian yang bisa dilihat',
      };
    }
    const some = p.known < p.boxes;
    return {
      en: `estimated from the likeliest fillings, since not all could be looked at${some ? '; where none is given, it is not known' : ''}`,
      id: `ditaksir dari isian yang paling mungkin, karena tidak semua bisa dilihat${some ? '; yang tidak disebut berarti tidak diketahui' : ''}`,
    };
  },
  'fact-best': { en: 'Likeliest filling', id: 'Isian paling mungkin' },
  'fact-best-found': {
    en: 'Likeliest filling found, there may be a likelier one',
    id: 'Isian paling mungkin yang ditemukan, mungkin ada yang lebih mungkin',
  },
  'fact-filling': (p: { filling: string; chance: string }) => ({
    en: p.chance === '' ? p.filling : `${p.filling} (${p.chance})`,
    id: p.chance === '' ? p.filling : `${p.filling} (${p.chance})`,
  }),
  'fact-unsure': { en: 'Unsure box', id: 'Kotak belum pasti' },
  'fact-unsure-box': (p: { box: string; letters: string }) => ({
    en: `${p.box}: ${p.letters}`,
    id: `${p.box}: ${p.letters}`,
  }),
  'fact-bonus': { en: 'Bonus words', id: 'Kata bonus' },
  'fact-bonus-words': (p: { count: number; common: number }) => ({
    en: `${plural(p.count, 'other word', 'other words')} of the wheel (${en.format(p.common)} common)`,
    id: `${id.format(p.count)} kata lain dari roda (${id.format(p.common)} umum)`,
  }),
  'fact-length': (p: { length: number }) => ({ en: `${p.length} letters`, id: `${p.length} huruf` }),
  'fact-listed': (p: { words: string; more: number }) => ({
    en: p.more > 0 ? `${p.words}, and ${en.format(p.more)} more` : p.words,
    id: p.more > 0 ? `${p.words}, dan ${id.format(p.more)} lagi` : p.words,
  }),
  'fact-plain': { en: 'Every order', id: 'Semua urutan' },
  'fact-crossings': { en: 'With crossings', id: 'Dengan persilangan' },
  'fact-checks': (p: { made: number; worst: number }) => ({
    en: `${en.format(p.made)} checks, at worst ${en.format(p.worst)}`,
    id: `${id.format(p.made)} pemeriksaan, paling banyak ${id.format(p.worst)}`,
  }),
  'fact-checks-measured': (p: { made: number; worst: number; time: number }) => ({
    en: `${en.format(p.made)} checks, at worst ${en.format(p.worst)}; the paper measured ${p.time.toLocaleString('en', milliseconds)} ms`,
    id: `${id.format(p.made)} pemeriksaan, paling banyak ${id.format(p.worst)}; makalah mengukur ${p.time.toLocaleString('id', milliseconds)} ms`,
  }),
  'column-slot': { en: 'word', id: 'kata' },
  'column-known': { en: 'known', id: 'diketahui' },
  'column-candidates': { en: 'fit', id: 'cocok' },
  'column-crossings': { en: 'crossings', id: 'silang' },
  'column-likeliest': { en: 'likeliest', id: 'paling mungkin' },
  'column-chance': { en: 'chance', id: 'peluang' },
  'column-others': { en: 'others', id: 'lainnya' },
  'column-answer': { en: 'answer', id: 'jawaban' },
  'column-left': { en: 'letters left', id: 'huruf tersisa' },
  'column-worst-plain': { en: 'every order, worst', id: 'semua urutan, terburuk' },
  'column-made-plain': { en: 'made', id: 'dilakukan' },
  'column-worst-crossings': { en: 'crossings, worst', id: 'persilangan, terburuk' },
  'column-made-crossings': { en: 'made', id: 'dilakukan' },
  'column-length': { en: 'letters', id: 'huruf' },
  'column-words': { en: 'words', id: 'kata' },
  'column-common': { en: 'common', id: 'umum' },
  'column-list': { en: 'commonest first', id: 'yang paling umum dulu' },
  'scene-chances': (p: { sure: number; boxes: number; proven: number; words: string }) => ({
    en: `The likeliest filling${p.proven ? '' : ' found'}: ${p.words}. ${p.sure} of ${p.boxes} boxes are sure and drawn strong; the others are light, with their chance below where it is known.`,
    id: `Isian paling mungkin${p.proven ? '' : ' yang ditemukan'}: ${p.words}. ${p.sure} dari ${p.boxes} kotak sudah pasti dan digambar tebal; yang lain tipis, dengan peluangnya di bawah bila diketahui.`,
  }),
} as const satisfies Dictionary;
