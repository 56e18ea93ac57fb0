import { expect, it } from 'vitest';
import type { AnyPuzzle } from '../../../../contract/index.ts';
import { turn, until } from '../../../../engine/testing/time.ts';
import type { AskTrace } from '../../../../lab/record.ts';
import { clientOf } from '../../../../lab/testing/client.ts';
import { template } from '../../../../puzzles/template/index.ts';
import { startMerging } from './merging.ts';

const client = clientOf(template as AnyPuzzle);
const ask: AskTrace = (question) => client.ask(question);
const search = { puzzle: 'template', text: '3 5 8 -> 8', strategy: 'take-or-leave' };

it('records both, one after the other, and merges them', async () => {
  const { progress } = startMerging(ask, [search, search]);
  expect(progress.value).toEqual({ state: 'recording', letter: 'A', nodes: 0 });
  const letters: unknown[] = [];
  progress.subscribe((now) => letters.push(now.state === 'recording' && now.letter));
  await until(() => progress.value.state !== 'recording');
  expect(progress.value.state).toBe('merged');
  expect(letters).toEqual(['A', 'A', 'B', false]);
  const { value } = progress;
  if (value.state !== 'merged') throw new Error(value.state);
  expect(value.merged.common).toBe(value.merged.a.count);
  expect(value.icicle.count).toBe(value.merged.count);
});

it('says which of them cannot be recorded', async () => {
  const { progress } = startMerging(ask, [search, { ...search, strategy: 'greedy' }]);
  await until(() => progress.value.state !== 'recording');
  expect(progress.value).toMatchObject({ state: 'refused', letter: 'B' });
});

it('compares what is recorded when it is stopped, and nothing when it is over', async () => {
  /** Answers when it is told to, unless it was cancelled before. */
  const answers: (() => void)[] = [];
  const replies: Promise<unknown>[] = [];
  const slowly: AskTrace = (question) => {
    const { done, cancel } = ask(question);
    replies.push(done);
    return { done: new Promise<void>((go) => answers.push(go)).then(() => done), cancel };
  };
  const { progress, stop } = startMerging(slowly, [search, search]);
  stop();
  answers.shift()!();
  await until(() => answers.length === 1);
  answers.shift()!();
  await until(() => progress.value.state !== 'recording');
  expect(progress.value.state).toBe('merged');

  const other = startMerging(slowly, [search, search]);
  other.dispose();
  answers.shift()!();
  await replies.at(-1);
  await turn();
  expect(answers).toEqual([]);
  expect(other.progress.value).toMatchObject({ state: 'recording', nodes: 0 });
});
