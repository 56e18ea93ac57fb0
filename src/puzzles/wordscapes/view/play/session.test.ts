import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { refused } from '../../../../contract/index.ts';
import type { Question, Reply } from '../../../../engine/ask.ts';
import { turn } from '../../../../engine/testing/time.ts';
import { keepState } from '../../../../faces/web/board/session.ts';
import type { Asker } from '../../../../faces/web/board.ts';
import { createTabs } from '../../../../faces/web/testing/tabs.ts';
import type { WordData } from '../../explain/data.ts';
import type { wordscapes } from '../../index.ts';
import { tasks } from '../../notation/index.ts';
import { paperTask } from '../../testing/paper-task.ts';
import { createStore } from '../store.ts';
import { createMaker } from './making.ts';
import { fresh, readProgress } from './progress.ts';
import { createSession, type Session } from './session.ts';

const puzzle = { about: { id: 'words' }, instance: tasks } as unknown as typeof wordscapes;
const text = tasks.format(paperTask);
const best = paperTask.answers!.join(' ');

/** A worker that answers as told, and writes down what it was asked. */
function worker(answer: (question: Question) => Omit<Extract<Reply, { ok: true }>, 'ok'> | undefined) {
  const asked: Question[] = [];
  let cancelled = 0;
  const ask = ((question: Question) => {
    asked.push(question);
    const reply = answer(question);
    const done = reply
      ? Promise.resolve({ ok: true, ...reply })
      : Promise.resolve({ ...refused({ code: 'no' }), of: 'instance' });
    return { done, cancel: () => cancelled++ };
  }) as unknown as Asker<typeof wordscapes>['ask'];
  return { ask, asked, cancelled: () => cancelled };
}

const nothing: WordData = {
  ...{ fillings: 1, exact: false, estimated: false, best: null, proven: false },
  ...{ boxes: [], slots: [], bonus: [], rare: 0, common: [], blame: [] },
};

const explained = (data: Partial<WordData>) => ({
  ask: 'explain' as const,
  explanation: { verdict: { code: 'v' }, facts: [], data: { ...nothing, ...data } },
});

function begin(ask: Asker<typeof wordscapes>['ask'], progress = fresh(paperTask)) {
  const state = signal('');
  const memory = createTabs().open();
  const store = createStore({ kept: memory.kept, memory });
  const session = createSession({ ask, puzzle, store, finished: () => undefined }, paperTask, text, progress);
  const end = keepState(session, state);
  return {
    state,
    store,
    session,
    leave() {
      end();
      session.dispose();
    },
  };
}

function gameOf({ standing }: Session) {
  if (standing.value.is !== 'playing') throw new Error(standing.value.is);
  return standing.value.game;
}

test('a game begins when the worker has said which words there are, and is kept at every step', async () => {
  const { ask, asked } = worker(() => explained({ best, bonus: ['SCUM'], fillings: 3, exact: false }));
  const { session, state, store, leave } = begin(
    ask,
    fresh(paperTask, { language: 'en', difficulty: 'easy', number: 1 }),
  );
  expect(session.standing.value).toEqual({ is: 'asking' });
  await turn();
  expect(asked).toEqual([{ ask: 'explain', puzzle: 'words', text }]);
  expect(session.standing.value).toMatchObject({ is: 'playing', fillings: 3, exact: false });
  const game = gameOf(session);
  for (const letter of 'COST') game.type(letter);
  game.submit();
  expect(state.value).toBe('en.easy.1__1');
  expect(store.game(text)).toBe(state.value);
  game.tell(paperTask.answers!);
  expect(store.next('en.easy')).toBe(2);
  leave();
  game.reset();
  expect(readProgress(paperTask, state.value).found).toEqual([1]);
});

test.each<[string, Partial<WordData>]>([
  ['none', { best: null, bonus: [], exact: true }],
  ['unknown', { best: null, bonus: [], exact: false }],
  ['unknown', { best: 'CUT COST', bonus: [] }],
  ['unknown', {}],
])('without a filling there is no game; that no filling exists is said only when proven: %s', async (is, data) => {
  const { session } = begin(worker(() => explained(data)).ask);
  await turn();
  expect(session.standing.value).toEqual({ is });
});

test('a search that takes long can be stopped, and begun once more', async () => {
  vi.useFakeTimers();
  let found = (_: unknown) => {};
  let asked = 0;
  const ask = (() => {
    asked++;
    const done = new Promise((resolve) => {
      found = resolve;
    });
    return { done, cancel: () => found({ ...refused({ code: 'cancelled' }), of: 'instance' }) };
  }) as unknown as Asker<typeof wordscapes>['ask'];
  const { session } = begin(ask);
  expect(session.slow.value).toBe(false);
  await vi.advanceTimersByTimeAsync(1500);
  expect([session.standing.value.is, session.slow.value]).toEqual(['asking', true]);
  session.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.standing.value.is, session.slow.value, asked]).toEqual(['stopped', false, 1]);
  session.look();
  expect(session.standing.value.is).toBe('asking');
  found({ ok: true, ...explained({ best, bonus: [] }) });
  await vi.advanceTimersByTimeAsync(5000);
  expect([session.standing.value.is, session.slow.value, asked]).toEqual(['playing', false, 2]);
  vi.useRealTimers();
});

test('a refusal is told', async () => {
  const { session } = begin(worker(() => undefined).ask);
  await turn();
  expect(session.standing.value).toEqual({ is: 'refused', problem: { code: 'no' } });
});

test('a hint is about the answers that are played and what stands in the grid', async () => {
  const hints = [
    { kind: 'letter', offer: { code: 'o' }, text: { code: 'one-letter' }, show: `C?? ${'? '.repeat(8).trim()}` },
    { kind: 'word', offer: { code: 'o' }, text: { code: 'one-word' }, show: 'CUT' },
  ];
  const { ask, asked } = worker(({ ask }) =>
    ask === 'hint' ? { ask: 'hint', hints } : explained({ best, bonus: [] }),
  );
  const { session } = begin(ask);
  expect(await session.hint('letter')).toBeUndefined();
  await turn();
  const game = gameOf(session);
  for (const letter of 'SUM') game.type(letter);
  game.submit();
  expect(await session.hint('letter')).toEqual({ code: 'one-letter' });
  const question = asked.at(-1)!;
  const read = tasks.parse('text' in question ? question.text : '');
  expect(read.ok && read.value.answers).toEqual(paperTask.answers);
  expect(read.ok && read.value.shape.kind === 'grid' && read.value.shape.cells.replaceAll(/[.?]/g, '')).toBe('SUM');
  expect(game.told.value).toEqual([24]);
  expect(await session.hint('word')).toEqual({ code: 'one-word' });
  expect(game.patterns.value[0]).toBe('CUT');
});

test('a level is made by its seed, one at a time, and known again by its text', async () => {
  const level = { language: 'id', difficulty: 'hard', number: 3 } as const;
  const { ask, asked, cancelled } = worker(() => ({ ask: 'generate', text }));
  const maker = createMaker({ ask, puzzle });
  const first = maker.make({ ...level, number: 2 });
  const second = maker.make(level);
  expect(maker.making.value).toEqual({ level, seconds: 0 });
  expect([await first, await second]).toEqual([undefined, text]);
  expect(cancelled()).toBe(1);
  expect(asked[1]).toMatchObject({ ask: 'generate', difficulty: 'hard', options: { language: 'id' } });
  expect([maker.levelOf(text), maker.making.value]).toEqual([level, undefined]);
  const third = maker.make(level);
  maker.stop();
  expect([await third, maker.making.value]).toEqual([undefined, undefined]);
});

test('a level that cannot be made says why', async () => {
  const maker = createMaker({ ask: worker(() => undefined).ask, puzzle });
  expect(await maker.make({ language: 'en', difficulty: 'hard', number: 3 })).toBeUndefined();
  expect([maker.problem.value, maker.making.value]).toEqual([{ code: 'no' }, undefined]);
});
