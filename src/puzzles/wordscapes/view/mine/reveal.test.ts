import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { tasks } from '../../notation/index.ts';
import { draftOf } from './draft.ts';
import { createReveal } from './reveal.ts';

const draft = (text: string) => {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(text);
  return draftOf(task.value);
};
const LEVEL = 'LETTERS TACO; ???/?../?..';

function begin(isPlayed: boolean) {
  const drawn = signal(draft(LEVEL));
  const taken = signal(LEVEL);
  return { drawn, taken, reveal: createReveal(drawn, taken, (text) => isPlayed && text === LEVEL) };
}

test('what is drawn is shown at once', () => {
  expect(begin(false).reveal.told.value).toBeUndefined();
});

test('a level that is played keeps its letters until they are asked for, also with a letter written into it', () => {
  const { drawn, reveal } = begin(true);
  expect(reveal.told.value).toEqual(new Set());
  drawn.value = draft('LETTERS TACO; C??/?../?..');
  expect(reveal.told.value).toEqual(new Set());
  reveal.tell([3]);
  expect(reveal.told.value).toEqual(new Set([3]));
  reveal.tellAll();
  expect(reveal.told.value).toBeUndefined();
});

test('another grid, drawn or taken, is not the level', () => {
  const { drawn, taken, reveal } = begin(true);
  drawn.value = draft('LETTERS TACO; ????/?.../?...');
  expect(reveal.told.value).toBeUndefined();
  drawn.value = draft('LETTERS TAC; ???');
  taken.value = 'LETTERS TAC; ???';
  expect(reveal.told.value).toBeUndefined();
});
