import { describe, expect, it } from 'vitest';
import type { AnyPuzzle } from '../../contract/index.ts';
import { template } from '../../puzzles/template/index.ts';
import { clientOf } from '../testing/client.ts';
import { recorded } from '../testing/recorded.ts';
import { findSizes, rivalsOf } from './rivals.ts';
import { bracketOf, sizeQuestion } from './size.ts';

const puzzle = template as unknown as AnyPuzzle;
const watched = { puzzle: 'template', text: '3 5 8 -> 8', strategy: 'take-or-leave' };
const complete = { isComplete: true, counted: 13 };

describe('how many nodes another search takes', () => {
  it.each([
    [1, 'fewer'],
    [49, 'fewer'],
    [50, 'alike'],
    [200, 'alike'],
    [201, 'more'],
    [1000, 'more'],
    [1001, 'many'],
  ] as const)('%i against 100 is %s', (counted, bracket) => {
    expect(bracketOf(100, { counted, isExact: true })).toBe(bracket);
  });

  it('is known of a search that was stopped only where it had taken more than ten times as many', () => {
    expect(bracketOf(100, { counted: 1001, isExact: false })).toBe('many');
    expect(bracketOf(100, { counted: 1000, isExact: false })).toBeUndefined();
  });
});

describe('rivals', () => {
  it('are the other strategies that take the instance, and other settings where these leave the rules alone', () => {
    expect(rivalsOf(puzzle, watched).map((rival) => rival.watched.strategy)).toEqual(['every-subset', 'greedy']);
    const rule = rivalsOf(puzzle, { ...watched, options: { target: 3 } });
    // What sets the rules goes along where the other one knows it.
    expect(rule.every(({ watched: { options = {} } }) => Object.values(options).every((value) => value === 3))).toBe(
      true,
    );
    expect(rivalsOf(puzzle, { ...watched, text: 'nonsense' })).toEqual([]);
  });

  it('are counted by a solve, and drawn by the seed', async () => {
    const client = clientOf(puzzle);
    const found = await Promise.all(
      [1, 2, 3, 4, 5].map((seed) => findSizes(client, puzzle, watched, complete, seed).done),
    );
    expect(new Set(found.map((sizes) => sizes!.whole.counted))).toEqual(new Set([8, 3]));
    const part = { isComplete: false, counted: 2 };
    expect((await findSizes(client, puzzle, watched, part, 1).done)?.counted).toBe(13);
    const none = await findSizes(client, puzzle, { ...watched, text: 'nonsense' }, complete, 1).done;
    expect(none).toBeUndefined();
  });

  it('make a question, unless too little is known', async () => {
    const sizes = (await findSizes(clientOf(puzzle), puzzle, watched, complete, 1).done)!;
    const searched = { puzzle, strategy: 'take-or-leave' };
    const question = sizeQuestion(recorded(), searched, sizes)!;
    expect(question.choices).toHaveLength(4);
    const ratio = sizes.whole.counted / 13;
    expect(question.choices[question.right]!.text.code).toBe(ratio < 0.5 ? 'size-fewer' : 'size-alike');
    const stopped = { ...sizes, whole: { counted: 14, isExact: false } };
    expect(sizeQuestion(recorded(), searched, stopped)).toBeUndefined();
  });

  it('are no longer looked for once it is cancelled', async () => {
    const job = findSizes(clientOf(puzzle), puzzle, watched, { isComplete: false, counted: 2 }, 1);
    job.cancel();
    expect(await job.done).toBeUndefined();
  });
});
