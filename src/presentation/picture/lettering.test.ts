import { describe, expect, it } from 'vitest';
import { glyphOf, letter, textWidth } from './lettering.ts';

const unknown = glyphOf('☃');

/** The points of a path, control points included. */
function points(path: string): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  for (const [, command, rest] of path.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)) {
    const numbers = rest!.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const { x, y } = found.at(-1) ?? { x: 0, y: 0 };
    if (command === 'H') found.push({ x: numbers[0]!, y });
    else if (command === 'V') found.push({ x, y: numbers[0]! });
    else for (let i = 0; i < numbers.length; i += 2) found.push({ x: numbers[i]!, y: numbers[i + 1]! });
  }
  return found;
}

describe('the stroke font', () => {
  it('draws every printable character of ASCII and the signs of arithmetic', () => {
    const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
    for (const character of [...ascii, ...'−×÷→µμ']) {
      expect(glyphOf(character), character).not.toBe(unknown);
      expect(glyphOf(character)[1] !== '', character).toBe(character !== ' ');
    }
  });

  it('draws all characters differently, but for dashes', () => {
    const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-*×/÷=().,:;?!\'"%<>→#&_'];
    expect(new Set(characters.map((c) => glyphOf(c)[1])).size).toBe(characters.length);
  });

  it('draws a box for a character it does not know, and a letter without its accent', () => {
    expect(glyphOf('字')).toBe(unknown);
    expect(glyphOf('\ud800')).toBe(unknown);
    expect(glyphOf('é')).toBe(glyphOf('e'));
    expect(glyphOf('’')).toBe(glyphOf("'"));
  });

  it('keeps every drawing on the grid', () => {
    for (let code = 32; code < 127; code++) {
      const [width, path] = glyphOf(String.fromCharCode(code));
      expect(path).toMatch(/^([MLHVCZ][-\d. ]*)*$/);
      for (const { x, y } of points(path)) {
        expect(x).toBeGreaterThanOrEqual(-1.2);
        expect(x).toBeLessThanOrEqual(width + 1.2);
        expect(y).toBeGreaterThanOrEqual(-3);
        expect(y).toBeLessThanOrEqual(26);
      }
    }
  });
});

describe('a written line', () => {
  it('grows with its text, its size and its weight', () => {
    let before = 0;
    for (const text of ['1', '10', '10 J', '10 J Q', '10 J Q K']) {
      expect(textWidth(text, 10)).toBeGreaterThan(before);
      before = textWidth(text, 10);
    }
    expect(textWidth('24', 20)).toBeCloseTo(2 * textWidth('24', 10));
    expect(textWidth('24', 10, true)).toBeGreaterThan(textWidth('24', 10));
    expect(textWidth('', 10)).toBe(0);
  });

  it.each([false, true])('fills the height of a capital around its middle (bold: %s)', (bold) => {
    const { path, pen } = letter('H', 50, 40, 20, bold);
    const ys = points(path).map(({ y }) => y);
    expect(Math.min(...ys) - pen / 2).toBeCloseTo(30, 1);
    expect(Math.max(...ys) + pen / 2).toBeCloseTo(50, 1);
    const xs = points(path).map(({ x }) => x);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(50, 1);
    expect(Math.max(...xs) - Math.min(...xs) + pen).toBeCloseTo(textWidth('H', 20, bold), 1);
  });

  it('has a pen in proportion to its size', () => {
    expect(letter('A', 0, 0, 40).pen).toBeCloseTo(4 * letter('A', 0, 0, 10).pen);
    expect(letter('A', 0, 0, 10, true).pen).toBeGreaterThan(letter('A', 0, 0, 10).pen);
  });
});
