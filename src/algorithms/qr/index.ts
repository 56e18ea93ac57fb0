/**
 * QR codes (ISO/IEC 18004) of any text, as bytes of UTF-8: the smallest code that holds it, with more correction where that
 * makes it no larger, under the mask that is read most easily.
 */
import { capacity, codewordsOf, type Level, VERSIONS } from './codewords.ts';
import { formatBits, Grid } from './grid.ts';
import { masks, penalty } from './masks.ts';

export interface QrCode {
  /** How many modules its side has, without the light border of four that readers need. */
  readonly size: number;
  isDark(row: number, column: number): boolean;
}

/** The code of a text; undefined where it is longer than any code holds (2,953 bytes). */
export function qrCode(text: Uint8Array): QrCode | undefined {
  for (let version = 1; version <= VERSIONS; version++) {
    const grid = new Grid(version);
    const level = (['M', 'L'] satisfies Level[]).find((one) => text.length <= capacity(version, one, grid.codewords));
    if (!level) continue;
    grid.drawData(codewordsOf(text, version, level, grid.codewords));
    const points = masks.map((mask, number) => {
      grid.drawFormat(formatBits(level, number));
      grid.flip(mask);
      const sum = penalty(grid);
      grid.flip(mask);
      return sum;
    });
    const best = points.indexOf(Math.min(...points));
    grid.drawFormat(formatBits(level, best));
    grid.flip(masks[best]!);
    return grid;
  }
  return undefined;
}
