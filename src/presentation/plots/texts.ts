/** What stands inside plots, and what a screen reader says instead of them. */
import { amount, type Dictionary, texter, type Worded } from '../../contract/index.ts';

const en = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const id = new Intl.NumberFormat('id', { maximumSignificantDigits: 3 });

/** Three digits are what a plot can show. */
const rounded = (n: number): number => Number(n.toPrecision(3));

/** What a thousand, a million and so on are called; in Indonesian they stand apart from the figure. */
const powers = [
  [1e15, 'e15', 'e15'],
  [1e12, 'T', ' T'],
  [1e9, 'B', ' M'],
  [1e6, 'M', ' jt'],
  [1e3, 'k', ' rb'],
  [1, '', ''],
] as const;

function short(n: number): Worded {
  const value = rounded(n);
  const [power, english, indonesian] = powers.find(([one]) => value >= one) ?? [1, '', ''];
  return { en: `${en.format(value / power)}${english}`, id: `${id.format(value / power)}${indonesian}` };
}

const both = (n: number, unit: string): Worded => ({ en: `${en.format(n)} ${unit}`, id: `${id.format(n)} ${unit}` });

/** From nanoseconds to seconds; many seconds are written short. */
function time(milliseconds: number): Worded {
  const ms = rounded(milliseconds);
  if (ms === 0) return both(0, 'ms');
  if (ms < 1e-3) return both(ms * 1e6, 'ns');
  if (ms < 1) return both(ms * 1e3, 'µs');
  if (ms < 1e3) return both(ms, 'ms');
  if (ms < 1e7) return both(ms / 1e3, 's');
  const seconds = short(ms / 1e3);
  return { en: `${seconds.en} s`, id: `${seconds.id} s` };
}

const contenders = amount('contender', 'contenders', 'peserta');
const instances = amount('instance', 'instances', 'soal');

export const plotTexts = {
  'plot-time': { en: 'time', id: 'waktu' },
  'plot-duration': (p: { ms: number }) => time(p.ms),
  'plot-count': (p: { n: number }) => short(p.n),
  'plot-log': (p: { measure: string }) => ({ en: `${p.measure} (log scale)`, id: `${p.measure} (skala log)` }),
  'plot-limit': { en: 'limit', id: 'batas' },
  'plot-solved': { en: 'instances solved', id: 'soal yang selesai' },
  'plot-not-solved': { en: 'not solved', id: 'tidak selesai' },
  'plot-named-count': (p: { name: string; n: number }) => ({
    en: `${p.name}: ${en.format(p.n)}`,
    id: `${p.name}: ${id.format(p.n)}`,
  }),
  'plot-lower': (p: { name: string; n: number }) => ({
    en: `${p.name} is lower: ${en.format(p.n)}`,
    id: `${p.name} lebih rendah: ${id.format(p.n)}`,
  }),
  'plot-only': (p: { name: string; n: number }) => ({
    en: `only ${p.name} solved it: ${en.format(p.n)}`,
    id: `hanya ${p.name} yang berhasil: ${id.format(p.n)}`,
  }),
  'plot-tie': (p: { n: number }) => ({ en: `tie: ${en.format(p.n)}`, id: `seri: ${id.format(p.n)}` }),
  'plot-equal': { en: 'equal', id: 'sama' },
  'plot-tenfold': { en: 'factor of 10', id: '10 kali lipat' },
  'plot-neither': (p: { n: number }) => ({
    en: `neither solved it: ${en.format(p.n)}`,
    id: `keduanya tidak berhasil: ${id.format(p.n)}`,
  }),
  'plot-given': { en: 'order as given', id: 'urutan asli' },
  'plot-median': { en: 'median', id: 'median' },
  'plot-ratio': { en: 'max / min', id: 'maks / min' },
  'plot-times': (p: { ratio: number }) => ({ en: `× ${short(p.ratio).en}`, id: `× ${short(p.ratio).id}` }),

  'plot-bars-title': (p: { measure: string; n: number; facts: string }) => ({
    en: `Bar chart on a logarithmic scale: ${p.measure} of ${contenders(p).en}. ${p.facts}`,
    id: `Diagram batang berskala logaritmik: ${p.measure} dari ${contenders(p).id}. ${p.facts}`,
  }),
  'plot-lowest': (p: { name: string; value: string }) => ({
    en: `Lowest: ${p.name}, ${p.value}.`,
    id: `Terendah: ${p.name}, ${p.value}.`,
  }),
  'plot-lowest-highest': (p: { name: string; value: string; other: string; highest: string }) => ({
    en: `Lowest: ${p.name}, ${p.value}. Highest: ${p.other}, ${p.highest}.`,
    id: `Terendah: ${p.name}, ${p.value}. Tertinggi: ${p.other}, ${p.highest}.`,
  }),
  'plot-no-values': { en: 'No contender has a value.', id: 'Belum ada peserta yang memiliki nilai.' },
  'plot-cactus-title': (p: { measure: string; n: number; counts: string }) => ({
    en: `Cactus plot: how many of ${instances(p).en} each contender solved, against the ${p.measure} within which it solved them, on a logarithmic scale. Instances solved: ${p.counts}.`,
    id: `Cactus plot: banyaknya soal (dari ${instances(p).id}) yang diselesaikan setiap peserta terhadap ${p.measure} yang dibutuhkan, berskala logaritmik. Soal yang selesai: ${p.counts}.`,
  }),
  'plot-scatter-title': (p: { measure: string; n: number; across: string; upward: string; counts: string }) => ({
    en: `Scatter plot of ${instances(p).en}, on logarithmic scales: ${p.measure} of ${p.across} to the right, of ${p.upward} upward. ${p.counts}.`,
    id: `Diagram pencar ${instances(p).id}, berskala logaritmik: ${p.measure} ${p.across} ke kanan, ${p.upward} ke atas. ${p.counts}.`,
  }),
  'plot-growth-title': (p: { measure: string; size: string; n: number }) => ({
    en: `Growth plot: ${p.measure} of ${contenders(p).en} on a logarithmic scale, against ${p.size}, with a fitted line where one is known.`,
    id: `Grafik pertumbuhan: ${p.measure} dari ${contenders(p).id} berskala logaritmik terhadap ${p.size}, dengan garis regresi bila ada.`,
  }),
  'plot-spread-title': (p: { measure: string; facts: string }) => ({
    en: `Spread of the ${p.measure} over orders of the input, on a logarithmic scale. ${p.facts}`,
    id: `Sebaran ${p.measure} menurut urutan masukan, berskala logaritmik. ${p.facts}`,
  }),
  'plot-from-to': (p: { name: string; low: string; middle: string; high: string }) => ({
    en: `${p.name}: from ${p.low} to ${p.high}, median ${p.middle}.`,
    id: `${p.name}: dari ${p.low} sampai ${p.high}, median ${p.middle}.`,
  }),
} as const satisfies Dictionary;

export const plotText = texter(plotTexts);
