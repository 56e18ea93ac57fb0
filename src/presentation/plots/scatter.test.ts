import { describe, expect, it } from 'vitest';
import { timeMeasure } from './measures.ts';
import { type Pair, scatter } from './scatter.ts';
import { settingFor } from './testing/samples.ts';
import { marksOf, ofKind, placeOf, textsOf } from './testing/shapes.ts';

const setting = settingFor('en', 360);
const measure = timeMeasure(setting.say);
const draw = (...pairs: Pair[]) =>
  scatter({ measure, across: { name: 'A', look: 0 }, upward: { name: 'B', look: 1 }, pairs }, setting);

describe('a scatter plot', () => {
  it('has each instance where both times say, in the colour of the lower one', () => {
    const scene = draw({ across: 10, upward: 1000 }, { across: 1000, upward: 1 });
    const across = ofKind(scene, 'label').filter(({ text }) => text === '10 ms');
    const upward = ofKind(scene, 'label').filter(({ text }) => text === '1 s');
    expect(marksOf(scene, 'tint-0')[0]!.x).toBeCloseTo(Math.max(...across.map(({ x }) => x)));
    expect(marksOf(scene, 'tint-0')[0]!.y).toBeCloseTo(Math.min(...upward.map(({ y }) => y)));
    expect(textsOf(scene)).toEqual(expect.arrayContaining(['A is lower: 1', 'B is lower: 1']));
  });

  it('has the diagonal through equal values', () => {
    const scene = draw({ across: 7, upward: 7 }, { across: 1, upward: 100 });
    const [diagonal] = ofKind(scene, 'line').filter(({ stroke, dash }) => stroke === 'muted' && !dash);
    const tie = ofKind(scene, 'circle').find(({ fill }) => fill === 'surface')!;
    const { x1, y1, x2, y2 } = diagonal!;
    expect(tie.y).toBeCloseTo(y1 + ((y2 - y1) * (tie.x - x1)) / (x2 - x1));
    expect(textsOf(scene)).toContain('tie: 1');
  });

  it('has lines at ten times where the axes are long enough, and through the right values', () => {
    expect(textsOf(draw({ across: 3, upward: 3 }))).not.toContain('factor of 10');
    const scene = draw({ across: 10, upward: 100 }, { across: 1, upward: 1000 }, { across: 1000, upward: 1 });
    expect(textsOf(scene)).toContain('factor of 10');
    const dashed = ofKind(scene, 'line').filter(({ dash, x1, x2 }) => dash && Math.abs(x1 - x2) > 20);
    expect(dashed).toHaveLength(2);
    const point = marksOf(scene, 'tint-0')[0]!;
    const off = dashed.map(({ x1, y1, x2, y2 }) => Math.abs(point.y - (y1 + ((y2 - y1) * (point.x - x1)) / (x2 - x1))));
    expect(Math.min(...off)).toBeLessThan(0.01);
  });

  it('shows what one did not solve at the edge, with another mark', () => {
    const scene = draw({ across: 5, upward: 50 }, { across: 5 }, { upward: 5 }, {});
    const [both, top] = marksOf(scene, 'tint-0');
    expect([both!.kind, top!.kind]).toEqual(['circle', 'polyline']);
    expect(top!.y).toBeLessThan(both!.y);
    const [right] = marksOf(scene, 'tint-1');
    expect(right!.x).toBeGreaterThan(placeOf(scene, 'A, time (log scale)').x);
    expect(textsOf(scene)).toEqual(
      expect.arrayContaining(['not solved', 'only A solved it: 1', 'only B solved it: 1', 'neither solved it: 1']),
    );
    expect(textsOf(scene)).not.toContain('0 ms');
    expect(textsOf(draw({ across: 5, upward: 50 }))).not.toContain('not solved');
    expect(textsOf(draw({ across: 0, upward: 50 }))).toContain('0 ms');
  });

  it('says all counts to a screen reader', () => {
    expect(setting.say(draw({ across: 5, upward: 50 }, {}).title)).toBe(
      'Scatter plot of 2 instances, on logarithmic scales: time of A to the right, of B upward. A is lower: 1; B is lower: 0; neither solved it: 1.',
    );
  });
});
