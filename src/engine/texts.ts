/** Sentences of the engine, shared by every face and every puzzle. */
import { amount, texter } from '../contract/index.ts';

const en = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const id = new Intl.NumberFormat('id', { maximumFractionDigits: 1 });

const solutions = amount('solution', 'solutions', 'solusi');
const counted = (p: { count: number }) => solutions({ n: p.count });

/** A length of time: milliseconds below a second, seconds from there. The symbols are the same in every language. */
const duration = (p: { ms: number }) =>
  p.ms < 1000
    ? { en: `${en.format(p.ms)} ms`, id: `${id.format(p.ms)} ms` }
    : { en: `${en.format(p.ms / 1000)} s`, id: `${id.format(p.ms / 1000)} s` };

export const engineTexts = {
  'sheet-page': (p: { page: number; pages: number; first: number; last: number }) => ({
    en: `Page ${p.page} of ${p.pages}: ${p.first === p.last ? `picture ${p.first}` : `pictures ${p.first} to ${p.last}`}.`,
    id: `Halaman ${p.page} dari ${p.pages}: gambar ${p.first === p.last ? p.first : `${p.first} sampai ${p.last}`}.`,
  }),
  'sheet-back': (p: { page: number; pages: number; first: number; last: number }) => ({
    en: `Page ${p.page} of ${p.pages}, the back of the one before: ${p.first === p.last ? `solution ${p.first}` : `solutions ${p.first} to ${p.last}`}.`,
    id: `Halaman ${p.page} dari ${p.pages}, sisi belakang halaman sebelumnya: solusi ${p.first === p.last ? p.first : `${p.first} sampai ${p.last}`}.`,
  }),
  'no-request': {
    en: 'A request must be an object with named fields.',
    id: 'Permintaan harus berupa objek dengan isian bernama.',
  },
  'bad-field': (p: { field: string; kind: string }) => ({
    en: `The field "${p.field}" of a request must be ${p.kind}.`,
    id: `Isian "${p.field}" dalam permintaan harus berupa ${p.kind}.`,
  }),
  'kind-text': { en: 'a text', id: 'teks' },
  'kind-number': { en: 'a number', id: 'bilangan' },
  'kind-options': {
    en: 'an object whose values are true, false, texts or numbers',
    id: 'objek yang nilainya true, false, teks, atau bilangan',
  },
  'kind-texts': { en: 'an object whose values are texts', id: 'objek yang nilainya teks' },
  'kind-numbers': { en: 'an object whose values are numbers', id: 'objek yang nilainya bilangan' },
  'unknown-question': (p: { word: string; known: string }) => ({
    en: `There is no question "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada pertanyaan "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'unknown-puzzle': (p: { word: string; known: string }) => ({
    en: `There is no puzzle "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada teka-teki "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'unknown-strategy': (p: { word: string; known: string }) => ({
    en: `There is no strategy "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada strategi "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'unknown-goal': (p: { word: string; known: string }) => ({
    en: `There is no goal "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada tujuan "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'no-cost': {
    en: 'This puzzle has no notion of a best solution; ask for first, all or count.',
    id: 'Teka-teki ini tidak mengenal solusi terbaik; mintalah first, all atau count.',
  },
  'unknown-option': (p: { of: string; word: string; known: string }) => ({
    en: `"${p.of}" has no option "${p.word}"; its options: ${p.known}.`,
    id: `"${p.of}" tidak punya opsi "${p.word}"; opsinya: ${p.known}.`,
  }),
  'bad-option': (p: { word: string; option: string; known: string }) => ({
    en: `"${p.word}" is no value for ${p.option}; choose one of ${p.known}.`,
    id: `"${p.word}" bukan nilai untuk ${p.option}; pilih salah satu dari ${p.known}.`,
  }),
  'bad-number-option': (p: { word: string; option: string; least: number; most: number }) => ({
    en: `"${p.word}" is no value for ${p.option}; give a whole number from ${p.least} to ${p.most}.`,
    id: `"${p.word}" bukan nilai untuk ${p.option}; beri bilangan bulat dari ${p.least} sampai ${p.most}.`,
  }),
  'bad-budget': (p: { name: string; value: string }) => ({
    en: `The budget ${p.name} must be a number above zero, not ${p.value}.`,
    id: `Batas ${p.name} harus berupa bilangan di atas nol, bukan ${p.value}.`,
  }),
  'unknown-difficulty': (p: { word: string; known: string }) => ({
    en: `There is no difficulty "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada tingkat "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'not-offered': (p: { what: string }) => ({
    en: `This puzzle does not offer "${p.what}".`,
    id: `Teka-teki ini tidak menyediakan "${p.what}".`,
  }),
  'no-steps': (p: { strategy: string }) => ({
    en: `"${p.strategy}" cannot be watched step by step; choose another strategy.`,
    id: `"${p.strategy}" tidak dapat ditonton langkah demi langkah; pilih strategi lain.`,
  }),
  'out-of-time': {
    en: 'Stopped at the time limit, before an answer.',
    id: 'Dihentikan pada batas waktu, sebelum ada jawaban.',
  },
  cancelled: { en: 'Cancelled.', id: 'Dibatalkan.' },
  'proven-none': { en: 'Proven: there is no solution.', id: 'Terbukti: tidak ada solusi.' },
  'proven-all': (p: { count: number }) => ({
    en: p.count === 1 ? 'Exactly one solution.' : `All ${counted(p).en}.`,
    id: p.count === 1 ? 'Tepat satu solusi.' : `Seluruhnya ${counted(p).id}.`,
  }),
  'proven-best': {
    en: 'This is the best: there is no better one.',
    id: 'Inilah yang terbaik: tidak ada yang lebih baik.',
  },
  'best-so-far': {
    en: 'This is the best so far; there may be a better one.',
    id: 'Inilah yang terbaik sejauh ini; mungkin ada yang lebih baik.',
  },
  'found-first': { en: 'Found one. There may be more.', id: 'Satu ditemukan. Mungkin ada yang lain.' },
  'open-none': {
    en: 'None found, but this strategy does not search everything, so there may be one.',
    id: 'Tidak ditemukan, tetapi strategi ini tidak memeriksa semuanya, jadi mungkin saja ada.',
  },
  'open-some': (p: { count: number }) => ({
    en: `${counted(p).en} found. There may be more.`,
    id: `${counted(p).id} ditemukan. Mungkin masih ada yang lain.`,
  }),
  'limit-none': {
    en: 'None found within the limit given. That proves nothing: there may be one.',
    id: 'Tidak ditemukan dalam batas yang diberikan. Itu belum membuktikan apa-apa: mungkin saja ada.',
  },
  'limit-some': (p: { count: number }) => ({
    en: `Stopped at the limit with ${counted(p).en}. There may be more.`,
    id: `Berhenti pada batas dengan ${counted(p).id}. Mungkin masih ada yang lain.`,
  }),
  'stopped-none': { en: 'Stopped before an answer.', id: 'Dihentikan sebelum ada jawaban.' },
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
  none: { en: 'none', id: 'tidak ada' },
  bug: (p: { detail: string }) => ({
    en: `Something broke inside, which is our mistake: ${p.detail}`,
    id: `Ada yang rusak di dalam, dan ini kesalahan kami: ${p.detail}`,
  }),
  'worker-died': (p: { detail: string }) => ({
    en: `The worker stopped unexpectedly: ${p.detail}`,
    id: `Pekerja berhenti tiba-tiba: ${p.detail}`,
  }),
} as const;

export const engineText = texter(engineTexts);
