import { describe, expect, it } from 'vitest';
import type { Options, Strategy } from '../../../contract/index.ts';
import type { Filling, Task } from '../model.ts';
import { collected, taskOf } from '../testing/searching.ts';
import { bitboard } from './bitboard.ts';
import { dancingLinks } from './dancing-links.ts';
import { memo } from './memo.ts';
import { ordersInRotation } from './orders-in-rotation.ts';
import { partOf, pathShards, readPart, solutionShards } from './parts.ts';
import { piecesInOrder } from './pieces-in-order.ts';

const context = () => ({ ticker: { tick: () => undefined }, cache: new Map() });

describe('parts as texts', () => {
  const branches = Array.from({ length: 1000 }, (_, i) => ({ start: i % 3, path: [i, 7], weight: 10 + (i % 5) }));

  it('bundle all paths, in their order, to shards of about the same weight', () => {
    const shards = pathShards({ nodes: 41, branches });
    const read = shards.map(({ part }) => partOf('paths', readPart(part))!);
    expect(read.flatMap((part) => part.branches)).toEqual(branches.map(({ start, path }) => ({ start, path })));
    expect(read.map(({ nodes }) => nodes)).toEqual([41, ...shards.slice(1).map(() => 0)]);
    expect(Math.max(...shards.map(({ weight }) => weight))).toBeLessThan(600);
    expect(shards.reduce((sum, { weight }) => sum + weight, 0)).toBe(41 + 12 * 1000);
  });

  it('are some hundred of a long search, and none of a short one', () => {
    const heavy = pathShards({ nodes: 0, branches: branches.map((branch) => ({ ...branch, weight: 10_000 })) });
    expect(heavy.length).toBeGreaterThan(64);
    expect(heavy.length).toBeLessThanOrEqual(512);
    expect(pathShards({ nodes: 3, branches: branches.slice(0, 50) })).toEqual([]);
    expect(solutionShards(999)).toEqual([]);
  });

  it('are ranges of solutions that follow each other', () => {
    const shards = solutionShards(4_331_140);
    const read = shards.map(({ part }) => partOf('solutions', readPart(part))!);
    expect(read[0]!.from).toBe(0);
    expect(read.at(-1)!.end).toBe(4_331_140);
    for (const [i, { from }] of read.slice(1).entries()) expect(from).toBe(read[i]!.end);
  });

  it.each([
    '',
    'paths',
    'paths 3',
    'paths x 0:1',
    'paths 3 0:1 0:',
    'paths 3 0:1 0:-2',
    'paths 3 0:1  0:2',
    'paths 3 0:1 0:1',
    'paths 3 0:99999999999999999999',
    'paths -1 0:1',
    'solutions 5-5',
    'solutions 5-',
    'solutions 0-1 ',
    'everything',
  ])('cannot be read from %j', (part) => {
    expect(() => readPart(part)).toThrow(RangeError);
  });
});

const flat = taskOf('BOARD 4x5\nPIECES\nAA\nA\nBB\n B\nC\nC\nC\n\n DD\nDD\nEE\nE\nFF\nGG');
const box = taskOf('BOARD box 3x3x3\nPIECES\nVV\nV\nLLL\nL\nTTT\n T\nZZ\n ZZ\nAA| A\nA\nBB\nB|B\nPP|P\nP');

describe('a part of another search', () => {
  const refused: [string, Strategy<Task, Filling>, Task, Options, string][] = [
    ['an option beyond the last', bitboard, box, {}, 'paths 0 0:99999'],
    ['a piece twice', bitboard, box, {}, 'paths 0 0:0.1'],
    ['a place beyond the last', bitboard, box, {}, 'paths 0 99:0'],
    ['options in another order', bitboard, box, {}, 'paths 0 0:600.3'],
    ['solutions of a graph in space', bitboard, box, {}, 'solutions 0-10'],
    ['more solutions than there are', bitboard, flat, {}, 'solutions 0-999999'],
    ['paths where there is a graph', memo, flat, {}, 'paths 0 0:0'],
    ['a graph where there are paths', memo, flat, { remember: false }, 'solutions 0-10'],
    ['an option beyond the last', dancingLinks, flat, {}, 'paths 0 0:99999'],
    ['a second start', dancingLinks, flat, {}, 'paths 0 1:0'],
    ['a try beyond the last', piecesInOrder, flat, {}, 'paths 0 0:99999'],
    ['tries on the same cells', piecesInOrder, flat, {}, 'paths 0 0:0.0.0'],
    ['more tries than pieces', piecesInOrder, flat, {}, 'paths 0 0:0.1.2.3.4.5.6.7'],
    ['an order beyond the last', ordersInRotation, flat, {}, 'paths 0 7:0'],
    ['solutions', ordersInRotation, flat, {}, 'solutions 0-10'],
  ];
  it.each(refused)('is refused: %s', async (_what, strategy, task, options, part) => {
    const run = async () => collected(await strategy.prepare(task, 'all', options, { ...context(), part }), 'all');
    await expect(run()).rejects.toThrow(RangeError);
  });

  it('is refused where a task needs no search', async () => {
    const impossible = taskOf('BOARD 2x2\nPIECES\nAAA');
    await expect(bitboard.prepare(impossible, 'all', {}, { ...context(), part: 'paths 0 0:0' })).rejects.toThrow(
      RangeError,
    );
  });
});

describe('what is divided', () => {
  it('is everything but a first solution, a plain count from the graph, few classes and further rounds', async () => {
    const split = (goal: 'first' | 'all' | 'count', options: Options = {}, round = 0) =>
      bitboard.split!(flat, goal, options, context(), round);
    expect(await split('all')).not.toEqual([]);
    expect(await split('count', { remember: false })).not.toEqual([]);
    expect(await split('count')).toEqual([]);
    expect(await split('count', { unique: true })).toEqual([]);
    expect(await split('first')).toEqual([]);
    expect(await split('all', {}, 1)).toEqual([]);
  });
});
