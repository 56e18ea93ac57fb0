/** What the engine says by itself: why a request is refused, and what broke. */
import { texter } from '../contract/index.ts';

export const engineTexts = {
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
    id: 'Teka-teki ini tidak mengenal solusi terbaik; mintalah first, all, atau count.',
  },
  'unknown-option': (p: { of: string; word: string; known: string }) => ({
    en: `"${p.of}" has no option "${p.word}"; its options: ${p.known}.`,
    id: `"${p.of}" tidak punya opsi "${p.word}"; opsinya: ${p.known}.`,
  }),
  'bad-option': (p: { word: string; option: string; known: string }) => ({
    en: `"${p.word}" is not a value for ${p.option}; choose one of ${p.known}.`,
    id: `"${p.word}" bukan nilai untuk ${p.option}; pilih salah satu dari ${p.known}.`,
  }),
  'bad-number-option': (p: { word: string; option: string; least: number; most: number }) => ({
    en: `"${p.word}" is not a value for ${p.option}; give a whole number from ${p.least} to ${p.most}.`,
    id: `"${p.word}" bukan nilai untuk ${p.option}; beri bilangan bulat dari ${p.least} sampai ${p.most}.`,
  }),
  'bad-budget': (p: { name: string; value: string }) => ({
    en: `The budget ${p.name} must be a number above zero, not ${p.value}.`,
    id: `Batas ${p.name} harus berupa bilangan di atas nol, bukan ${p.value}.`,
  }),
  'unknown-difficulty': (p: { word: string; known: string }) => ({
    en: `There is no difficulty "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada tingkat kesulitan "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'no-boards': {
    en: 'This puzzle makes no new puzzles on a board that is given.',
    id: 'Teka-teki ini tidak membuat soal baru di papan yang diberikan.',
  },
  'two-boards': (p: { option: string }) => ({
    en: `The board is given already; leave out "${p.option}".`,
    id: `Papannya sudah diberikan; hapus "${p.option}".`,
  }),
  'not-offered': (p: { what: string }) => ({
    en: `This puzzle does not offer "${p.what}".`,
    id: `Teka-teki ini tidak menyediakan "${p.what}".`,
  }),
  'no-trace': (p: { strategy: string }) => ({
    en: `"${p.strategy}" cannot be watched step by step; choose another strategy.`,
    id: `"${p.strategy}" tidak dapat ditonton langkah demi langkah; pilih strategi lain.`,
  }),
  'no-parts': (p: { strategy: string }) => ({
    en: `"${p.strategy}" has no parts; send the request without one.`,
    id: `"${p.strategy}" tidak terbagi; kirim permintaan tanpa bagian.`,
  }),
  'out-of-time': {
    en: 'Stopped at the time limit without an answer.',
    id: 'Dihentikan pada batas waktu, sebelum ada jawaban.',
  },
  'too-many': {
    en: 'There are more than can be counted exactly: the parts of the search add up to more than 9,007,199,254,740,991.',
    id: 'Jumlahnya melampaui yang dapat dihitung dengan tepat: bagian-bagian pencarian melebihi 9.007.199.254.740.991.',
  },
  cancelled: { en: 'Cancelled.', id: 'Dibatalkan.' },
  none: { en: 'none', id: 'tidak ada' },
  bug: (p: { detail: string }) => ({
    en: `This is a bug in Teka: ${p.detail}`,
    id: `Ini kesalahan di dalam program Teka: ${p.detail}`,
  }),
  'wrong-answer': (p: { strategy: string; solution: string; code: string }) => ({
    en: `This is a bug in Teka: ${p.strategy} gave "${p.solution}", which the judge rejects (${p.code}).`,
    id: `Ini kesalahan di dalam program Teka: ${p.strategy} memberi "${p.solution}", yang ditolak pemeriksa (${p.code}).`,
  }),
  'worker-died': (p: { detail: string }) => ({
    en: `The worker stopped unexpectedly: ${p.detail}`,
    id: `"Worker" berhenti secara tak terduga: ${p.detail}`,
  }),
} as const;

export const engineText = texter(engineTexts);
