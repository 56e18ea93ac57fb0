/** Data for the tests of plots: small, usual and extreme. */
import { type Language, type Scene, speaker } from '../../../contract/index.ts';
import { bars } from '../bars.ts';
import { cactus } from '../cactus.ts';
import { growth } from '../growth.ts';
import { countMeasure, timeMeasure } from '../measures.ts';
import type { Setting } from '../plot.ts';
import { scatter } from '../scatter.ts';
import { spread } from '../spread.ts';
import { plotTexts } from '../texts.ts';

/** Numbers between 0 and 1 that are the same each time. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export const settingFor = (language: Language, width: number): Setting => ({
  width,
  say: speaker(language, plotTexts),
});

const usual = ['bitboard', 'pieces in order', 'dancing links', 'A*, heuristic: linear conflict', 'branch and bound'];
const long = 'a strategy with a very long name and many settings, heuristic: walking distance, table: 6-6-3, weight 1.';

/** Names of as many contenders as asked for. */
export const namesFor = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => (count > usual.length ? `${long}${i}` : usual[i]!));

export type Amount = 'small' | 'usual' | 'extreme';
const counts = { small: 1, usual: 5, extreme: 12 } as const;

/** Every plot with this amount of data, by its name. */
export function samples(amount: Amount, setting: Setting): Readonly<Record<string, Scene>> {
  const next = numbers(7);
  const named = namesFor(counts[amount]).map((name, look) => ({ name, look }));
  const time = timeMeasure(setting.say);
  const nodes = countMeasure(setting.say, 'nodes');
  const value = (i: number) => (amount === 'extreme' ? 10 ** (-3 + (15 * i) / 11) : 10 ** (i * 0.9) * (1 + next()));
  const instances = { small: 1, usual: 24, extreme: 300 }[amount];
  return {
    bars: bars(
      {
        measure: time,
        bars: named.map((one, i) => {
          if (amount !== 'small' && i === 2) return { ...one, status: { word: 'timeout', isWrong: false } };
          if (amount !== 'small' && i === 4) return { ...one, status: { word: 'wrong answer', isWrong: true } };
          const middle = value(i);
          return {
            ...one,
            value: { middle, low: middle / (1 + next()), high: middle * (1 + 3 * next()) },
            ...(i === 3 && { note: '3 of 5 solved' }),
          };
        }),
      },
      setting,
    ),
    cactus: cactus(
      {
        ...{ measure: time, instances, limit: amount === 'extreme' ? 1e12 : 10_000 },
        solvers: named.map((one, i) => {
          const solved = Math.round(instances * (amount === 'small' ? 1 : 1 - i / counts[amount]));
          const times = Array.from({ length: i === named.length - 1 && i > 0 ? 0 : solved }, () =>
            amount === 'extreme' ? 10 ** (-3 + 15 * next()) : 10 ** (4 * next() ** (1 + i / 3)),
          );
          return { ...one, solved: times };
        }),
      },
      setting,
    ),
    scatter: scatter(
      {
        measure: time,
        across: named[0]!,
        upward: named[1] ?? { name: 'another', look: 1 },
        pairs: Array.from({ length: instances }, (_, i) => {
          const across = amount === 'extreme' ? 10 ** (-3 + 15 * next()) : 10 ** (4 * next());
          const upward = across * 10 ** (2 * next() - 0.6);
          return { ...(i % 9 !== 4 && { across }), ...(i % 7 !== 4 && { upward: Math.min(1e12, upward) }) };
        }),
      },
      setting,
    ),
    growth: growth(
      {
        ...{ measure: nodes, size: 'size' },
        grown: named.map((one, i) => {
          const slope = amount === 'extreme' ? 0.1 * (i + 1) : 0.12 * (i + 1);
          const sizes = Array.from({ length: amount === 'small' ? 1 : 8 }, (_, k) => 4 + k);
          const points = sizes.map((size) => ({ size, value: 10 ** (1 + slope * size + 0.3 * (next() - 0.5)) }));
          return { ...one, points, ...(amount !== 'small' && { fit: { intercept: 1, slope } }) };
        }),
      },
      setting,
    ),
    spread: spread(
      {
        measure: nodes,
        strips: named.map((one, i) => {
          if (amount !== 'small' && i === 2) return { ...one, others: [], status: { word: 'timeout', isWrong: false } };
          const orders = { small: 0, usual: 10, extreme: 60 }[amount];
          const range = amount === 'extreme' ? 15 : 0.3 * i;
          const drawn = () => (amount === 'extreme' ? 1e-3 : 1000) * 10 ** (range * next());
          return { ...one, given: drawn(), others: Array.from({ length: orders }, drawn) };
        }),
      },
      setting,
    ),
  };
}
