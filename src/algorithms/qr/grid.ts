/** The square of a QR code: the patterns that readers find it by, the places of the data, and the information about it. */

/** How far the two kinds of squares reach from their middle, a finder with the light around it. */
const FINDER = 4;
const ALIGNMENT = 2;

/** Rows from the top, columns from the left. */
export class Grid {
  readonly size: number;
  readonly #dark: Uint8Array;
  /** Where data does not go. */
  readonly #taken: Uint8Array;

  constructor(readonly version: number) {
    this.size = 4 * version + 17;
    this.#dark = new Uint8Array(this.size ** 2);
    this.#taken = new Uint8Array(this.size ** 2);
    this.#drawPatterns();
  }

  isDark(row: number, column: number): boolean {
    return this.#dark[row * this.size + column] === 1;
  }

  isData(row: number, column: number): boolean {
    return this.#taken[row * this.size + column] === 0;
  }

  /** How many bytes of data there are places for; up to seven bits stay empty. */
  get codewords(): number {
    return Math.floor(this.#taken.reduce((free, taken) => free + 1 - taken, 0) / 8);
  }

  /** Fills the places of the data, two columns at a time from the right, upward and downward in turn. */
  drawData(codewords: Uint8Array): void {
    let bit = 0;
    let isUpward = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      // The column of the timing pattern is left out.
      if (right === 6) right--;
      for (let i = 0; i < this.size; i++) {
        const row = isUpward ? this.size - 1 - i : i;
        for (const column of [right, right - 1]) {
          if (!this.isData(row, column) || bit >= 8 * codewords.length) continue;
          this.#dark[row * this.size + column] = (codewords[bit >> 3]! >> (7 - (bit & 7))) & 1;
          bit++;
        }
      }
      isUpward = !isUpward;
    }
  }

  /** Turns the data round where the mask says so; a second time takes it back. */
  flip(mask: (row: number, column: number) => boolean): void {
    for (let row = 0; row < this.size; row++) {
      for (let column = 0; column < this.size; column++) {
        if (this.isData(row, column) && mask(row, column)) this.#dark[row * this.size + column]! ^= 1;
      }
    }
  }

  /** The fifteen bits about level and mask, twice, from the lowest. */
  drawFormat(bits: number): void {
    const last = this.size - 1;
    for (let i = 0; i < 15; i++) {
      const isDark = ((bits >> i) & 1) === 1;
      // Around the upper left corner, beside the timing patterns.
      if (i < 8) this.#set(i < 6 ? i : i + 1, 8, isDark);
      else this.#set(8, i === 8 ? 7 : 14 - i, isDark);
      // Below the upper right one and beside the lower left one.
      if (i < 8) this.#set(8, last - i, isDark);
      else this.#set(last - 14 + i, 8, isDark);
    }
    this.#set(last - 7, 8, true);
  }

  #set(row: number, column: number, isDark: boolean): void {
    const at = row * this.size + column;
    this.#dark[at] = isDark ? 1 : 0;
    this.#taken[at] = 1;
  }

  #drawPatterns(): void {
    const last = this.size - 1;
    for (let i = 0; i < this.size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, last - 3],
      [last - 3, 3],
    ] as const)
      this.#drawSquares(row, column, FINDER);
    const places = alignments(this.version, this.size);
    for (const [i, row] of places.entries()) {
      for (const [k, column] of places.entries()) {
        const isCorner = (i === 0 && (k === 0 || k === places.length - 1)) || (k === 0 && i === places.length - 1);
        if (!isCorner) this.#drawSquares(row, column, ALIGNMENT);
      }
    }
    // The places are taken now, and what they say is drawn when it is known.
    this.drawFormat(0);
    if (this.version >= 7) this.#drawVersion();
  }

  /** Squares around a middle, dark and light in turn; the inner dark one of a finder is larger. */
  #drawSquares(row: number, column: number, radius: number): void {
    for (let y = -radius; y <= radius; y++) {
      for (let x = -radius; x <= radius; x++) {
        const distance = Math.max(Math.abs(x), Math.abs(y));
        const isInside = Math.min(row + y, column + x) >= 0 && Math.max(row + y, column + x) < this.size;
        const isDark = radius === FINDER ? distance !== 2 && distance !== FINDER : distance !== 1;
        if (isInside) this.#set(row + y, column + x, isDark);
      }
    }
  }

  /** Eighteen bits, beside the upper right and the lower left finder. */
  #drawVersion(): void {
    const bits = (this.version << 12) | remainder(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [near, far] = [Math.floor(i / 3), this.size - 11 + (i % 3)];
      const isDark = ((bits >> i) & 1) === 1;
      this.#set(near, far, isDark);
      this.#set(far, near, isDark);
    }
  }
}

/** The rows, and the columns, of the small squares; none in the smallest code. */
function alignments(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  // Even steps from the far end; the one odd case is in the standard's table.
  const step = version === 32 ? 26 : 2 * Math.ceil((size - 13) / (2 * (count - 1)));
  return Array.from({ length: count }, (_, i) => (i === 0 ? 6 : size - 7 - (count - 1 - i) * step));
}

/** The remainder of a division of polynomials over two elements, as bits. */
function remainder(value: number, bits: number, divisor: number): number {
  let left = value << bits;
  for (let bit = 31 - Math.clz32(left); bit >= bits; bit--) if ((left >> bit) & 1) left ^= divisor << (bit - bits);
  return left;
}

const levelBits = { L: 1, M: 0 } as const;

/** Level and mask with their own correction, turned round so that they are never all light. */
export function formatBits(level: keyof typeof levelBits, mask: number): number {
  const data = (levelBits[level] << 3) | mask;
  return ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412;
}
