import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { createPositions, createSteps } from './history.ts';

test('steps go back and forth, and say whether they did', () => {
  const steps = createSteps<string>();
  expect([steps.undo(), steps.redo(), steps.startOver()]).toEqual([false, false, false]);
  steps.make('a');
  steps.make('b');
  expect([steps.undo(), steps.made.value, steps.undone.value]).toEqual([true, ['a'], ['b']]);
  expect([steps.canUndo.value, steps.canRedo.value]).toEqual([true, true]);
  expect([steps.redo(), steps.redo()]).toEqual([true, false]);
  expect([steps.startOver(), steps.undone.value]).toEqual([true, ['a', 'b']]);
  steps.make('c');
  expect([steps.made.value, steps.canRedo.value]).toEqual([['c'], false]);
});

test('a game that was kept goes on with all its steps', () => {
  const steps = createSteps({ made: ['a'], undone: ['b'] });
  steps.redo();
  expect(steps.made.value).toEqual(['a', 'b']);
  steps.replace({ made: ['x'], undone: [] });
  expect([steps.made.value, steps.canRedo.value]).toEqual([['x'], false]);
});

test('something is tried from a saved point, and taken back to there', () => {
  const steps = createSteps<string>();
  expect([steps.canReturn.value, steps.goBack()]).toEqual([false, false]);
  steps.make('a');
  steps.save();
  expect(steps.canReturn.value).toBe(false);
  steps.make('b');
  steps.make('c');
  expect([steps.canReturn.value, steps.goBack(), steps.made.value]).toEqual([true, true, ['a']]);
  expect(steps.undone.value).toEqual(['b', 'c']);
  steps.redo();
  expect(steps.canReturn.value).toBe(true);
  // Before the point, it is lost.
  steps.startOver();
  steps.redo();
  steps.redo();
  expect(steps.canReturn.value).toBe(false);
});

test('the position follows the steps', () => {
  const positions = createPositions('begin');
  const seen: string[] = [];
  effect(() => void seen.push(positions.now.value));
  positions.make('one');
  positions.make('two');
  positions.undo();
  positions.startOver();
  positions.redo();
  expect(seen).toEqual(['begin', 'one', 'two', 'one', 'begin', 'one']);
});

test('a long game forgets its oldest positions', () => {
  const positions = createPositions(0, 3);
  for (let i = 1; i <= 5; i++) positions.make(i);
  expect(positions.now.value).toBe(5);
  while (positions.undo());
  expect(positions.now.value).toBe(2);
  while (positions.redo());
  expect(positions.now.value).toBe(5);
});
