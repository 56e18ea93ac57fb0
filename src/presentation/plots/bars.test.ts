import { describe, expect, it } from 'vitest';
import { bars } from './bars.ts';
import { timeMeasure } from './measures.ts';
import { settingFor } from './testing/samples.ts';
import { marksOf, ofKind, placeOf, textsOf } from './testing/shapes.ts';

const setting = settingFor('en', 360);
const measure = timeMeasure(setting.say);
const exactly = (value: number) => ({ value: { middle: value, low: value, high: value } });
const draw = (...rows: object[]) =>
  bars({ measure, bars: rows.map((row, look) => ({ name: `c${look}`, look, ...row })) }, setting);

describe('bars', () => {
  it('are as long as the logarithms of their values are apart, each with its value', () => {
    const scene = draw(exactly(1), exactly(10), exactly(100));
    const [a, b, c] = ofKind(scene, 'rect').map(({ width }) => width);
    expect(b! - a!).toBeGreaterThan(10);
    expect(c! - b!).toBeCloseTo(b! - a!);
    expect(textsOf(scene)).toEqual(expect.arrayContaining(['c0', '1 ms', 'c1', '10 ms', 'c2', '100 ms']));
    const end = ofKind(scene, 'rect').map(({ x, width }) => x + width);
    expect(end[1]).toBeCloseTo(
      scene.shapes.flatMap((s) => (s.kind === 'label' && s.text === '10 ms' ? [s.x] : []))[0]!,
    );
  });

  it('have a whisker from the lowest to the highest value, where these differ', () => {
    const whisker = (scene: ReturnType<typeof draw>) =>
      ofKind(scene, 'line').filter(({ stroke, y1, y2 }) => stroke !== 'line' && y1 === y2);
    expect(whisker(draw(exactly(5)))).toEqual([]);
    const scene = draw({ value: { middle: 10, low: 1, high: 100 } });
    const xs = whisker(scene).flatMap(({ x1, x2 }) => [x1, x2]);
    expect(Math.min(...xs)).toBeCloseTo(placeOf(scene, '1 ms').x);
    expect(Math.max(...xs)).toBeCloseTo(placeOf(scene, '100 ms').x);
  });

  it('are replaced by a word where there is no value', () => {
    const late = { status: { word: 'timeout', isWrong: false } };
    const wrong = { status: { word: 'wrong', isWrong: true }, note: '1 of 5' };
    const scene = draw(exactly(5), late, wrong);
    expect(ofKind(scene, 'rect')).toHaveLength(1);
    expect(textsOf(scene)).toEqual(expect.arrayContaining(['timeout', 'wrong', '1 of 5']));
    const paints = ofKind(scene, 'label').map(({ text, fill }) => [text, fill]);
    expect(paints).toEqual(
      expect.arrayContaining([
        ['timeout', 'muted'],
        ['wrong', 'warning'],
      ]),
    );
  });

  it('can be seen for zero, and need no axis where no contender has a value', () => {
    for (const { width } of ofKind(draw(exactly(0), exactly(0)), 'rect')) expect(width).toBeGreaterThan(2);
    const none = draw({ status: { word: 'timeout', isWrong: false } });
    expect(textsOf(none)).toEqual(['c0', 'timeout']);
    expect(setting.say(none.title)).toContain('No contender has a value.');
  });

  it('name the lowest and the highest for a screen reader', () => {
    expect(setting.say(draw(exactly(10), exactly(1), exactly(100)).title)).toContain(
      'time of 3 contenders. Lowest: c1, 1 ms. Highest: c2, 100 ms.',
    );
    expect(setting.say(draw(exactly(10)).title)).toContain('Lowest: c0, 10 ms.');
  });

  it('have a colour and a mark of their own beside the name', () => {
    const scene = draw(exactly(1), exactly(2), exactly(3));
    for (const look of [0, 1, 2]) {
      const [mark, bar] = marksOf(scene, `tint-${look}`);
      expect(mark!.x).toBeLessThan(placeOf(scene, `c${look}`).x);
      expect(Math.abs(mark!.y - placeOf(scene, `c${look}`).y)).toBeLessThan(2);
      expect(bar!.kind).toBe('rect');
    }
  });

  it('stand beside short names, and below long ones', () => {
    const named = (name: string) => {
      const scene = bars({ measure, bars: [{ name, look: 0, ...exactly(1) }] }, setting);
      return { name: placeOf(scene, name).y, bar: marksOf(scene, 'tint-0')[1]!.y };
    };
    expect(named('short').name).toBe(named('short').bar);
    const long = named('a name that takes half of the width');
    expect(long.name).toBeLessThan(long.bar - 10);
  });
});
