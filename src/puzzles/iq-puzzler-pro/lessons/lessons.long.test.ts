import { describe, expect, it } from 'vitest';
import { figureComplaints } from '../../testing/lessons.ts';
import { traced } from '../../testing/traced.ts';
import { framesFor, orientations } from '../geometry.ts';
import { iqPuzzlerPro } from '../index.ts';
import type { Task } from '../model.ts';
import { tasks } from '../notation/index.ts';
import { coverOf } from '../search/cover.ts';
import { alike, cover, figures } from './figures.ts';

const read = (text: string): Task => {
  const task = tasks.parse(text);
  if (!task.ok) throw new Error(task.problem.text.code);
  return task.value;
};

const five = read(figures.fiveInOrder.search.text);

/** The nodes of a search of the lesson, as it is stepped through. */
async function nodesOf({ text, strategy, goal }: (typeof figures)['fiveInOrder' | 'fiveCovered']['search']) {
  const { watch } = iqPuzzlerPro.solving.strategies.find(({ id }) => id === strategy)!;
  const context = { ticker: { tick: () => undefined }, cache: new Map<string, unknown>() };
  const { nodes } = traced(await watch!(read(text), goal, { orientations: 'report' }, context));
  return nodes.map((node) => ({ ...node, position: iqPuzzlerPro.solution.format(node.position) }));
}

describe('the numbers in the lesson', () => {
  it('are what the engine counts', async () => {
    expect(await figureComplaints(iqPuzzlerPro, figures)).toEqual([]);
  });

  it('of items and options are those of the cover', () => {
    const { cover: found } = coverOf(five);
    const items = found.pieces + found.cells;
    expect({ pieces: found.pieces, cells: found.cells, items, options: found.options.length }).toEqual(cover);
  });

  it('of orientations that look alike are those of the shapes', () => {
    const timesOf = (name: string) => {
      const piece = five.pieces.find((one) => one.name === name)!;
      return 8 / orientations(piece.shape, framesFor(five.board, piece)).length;
    };
    const [square, cell, domino] = ['B', 'C', 'E'].map(timesOf) as [number, number, number];
    const others = ['A', 'Z'].map(timesOf);
    expect({ square, cell, domino, together: square * cell * domino }).toEqual(alike);
    expect(others).toEqual([1, 1]);
  });
});

describe('what the lesson says about single nodes', () => {
  it('is so in the brute force: a walled-in cell at node 3, and four dead ends below it', async () => {
    const nodes = await nodesOf(figures.fiveInOrder.search);
    expect(nodes[3]!.position).toBe('ACBB A_BB AA__ _A__');
    const below = nodes.filter(({ parent }) => parent === 3);
    expect(below.map(({ node }) => node)).toEqual([4, 5, 6, 7]);
    expect(below.map(({ outcome, why }) => [outcome, why?.params?.name])).toEqual(Array(4).fill(['dead end', 'Z']));
  });

  it('is so by Algorithm X: three dead ends, two for piece Z and one for a cell of the last row', async () => {
    const nodes = await nodesOf(figures.fiveCovered.search);
    const dead = nodes.filter(({ outcome }) => outcome === 'dead end');
    expect(dead.map(({ node }) => node)).toEqual([2, 3, 5]);
    expect(dead.map(({ why }) => why?.params)).toEqual([
      { name: 'Z' },
      { name: 'Z' },
      { cell: { code: 'cell-flat', params: { row: 4, column: 2 } } },
    ]);
  });
});
