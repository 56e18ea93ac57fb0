import { expect, test } from 'vitest';
import { type LessonSearch, speaker } from '../../../contract/index.ts';
import { template } from '../../../puzzles/template/index.ts';
import { anyPuzzle } from '../../../puzzles/testing/run.ts';
import { webTexts } from '../texts.ts';
import { searchLabel } from './label.ts';

const say = speaker('en', template.texts, webTexts);
const puzzle = anyPuzzle(template);
const one: LessonSearch = { text: '3 5 8 -> 8', strategy: 'take-or-leave', goal: 'all' };
const labels = (...searches: readonly LessonSearch[]) =>
  searches.map((search) => searchLabel(puzzle, search, searches, say, 'en').detail);

test('the name of the strategy says it all where nothing else differs', () => {
  const { name, detail } = searchLabel(puzzle, one, [one, { ...one, strategy: 'every-subset' }], say, 'en');
  expect(name).toBe(say(template.solving.strategies[0]!.name));
  expect(detail).toBe('');
});

test('what differs is named: the text on one line, and the goal', () => {
  expect(labels(one, { ...one, text: '1\n2' })).toEqual(['3 5 8 -> 8', '1 / 2']);
  expect(labels(one, { ...one, goal: 'count' })).toEqual([say({ code: 'goal-all' }), say({ code: 'goal-count' })]);
});

test('options that are chosen are named', () => {
  const target = say(template.solving.strategies[0]!.options!.target!.summary);
  expect(labels(one, { ...one, options: { target: 5 } })).toEqual(['', `${target} 5`]);
});
