import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, type History, noSteps, redo, startOver, undo } from './history.ts';

test('steps are taken back and made again in their order', () => {
  const three = add(add(noSteps, ['a']), ['b', 'c']);
  expect(three).toEqual({ made: ['a', 'b', 'c'], undone: [] });
  const one = undo(undo(three));
  expect(one).toEqual({ made: ['a'], undone: ['b', 'c'] });
  expect(redo(one)).toEqual({ made: ['a', 'b'], undone: ['c'] });
  expect(startOver(one)).toEqual({ made: [], undone: ['a', 'b', 'c'] });
  expect(add(one, ['d'])).toEqual({ made: ['a', 'd'], undone: [] });
});

test('where there is nothing to do the history stays the same', () => {
  const made = add(noSteps, ['a']);
  expect([undo(noSteps), redo(made)]).toEqual([noSteps, made]);
  expect(undo(noSteps)).toBe(noSteps);
  expect(redo(made)).toBe(made);
});

test('undo and redo lose no step, however they follow each other', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.array(fc.constantFrom(undo, redo, startOver)), (steps, acts) => {
      const end = acts.reduce((now: History<number>, act) => act(now), add<number>(noSteps, steps));
      expect([...end.made, ...end.undone]).toEqual(steps);
    }),
  );
});
