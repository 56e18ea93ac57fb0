import { describe, expect, it } from 'vitest';
import { countMeasure } from './measures.ts';
import { spread } from './spread.ts';
import { settingFor } from './testing/samples.ts';
import { marksOf, ofKind, placeOf, textsOf } from './testing/shapes.ts';

const setting = settingFor('en', 900);
const draw = (...strips: { given?: number; others: number[]; status?: { word: string; isWrong: boolean } }[]) =>
  spread(
    {
      measure: countMeasure(setting.say, 'nodes'),
      strips: strips.map((strip, look) => ({ name: `c${look}`, look, ...strip })),
    },
    setting,
  );

describe('a spread', () => {
  const scene = draw({ given: 100, others: [10, 1000, 10_000, 100_000] });
  const strip = marksOf(scene, 'tint-0').slice(1);

  it('has a point for each order, and a ring around the one as given', () => {
    const xs = strip.map(({ x }) => x).sort((a, b) => a - b);
    ['10', '100', '1k', '10k', '100k'].forEach((value, i) => {
      expect(xs[i]).toBeCloseTo(placeOf(scene, value).x);
    });
    const rings = ofKind(scene, 'circle').filter(({ stroke }) => stroke === 'accent');
    expect(rings[0]!.x).toBeCloseTo(placeOf(scene, '100').x);
    expect(rings).toHaveLength(2);
    expect(textsOf(scene)).toEqual(expect.arrayContaining(['order as given', 'median']));
  });

  it('marks the median and the range', () => {
    const lines = ofKind(scene, 'line').filter(({ stroke }) => stroke !== 'line');
    const [range, median] = lines;
    expect(range!.x1).toBeCloseTo(placeOf(scene, '10').x);
    expect(range!.x2).toBeCloseTo(placeOf(scene, '100k').x);
    expect(median!.x1).toBeCloseTo(placeOf(scene, '1k').x);
    const even = draw({ others: [10, 20, 30, 1000] });
    const between = ofKind(even, 'line').filter(({ stroke }) => stroke === 'ink')[0]!;
    const marks = marksOf(even, 'tint-0')
      .map(({ x }) => x)
      .sort((a, b) => a - b);
    expect(between.x1).toBeGreaterThan(marks[2]!);
    expect(between.x1).toBeLessThan(marks[3]!);
  });

  it('says how many times the highest is the lowest', () => {
    expect(textsOf(scene)).toContain('× 10k');
    expect(textsOf(draw({ others: [0, 5] }))).toContain('–');
    expect(setting.say(scene.title)).toContain('c0: from 10 to 100k, median 1k.');
  });

  it('has zero at the foot of the axis, which is called so', () => {
    const zero = draw({ given: 0, others: [5, 50] });
    const marks = marksOf(zero, 'tint-0').slice(1);
    expect(Math.min(...marks.map(({ x }) => x))).toBeCloseTo(placeOf(zero, '0').x);
    expect(marks.filter(({ x }) => x > placeOf(zero, '0').x + 1)).toHaveLength(2);
  });

  it('keeps equal values apart as far as there is space', () => {
    const marks = marksOf(draw({ others: [7, 7, 7] }), 'tint-0').slice(1);
    expect(new Set(marks.map(({ y }) => y)).size).toBe(3);
  });

  it('has a word where a contender has no value', () => {
    const none = draw({ others: [], status: { word: 'timeout', isWrong: false } });
    expect(textsOf(none)).toEqual(['c0', 'timeout']);
  });
});
