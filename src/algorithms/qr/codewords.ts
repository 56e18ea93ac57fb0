/** What a QR code says, as the bytes that are drawn: the text, padding, and error correction, in blocks that are interleaved. */
import { correctionOf } from './reed-solomon.ts';

/** How much of the code may be damaged: about 7 and 15 percent. */
export type Level = 'L' | 'M';

export const VERSIONS = 40;

/** Correction codewords in each block, and how many blocks there are, by version from 1 (ISO/IEC 18004, table 9). */
const tables: Readonly<Record<Level, { readonly correction: readonly number[]; readonly blocks: readonly number[] }>> =
  {
    L: {
      correction: [
        7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      ],
      blocks: [
        1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
        19, 20, 21, 22, 24, 25,
      ],
    },
    M: {
      correction: [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
      ],
      blocks: [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
        33, 35, 37, 38, 40, 43, 45, 47, 49,
      ],
    },
  };

const correctionIn = (version: number, level: Level): number => tables[level].correction[version - 1]!;
const blocksIn = (version: number, level: Level): number => tables[level].blocks[version - 1]!;

/** How many bytes of text fit into a code with this many codewords. */
export function capacity(version: number, level: Level, codewords: number): number {
  const bits = 8 * (codewords - correctionIn(version, level) * blocksIn(version, level));
  return Math.floor((bits - headerBits(version)) / 8);
}

/** The mode and the length stand before the text. */
const headerBits = (version: number): number => 4 + lengthBits(version);
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

const BYTES = 0b0100;
const PADS = [0xec, 0x11] as const;

/** The data codewords: mode, length, text, end, padding. */
function dataOf(text: Uint8Array, version: number, room: number): Uint8Array {
  const data = new Uint8Array(room);
  let at = 0;
  const put = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0 && at < 8 * room; bit--, at++) {
      data[at >> 3]! |= ((value >> bit) & 1) << (7 - (at & 7));
    }
  };
  put(BYTES, 4);
  put(text.length, lengthBits(version));
  for (const byte of text) put(byte, 8);
  // The end is four zeros and zeros up to the next byte, as far as there is room.
  put(0, 4);
  for (let byte = Math.ceil(at / 8), i = 0; byte < room; byte++, i++) data[byte] = PADS[i % 2]!;
  return data;
}

/** All codewords in the order in which they are drawn. */
export function codewordsOf(text: Uint8Array, version: number, level: Level, codewords: number): Uint8Array {
  const degree = correctionIn(version, level);
  const count = blocksIn(version, level);
  const data = dataOf(text, version, codewords - degree * count);
  const shortest = Math.floor(data.length / count);
  const longer = data.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.subarray(from, from + shortest + (i < count - longer ? 0 : 1));
    from += block.length;
    return { block, correction: correctionOf(block, degree) };
  });
  const drawn: number[] = [];
  for (let i = 0; i <= shortest; i++) for (const { block } of blocks) if (i < block.length) drawn.push(block[i]!);
  for (let i = 0; i < degree; i++) for (const { correction } of blocks) drawn.push(correction[i]!);
  return Uint8Array.from(drawn);
}
