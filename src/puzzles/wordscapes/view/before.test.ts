/** Links and storage from before: what this board has written is read, and written the same. */
import { expect, test } from 'vitest';
import { before } from '../../../../tests/web/before/fixtures.ts';
import { instanceOf, keptFor, linksOf } from '../../../../tests/web/before/kept.ts';
import type { Task } from '../model.ts';
import { readDraft, writeDraft } from './mine/draft.ts';
import { readProgress, writeProgress } from './play/progress.ts';
import { createStore } from './store.ts';
import { readUse, writeUse } from './use.ts';

const kept = keptFor('wordscapes');

test.each(linksOf('wordscapes'))('$name', async (link) => {
  const task = await instanceOf<Task>(link);
  const { use, rest } = readUse(link.link.state ?? '');
  const read = {
    play: () => writeProgress(task, readProgress(task, rest)),
    mine: () => (rest === '' ? '' : writeDraft(readDraft(rest)!)),
    watch: () => rest,
  };
  expect(writeUse(use!, read[use!]())).toBe(link.link.state);
});

test('levels, bonus words, games and the text behind a level', () => {
  const store = createStore(kept);
  expect([store.next('en.very-easy'), store.next('id.easy'), store.bonus.value]).toEqual([2, 1, 1]);
  const { text, recent } = before.rooms.wordscapes!;
  expect(store.game(text)).toBe('en.very-easy.2___2.7.12.17.22');
  expect(store.game(recent[1]!)).toBe('__0__ACT');
  expect(store.ownBehind(text)).toBe(recent[1]);
});

test('a level half drawn', () => {
  const { rest } = readUse(kept.memory.recall('state')!);
  expect(readDraft(rest)).toMatchObject({ kind: 'grid', letters: 'QUIZ', list: 'common' });
  expect(JSON.parse(kept.memory.recall('draft')!)).toEqual([before.rooms.wordscapes!.text, rest]);
});
