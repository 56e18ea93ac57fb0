/** What is said of a comparison. */
import { amount, type Dictionary, numberFormat, texter } from '../../contract/index.ts';
import type { Status } from './model.ts';

const en = numberFormat('en', 1);
const id = numberFormat('id', 1);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

const statusTexts = {
  'compare-status-solved': { en: 'solved', id: 'selesai' },
  'compare-status-proven none': { en: 'proven: no solution', id: 'terbukti tanpa solusi' },
  'compare-status-not proven': { en: 'not proven', id: 'tidak terbukti' },
  'compare-status-timeout': { en: 'timeout', id: 'waktu habis' },
  'compare-status-out of memory': { en: 'out of memory', id: 'memori habis' },
  'compare-status-not applicable': { en: 'not applicable', id: 'tidak berlaku' },
  'compare-status-wrong': { en: 'wrong', id: 'salah' },
  'compare-status-crashed': { en: 'crashed', id: 'galat' },
} as const satisfies Record<`compare-status-${Status}`, unknown>;

export const compareTexts = {
  ...statusTexts,
  'compare-wrong-none': {
    en: 'It claims that no solution exists, but another strategy found one.',
    id: 'Strategi ini menyatakan tidak ada solusi, padahal strategi lain menemukannya.',
  },
  'compare-wrong-best': (p: { cost: number; cheapest: number }) => ({
    en: `It claims that ${en.format(p.cost)} is the least cost, but another strategy found ${en.format(p.cheapest)}.`,
    id: `Strategi ini menyatakan biaya terkecil ${id.format(p.cost)}, padahal strategi lain menemukan ${id.format(p.cheapest)}.`,
  }),
  'compare-wrong-list': (p: { count: number; longest: number }) => ({
    en: `It lists ${en.format(p.count)} different solutions as all, but another strategy lists ${en.format(p.longest)}.`,
    id: `Strategi ini menemukan ${id.format(p.count)} solusi berbeda sebagai seluruhnya, padahal strategi lain menemukan ${id.format(p.longest)}.`,
  }),
  'compare-wrong-own': (p: { count: number; listed: number }) => ({
    en: `It counts ${en.format(p.count)} solutions, but lists ${en.format(p.listed)}.`,
    id: `Strategi ini menghitung ${id.format(p.count)} solusi, tetapi hanya menyebutkan ${id.format(p.listed)}.`,
  }),
  'compare-wrong-lists': {
    en: 'It lists as many solutions as another strategy, but not the same ones.',
    id: 'Banyak solusinya sama dengan strategi lain, tetapi solusinya tidak sama.',
  },
  'compare-wrong-count': (p: { count: number; expected: number }) => ({
    en: `It counts ${en.format(p.count)} solutions, and the others ${en.format(p.expected)}.`,
    id: `Strategi ini menghitung ${id.format(p.count)} solusi, yang lain ${id.format(p.expected)}.`,
  }),
  'compare-wrong-counts': (p: { count: number }) => ({
    en: `It counts ${en.format(p.count)} solutions. The strategies disagree, and no majority decides which is right.`,
    id: `Strategi ini menghitung ${id.format(p.count)} solusi. Hasil tiap strategi berbeda, dan tidak ada mayoritas yang menentukan mana yang benar.`,
  }),

  'compare-title': (p: { puzzle: string }) => ({
    en: `${p.puzzle}: strategies compared`,
    id: `${p.puzzle}: perbandingan strategi`,
  }),
  'compare-one-solved': (p: { name: string }) => ({
    en: `Only ${p.name} solved any of this.`,
    id: `Hanya ${p.name} yang menyelesaikan soal.`,
  }),
  'compare-none-solved': { en: 'No strategy solved any of this.', id: 'Tidak ada strategi yang menyelesaikan soal.' },
  'compare-fastest': (p: { name: string; times: number; second: string }) => ({
    en: `${p.name} was the fastest: ${en.format(p.times)} times as fast as ${p.second}.`,
    id: `${p.name} paling cepat: ${id.format(p.times)} kali secepat ${p.second}.`,
  }),
  'compare-even': (p: { name: string; second: string }) => ({
    en: `${p.name} and ${p.second} were about equally fast.`,
    id: `${p.name} dan ${p.second} hampir sama cepat.`,
  }),
  'compare-most-solved': (p: { name: string; solved: number; second: string; other: number }) => ({
    en: `${p.name} solved ${en.format(p.solved)}, ${p.second} ${en.format(p.other)}.`,
    id: `${p.name} menyelesaikan ${id.format(p.solved)}, ${p.second} ${id.format(p.other)}.`,
  }),
  'compare-is-wrong': (p: { name: string }) => ({
    en: `${p.name} gave a wrong answer, and ranks below all others.`,
    id: `${p.name} memberi jawaban yang salah dan berada di urutan terbawah.`,
  }),
  'compare-absent': (p: { name: string; why: string }) => ({
    en: `${p.name} cannot be used for any of these tasks. ${p.why}`,
    id: `${p.name} tidak dapat dipakai untuk soal-soal ini. ${p.why}`,
  }),
  'compare-cut': {
    en: 'The comparison was stopped before all runs were made.',
    id: 'Perbandingan dihentikan sebelum semua pengukuran selesai.',
  },

  'compare-scores': { en: 'Scores', id: 'Nilai' },
  'compare-place': { en: 'Place', id: 'Peringkat' },
  'compare-strategy': { en: 'Strategy', id: 'Strategi' },
  'compare-solved': { en: 'Solved', id: 'Selesai' },
  'compare-par-2': { en: 'PAR-2', id: 'PAR-2' },
  'compare-times-best': { en: 'Ratio to best', id: 'Rasio ke terbaik' },
  'compare-growth': { en: 'Growth', id: 'Pertumbuhan' },
  'compare-status': { en: 'Status', id: 'Status' },
  'compare-answer': { en: 'Answer', id: 'Jawaban' },
  'compare-counted': { en: 'Counted', id: 'Terhitung' },
  'compare-search': { en: 'Search', id: 'Pencarian' },
  'compare-spread': { en: 'Spread', id: 'Sebaran' },
  'compare-preparation': { en: 'Preparation', id: 'Persiapan' },
  'compare-rate': { en: 'Nodes per second', id: 'Simpul per detik' },
  'compare-processor': { en: 'Processor', id: 'Prosesor' },
  'compare-memory': { en: 'Memory', id: 'Memori' },
  'compare-of-tasks': (p: { n: number; of: number }) => ({
    en: `${en.format(p.n)} of ${en.format(p.of)}`,
    id: `${id.format(p.n)} dari ${id.format(p.of)}`,
  }),
  'compare-growth-factor': (p: { factor: number; low: number; high: number }) => ({
    en: `× ${p.factor.toFixed(2)} (${p.low.toFixed(2)} to ${p.high.toFixed(2)})`,
    id: `× ${p.factor.toFixed(2)} (${p.low.toFixed(2)} sampai ${p.high.toFixed(2)})`.replaceAll('.', ','),
  }),
  'compare-times-help': {
    en: 'Strategies are ranked by preparation and search together. Spread is half the distance between the quartiles of the search times, as a part of their median.',
    id: 'Peringkat strategi didasarkan pada persiapan dan pencarian sekaligus. Sebaran adalah setengah jarak antarkuartil waktu pencarian, sebagai bagian dari mediannya.',
  },
  'compare-in-order': (p: { name: string; order: number }) => ({
    en: `${p.name}, order ${en.format(p.order)}`,
    id: `${p.name}, urutan ${id.format(p.order)}`,
  }),
  'compare-answer-count': amount('solution', 'solutions', 'solusi'),
  'compare-megabytes': (p: { n: number }) => ({ en: `${en.format(p.n)} MB`, id: `${id.format(p.n)} MB` }),
  'compare-per-second': (p: { n: number }) => ({ en: `${en.format(p.n)}/s`, id: `${id.format(p.n)}/s` }),
  'compare-times': (p: { n: number }) => ({ en: `× ${en.format(p.n)}`, id: `× ${id.format(p.n)}` }),
  'compare-spread-of': (p: { share: number }) => ({ en: `± ${percent(p.share / 2)}`, id: `± ${percent(p.share / 2)}` }),

  'compare-score-help': (p: { limit: number }) => ({
    en: `Solved means an answer, or a proof that no solution exists. PAR-2 is the mean time per task, with twice the limit of ${en.format(p.limit)} s for each that is not solved. "Ratio to best" is the total time of a strategy divided by that of a virtual solver that always picks the fastest strategy, both on the tasks that the strategy solved. Times are preparation and search together.`,
    id: `Selesai berarti ada jawaban atau bukti bahwa solusi tidak ada. PAR-2 adalah rata-rata waktu per soal, dengan dua kali batas ${id.format(p.limit)} s untuk setiap soal yang tidak selesai. "Rasio ke terbaik" adalah waktu total sebuah strategi dibagi waktu total pemecah khayalan yang selalu memilih strategi tercepat, pada soal-soal yang diselesaikan strategi itu. Waktu mencakup persiapan dan pencarian.`,
  }),
  'compare-growth-help': (p: { unit: string }) => ({
    en: `Growth is the factor by which the number of nodes grows when the size (${p.unit}) increases by one, fitted over the solved tasks, with its 95 % confidence interval.`,
    id: `Pertumbuhan adalah faktor kenaikan banyak simpul setiap kali ukuran (${p.unit}) bertambah satu, dicocokkan pada soal yang selesai, dengan selang kepercayaan 95 %.`,
  }),
  'compare-cost-unit': { en: 'the least cost', id: 'biaya terkecil' },
  'compare-node-means': (p: { name: string; means: string }) => ({
    en: `${p.name}: ${p.means}`,
    id: `${p.name}: ${p.means}`,
  }),

  'compare-nodes': { en: 'nodes', id: 'simpul' },
  'compare-plot-times': { en: 'Preparation and search', id: 'Persiapan dan pencarian' },
  'compare-plot-nodes': { en: 'What each strategy counts', id: 'Yang dihitung setiap strategi' },
  'compare-plot-par-2': { en: 'PAR-2 of each strategy', id: 'PAR-2 setiap strategi' },
  'compare-plot-cactus': { en: 'Solved within a time', id: 'Soal yang selesai dalam suatu waktu' },
  'compare-plot-scatter': { en: 'Two strategies, task by task', id: 'Dua strategi, soal demi soal' },
  'compare-plot-growth': { en: 'Growth with the size', id: 'Pertumbuhan menurut ukuran' },
  'compare-plot-orders': (p: { name: string }) => ({
    en: `${p.name}: the same puzzle in other orders`,
    id: `${p.name}: teka-teki yang sama dalam urutan lain`,
  }),

  'compare-what-counts': { en: 'What one node is', id: 'Arti satu simpul' },
  'compare-how-measured': { en: 'How it was measured', id: 'Cara pengukuran' },
  'compare-in-processes': {
    en: 'Each run had a process of its own. Times are medians of wall time; processor time and peak memory are those of the process, with all its threads.',
    id: 'Setiap pengukuran berjalan dalam proses tersendiri. Waktu adalah median waktu nyata; waktu prosesor dan memori puncak adalah milik proses itu dengan semua utasnya.',
  },
  'compare-in-workers': {
    en: 'Each run had a fresh worker in this page. Times are medians of wall time; a page cannot measure processor time or memory.',
    id: 'Setiap pengukuran berjalan dalam worker baru di halaman ini. Waktu adalah median waktu nyata; halaman web tidak dapat mengukur waktu prosesor atau memori.',
  },
  'compare-setup-rounds': (p: { repeats: number; warmUps: number; limit: number; seed: number; atOnce: number }) => ({
    en: `Measured ${en.format(p.repeats)} ${p.repeats === 1 ? 'time' : 'times'}, each time after ${en.format(p.warmUps)} warm-up ${p.warmUps === 1 ? 'run' : 'runs'}, ${p.atOnce === 1 ? 'one run' : `${en.format(p.atOnce)} runs`} at a time, in a random order (seed ${p.seed}). The limit for each run was ${en.format(p.limit)} s. A run of over ten seconds was measured only once, unless the number of runs was given, and without a warm-up. Code, dictionaries and kernels are loaded during the warm-up; preparation is what a run builds anew.`,
    id: `Diukur ${id.format(p.repeats)} kali, masing-masing setelah ${id.format(p.warmUps)} kali pemanasan, ${p.atOnce === 1 ? 'satu per satu' : `${id.format(p.atOnce)} sekaligus`}, dalam urutan acak dengan benih ${p.seed}. Batas setiap pengukuran ${id.format(p.limit)} s. Pencarian lebih dari sepuluh detik hanya diukur sekali, kecuali banyaknya pengukuran ditentukan, dan tanpa pemanasan. Kode, kamus, dan kernel dimuat saat pemanasan; persiapan adalah yang dibangun ulang setiap kali.`,
  }),
  'compare-machine': (p: { version: string; machine: string }) => ({
    en: `Teka ${p.version} on ${p.machine}.`,
    id: `Teka ${p.version} pada ${p.machine}.`,
  }),
  'compare-goal-was': (p: { goal: string }) => ({ en: `Goal: ${p.goal}.`, id: `Tujuan: ${p.goal}.` }),
  'compare-noise-spread': (p: { n: number; most: number }) => ({
    en: `The times of ${p.n === 1 ? 'one row' : `${en.format(p.n)} rows`} are spread over more than 10 % (${percent(p.most)} at most). Close other programs, or increase the number of runs.`,
    id: `Waktu pada ${id.format(p.n)} baris tersebar lebih dari 10 % (paling besar ${percent(p.most)}). Tutup program lain, atau tambah banyaknya pengukuran.`,
  }),
  'compare-noise-instances': (p: { n: number }) => ({
    en: `${p.n === 1 ? 'One instance says' : `${en.format(p.n)} instances say`} little about others: compare on five or more.`,
    id: `${id.format(p.n)} soal belum cukup untuk menyimpulkan tentang soal lain: bandingkan pada lima soal atau lebih.`,
  }),
  'compare-noise-batch': (p: { n: number }) => ({
    en: `${p.n === 1 ? 'One row takes' : `${en.format(p.n)} rows take`} less than a millisecond per run. These runs were repeated in batches, and the average is shown.`,
    id: `${id.format(p.n)} baris memerlukan kurang dari satu milidetik per pencarian. Pencarian itu diulang dalam kelompok, dan rata-ratanya ditampilkan.`,
  }),
  'compare-noise-at-once': (p: { n: number }) => ({
    en: `${en.format(p.n)} runs were under way at once and slowed each other down: trust statuses and nodes, not times.`,
    id: `${id.format(p.n)} pencarian berjalan sekaligus dan saling memperlambat: percayai status dan simpul, bukan waktunya.`,
  }),
  'compare-noise-few': (p: { n: number }) => ({
    en: `${p.n === 1 ? 'One row was' : `${en.format(p.n)} rows were`} measured fewer than ten times.`,
    id: `${id.format(p.n)} baris diukur kurang dari sepuluh kali.`,
  }),
} as const satisfies Dictionary;

export const compareText = texter(compareTexts);
