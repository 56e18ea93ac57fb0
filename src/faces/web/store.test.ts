import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { createMemory } from './store.ts';
import { createTabs } from './testing/tabs.ts';

const words = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored : []);
const and = (word: string) => (before: readonly string[]) => [...before, word];

test('a change adds to what another tab has kept, also before this one hears of it', () => {
  const tabs = createTabs();
  const [first, second] = [tabs.open().kept('words', words), tabs.open().kept('words', words)];
  expect(second.value.value).toEqual([]);
  tabs.hold();
  first.update(and('a'));
  expect(second.value.value).toEqual([]);
  second.update(and('b'));
  tabs.deliver();
  expect([first.value.value, second.value.value]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(tabs.stored.get('teka:words')).toBe('["a","b"]');
});

test('a view that shows a kept value hears of every change, and of no other value', () => {
  const tabs = createTabs();
  const [first, second] = [tabs.open(), tabs.open()];
  const seen: unknown[] = [];
  const shown = first.kept('words', words);
  const end = effect(() => void seen.push(shown.value.value));
  second.kept('words', words).update(and('a'));
  second.kept('others', words).update(and('x'));
  first.kept('words', words).update(and('b'));
  expect(seen).toEqual([[], ['a'], ['a', 'b']]);
  end();
  second.kept('words', words).update(and('c'));
  expect(seen).toHaveLength(3);
  expect(shown.value.peek()).toEqual(['a', 'b', 'c']);
});

test('everything that is removed in another tab is gone here', () => {
  const stored = new Map([['teka:words', '["a"]']]);
  const memory = createMemory(() => ({ getItem: (key) => stored.get(key) ?? null, setItem: () => undefined }));
  const window = new EventTarget();
  memory.listen(window);
  const { value } = memory.kept('words', words);
  expect(value.value).toEqual(['a']);
  stored.clear();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(value.value).toEqual([]);
});

test('a setting follows the other tabs, what is remembered for a tab does not; of both the last choice counts', () => {
  const tabs = createTabs({ theme: 'dark', use: 'other' });
  const choices = () => {
    const tab = tabs.open();
    const theme = tab.setting('theme', ['light', 'dark'], 'light');
    return { theme, level: tab.remembered('level', ['easy', 'hard'], 'easy'), use: tab.remembered('use', ['a'], 'a') };
  };
  const [first, second] = [choices(), choices()];
  expect([second.theme.value, second.level.value, second.use.value]).toEqual(['dark', 'easy', 'a']);
  first.theme.value = 'light';
  first.level.value = 'hard';
  expect([second.theme.value, second.level.value]).toEqual(['light', 'easy']);
  second.theme.value = 'dark';
  expect(first.theme.value).toBe('dark');
  const third = choices();
  expect([third.theme.value, third.level.value]).toEqual(['dark', 'hard']);
  expect(tabs.stored.get('teka:use')).toBe('other');
});

test('a setting that is changed in two tabs at once ends as the same in both', () => {
  const tabs = createTabs();
  const [first, second] = [tabs.open(), tabs.open()].map((tab) => tab.setting('theme', ['light', 'dark'], 'light'));
  tabs.hold();
  first!.value = 'dark';
  second!.value = 'dark';
  second!.value = 'light';
  tabs.deliver();
  expect([first!.value, second!.value, tabs.stored.get('teka:theme')]).toEqual(['light', 'light', 'light']);
});

test.each<[string, Parameters<typeof createMemory>[0]]>([
  ['is full', () => ({ getItem: () => '["old"]', setItem: refuse })],
  ['is blocked', refuse],
])('where storage %s, everything lasts as long as the page', (_, storage) => {
  const memory = createMemory(storage);
  const { value, update } = memory.kept('words', words);
  const before = value.value;
  update(and('a'));
  update(and('b'));
  expect(value.value).toEqual([...before, 'a', 'b']);
  expect([memory.keep('text', 'mine'), memory.recall('text')]).toEqual([false, 'mine']);
});

function refuse(): never {
  throw new Error('refused');
}

test.each(['', '{', 'null', '7'])('what was kept badly is as nothing, and is written anew: %j', (bad) => {
  const tabs = createTabs({ words: bad });
  const { value, update } = tabs.open().kept('words', words);
  expect(value.value).toEqual([]);
  update(and('a'));
  expect(tabs.stored.get('teka:words')).toBe('["a"]');
});
