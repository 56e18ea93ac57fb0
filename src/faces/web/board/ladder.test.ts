import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { type AnyPuzzle, type Hint, refused } from '../../../contract/index.ts';
import { turn } from '../../../engine/testing/time.ts';
import type { Asker } from '../board.ts';
import { problemOf } from './asked.ts';
import { createLadder } from './ladder.ts';

const level = (kind: string): Hint => ({ kind, offer: { code: `offer-${kind}` }, text: { code: kind } });
const help = [level('state'), level('move'), level('all')];

/** A ladder beside a worker that answers each question when it is told to. */
function room() {
  const asked: string[] = [];
  const cancelled: string[] = [];
  let reply = (_: unknown) => {};
  const ask = (({ text }: { text: string }) => {
    asked.push(text);
    const done = new Promise((resolve) => {
      reply = resolve;
    });
    return { done, cancel: () => cancelled.push(text) };
  }) as unknown as Asker['ask'];
  const position = signal('here');
  const ladder = createLadder({ ask, puzzle: { about: { id: 'x' } } as AnyPuzzle }, position);
  const answer = async (hints?: readonly Hint[]) => {
    reply(hints ? { ok: true, ask: 'hint', hints } : { ...refused({ code: 'no' }), of: 'instance' });
    await turn();
  };
  const told = () => ladder.told.value.map(({ kind }) => kind);
  return { ladder, position, asked, cancelled, answer, told };
}

test('the first press asks and tells the first level, and each further one tells the next', async () => {
  const { ladder, asked, answer, told } = room();
  ladder.tell();
  ladder.tell();
  expect([ladder.answer.value, told(), asked]).toEqual(['asking', [], ['here']]);
  await answer(help);
  expect([told(), ladder.next.value?.kind]).toEqual([['state'], 'move']);
  for (let press = 0; press < 4; press++) ladder.tell();
  expect([told(), ladder.next.value, asked]).toEqual([['state', 'move', 'all'], undefined, ['here']]);
});

test('what is asked for without being told is asked once', async () => {
  const { ladder, asked, answer, told } = room();
  const both = [ladder.fetch(), ladder.fetch()];
  await answer(help);
  expect(await Promise.all(both)).toEqual([help, help]);
  expect([await ladder.fetch(), asked, told()]).toEqual([help, ['here'], []]);
});

test('another position makes what was told, and what is on its way, stale', async () => {
  const { ladder, position, asked, cancelled, answer, told } = room();
  ladder.tell();
  await answer(help);
  position.value = 'there';
  expect([told(), ladder.levels.value]).toEqual([[], []]);
  const late = ladder.fetch();
  position.value = 'elsewhere';
  await answer(help);
  expect([await late, asked, cancelled]).toEqual([[], ['here', 'there'], ['there']]);
  ladder.dispose();
  position.value = 'here';
});

test('a refusal is told, and the next press asks once more for the first level', async () => {
  const { ladder, asked, answer, told } = room();
  ladder.tell();
  await answer();
  expect([problemOf(ladder.answer.value)?.text.code, told()]).toEqual(['no', []]);
  ladder.tell();
  await answer(help);
  expect([told(), asked.length]).toEqual([['state'], 2]);
});

test('a question that was let go can be asked again', async () => {
  const { ladder, cancelled, answer, told } = room();
  ladder.tell();
  ladder.drop();
  expect([ladder.answer.value, cancelled]).toEqual([undefined, ['here']]);
  ladder.tell();
  await answer(help);
  expect(told()).toEqual(['state']);
});
