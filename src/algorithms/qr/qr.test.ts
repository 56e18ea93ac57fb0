import fc from 'fast-check';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { capacity } from './codewords.ts';
import { formatBits, Grid } from './grid.ts';
import { type QrCode, qrCode } from './index.ts';
import { correctionOf } from './reed-solomon.ts';

/** The package is written for bundlers, which read its export in another way than Node. */
const readCode = jsqr as unknown as typeof jsqr.default;

const bytes = (text: string) => new TextEncoder().encode(text);

/** What a reader that others wrote finds in a picture of the code, with the light border that it needs. */
function read(code: QrCode, damage: ReadonlySet<number> = new Set()): Uint8Array | undefined {
  const [border, scale] = [4, 2];
  const width = (code.size + 2 * border) * scale;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let y = 0; y < code.size * scale; y++) {
    for (let x = 0; x < code.size * scale; x++) {
      const [row, column] = [Math.floor(y / scale), Math.floor(x / scale)];
      if (code.isDark(row, column) === damage.has(row * code.size + column)) continue;
      const at = 4 * ((y + border * scale) * width + x + border * scale);
      pixels.fill(0, at, at + 3);
    }
  }
  const found = readCode(pixels, width, width, { inversionAttempts: 'dontInvert' });
  return found ? Uint8Array.from(found.binaryData) : undefined;
}

describe('a QR code', () => {
  it('is read by a reader that others wrote, whatever it says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (text) => {
        expect(read(qrCode(text)!)).toEqual(text);
      }),
      { numRuns: 12 },
    );
  });

  it('is read when a few of its modules are damaged', () => {
    const code = qrCode(bytes('https://example.org/#/24?text=4+J+10+9'))!;
    const damage = new Set(Array.from({ length: 12 }, (_, i) => (12 + i) * code.size + 14));
    expect(read(code, damage)).toEqual(bytes('https://example.org/#/24?text=4+J+10+9'));
  });

  it.each([1, 7, 20, 32, 40])('of version %i is read when it is full', (version) => {
    const grid = new Grid(version);
    const text = Uint8Array.from(
      { length: capacity(version, 'L', grid.codewords) },
      (_, i) => (i * 37 + version) % 256,
    );
    const code = qrCode(text)!;
    expect(code.size).toBe(grid.size);
    expect(read(code)).toEqual(text);
  });

  it('has the room that the standard gives, and refuses what is longer', () => {
    const room = (version: number) =>
      (['M', 'L'] as const).map((level) => capacity(version, level, new Grid(version).codewords));
    // ISO/IEC 18004, table 7.
    expect([1, 2, 7, 10, 20, 32, 40].map(room)).toEqual([
      [14, 17],
      [26, 32],
      [122, 154],
      [213, 271],
      [666, 858],
      [1538, 1952],
      [2331, 2953],
    ]);
    expect(qrCode(new Uint8Array(2953))?.size).toBe(177);
    expect(qrCode(new Uint8Array(2954))).toBeUndefined();
  });

  it('takes more correction where that makes it no larger', () => {
    expect([14, 15, 17, 18].map((length) => qrCode(new Uint8Array(length))!.size)).toEqual([21, 21, 21, 25]);
  });
});

describe('its parts', () => {
  it('are corrected as the standard shows', () => {
    // The data of "01234567", version 1-M (ISO/IEC 18004, annex I).
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect([...correctionOf(Uint8Array.from(data), 10)]).toEqual([
      0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55,
    ]);
  });

  it('say their level, mask and version as the standard tabulates', () => {
    expect(formatBits('L', 0).toString(2)).toBe('111011111000100');
    expect(formatBits('M', 5).toString(2)).toBe('100000011001110');
    const grid = new Grid(7);
    const version = Array.from({ length: 18 }, (_, i) =>
      Number(grid.isDark(Math.floor(i / 3), grid.size - 11 + (i % 3))),
    );
    expect(version.reverse().join('')).toBe('000111110010010100');
  });
});
