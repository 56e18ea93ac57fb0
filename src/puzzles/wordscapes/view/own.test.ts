import { expect, test } from 'vitest';
import type { AnyPuzzle } from '../../../contract/index.ts';
import { createTabs } from '../../../faces/web/testing/tabs.ts';
import { examples } from '../examples.ts';
import { tasks } from '../notation/index.ts';
import { taskOf } from '../testing/reading.ts';
import { ownText } from './own.ts';
import { createStore } from './store.ts';

const puzzle = { instance: tasks, about: { examples } } as unknown as AnyPuzzle;

test('a text is of one’s own unless it is an example, however written, or a level in play', () => {
  const memory = createTabs().open();
  const store = createStore({ kept: memory.kept, memory });
  const mine = 'LETTERS TACO\nGRID\n???';
  expect(ownText({ puzzle, store }, undefined)).toBeUndefined();
  for (const { text } of examples) expect(ownText({ puzzle, store }, taskOf(`// a copy\n${text}`))).toBeUndefined();
  expect(ownText({ puzzle, store }, taskOf('taco; grid ???'))).toBe(mine);
  store.keepGame(mine, '_CATO');
  expect(ownText({ puzzle, store }, taskOf(mine))).toBe(mine);
  store.keepGame(mine, 'en.easy.3');
  expect(ownText({ puzzle, store }, taskOf(mine))).toBeUndefined();
});
