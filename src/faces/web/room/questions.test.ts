import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { AnyPuzzle, Generator } from '../../../contract/index.ts';
import { fakePuzzle } from '../../../engine/testing/fake.ts';
import { until } from '../../../engine/testing/time.ts';
import type { Client } from '../../../hosts/client.ts';
import { createQuestions } from './questions.ts';

const summary = { code: 'word' };
const generator: Generator<number> = {
  difficulties: [],
  options: {
    size: { kind: 'number', default: 4, least: 1, most: 99, summary },
    even: { kind: 'flag', default: false, summary },
  },
  like: (instance) => ({ size: instance }),
  generate: () => ({ ok: true, value: 1 }),
};

function room(puzzle: AnyPuzzle) {
  const instance = signal<unknown>(undefined);
  const instanceText = signal('');
  return {
    instance,
    questions: createQuestions(
      {} as Client,
      puzzle,
      { instance, instanceText, position: instanceText },
      () => undefined,
    ),
  };
}

test('the wishes follow the present instance, and keep those that are not about it', () => {
  const { instance, questions } = room(fakePuzzle([], { making: generator }) as unknown as AnyPuzzle);
  expect(questions.wishes.value).toEqual({ size: 4, even: false });
  questions.wish('even', true);
  instance.value = 7;
  expect(questions.wishes.value).toEqual({ size: 7, even: true });
  questions.wish('size', 9);
  expect(questions.wishes.value).toEqual({ size: 9, even: true });
  questions.dispose();
  instance.value = 8;
  expect(questions.wishes.value).toEqual({ size: 9, even: true });
});

test('a generator that tells nothing of an instance leaves every wish as it is', () => {
  const { like: _, ...plain } = generator;
  const { instance, questions } = room(fakePuzzle([], { making: plain }) as unknown as AnyPuzzle);
  questions.wish('size', 9);
  instance.value = 7;
  expect(questions.wishes.value).toEqual({ size: 9, even: false });
  questions.dispose();
});

test('a new puzzle lies on the board of the present one, until the person names another', async () => {
  const asked: unknown[] = [];
  const client = {
    ask: (question: unknown) => {
      asked.push(question);
      return { done: new Promise(() => undefined), cancel: () => undefined };
    },
  };
  const on = { inPlaceOf: ['size'], isNeeded: () => true, generate: () => ({ ok: true, value: 1 }) as const };
  const puzzle = fakePuzzle([], { making: { ...generator, on } }) as unknown as AnyPuzzle;
  const instance = signal<unknown>(7);
  const instanceText = signal('7');
  const inputs = { instance, instanceText, position: instanceText };
  const questions = createQuestions(client as unknown as Client, puzzle, inputs, () => undefined);
  const generated = async () => {
    const { length } = asked;
    void questions.generate();
    await until(() => asked.length > length);
    return asked.at(-1);
  };
  expect(await generated()).toMatchObject({ on: '7', options: { even: false } });
  questions.wish('size', 5);
  expect(await generated()).toMatchObject({ options: { size: 5, even: false } });
  expect(asked.at(-1)).not.toHaveProperty('on');
  instance.value = 8;
  instanceText.value = '8';
  expect(await generated()).toMatchObject({ on: '8' });
  questions.dispose();
});
