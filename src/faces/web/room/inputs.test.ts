import { expect, test } from 'vitest';
import type { AnyPuzzle } from '../../../contract/index.ts';
import { countUp, fakePuzzle, fakeStrategy } from '../../../engine/testing/fake.ts';
import { createInputs } from './inputs.ts';
import { linkProblem } from './link-problem.ts';

const summary = { code: 'word' };
const puzzle = fakePuzzle([
  fakeStrategy('plain', countUp),
  fakeStrategy('numbered', countUp, {
    options: {
      depth: { kind: 'number', least: 1, most: 9, summary },
      width: { kind: 'number', default: 4, least: 1, most: 9, summary },
    },
  }),
]) as unknown as AnyPuzzle;

const inputsFor = (options: Record<string, string>) => createInputs(puzzle, { options }, '5');

test('a number in a link chooses the strategy that has it, and is a number from then on', () => {
  const inputs = inputsFor({ depth: '3' });
  expect(inputs.strategy.value.id).toBe('numbered');
  expect(inputs.options.value).toEqual({ depth: 3, width: 4 });
  expect(inputs.link.value.options).toEqual({ depth: '3' });
  expect(inputs.request(inputs.instanceText.value).options).toEqual({ depth: 3, width: 4 });
});

test('a number may be left out again, and only what is unusual stands in a link', () => {
  const inputs = inputsFor({ depth: '3', width: '5' });
  inputs.setOption('depth', undefined);
  expect(inputs.options.value).toEqual({ width: 5 });
  inputs.setOption('width', 4);
  expect(inputs.link.value.options).toEqual({});
});

test('a number out of its bounds in a link is told', () => {
  const asked = { puzzle: 'fake', text: '5', strategy: 'numbered', options: { depth: '10' } };
  expect(linkProblem(puzzle, asked)).toMatchObject({ code: 'bad-number-option', params: { least: 1, most: 9 } });
});

test('a goal is offered where some strategy takes the instance for it, and while it is set', () => {
  const word = { code: 'no' };
  const picky = fakePuzzle(
    [
      fakeStrategy('one', countUp, { rejects: (_, goal) => (goal === 'all' || goal === 'count' ? word : undefined) }),
      fakeStrategy('small', countUp, { rejects: (n, goal) => (n > 9 || goal !== 'all' ? word : undefined) }),
    ],
    { solving: { goal: () => 'best' } },
  ) as unknown as AnyPuzzle;
  const inputs = createInputs(picky, { options: {} }, '5');
  expect([...inputs.goals.value].sort()).toEqual(['all', 'best', 'first']);
  inputs.setGoal('all');
  inputs.text.value = '10';
  expect([...inputs.goals.value].sort()).toEqual(['all', 'best', 'first']);
  inputs.setGoal('best');
  expect([...inputs.goals.value].sort()).toEqual(['best', 'first']);
  inputs.dispose();
});

test('the goal is the one that suits the instance, until another is wanted; a link tells only what is unusual', () => {
  const suited = fakePuzzle([fakeStrategy('any', countUp)], {
    solving: { goal: (n = 0) => (n > 9 ? 'count' : 'all') },
  });
  const inputs = createInputs(suited as unknown as AnyPuzzle, { options: {} }, '5');
  const shown = () => [inputs.goal.value, inputs.link.value.goal, inputs.request(inputs.instanceText.value).goal];
  expect(shown()).toEqual(['all', undefined, 'all']);
  inputs.text.value = '50';
  expect(shown()).toEqual(['count', undefined, 'count']);
  inputs.setGoal('all');
  expect(shown()).toEqual(['all', 'all', 'all']);
  inputs.text.value = '5';
  expect(shown()).toEqual(['all', undefined, 'all']);
  inputs.setGoal('first');
  inputs.text.value = '50';
  expect(shown()).toEqual(['first', 'first', 'first']);
  inputs.setGoal('count');
  inputs.text.value = '5';
  expect(shown()).toEqual(['all', undefined, 'all']);
  inputs.dispose();
});

test('a flag that the text sets by itself is told, and no other; the request is as it was', () => {
  const summary = { code: 'word' };
  const options = {
    even: { kind: 'flag', default: false, summary },
    quick: { kind: 'flag', default: false, summary },
  } as const;
  const adapt = (n: number, { even }: Record<string, unknown>) => (even ? n - (n % 2) : n);
  const ruled = fakePuzzle([fakeStrategy('ruled', countUp, { options, adapt }), fakeStrategy('free', countUp)], {
    about: { examples: ['x', '4', '5'].map((text) => ({ id: text, name: summary, text, source: summary }) as never) },
  });
  const inputs = createInputs(ruled as unknown as AnyPuzzle, { options: {} }, '7');
  const told = () => [...inputs.told.value];
  expect(told()).toEqual([]);
  inputs.text.value = '8';
  expect([told(), inputs.request(inputs.instanceText.value).options]).toEqual([
    ['even'],
    { even: false, quick: false },
  ]);
  inputs.text.value = 'eight';
  expect(told()).toEqual([]);
  inputs.text.value = '8';
  inputs.named.value = 'free';
  expect(told()).toEqual([]);
  inputs.dispose();
});
