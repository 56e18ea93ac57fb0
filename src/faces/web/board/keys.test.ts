import { expect, test } from 'vitest';
import { keyAct, pressKey } from './keys.ts';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => {
  const done: string[] = [];
  const travel = { undo: () => void done.push('undo'), redo: () => void done.push('redo') };
  const event = { key, preventDefault: () => void done.push('prevented'), ...more } as KeyboardEvent;
  pressKey(
    keyAct(event, () => (key === 'x' || key === 'z' ? () => void done.push(key) : undefined), travel),
    event,
  );
  return done;
};

test('the usual chords undo and redo on every board', () => {
  expect(pressed('z', { ctrlKey: true })).toEqual(['prevented', 'undo']);
  expect(pressed('Z', { metaKey: true, shiftKey: true })).toEqual(['prevented', 'redo']);
  expect(pressed('y', { ctrlKey: true })).toEqual(['prevented', 'redo']);
});

test('a key by itself is the board’s own, and every other chord is the browser’s', () => {
  expect(pressed('z')).toEqual(['prevented', 'z']);
  expect(pressed('x')).toEqual(['prevented', 'x']);
  expect(pressed('q')).toEqual([]);
  expect(pressed('x', { ctrlKey: true })).toEqual([]);
  expect(pressed('z', { altKey: true })).toEqual([]);
});

test('without anything to travel through, the chords are left alone, and what an act gives back is said', () => {
  const event = { key: 'z', ctrlKey: true, preventDefault: () => undefined } as KeyboardEvent;
  expect(keyAct(event, () => undefined)).toBeUndefined();
  const said: unknown[] = [];
  pressKey(
    () => ({ code: 'moved' }),
    event,
    (done) => said.push(done),
  );
  expect(said).toEqual([{ code: 'moved' }]);
});
