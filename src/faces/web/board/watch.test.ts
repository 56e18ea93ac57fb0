import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Options, Trace } from '../../../contract/index.ts';
import { turns, until } from '../../../engine/testing/time.ts';
import type { BoardProps } from '../board.ts';
import { createWatch } from './watch.ts';

interface Asked {
  readonly from: number;
  readonly count: number;
  readonly text: string;
  readonly strategy: string;
  readonly options: Options;
}

/** A search of a number of nodes in a row, each named by its number, in a worker that calls `then`, and answers at once. */
function watching(length: number, then: (asked: readonly Asked[]) => void = () => undefined) {
  const asked: Asked[] = [];
  const all: Trace<string>[] = Array.from({ length }, (_, node) => ({
    node,
    ...(node > 0 && { parent: node - 1 }),
    position: `${node}`,
  }));
  const ask = ((question: Asked) => {
    asked.push(question);
    then(asked);
    const { from, count } = question;
    const events = all.slice(from, from + count);
    return { done: Promise.resolve({ ok: true, ask: 'trace', events, done: from + count >= length }), cancel() {} };
  }) as unknown as BoardProps['ask'];
  const puzzle = { about: { id: 'x' }, solving: { strategies: [{ id: 'links' }, { id: 'other' }] } };
  const position = signal('here');
  const watch = createWatch({ ask, puzzle: puzzle as unknown as BoardProps['puzzle'] }, position, 'links', 'all');
  const recorded = () => until(() => watch.steps.value === length && !watch.isRecording.value);
  return { watch, asked, position, recorded };
}

afterEach(() => vi.useRealTimers());

test('what is recorded can be stepped through both ways, and any node be gone to', async () => {
  const { watch, recorded } = watching(300);
  expect([watch.frame.value, watch.node.value]).toEqual([undefined, undefined]);
  watch.begin();
  await recorded();
  watch.transport.go(1);
  expect([watch.frame.value, watch.node.value]).toEqual(['0', 0]);
  watch.transport.go(250);
  expect(watch.frame.value).toBe('249');
  watch.select(17);
  expect([watch.frame.value, watch.transport.at.value]).toEqual(['17', 18]);
  watch.transport.go(0);
  expect(watch.frame.value).toBeUndefined();
});

test('it plays at once, waits for what is still recorded, and stops at the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { watch, recorded } = watching(40);
  watch.speed.value = 11;
  watch.transport.toggle();
  expect(watch.transport.playing.value).toBe(true);
  await recorded();
  vi.advanceTimersByTime(1000);
  expect([watch.transport.at.value, watch.transport.playing.value]).toEqual([40, false]);
  expect(watch.transport.over.value).toBe(true);
});

test('another position, strategy or option is another search, recorded anew where one was', async () => {
  const { watch, asked, position, recorded } = watching(20);
  watch.begin();
  await recorded();
  watch.transport.go(5);
  /** What is asked first of the next search. */
  const next = async () => {
    const { length } = asked;
    await until(() => asked.length > length);
    return asked[length];
  };
  position.value = 'there';
  expect(await next()).toMatchObject({ text: 'there', strategy: 'links' });
  expect(watch.transport.at.value).toBe(0);
  await recorded();
  watch.strategy.value = 'other';
  watch.choose('depth', 3);
  expect(await next()).toMatchObject({ strategy: 'other', options: { depth: 3 } });
  await recorded();
  watch.reset();
  expect([watch.recording.value, watch.steps.value]).toEqual([undefined, 0]);
});

test('a link brings the same search to the same step', async () => {
  const before = watching(60);
  before.watch.begin();
  await before.recorded();
  before.watch.strategy.value = 'other';
  before.watch.goal.value = 'first';
  before.watch.choose('depth', 4);
  await before.recorded();
  before.watch.transport.go(33);
  const { watch, recorded } = watching(60);
  watch.begin(before.watch.written.value);
  await recorded();
  expect([watch.strategy.value, watch.goal.value, watch.options.value]).toEqual(['other', 'first', { depth: '4' }]);
  expect(watch.transport.at.value).toBe(33);
  const lost = watching(60);
  lost.watch.begin('strategy=gone&step=9');
  await lost.recorded();
  expect(lost.watch.strategy.value).toBe('links');
});

test('what is ended asks no more', async () => {
  const { watch, asked } = watching(100_000, ({ length }) => {
    if (length === 2) watch.dispose();
  });
  watch.begin();
  await until(() => asked.length > 1);
  await turns(20);
  expect(asked.length).toBe(2);
});
