import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { attend, type BoardSession, keepState } from './session.ts';

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

test('a session that is attended to sees what is chosen, the same one again too, and is ended', () => {
  vi.useFakeTimers();
  const [chosen, choices] = [signal<string | undefined>(undefined), signal(0)];
  const seen: (string | undefined)[] = [];
  const state = signal('');
  const session: BoardSession = {
    state: () => 'here',
    choose: (solution) => void seen.push(solution),
    dispose: () => void seen.push('end'),
  };
  const end = attend(session, { state, chosen, choices, mode: signal('play') });
  chosen.value = 'one';
  vi.runAllTimers();
  choices.value++;
  vi.runAllTimers();
  choices.value++;
  end();
  choices.value++;
  vi.runAllTimers();
  vi.useRealTimers();
  expect([state.value, seen]).toEqual(['here', [undefined, 'one', 'one', 'end']]);
});
