/** How time is written: as a clock shows it, and to a tenth of a second. */
import type { Language } from '../contract/index.ts';

/** Minutes and seconds, as a clock shows them. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Minutes and seconds with tenths, as the language writes them, for what is to be compared. */
export function preciseText(milliseconds: number, language: Language): string {
  const tenths = Math.floor(milliseconds / 100);
  const format = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, minimumFractionDigits: 1 });
  return `${Math.floor(tenths / 600)}:${format.format((tenths % 600) / 10)}`;
}
