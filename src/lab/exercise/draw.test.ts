import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyPuzzle } from '../../contract/index.ts';
import { template } from '../../puzzles/template/index.ts';
import { recorded } from '../testing/recorded.ts';
import { drawQuestions } from './draw.ts';
import { complaints } from './testing/complaints.ts';
import { bestFirst, depthFirst, searches } from './testing/searches.ts';
import { exerciseText } from './texts.ts';

const searched = { puzzle: template as unknown as AnyPuzzle, strategy: 'take-or-leave' };
const seeds = fc.nat();
const sizes = {
  other: exerciseText('other-on', { option: 'x' }),
  count: (n: number) => exerciseText('choice-value', { value: n }),
  counted: 10,
  whole: { counted: 25, isExact: true },
};

describe('questions about any search', () => {
  it('have exactly one right answer, and show nothing that gives it away', () => {
    fc.assert(
      fc.property(searches, seeds, (recording, seed) => {
        expect(complaints(recording, searched, drawQuestions(recording, searched, seed, 12, sizes))).toEqual([]);
      }),
    );
  });

  it('are the same for the same seed, and those of a longer exercise begin with them', () => {
    fc.assert(
      fc.property(searches, seeds, (recording, seed) => {
        const questions = drawQuestions(recording, searched, seed, 4);
        expect(drawQuestions(recording, searched, seed, 4)).toEqual(questions);
        expect(drawQuestions(recording, searched, seed, 9).slice(0, 4)).toEqual(questions);
        const more = drawQuestions(recording, searched, seed, 4, sizes);
        expect(more.slice(0, -1)).toEqual(questions.slice(0, 3));
        expect(more.at(-1)?.kind).toBe('size');
      }),
      { numRuns: 30 },
    );
  });

  it('are as many as were asked for, or all that there are', () => {
    fc.assert(
      fc.property(searches, seeds, (recording, seed) => {
        const all = drawQuestions(recording, searched, seed, Number.POSITIVE_INFINITY);
        expect(drawQuestions(recording, searched, seed, 5)).toHaveLength(Math.min(5, all.length));
        // Whatever the order in which they are drawn.
        expect(drawQuestions(recording, searched, seed + 1, Number.POSITIVE_INFINITY).length > 0).toBe(all.length > 0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the kinds', () => {
  const kindsOf = (recording: Parameters<typeof complaints>[0]) =>
    new Set(drawQuestions(recording, searched, 1, Number.POSITIVE_INFINITY).map(({ kind }) => kind));

  it('are all asked about a depth-first and about a best-first search', () => {
    const of = (all: typeof searches) =>
      new Set(fc.sample(all, { numRuns: 40, seed: 1 }).flatMap((one) => [...kindsOf(one)]));
    expect(of(depthFirst)).toEqual(new Set(['next', 'fate', 'figure', 'reason']));
    expect(of(bestFirst)).toEqual(new Set(['next', 'fate', 'figure']));
  });

  it('a seed changes the questions', () => {
    const [recording] = fc.sample(depthFirst, { numRuns: 50, seed: 4 }).sort((a, b) => b.count - a.count);
    const nodes = (seed: number) => JSON.stringify(drawQuestions(recording!, searched, seed, 5));
    expect(new Set([1, 2, 3, 4].map(nodes)).size).toBe(4);
  });

  it('nothing is asked about nothing, and only what is known about little', () => {
    expect(drawQuestions(recorded([]), searched, 1, 5)).toEqual([]);
    expect(drawQuestions(recorded([{ node: 0, position: '-' }]), searched, 1, 5)).toEqual([]);
  });
});
