/** That every text has its place in every plot, whatever was measured. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../contract/index.ts';
import { lightPalette, paintWith } from '../picture/palette.ts';
import { renderSvg } from '../picture/svg.ts';
import { bars } from './bars.ts';
import { cactus } from './cactus.ts';
import { growth } from './growth.ts';
import { countMeasure, timeMeasure } from './measures.ts';
import type { Setting } from './plot.ts';
import { scatter } from './scatter.ts';
import { spread } from './spread.ts';
import { complaints } from './testing/complaints.ts';
import { settingFor } from './testing/samples.ts';

/** Values as measurements give them, zero among them. */
const value = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 9, arbitrary: fc.double({ min: -3, max: 12, noNaN: true }).map((exponent) => 10 ** exponent) },
);
const name = fc.string({ unit: 'grapheme', maxLength: 60 });
const status = fc.record({ word: name, isWrong: fc.boolean() });
const values = fc.array(value, { maxLength: 20 });
const setting = fc
  .tuple(fc.constantFrom('en', 'id'), fc.integer({ min: 320, max: 1000 }))
  .map(([language, width]) => settingFor(language, width));

/** Up to twelve that are compared, each with something of its own. */
const each = <T extends object>(own: fc.Arbitrary<T>) =>
  fc
    .array(fc.tuple(name, own), { minLength: 1, maxLength: 12 })
    .map((all) => all.map(([one, data], look) => ({ name: one, look, ...data })));

function holds<T>(data: fc.Arbitrary<T>, plot: (data: T, setting: Setting) => Scene) {
  fc.assert(
    fc.property(data, setting, (given, where) => {
      const scene = plot(given, where);
      expect(complaints(scene)).toEqual([]);
      expect(renderSvg(scene, where.say, paintWith(lightPalette))).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 50 },
  );
}

describe('every text has its place', () => {
  it('in bars', () => {
    const bar = fc.tuple(value, value, value).map((three) => {
      const [low, middle, high] = three.sort((a, b) => a - b) as [number, number, number];
      return { value: { low, middle, high } };
    });
    const row = fc.oneof(bar, fc.record({ status }), fc.record({ status, note: name }));
    holds(each(row), (all, where) => bars({ measure: timeMeasure(where.say), bars: all }, where));
  });

  it('in a cactus plot', () => {
    const limit = fc.option(value, { nil: undefined });
    holds(fc.tuple(each(fc.record({ solved: values })), limit), ([solvers, most], where) => {
      const instances = Math.max(...solvers.map(({ solved }) => solved.length));
      const limited = most === undefined ? {} : { limit: most };
      return cactus({ measure: timeMeasure(where.say), solvers, instances, ...limited }, where);
    });
  });

  it('in a scatter plot', () => {
    const pairs = fc.array(fc.record({ across: value, upward: value }, { requiredKeys: [] }), { maxLength: 30 });
    holds(fc.tuple(name, name, pairs), ([a, b, all], where) => {
      const two = { across: { name: a, look: 0 }, upward: { name: b, look: 5 } };
      return scatter({ measure: timeMeasure(where.say), ...two, pairs: all }, where);
    });
  });

  it('in a growth plot', () => {
    const points = fc.array(fc.record({ size: fc.integer({ min: 0, max: 200 }), value }), { maxLength: 20 });
    const fit = fc.record({
      intercept: fc.double({ min: -5, max: 5, noNaN: true }),
      slope: fc.double({ min: -2, max: 2, noNaN: true }),
    });
    holds(each(fc.record({ points, fit }, { requiredKeys: ['points'] })), (grown, where) =>
      growth({ measure: countMeasure(where.say, 'nodes'), size: 'size', grown }, where),
    );
  });

  it('in a spread', () => {
    const strip = fc.record({ given: value, others: values, status, note: name }, { requiredKeys: ['others'] });
    holds(each(strip), (strips, where) => spread({ measure: countMeasure(where.say, 'nodes'), strips }, where));
  });
});
