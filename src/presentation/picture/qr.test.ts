import { expect, it } from 'vitest';
import { qrCode } from '../../algorithms/qr/index.ts';
import { qrSvg } from './qr.ts';

it('draws every dark module and no other, inside of a light border', () => {
  const code = qrCode(new TextEncoder().encode('Teka'))!;
  const svg = qrSvg(code, 'A <code>');
  expect(svg).toContain('<title>A &lt;code&gt;</title>');
  expect(svg).toContain(`viewBox="0 0 ${code.size + 8} ${code.size + 8}"`);
  const drawn = new Set<string>();
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i++) drawn.add(`${Number(y) - 4} ${Number(x) - 4 + i}`);
  }
  const dark = new Set<string>();
  for (let row = 0; row < code.size; row++) {
    for (let column = 0; column < code.size; column++) if (code.isDark(row, column)) dark.add(`${row} ${column}`);
  }
  expect(drawn).toEqual(dark);
});
