/**
 * Numbers as people write them: 12,345.6 in English, 12.345,6 in Indonesian. Intl.NumberFormat writes the same, but takes a
 * quarter as long to be ready as the whole of Node, which a small command would wait for.
 */
import type { Language } from './text.ts';

export interface NumberFormat {
  format(value: number): string;
}

/** Writes numbers with up to `digits` digits behind the point, at most three. */
export const numberFormat = (language: Language, digits = 3): NumberFormat => ({
  format(value) {
    const text = `${value < 0 ? '-' : ''}${rounded(Math.abs(value), digits)}`.replace(/\B(?=(\d{3})+\b)/g, ',');
    return language === 'en' ? text : text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
  },
});

/** Rounds what is written in decimals: 1.005 becomes 1.01, although the nearest binary fraction is below it. */
function rounded(value: number, digits: number): number {
  if (Number.isInteger(value)) return value;
  // Smaller ones are written with an exponent already.
  return value < 1e-6 ? 0 : Math.round(Number(`${value}e${digits}`)) / 10 ** digits;
}
