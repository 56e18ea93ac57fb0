import { describe, expect, it } from 'vitest';
import { type Cactus, cactus } from './cactus.ts';
import { timeMeasure } from './measures.ts';
import { settingFor } from './testing/samples.ts';
import { marksOf, ofKind, placeOf, textsOf } from './testing/shapes.ts';

const setting = settingFor('en', 360);
const measure = timeMeasure(setting.say);
const draw = (solved: readonly (readonly number[])[], more: Partial<Cactus> = {}, where = setting) =>
  cactus(
    {
      measure,
      instances: 4,
      solvers: solved.map((times, look) => ({ name: `c${look}`, look, solved: times })),
      ...more,
    },
    where,
  );

describe('a cactus plot', () => {
  it('has a point for each instance solved, in the order of their times', () => {
    const scene = draw([[100, 1, 10, 1000]]);
    const [line] = ofKind(scene, 'polyline');
    const xs = line!.points.map(([x]) => x);
    const ys = line!.points.map(([, y]) => y);
    [1, 2, 3, 4].forEach((k, i) => {
      expect(xs[i]).toBeCloseTo(placeOf(scene, String(k)).x);
    });
    ['1 ms', '10 ms', '100 ms', '1 s'].forEach((time, i) => {
      expect(ys[i]).toBeCloseTo(placeOf(scene, time).y);
    });
  });

  it('says how many each solved, none included', () => {
    const scene = draw([[1, 2], []]);
    expect(textsOf(scene)).toEqual(expect.arrayContaining(['c0: 2', 'c1: 0']));
    expect(marksOf(scene, 'tint-1')).toHaveLength(1);
    expect(setting.say(scene.title)).toContain('how many of 4 instances');
    expect(setting.say(scene.title)).toContain('Instances solved: c0: 2, c1: 0.');
  });

  it('shows the limit above all that was solved', () => {
    const [limit] = ofKind(draw([[1, 20]], { limit: 500 }), 'line').filter(({ dash }) => dash);
    const [line] = ofKind(draw([[1, 20]], { limit: 500 }), 'polyline');
    expect(limit!.y1).toBeLessThan(Math.min(...line!.points.map(([, y]) => y)));
    expect(textsOf(draw([[1, 20]], { limit: 500 }))).toContain('limit');
    expect(textsOf(draw([[1, 20]]))).not.toContain('limit');
  });

  it('has names beside the ends of lines where there is space, and below where not', () => {
    const wide = draw(
      [
        [1, 2, 3],
        [10, 20, 30, 1000],
      ],
      {},
      settingFor('en', 900),
    );
    for (const [look, name] of [
      [0, 'c0: 3'],
      [1, 'c1: 4'],
    ] as const) {
      const end = ofKind(wide, 'polyline')
        .find(({ stroke }) => stroke === `tint-${look}`)!
        .points.at(-1)!;
      expect(Math.abs(placeOf(wide, name).y - end[1])).toBeLessThan(20);
      expect(placeOf(wide, name).x).toBeGreaterThan(end[0]);
    }
    const narrow = draw([
      [1, 2, 3],
      [10, 20, 30, 1000],
    ]);
    expect(placeOf(narrow, 'c0: 3').y).toBeGreaterThan(placeOf(narrow, 'instances solved').y);
  });

  it('leaves out marks that would hide the line, but never the last', () => {
    const times = Array.from({ length: 300 }, (_, i) => 1.01 ** i);
    const scene = draw([times], { instances: 300 });
    const marks = marksOf(scene, 'tint-0');
    expect(marks.length).toBeLessThan(40);
    const [x, y] = ofKind(scene, 'polyline')[0]!.points.at(-1)!;
    expect(marks.some((mark) => Math.abs(mark.x - x) < 0.01 && Math.abs(mark.y - y) < 0.01)).toBe(true);
  });
});
