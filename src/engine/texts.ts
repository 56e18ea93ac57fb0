/** Sentences of the engine, shared by every face and every puzzle. */
import { texter } from '../contract/index.ts';

export const engineTexts = {
  'unknown-puzzle': (p: { word: string; known: string }) => ({
    en: `There is no puzzle "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada teka-teki "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'unknown-strategy': (p: { word: string; known: string }) => ({
    en: `There is no strategy "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada strategi "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'no-strategy': {
    en: 'No strategy takes this puzzle.',
    id: 'Tidak ada strategi yang menerima teka-teki ini.',
  },
  'unknown-goal': (p: { word: string; known: string }) => ({
    en: `There is no goal "${p.word}"; choose one of ${p.known}.`,
    id: `Tidak ada tujuan "${p.word}"; pilih salah satu dari ${p.known}.`,
  }),
  'no-cost': {
    en: 'This puzzle has no notion of a best solution; ask for first, all or count.',
    id: 'Teka-teki ini tidak mengenal solusi terbaik; mintalah first, all atau count.',
  },
  'unknown-option': (p: { word: string; known: string }) => ({
    en: `There is no option "${p.word}" here; there is ${p.known}.`,
    id: `Tidak ada opsi "${p.word}" di sini; yang ada: ${p.known}.`,
  }),
  'bad-option': (p: { word: string; option: string; known: string }) => ({
    en: `"${p.word}" is no value for ${p.option}; choose one of ${p.known}.`,
    id: `"${p.word}" bukan nilai untuk ${p.option}; pilih salah satu dari ${p.known}.`,
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
  cancelled: { en: 'Cancelled.', id: 'Dibatalkan.' },
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
