import { describe, expect, it } from 'vitest';
import { languages, speaker } from '../../contract/index.ts';
import { glyphOf } from '../picture/lettering.ts';
import { commonTexts } from '../texts.ts';
import { countMeasure, timeMeasure } from './measures.ts';
import { plotTexts } from './texts.ts';

const [english, indonesian] = languages.map((language) => speaker(language, plotTexts));

describe('the words of plots', () => {
  it.each([
    [0, '0 ms', '0 ms'],
    [1e-6, '1 ns', '1 ns'],
    [0.00123, '1.23 µs', '1,23 µs'],
    [0.9999, '1 ms', '1 ms'],
    [12.345, '12.3 ms', '12,3 ms'],
    [999.9, '1 s', '1 s'],
    [1_234_567, '1,230 s', '1.230 s'],
    [1e7, '10k s', '10 rb s'],
  ])('tell %s milliseconds as %s', (ms, en, id) => {
    expect(timeMeasure(english!).word(ms)).toBe(en);
    expect(timeMeasure(indonesian!).word(ms)).toBe(id);
  });

  it.each([
    [0, '0', '0'],
    [7, '7', '7'],
    [999.6, '1k', '1 rb'],
    [132_503, '133k', '133 rb'],
    [1e6, '1M', '1 jt'],
    [4_331_140_000, '4.33B', '4,33 M'],
    [1e12, '1T', '1 T'],
    [1e15, '1e15', '1e15'],
  ])('tell a count of %s as %s', (n, en, id) => {
    expect(countMeasure(english!, 'nodes').word(n)).toBe(en);
    expect(countMeasure(indonesian!, 'simpul').word(n)).toBe(id);
  });

  it('are made of characters that pictures can draw', () => {
    const box = glyphOf('字');
    for (const word of ['1 µs', '× 3', '–']) for (const one of word) expect(glyphOf(one), one).not.toBe(box);
  });

  it('have no code in common with other words', () => {
    expect(Object.keys(plotTexts).filter((code) => Object.hasOwn(commonTexts, code))).toEqual([]);
    for (const code of Object.keys(plotTexts)) expect(code).toMatch(/^plot-/);
  });
});
