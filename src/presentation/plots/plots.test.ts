/** What holds for every plot. */
import { describe, expect, it } from 'vitest';
import type { Shape } from '../../contract/index.ts';
import { complaints } from './testing/complaints.ts';
import { samples, settingFor } from './testing/samples.ts';

const widths = [320, 360, 900];

describe.each(['small', 'usual', 'extreme'] as const)('with %s data', (amount) => {
  it.each(widths)('every text has its place in a picture that is %s wide, in both languages', (width) => {
    for (const language of ['en', 'id'] as const) {
      for (const [name, scene] of Object.entries(samples(amount, settingFor(language, width)))) {
        expect([name, ...complaints(scene)]).toEqual([name]);
        expect(scene.width).toBe(width);
      }
    }
  });

  it('a screen reader says what each shows', () => {
    const setting = settingFor('en', 360);
    for (const scene of Object.values(samples(amount, setting))) {
      expect(setting.say(scene.title)).toMatch(/^[A-Z].*(logarithmic).*\.$/);
      expect(setting.say(scene.title)).not.toMatch(/undefined|NaN|plot-|\.\./);
    }
  });
});

it('a picture in which texts run into each other, or out of it, is complained of', () => {
  const [bars] = Object.values(samples('usual', settingFor('en', 360)));
  const label: Shape = { kind: 'label', x: 100, y: 50, size: 9, text: 'one', fill: 'ink' };
  const complain = (...shapes: Shape[]) => complaints({ ...bars!, shapes }).join();
  expect(complain(label, { ...label, y: 70 })).toBe('');
  expect(complain(label, { ...label, y: 60 })).toMatch(/"one" runs into "one"/);
  expect(complain({ ...label, x: 355 })).toMatch(/outside of 360/);
  expect(complain({ ...label, y: Number.NaN })).toMatch(/outside/);
});
