import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SolveEvent } from '../../../../contract/index.ts';
import type { Asker, BoardProps } from '../../../../faces/web/board.ts';
import type { wordscapes } from '../../index.ts';
import { fillings as notation, tasks } from '../../notation/index.ts';
import { draftOf } from './draft.ts';
import { createDrawing } from './drawing.ts';
import { createFillings } from './fillings.ts';
import { createFinding } from './finding.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const puzzle = { about: { id: 'x' }, instance: tasks, solution: notation } as unknown as typeof wordscapes;
const all = ['COT CAT', 'CAT COT', 'ACT ATO'];

/** A worker that answers when it is told to, and a drawing beside it. */
function room() {
  const asked: string[] = [];
  const solved: string[] = [];
  let cancelled = 0;
  const answers: (() => void)[] = [];
  const later = <T>(value: T) => new Promise<T>((resolve) => answers.push(() => resolve(value)));
  /** All that was asked so far is answered. */
  const answer = async () => {
    for (const one of answers.splice(0)) one();
    await vi.advanceTimersByTimeAsync(0);
  };
  /** The hand rests until what is drawn is asked about, and that is answered. */
  const rest = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    await answer();
  };
  const cancel = () => void cancelled++;
  const ask = (({ text }: { text: string }) => {
    asked.push(text);
    const data = { fillings: 3, exact: true, best: all[0], boxes: [], slots: [], bonus: [], common: [], blame: [] };
    return {
      done: later({ ok: true, ask: 'explain', explanation: { verdict: { code: 'v' }, facts: [], data } }),
      cancel,
    };
  }) as unknown as Asker<typeof wordscapes>['ask'];
  const solve: BoardProps['solve'] = ({ text }, listener) => {
    solved.push(text);
    listener?.({ type: 'solutions', texts: all });
    return { done: later({ type: 'ended' } as SolveEvent), cancel };
  };
  const task = tasks.parse('LETTERS TACO\nGRID\n???\n?..\n?..');
  if (!task.ok) throw new Error('no task');
  const drawing = createDrawing(tasks, draftOf(task.value));
  const finding = createFinding({ ask, puzzle }, drawing);
  const fillings = createFillings({ solve, puzzle }, finding);
  return { drawing, finding, fillings, asked, solved, answer, rest, cancelled: () => cancelled };
}

test('it is asked when the hand rests, and only the last drawing counts', async () => {
  const { drawing, finding, asked, cancelled, rest } = room();
  expect(finding.asking.value).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  drawing.type('C');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(80);
  expect([asked.length, finding.answered.value]).toEqual([1, undefined]);
  drawing.type('O');
  expect(cancelled()).toBe(1);
  await rest();
  expect(asked).toEqual(['LETTERS TACO\nGRID\nC??\n?..\n?..', 'LETTERS TACO\nGRID\nCO?\n?..\n?..']);
  expect(finding.answered.value?.text).toBe(asked[1]);
  expect(finding.asking.value).toBe(false);
});

test('an answer stays while only letters change, and goes with the boxes', async () => {
  const { drawing, finding, rest } = room();
  await rest();
  const { value } = finding.answered;
  drawing.type('C');
  expect(finding.answered.value).toBe(value);
  drawing.stroke([drawing.cursor.value + 2], true);
  expect(finding.answered.value).toBeUndefined();
});

test('an answer goes with the list of words that it was found in, also for one of the same length', async () => {
  const { drawing, finding, rest } = room();
  drawing.set({ own: ['ACT', 'CAT', 'COT'] });
  await rest();
  const { value } = finding.answered;
  drawing.set({ own: ['ACT', 'CAT', 'COT'] });
  expect([value?.task.own, finding.answered.value]).toEqual([['ACT', 'CAT', 'COT'], value]);
  drawing.set({ own: ['ACT', 'CAT', 'OAT'] });
  expect(finding.answered.value).toBeUndefined();
  await rest();
  expect(finding.answered.value?.task.own).toEqual(['ACT', 'CAT', 'OAT']);
});

test('what is no level is not asked about', async () => {
  const { drawing, asked, rest } = room();
  drawing.setLetters('');
  await rest();
  expect(asked).toEqual([]);
});

test('the first filling comes with the answer, the others when the page is turned', async () => {
  const { fillings, solved, drawing, answer, rest } = room();
  await rest();
  expect([fillings.shown.value, fillings.index.value, solved.length]).toEqual([['COT', 'CAT'], 0, 0]);
  void fillings.go(1);
  expect(fillings.fetching.value).toBe(true);
  await answer();
  expect([fillings.shown.value, fillings.index.value, fillings.reach.value]).toEqual([['CAT', 'COT'], 1, 3]);
  void fillings.go(7);
  await vi.advanceTimersByTimeAsync(0);
  expect([fillings.index.value, solved.length]).toEqual([2, 1]);
  fillings.choose('TAC TOC');
  expect([fillings.shown.value, fillings.index.value]).toEqual([['TAC', 'TOC'], undefined]);
  fillings.choose(undefined);
  drawing.type('C');
  await rest();
  expect(fillings.index.value).toBe(0);
});
