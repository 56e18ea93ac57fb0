/** The small parts that plots are made of. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../picture/lettering.ts';
import { apart, entryFor, legend } from './legend.ts';
import { NAME, shortened, written } from './lettered.ts';
import { LOOKS, markAt } from './marks.ts';
import { logScale } from './scale.ts';
import { boxOf } from './testing/complaints.ts';

describe('a text in a plot', () => {
  it('stands by the edge that is asked for', () => {
    const box = (align: 'start' | 'middle' | 'end') => boxOf(written('time', 100, 50, { align }));
    expect(box('start').left).toBeCloseTo(100);
    expect(box('end').right).toBeCloseTo(100);
    expect((box('middle').left + box('middle').right) / 2).toBeCloseTo(100);
  });

  it('is shortened in its middle, and only where it must be', () => {
    expect(shortened('short', 100)).toBe('short');
    expect(shortened('a long name, weight: 1.25', 100)).toBe('a long name,…t: 1.25');
    // A sum of widths as they are added up in a plot, which rounds below the width itself.
    for (const text of ['c0: 3', 'time', 'bitboard'])
      expect(shortened(text, 17 + textWidth(text, NAME) - 17)).toBe(text);
    expect(shortened('anything', 1)).toBe('…');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 20, max: 300 }), (text, space) => {
        const short = shortened(text, space);
        expect(textWidth(short, NAME)).toBeLessThanOrEqual(space + 0.01);
        expect(short === text).toBe(textWidth(text, NAME) <= space + 0.01 || text === '…');
      }),
    );
  });
});

describe('marks', () => {
  it('are twelve different outlines of about the same size, and begin again with another colour', () => {
    const outline = (look: number) => JSON.stringify({ ...markAt(look, 0, 0, 10), fill: '' });
    expect(new Set(Array.from({ length: LOOKS }, (_, look) => outline(look))).size).toBe(12);
    for (let look = 0; look < LOOKS; look++) {
      const { left, right, top, bottom } = boxOf(markAt(look, 0, 0, 10));
      expect(Math.max(right - left, bottom - top)).toBeGreaterThan(17);
      expect(Math.max(right - left, bottom - top)).toBeLessThan(26);
    }
    expect(outline(12)).toBe(outline(0));
    expect(markAt(12, 0, 0, 10)).not.toEqual(markAt(0, 0, 0, 10));
  });
});

describe('a logarithmic scale', () => {
  it('has equal steps for equal factors, and zero at its foot', () => {
    const { at } = logScale({ low: 0.1, high: 1000 }, 0, 400);
    expect([0.1, 1, 10, 100, 1000].map((value) => Math.round(at(value)))).toEqual([0, 100, 200, 300, 400]);
    expect([at(0), at(-1), at(1e9)]).toEqual([0, 0, 400]);
  });
});

describe('names beside lines', () => {
  it('stand where they wish where nothing is in the way', () => {
    expect(apart([50, 10], 15, 0, 100)).toEqual([50, 10]);
    expect(apart([50, 50], 15, 0, 100)).toEqual([50, 65]);
    expect(apart([100, 100], 15, 0, 100)).toEqual([85, 100]);
    expect(apart([0, 0, 0], 60, 0, 100)).toEqual([0, 50, 100]);
  });

  it('never run into each other', () => {
    const wished = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(wished, (wishes) => {
        const placed = [...apart(wishes, 18, 0, 300)].sort((a, b) => a - b);
        placed.forEach((place, i) => {
          expect(place).toBeGreaterThanOrEqual(-1e-9);
          expect(place).toBeLessThanOrEqual(300 + 1e-9);
          if (i > 0) expect(place - placed[i - 1]!).toBeGreaterThanOrEqual(18 - 1e-9);
        });
      }),
    );
  });

  it('go on in the next row where a row is full', () => {
    const entries = ['first', 'second', 'third'].map((text, look) => entryFor(look, text));
    expect(legend(entries, 0, 0, 1000).height).toBeLessThan(legend(entries, 0, 0, 120).height);
    expect(legend([], 0, 0, 100)).toEqual({ shapes: [], height: 0 });
    for (const shape of legend(entries, 0, 0, 70).shapes) expect(boxOf(shape).right).toBeLessThanOrEqual(70);
  });
});
