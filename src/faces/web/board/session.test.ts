import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { keepState } from './session.ts';

test('the state of a session is kept at every change, until its end', () => {
  const position = signal('a');
  const state = signal('');
  const end = keepState({ state: () => position.value, dispose: () => undefined }, state);
  expect(state.value).toBe('a');
  position.value = 'b';
  expect(state.value).toBe('b');
  end();
  position.value = 'c';
  expect(state.value).toBe('b');
});
