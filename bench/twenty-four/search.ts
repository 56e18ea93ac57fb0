/** Runs a strategy as the engine would, without the events: counts nodes, writes every solution. */

import type { Goal, Options, Strategy } from '../../src/contract/index.ts';
import { silent } from '../../src/puzzles/testing/silent.ts';
import type { Expression, Hand } from '../../src/puzzles/twenty-four/model.ts';
import { expressions } from '../../src/puzzles/twenty-four/notation/index.ts';

export interface Searched {
  readonly nodes: number;
  readonly solutions: readonly string[];
}

const FOUND = new Error('found');

export type Search = () => Searched;

/** Preparation is asynchronous, and here there is nothing to wait for; so it is done first, and the run is measured. */
export async function prepared(
  strategy: Strategy<Hand, Expression>,
  given: Hand,
  goal: Goal = 'all',
  options: Options = {},
): Promise<Search> {
  const hand = strategy.adapt?.(given, options) ?? given;
  const ticker = { tick: () => undefined };
  const run = await strategy.prepare(hand, goal, options, { ticker, cache: new Map() });
  return () => {
    let nodes = 0;
    const solutions: string[] = [];
    try {
      run({
        ...silent,
        tick(n = 1) {
          nodes += n;
        },
        solution(e) {
          solutions.push(expressions.format(e));
          if (goal === 'first') throw FOUND;
        },
        giveUp() {
          throw new Error('there is no room to go on');
        },
      });
    } catch (error) {
      if (error !== FOUND) throw error;
    }
    return { nodes, solutions };
  };
}

export const together = (searches: readonly Search[]): Searched => {
  let nodes = 0;
  const solutions: string[] = [];
  for (const search of searches) {
    const one = search();
    nodes += one.nodes;
    solutions.push(...one.solutions);
  }
  return { nodes, solutions };
};
