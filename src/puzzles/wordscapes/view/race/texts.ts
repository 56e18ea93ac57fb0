/** The words of the two searches side by side. */
import { texter } from '../../../../contract/index.ts';
import { gridTexts } from '../../../../faces/web/board/grid-texts.ts';

export const raceTexts = {
  ...gridTexts,
  race: { en: 'Two searches side by side', id: 'Dua pencarian berdampingan' },
  about: {
    en: 'Both searches recognise an answer only when they reach it. Plain brute force lays the letters of each word in every order; the heuristic keeps the letters that crossing words have already given. Both make the same number of checks a second.',
    id: 'Keduanya baru tahu jawabannya saat menemukannya. Brute force biasa menyusun huruf tiap kata dalam segala urutan; cara heuristik mempertahankan huruf yang sudah didapat dari kata yang bersilangan. Keduanya memeriksa sama cepat.',
  },
  plain: { en: 'Plain brute force', id: 'Brute force biasa' },
  crossings: { en: 'Heuristic: keeps crossings', id: 'Heuristik: memakai persilangan' },
  start: { en: 'Start both', id: 'Jalankan' },
  'no-level': {
    en: 'The searches appear when the puzzle can be read.',
    id: 'Pencarian muncul setelah teka-tekinya terbaca.',
  },
  'no-boxes': {
    en: 'There is nothing to compare with letters alone: draw a grid or give lengths under Solve.',
    id: 'Dengan huruf saja tidak ada yang bisa dibandingkan: gambar grid atau tulis panjang kata lewat Pecahkan.',
  },
  finding: { en: 'Looking for the answers …', id: 'Mencari jawabannya …' },
  'no-filling': {
    en: 'This level has no filling, so there are no answers to search for. Solve says why.',
    id: 'Level ini tidak punya isian, jadi tidak ada jawaban yang bisa dicari. Pecahkan menjelaskan sebabnya.',
  },
  guessed: {
    en: 'The level comes without answers; its likeliest filling is used instead.',
    id: 'Level ini tidak memuat jawabannya; isian yang paling mungkin dipakai sebagai gantinya.',
  },
  papers: { en: 'The paper’s own level', id: 'Level dari makalahnya' },
  'papers-about': {
    en: 'The level for which the paper counts checks, with its answers.',
    id: 'Level yang dipakai makalah untuk menghitung, beserta jawabannya.',
  },
  again: { en: 'Once more', id: 'Sekali lagi' },
  step: { en: 'One check', id: 'Satu langkah' },
  'next-word': { en: 'Next word', id: 'Kata berikutnya' },
  speed: (p: { count: string }) => ({
    en: `Speed: ${p.count} checks a second`,
    id: `Kecepatan: ${p.count} pemeriksaan per detik`,
  }),
  position: (p: { at: string; length: string }) => ({
    en: `Check ${p.at} of ${p.length}`,
    id: `Pemeriksaan ${p.at} dari ${p.length}`,
  }),
  ready: { en: 'Not begun', id: 'Belum mulai' },
  trying: (p: { slot: string; trial: string }) => ({ en: `${p.slot}: ${p.trial}?`, id: `${p.slot}: ${p.trial}?` }),
  hit: (p: { slot: string; trial: string }) => ({
    en: `${p.slot}: ${p.trial} found`,
    id: `${p.slot}: ${p.trial} ditemukan`,
  }),
  through: { en: 'Done: all words found', id: 'Selesai: semua kata ditemukan' },
  'checks-so-far': { en: 'Checks', id: 'Pemeriksaan' },
  'words-found': { en: 'Words', id: 'Kata' },
  'found-of': (p: { found: number; all: number }) => ({ en: `${p.found} of ${p.all}`, id: `${p.found} dari ${p.all}` }),
  progress: (p: { name: string }) => ({ en: `Checks made, ${p.name}`, id: `Pemeriksaan, ${p.name}` }),
  table: {
    en: 'Checks for each word: so far / at worst',
    id: 'Pemeriksaan tiap kata: sejauh ini / paling buruk',
  },
  'column-word': { en: 'Word', id: 'Kata' },
  'column-plain': { en: 'Plain', id: 'Biasa' },
  'column-crossings': { en: 'Heuristic', id: 'Heuristik' },
  total: { en: 'All', id: 'Semua' },
  over: (p: { plain: string; crossings: string; worstPlain: string; worstCrossings: string }) => ({
    en: `Plain brute force needed ${p.plain} checks (${p.worstPlain} at worst), the heuristic ${p.crossings} (${p.worstCrossings} at worst).`,
    id: `Brute force biasa perlu ${p.plain} pemeriksaan (paling buruk ${p.worstPlain}), cara heuristik ${p.crossings} (paling buruk ${p.worstCrossings}).`,
  }),
  times: { en: 'At full speed on this device', id: 'Dengan kecepatan penuh di perangkat ini' },
  'times-about': (p: { runs: number }) => ({
    en: `The fastest of ${p.runs} runs.`,
    id: `Yang tercepat dari ${p.runs} kali jalan.`,
  }),
  measure: { en: 'Measure', id: 'Ukur' },
  'measure-again': { en: 'Measure again', id: 'Ukur lagi' },
  measuring: { en: 'Measuring …', id: 'Mengukur …' },
  'stop-measuring': { en: 'Stop', id: 'Berhenti' },
  time: (p: { milliseconds: string }) => ({ en: `${p.milliseconds} ms`, id: `${p.milliseconds} ms` }),
  'out-of-time': (p: { seconds: number; checks: string }) => ({
    en: `not finished after ${p.seconds} s and ${p.checks} checks`,
    id: `belum selesai setelah ${p.seconds} detik dan ${p.checks} pemeriksaan`,
  }),
  'not-measured': { en: 'not measured', id: 'belum diukur' },
  'papers-time': (p: { milliseconds: string }) => ({
    en: `the paper’s: ${p.milliseconds} ms`,
    id: `pada makalah: ${p.milliseconds} ms`,
  }),
} as const;

export const text = texter(raceTexts);
