import { describe, expect, it } from 'vitest';
import type { Cover } from '../../../algorithms/exact-cover/cover.ts';
import { limitedListener } from './effort.ts';

const coverOf = (cells: number): Cover => ({
  cells,
  pieces: 0,
  sizes: [],
  options: [],
  gaps: true,
  neighbours: [],
  before: [],
  symmetries: [],
});
const OVER = new Error('over');
const most = { word: 5000, wide: 100_000 };

/** How often a listener hears a number of nodes, each time perhaps with a solution, until the effort is used up. */
function ticksUntilOver(cells: number, nodes: number, solved = false): number {
  let heard = 0;
  const over = () => {
    throw OVER;
  };
  const ticker = {
    tick(more = 1) {
      heard += more;
    },
  };
  const listener = limitedListener(coverOf(cells), most, ticker, () => undefined, over);
  let ticks = 0;
  try {
    for (; ticks < 1_000_000; ticks++) {
      listener.tick(nodes);
      if (solved) listener.found([]);
    }
  } catch (error) {
    if (error !== OVER) throw error;
  }
  // The ticker hears everything.
  expect(heard).toBe(nodes * (ticks + 1));
  return ticks;
}

describe('the effort of a search for a hint', () => {
  it('is the number of nodes on a board that fits into a word', () => {
    expect(ticksUntilOver(64, 1)).toBe(5000);
    expect(ticksUntilOver(64, 1000)).toBe(5);
  });

  it('is the number of nodes and of ticks on a larger board, where a node may take long', () => {
    expect(ticksUntilOver(65, 1000)).toBe(100);
    expect(ticksUntilOver(65, 1)).toBe(1024);
  });

  it('is not used up by the ticks before solutions', () => {
    expect(ticksUntilOver(65, 1, true)).toBe(100_000);
  });
});
