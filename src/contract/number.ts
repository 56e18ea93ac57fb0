/**
 * Numbers as people write them: 12,345.6 in English, 12.345,6 in Indonesian. Intl.NumberFormat writes the same, but takes a
 * quarter as long to be ready as the whole of Node, which a small command would wait for.
 */
import type { Language } from './text.ts';

export interface NumberFormat {
  format(value: number): string;
}

const SIGNS = { en: { group: ',', point: '.' }, id: { group: '.', point: ',' } } as const;

/** Writes numbers with up to `digits` digits behind the point. */
export function numberFormat(language: Language, digits = 3): NumberFormat {
  const { group, point } = SIGNS[language];
  return {
    format(value) {
      const [whole, part = ''] = decimals(Math.abs(value), digits).split('.') as [string, string?];
      const kept = part.replace(/0+$/, '');
      const sign = value < 0 ? '-' : '';
      return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${kept && point}${kept}`;
    },
  };
}

/** Rounds the number that is written in decimals: 1.005 becomes 1.01, although the nearest binary fraction is below it. */
function decimals(value: number, digits: number): string {
  if (Number.isInteger(value)) return String(value);
  // Smaller ones are written with an exponent already.
  const rounded = value < 1e-6 ? 0 : Math.round(Number(`${value}e${digits}`)) / 10 ** digits;
  return rounded.toFixed(digits);
}
