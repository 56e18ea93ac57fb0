import { describe, expect, it } from 'vitest';
import { figureComplaints } from '../../testing/lessons.ts';
import { throughEngine } from '../../testing/run.ts';
import { traced } from '../../testing/traced.ts';
import { fifteen } from '../index.ts';
import { lengthOf } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { made, readPath } from '../testing/asking.ts';
import { estimates, figures, iterations, moves } from './figures.ts';

/** The nodes of a search by IDA*, as it is stepped through. */
async function nodesOf(text: string, heuristic: string) {
  const { watch } = fifteen.solving.strategies.find(({ id }) => id === 'ida-star')!;
  const context = { ticker: { tick: () => undefined }, cache: new Map<string, unknown>() };
  return traced(await watch!(made(tasks.parse(text)), 'best', { heuristic, 'multi-tile': false }, context)).nodes;
}

const limitsOf = async (text: string, heuristic: string) =>
  (await nodesOf(text, heuristic)).filter(({ parent }) => parent === undefined).map(({ figures: f }) => f!.bound);

describe('the numbers in the lesson', () => {
  it('are what the engine counts', async () => {
    expect(await figureComplaints(fifteen, figures)).toEqual([]);
  });

  it('of moves are those of the best solutions', async () => {
    const lengths = async ({ search }: { search: { text: string } }) => {
      const { texts, ended } = await throughEngine(fifteen, { text: search.text, goal: 'best' });
      expect(ended?.proven).toBe(true);
      return lengthOf(readPath(texts.at(-1)!), 'single');
    };
    expect({
      small: await lengths(figures.smallBound),
      first: await lengths(figures.firstBound),
      second: await lengths(figures.secondManhattan),
      fifth: await lengths(figures.fifthBound),
    }).toEqual(moves);
  });

  it('of estimates are what the heuristics say at the start', async () => {
    const first = async (text: string, heuristic: string) => (await nodesOf(text, heuristic))[0]!.figures!.h;
    const all = async (text: string) => ({
      misplaced: await first(text, 'misplaced'),
      manhattan: await first(text, 'manhattan'),
      conflict: await first(text, 'linear-conflict'),
      walking: await first(text, 'walking-distance'),
    });
    expect(await all(figures.firstBound.search.text)).toEqual(estimates.first);
    expect(await all(figures.secondManhattan.search.text)).toEqual(estimates.second);
  });

  it('of iterations are those of IDA*', async () => {
    const { text } = figures.smallDeepening.search;
    const nodes = await nodesOf(text, 'misplaced');
    const sizes = iterations.bounds.map((_, i) => nodes.filter(({ iteration = 0 }) => iteration === i).length);
    expect({ bounds: await limitsOf(text, 'misplaced'), nodes: sizes }).toEqual(iterations);
  });
});

describe('what the lesson says about searches', () => {
  it('is so: two of the three first moves on the small board have f = 6, and are never opened', async () => {
    const { watch } = fifteen.solving.strategies.find(({ id }) => id === 'branch-and-bound')!;
    const context = { ticker: { tick: () => undefined }, cache: new Map<string, unknown>() };
    const { nodes } = traced(await watch!(made(tasks.parse(figures.smallBound.search.text)), 'best', {}, context));
    const moves = nodes.filter(({ parent }) => parent === 0).map(({ figures: f, outcome }) => [f!.f, outcome]);
    expect(moves).toEqual([
      [4, 'branched'],
      [6, 'cut'],
      [6, 'cut'],
    ]);
  });

  it('is so: limits grow by two with Manhattan distance, and by one with misplaced tiles', async () => {
    const { text } = figures.fifthBound.search;
    const steps = (limits: readonly (number | undefined)[]) =>
      new Set(limits.slice(1).map((limit, i) => limit! - limits[i]!));
    expect(steps(await limitsOf(text, 'manhattan'))).toEqual(new Set([2]));
    expect(steps(await limitsOf(text, 'misplaced'))).toEqual(new Set([1]));
  });
});
