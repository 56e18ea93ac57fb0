import { describe, expect, it } from 'vitest';
import type { Paint } from '../../contract/index.ts';
import { darkPalette, lightPalette, paintWith } from './palette.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const readable: readonly (readonly [Paint, Paint])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['warning', 'paper'],
  ['warning', 'surface'],
  ['on-accent', 'accent'],
];

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('the %s palette', (_, palette) => {
  it.each(readable)('shows %s on %s with a contrast of 4.5 or more', (text, ground) => {
    const paint = paintWith(palette);
    expect(contrast(paint(text), paint(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('is made of plain hexadecimal colours', () => {
    for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});
