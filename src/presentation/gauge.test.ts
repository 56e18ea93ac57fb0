import { expect, it } from 'vitest';
import { speaker } from '../contract/index.ts';
import { gaugeText, plainGauges } from './gauge.ts';
import { commonTexts } from './texts.ts';

it('is called by the puzzle’s word for it, or else by its bare name', () => {
  // A puzzle may have any word under the bare name; that one is about something else.
  const texts = { 'gauge-far': { en: 'how far', id: 'seberapa jauh' }, near: { en: 'Come here', id: 'Kemari' } };
  const said = (name: string) => speaker('en', texts, commonTexts)(gaugeText({ texts }, name));
  expect(said('far')).toBe('how far');
  expect(said('near')).toBe('near');
  expect(said('constructor')).toBe('constructor');
});

it('leaves the share to whoever shows it in another way', () => {
  const stats = { nodes: 1, milliseconds: 1, prepareMilliseconds: 0 };
  expect(plainGauges({ ...stats, gauges: { share: 0.5, depth: 3 } })).toEqual([['depth', 3]]);
  expect(plainGauges(stats)).toEqual([]);
});
