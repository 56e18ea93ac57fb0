import { describe, expect, it } from 'vitest';
import { type Grown, growth } from './growth.ts';
import { countMeasure } from './measures.ts';
import { settingFor } from './testing/samples.ts';
import { marksOf, ofKind, placeOf, textsOf } from './testing/shapes.ts';

const setting = settingFor('en', 360);
const draw = (...grown: Omit<Grown, 'name' | 'look'>[]) =>
  growth(
    {
      ...{ measure: countMeasure(setting.say, 'nodes'), size: 'cells' },
      grown: grown.map((one, look) => ({ name: `c${look}`, look, ...one })),
    },
    setting,
  );
const points = [
  { size: 2, value: 100 },
  { size: 3, value: 1000 },
  { size: 4, value: 10_000 },
];

describe('a growth plot', () => {
  it('has a mark for each instance at its size and its nodes', () => {
    const scene = draw({ points });
    const marks = marksOf(scene, 'tint-0');
    ['2', '3', '4'].forEach((size, i) => {
      expect(marks[i]!.x).toBeCloseTo(placeOf(scene, size).x);
    });
    ['100', '1k', '10k'].forEach((value, i) => {
      expect(marks[i]!.y).toBeCloseTo(placeOf(scene, value).y);
    });
    expect(textsOf(scene)).toEqual(expect.arrayContaining(['nodes (log scale)', 'cells', 'c0']));
    expect(ofKind(scene, 'polyline')).toEqual([]);
  });

  it('draws the fitted line over its points', () => {
    const scene = draw({ points, fit: { intercept: 0, slope: 1 } });
    const marks = marksOf(scene, 'tint-0');
    const ends = ofKind(scene, 'polyline')[0]!.points;
    expect(ends[0]![0]).toBeCloseTo(marks[0]!.x);
    expect(ends[0]![1]).toBeCloseTo(marks[0]!.y);
    expect(ends[1]![1]).toBeCloseTo(marks[2]!.y);
  });

  it('cuts a line that leaves the axis, and leaves out one that never reaches it', () => {
    const straight = ofKind(draw({ points, fit: { intercept: -3, slope: 2 } }), 'polyline')[0]!.points;
    const [[x1, y1], [x2, y2]] = [straight[0]!, straight[1]!];
    const scene = draw({ points });
    const decade = placeOf(scene, '1k').y - placeOf(scene, '10k').y;
    const step = placeOf(scene, '3').x - placeOf(scene, '2').x;
    expect((y1 - y2) / (x2 - x1)).toBeCloseTo((2 * decade) / step);
    expect(ofKind(draw({ points, fit: { intercept: 9, slope: 0 } }), 'polyline')).toEqual([]);
    expect(ofKind(draw({ points, fit: { intercept: 9, slope: 1 } }), 'polyline')).toEqual([]);
    expect(ofKind(draw({ points, fit: { intercept: 3, slope: 0 } }), 'polyline')).toHaveLength(2);
  });

  it('needs neither several sizes nor points', () => {
    expect(marksOf(draw({ points: [{ size: 0, value: 0 }] }), 'tint-0')).toHaveLength(2);
    expect(textsOf(draw({ points: [] }))).toContain('c0');
  });
});
