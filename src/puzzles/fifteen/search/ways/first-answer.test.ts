import { expect, it } from 'vitest';
import type { Run } from '../../../../contract/index.ts';
import { type Path, usualGoal } from '../../model.ts';
import { freshContext, toUsual } from '../../testing/asking.ts';
import { firstAnswer } from './first-answer.ts';

const size = { rows: 2, columns: 2 };
const task = toUsual(size, usualGoal(size));
const strategy = (run: Run<Path>) => ({ prepare: async () => run });

it('the first answer is taken, and nothing after it is heard', async () => {
  let after = false;
  const run: Run<Path> = (probe) => {
    probe.note({ code: 'x' });
    probe.solution(['U']);
    after = true;
  };
  expect(await firstAnswer(strategy(run), task, freshContext())).toEqual(['U']);
  expect(after).toBe(false);
});

it('an escalation is followed', async () => {
  const larger: Run<Path> = (probe) => probe.solution(['L']);
  expect(
    await firstAnswer(
      strategy(() => async () => larger),
      task,
      freshContext(),
    ),
  ).toEqual(['L']);
});

it('a stop and an error of a search reach the caller', async () => {
  const stop = new Error('stop');
  const tick = () => {
    throw stop;
  };
  const ticking = strategy((probe) => probe.tick());
  await expect(firstAnswer(ticking, task, { ...freshContext(), ticker: { tick } })).rejects.toBe(stop);
  const full = strategy((probe) => probe.giveUp());
  await expect(firstAnswer(full, task, freshContext())).rejects.toThrow('no room');
});

it('a strategy without an answer is a mistake', async () => {
  await expect(
    firstAnswer(
      strategy(() => undefined),
      task,
      freshContext(),
    ),
  ).rejects.toThrow('has an answer');
});
