import { describe, expect, test } from 'vitest';
import { createTabs, type Tabs } from '../../../faces/web/testing/tabs.ts';
import { type Level, readLevel, seedOf, writeLevel } from './play/levels.ts';
import { createStore } from './store.ts';
import { readUse, uses, writeUse } from './use.ts';

/** What a new tab of a browser finds. */
const storeIn = (tabs: Tabs) => {
  const memory = tabs.open();
  return createStore({ kept: memory.kept, memory });
};

test('levels count up in each series, and only the next one counts', () => {
  const tabs = createTabs();
  const store = storeIn(tabs);
  store.done('en.easy', 1);
  store.done('en.easy', 12);
  store.done('id.easy', 2);
  store.done('en.easy', 1);
  const again = storeIn(tabs);
  expect([again.next('en.easy'), again.next('id.easy'), again.next('en.hard')]).toEqual([2, 1, 1]);
});

test('games are found by their text, the oldest are forgotten', () => {
  const tabs = createTabs();
  const store = storeIn(tabs);
  for (let i = 0; i < 100; i++) store.keepGame(`text ${i}`, `state ${i}`);
  store.keepGame('text 99', '');
  store.keepGame('text 98', 'newer');
  const again = storeIn(tabs);
  expect([0, 50, 98, 99].map((i) => again.game(`text ${i}`))).toEqual(['', 'state 50', 'newer', '']);
});

test('bonus words are counted', () => {
  const tabs = createTabs();
  storeIn(tabs).countBonus();
  const store = storeIn(tabs);
  store.countBonus();
  expect(storeIn(tabs).bonus.value).toBe(2);
});

test('a text of one’s own is kept through any number of levels', () => {
  const tabs = createTabs();
  const store = storeIn(tabs);
  store.replace(undefined, 'level 1');
  expect(store.ownBehind('level 1')).toBeUndefined();
  store.replace('mine', 'level 1');
  store.replace(undefined, 'level 2');
  const again = storeIn(tabs);
  expect([again.ownBehind('level 1'), again.ownBehind('level 2'), again.ownBehind('mine')]).toEqual([
    undefined,
    'mine',
    undefined,
  ]);
});

test('levels, bonus words and games of two tabs are kept together; a text behind a level belongs to its tab', () => {
  const tabs = createTabs({ progress: '{"levels":{"id.easy":7},"bonus":3,"games":[["a.b","before"]]}' });
  const [first, second] = [storeIn(tabs), storeIn(tabs)];
  tabs.hold();
  first.done('en.easy', 1);
  first.done('en.easy', 2);
  first.countBonus();
  first.keepGame('one', 'of the first');
  first.replace('mine', 'level');
  second.done('en.easy', 1);
  second.done('en.hard', 1);
  second.countBonus();
  second.keepGame('two', 'of the second');
  tabs.deliver();
  for (const store of [first, second, storeIn(tabs)]) {
    expect(['en.easy', 'en.hard', 'id.easy'].map(store.next)).toEqual([3, 2, 7]);
    expect([store.bonus.value, store.game('one'), store.game('two')]).toEqual([5, 'of the first', 'of the second']);
  }
  expect(tabs.stored.get('teka:progress')).toContain('["a.b","before"]');
  expect([first.ownBehind('level'), second.ownBehind('level')]).toEqual(['mine', undefined]);
});

test.each(['', 'null', '7', '{', '{"levels":{"en.easy":"x"},"bonus":-1,"games":[1,["a"]]}', '{"games":{}}'])(
  'what cannot be read is as nothing: %s',
  (progress) => {
    const store = storeIn(createTabs({ progress, own: progress }));
    expect([store.next('en.easy'), store.bonus.value, store.game('a'), store.ownBehind('a')]).toEqual([
      1,
      0,
      '',
      undefined,
    ]);
  },
);

describe('levels', () => {
  const level: Level = { language: 'id', difficulty: 'very-easy', number: 12 };

  test('are written and read', () => {
    expect(writeLevel(level)).toBe('id.very-easy.12');
    expect(readLevel('id.very-easy.12')).toEqual(level);
    for (const bad of ['', 'id', 'xx.easy.1', 'id.easy.0', 'id.easy.x', 'id..1'])
      expect(readLevel(bad)).toBeUndefined();
  });

  test('have seeds that are the same everywhere, and their own', () => {
    expect(seedOf(level)).toBe(seedOf({ ...level }));
    expect(seedOf({ language: 'en', difficulty: 'easy', number: 1 })).toMatchInlineSnapshot(`1472832231`);
    const seeds = new Set(Array.from({ length: 2000 }, (_, i) => seedOf({ ...level, number: i + 1 })));
    expect(seeds.size).toBe(2000);
  });
});

test('the state of each use is written and read', () => {
  for (const use of uses) {
    for (const rest of ['', 'a', 'a_b.c']) {
      expect(readUse(writeUse(use, rest))).toEqual({ use, rest });
    }
  }
  expect(readUse('')).toEqual({ use: undefined, rest: '' });
  expect(readUse('other_a')).toEqual({ use: undefined, rest: '' });
});
