import { afterEach, expect, test, vi } from 'vitest';
import { createRecent } from './recent.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser's storage with what is kept in it, by whole names. */
function storage(begin: Record<string, string> = {}) {
  const stored = new Map(Object.entries(begin));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return stored;
}

test('texts that another tab has remembered since stay, the latest first', () => {
  const stored = storage({ 'teka:one:recent': '["from before"]' });
  const { texts, remember } = createRecent('one:recent');
  expect(texts.value).toEqual(['from before']);
  stored.set('teka:one:recent', '["of another tab","from before"]');
  remember('mine');
  expect(texts.value).toEqual(['mine', 'of another tab', 'from before']);
  remember('from before');
  expect(JSON.parse(stored.get('teka:one:recent')!)).toEqual(['from before', 'mine', 'of another tab']);
});

test('only a few are kept, and none that is empty', () => {
  storage();
  const { texts, remember } = createRecent('two:recent');
  for (let i = 0; i < 20; i++) remember(`text ${i}`);
  remember(' ');
  expect(texts.value).toEqual([19, 18, 17, 16, 15, 14, 13, 12].map((i) => `text ${i}`));
  remember('x'.repeat(1_000_001));
  expect(texts.value).toHaveLength(1);
});

test.each(['{', '{}', '[1, null]'])('what was kept badly is as nothing: %s', (bad) => {
  storage({ 'teka:three:recent': bad });
  expect(createRecent('three:recent').texts.value).toEqual([]);
});
