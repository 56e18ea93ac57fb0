import { describe, expect, it } from 'vitest';
import type { Paint } from '../../contract/index.ts';
import { darkPalette, isTint, lightPalette, paintWith, tintColour, tints } from './palette.ts';

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

/** Red, green and blue as amounts of light. */
const lightOf = (hex: string): Three =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;

const times = (matrix: Matrix, [a, b, c]: Three): Three =>
  matrix.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Three;

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string): number => {
  const [r, g, b] = lightOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

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

/** OKLab (Ottosson 2020): distances in it are about what the eye sees. */
const cones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const opponents: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** What eyes without one kind of cone see (Machado, Oliveira and Fernandes 2009, severity 1). */
const eyes: Readonly<Record<string, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function leastDistance(colours: readonly string[], eye: Matrix): number {
  const seen = colours.map((colour) => {
    const light = times(eye, lightOf(colour)).map((part) => Math.min(1, Math.max(0, part))) as unknown as Three;
    return times(opponents, times(cones, light).map(Math.cbrt) as unknown as Three);
  });
  const pairs = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])));
  return Math.min(...pairs);
}

describe('tints', () => {
  it('are 26 colours on which dark ink is read', () => {
    expect(new Set(tints).size).toBe(26);
    for (const tint of tints) {
      expect(tint).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(tint, tintColour('on-tint')), tint).toBeGreaterThanOrEqual(4.5);
    }
  });

  // The distances that the search for them reached; a colour changed by hand must not fall behind.
  it.each([
    ['all', 0.1],
    ['protan', 0.07],
    ['deutan', 0.06],
    ['tritan', 0.065],
  ])('tell the first twelve things apart for eyes with the cones: %s', (eye, least) => {
    expect(leastDistance(tints.slice(0, 12), eyes[eye]!)).toBeGreaterThan(least);
  });

  it('tell all 26 things apart', () => {
    expect(leastDistance(tints, eyes.all!)).toBeGreaterThan(0.065);
  });

  it('begin again after the last, and shine lighter', () => {
    expect(tintColour('tint-27')).toBe(tints[1]);
    for (const [i, tint] of tints.entries()) {
      expect(tintColour(`shine-${i}`)).toMatch(/^#[0-9a-f]{6}$/);
      expect(luminance(tintColour(`shine-${i}`))).toBeGreaterThan(luminance(tint));
    }
  });

  it('are the same in both themes, unlike the other roles', () => {
    for (const role of ['tint-0', 'shine-3', 'on-tint'] as const) {
      expect(isTint(role)).toBe(true);
      expect(paintWith(lightPalette)(role)).toBe(paintWith(darkPalette)(role));
    }
    for (const role of Object.keys(lightPalette)) expect(isTint(role as Paint)).toBe(false);
  });
});
