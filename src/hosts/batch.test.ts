import { describe, expect, it } from 'vitest';
import { timelessPlatform } from '../engine/testing/time.ts';
import { template } from '../puzzles/template/index.ts';
import { type Answer, findAnswers } from './answers.ts';
import { type BatchWish, fileInBatch, type Made, makeBatch, type TimeLeft } from './batch.ts';
import { inlineClient } from './inline.ts';
import { Pool } from './pool.ts';

const poolOf = (puzzle = template) =>
  new Pool(
    () => inlineClient([{ id: 'template', aliases: [], load: async () => puzzle as never }], timelessPlatform),
    2,
  );

function batch(wish: Partial<BatchWish>, time?: TimeLeft, puzzle = template) {
  const all: Made[] = [];
  const full = { batch: 5, seed: 1, options: {}, ...wish };
  const job = makeBatch(poolOf(puzzle), puzzle, full, (made) => void all.push(made), time);
  return { all, job };
}

describe('a batch', () => {
  it('is handed on in the order of its seeds, the same every time', async () => {
    const [one, other] = [batch({}), batch({})];
    expect(await one.job.done).toMatchObject({ made: 5, ending: 'made' });
    await other.job.done;
    expect(one.all.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(one.all.map(({ seed }) => seed)).toEqual([...one.all.map(({ seed }) => seed)].sort((a, b) => a - b));
    expect(other.all).toEqual(one.all);
  });

  it('is made on the board of a puzzle that is given', async () => {
    const { all, job } = batch({ on: '3 5 8 -> 8', batch: 1 });
    await job.done;
    expect(all[0]!.text.split(' ->')[0]!.split(' ').sort()).toEqual(['3', '5', '8']);
  });

  it('has no two alike, and ends where seeds give nothing new', async () => {
    // The same numbers are the same puzzle here.
    const { all, job } = batch({ on: '3 5 8 -> 8' });
    const { made, repeats, ending } = await job.done;
    expect([made, all.length, repeats.length, ending]).toEqual([1, 1, 100, 'repeats']);
  });

  it('keeps what is there when it is stopped, or when the time is over', async () => {
    const stopped: Made[] = [];
    const job = makeBatch(poolOf(), template, { batch: 50, seed: 1, options: {} }, (made) => {
      if (stopped.push(made) === 3) job.cancel();
    });
    expect(await job.done).toMatchObject({ made: stopped.length, ending: 'stopped' });
    expect(stopped.length).toBeLessThan(50);
    let left = 2;
    const time = {
      left: 1000,
      get isOver() {
        return left-- <= 0;
      },
    };
    expect((await batch({ batch: 50 }, time).job.done).ending).toBe('stopped');
  });

  it('tells why nothing can be made', async () => {
    const ending = { problem: { text: { code: 'two-boards', params: { option: 'count' } } } };
    expect(await batch({ on: '3 5 8 -> 8', options: { count: 3 } }).job.done).toMatchObject({ made: 0, ending });
    const unread = await batch({ on: '3 5' }).job.done;
    expect(unread).toMatchObject({ made: 0, ending: { problem: { place: expect.anything() } } });
    const { on: _, ...making } = template.making!;
    const refused = await batch({ on: '3 5 8 -> 8' }, undefined, { ...template, making }).job.done;
    expect(refused.ending).toEqual({ problem: { text: { code: 'no-boards' } } });
  });

  it('has files that are sorted by their names', () => {
    expect([fileInBatch(0, 9), fileInBatch(99, 100), fileInBatch(0, 12_000)]).toEqual([
      '001.txt',
      '100.txt',
      '00001.txt',
    ]);
  });
});

describe('answers', () => {
  const told = (answers: readonly Answer[]) => answers.map(({ solution, last }) => solution ?? last.type);
  it('are found in the order of the texts, one of each that has one', async () => {
    const steps: number[] = [];
    const job = findAnswers(
      poolOf(),
      template,
      ['3 5 8 -> 8', '2 4 6 -> 5', '5 8 ->', '5 8 -> 13'],
      (n) => void steps.push(n),
    );
    expect(told(await job.done)).toEqual(['3 5', 'ended', 'refused', '5 8']);
    expect(steps).toEqual([1, 2, 3, 4]);
  });

  it('are fewer where it is stopped', async () => {
    const job = findAnswers(poolOf(), template, Array(40).fill('3 5 8 -> 8'), (n) => n === 2 && job.cancel());
    expect((await job.done).length).toBeLessThan(40);
  });
});
