import { expect, it } from 'vitest';
import { speaker } from '../contract/index.ts';
import { countUp, fakeStrategy } from '../engine/testing/fake.ts';
import { gaugeText, plainGauges } from './gauge.ts';
import { commonTexts } from './texts.ts';

it('is called by the strategy’s word for it, or else by its bare name', () => {
  // A puzzle may have any word under the bare name; that one is about something else.
  const texts = { distance: { en: 'how far', id: 'seberapa jauh' }, near: { en: 'Come here', id: 'Kemari' } };
  const strategies = [{ ...fakeStrategy('walk', countUp), gauges: { far: { code: 'distance' } } }] as never;
  const said = (name: string, strategy = 'walk') =>
    speaker('en', texts, commonTexts)(gaugeText({ solving: { strategies, goal: () => 'all' } }, strategy, name));
  expect(said('far')).toBe('how far');
  expect(said('far', 'another')).toBe('far');
  expect(said('near')).toBe('near');
  expect(said('constructor')).toBe('constructor');
});

it('leaves out the share, which faces show in another way', () => {
  const stats = { nodes: 1, milliseconds: 1, prepareMilliseconds: 0 };
  expect(plainGauges({ ...stats, gauges: { share: 0.5, depth: 3 } })).toEqual([['depth', 3]]);
  expect(plainGauges(stats)).toEqual([]);
});
