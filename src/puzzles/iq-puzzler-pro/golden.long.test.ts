/**
 * The true numbers of solutions, through the strategies as people ask them; the largest listings are in the bench. And
 * what is said about the way that was taken.
 */
import { describe, expect, it } from 'vitest';
import type { Goal, RunContext, Strategy } from '../../contract/index.ts';
import { examples } from './examples.ts';
import type { Filling, Task } from './model.ts';
import { bitboard } from './strategies/bitboard.ts';
import { dancingLinks } from './strategies/dancing-links.ts';
import { layers } from './strategies/layers.ts';
import { memo } from './strategies/memo.ts';
import { freshContext } from './testing/asking.ts';
import { report, taskOf } from './testing/searching.ts';

interface Told {
  readonly count: number;
  readonly nodes: number;
  readonly notes: readonly string[];
  /** The part that was done, as often as it was told. */
  readonly shares: readonly number[];
}

const ENOUGH = new Error('enough');

async function ask(
  strategy: Strategy<Task, Filling>,
  task: Task,
  goal: Goal,
  unique = false,
  context: RunContext = freshContext(),
): Promise<Told> {
  const run = await strategy.prepare(task, goal, { unique }, context);
  let count = 0;
  let nodes = 0;
  const shares: number[] = [];
  const notes: string[] = [];
  try {
    run({
      tick(n = 1) {
        nodes += n;
      },
      solution() {
        count++;
        if (goal === 'first') throw ENOUGH;
      },
      counted(n) {
        count += n;
      },
      gauge(name, value) {
        if (name === 'share') shares.push(value);
      },
      note: ({ code }) => notes.push(code),
      nearest: () => undefined,
      exhausted: () => undefined,
      giveUp() {
        throw new Error('it gave up');
      },
    });
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return { count, nodes, notes, shares };
}

const hole =
  'BOARD 8x8\n________\n________\n________\n___..___\n___..___\n________\n________\n________\nPIECES pentominoes';
const soma = examples.find(({ id }) => id === 'soma')!;
const HASELGROVE = 'C. B. and J. Haselgrove 1960';
const KNOWN = 'well known, recomputed';

/** All, up to symmetry, and where the numbers come from. */
const golden: readonly (readonly [text: string, all: number, unique: number | undefined, source: string])[] = [
  ['BOARD 6x10\nPIECES pentominoes', 9356, 2339, HASELGROVE],
  ['BOARD 5x12\nPIECES pentominoes', 4040, 1010, KNOWN],
  ['BOARD 4x15\nPIECES pentominoes', 1472, 368, KNOWN],
  ['BOARD 3x20\nPIECES pentominoes', 8, 2, KNOWN],
  [hole, 520, 65, 'Dana Scott 1958'],
  // Every solution of it up to symmetry is listed in the bench.
  ['BOARD 5x11\nPIECES IQ Puzzler Pro', 4_331_140, undefined, 'recomputed; published as 17,324,560'],
  ['BOARD diagonal\nPIECES IQ Puzzler Pro', 1_376_400, undefined, 'recomputed'],
  ['BOARD pyramid 5\nPIECES IQ Puzzler Pro', 26_720, 3340, 'recomputed; published as 4,360'],
  ['BOARD 5x11\nPIECES Kanoodle', 371_020, 92_755, 'recomputed'],
  ['BOARD pyramid 5\nPIECES Kanoodle', 2448, 306, 'recomputed'],
  // Mirroring exchanges two of its pieces.
  [soma.text, 11_520, 240, soma.source],
];

describe.each(golden)('%j has %i solutions, %i up to symmetry (%s)', (text, all, unique) => {
  const task = taskOf(text);
  const context = freshContext();

  it('by the default', async () => {
    const told = await ask(bitboard, task, 'count', false, context);
    expect(told.count).toBe(all);
    expect(told.shares.at(-1)).toBeCloseTo(1, 9);
    expect(told.shares).toEqual([...told.shares].sort((a, b) => a - b));
    // Not done before the end.
    expect(told.shares.filter((share) => share > 0.999).length).toBeLessThan(told.shares.length / 5);
    if (unique !== undefined) expect((await ask(bitboard, task, 'count', true, context)).count).toBe(unique);
  });

  if (task.board.kind !== 'flat') return;
  it('by memo', async () => {
    // The large graphs are still kept.
    const where = all > 10_000 ? context : freshContext();
    expect((await ask(memo, task, 'count', false, where)).count).toBe(all);
  });
});

describe('18 one-sided pentominoes on 3 x 30 have 184 solutions, 46 up to symmetry (recomputed)', () => {
  const task = taskOf('BOARD 3x30\nPIECES one-sided pentominoes');

  it('most constrained first', async () => {
    expect((await ask(bitboard, task, 'count')).count).toBe(184);
    expect((await ask(bitboard, task, 'count', true)).count).toBe(46);
  });

  it('layer by layer, at once and in parts', async () => {
    for (const unique of [false, true]) {
      const whole = await ask(layers, task, 'count', unique);
      expect(whole.count).toBe(unique ? 46 : 184);
      const shards = await layers.split!(task, 'count', { unique }, freshContext(), 0);
      const told = await Promise.all(
        shards.map(({ part }) => ask(layers, task, 'count', unique, { ...freshContext(), part })),
      );
      expect(told.map(({ nodes }) => nodes).reduce((a, b) => a + b)).toBe(whole.nodes);
      expect(told.map(({ count }) => count).reduce((a, b) => a + b)).toBe(unique ? 46 : 184);
    }
  });
});

describe('the default says which way it took', () => {
  const way = async (text: string, goal: Goal, unique = false) =>
    (await ask(bitboard, taskOf(text), goal, unique)).notes;
  const flat = 'BOARD 3x4\nPIECES\nAAA\nA\nBBB\nB\nCCC\nC';
  const gaps = 'BOARD 3x4\nPIECES\nAAA\nA\nBBB\nB\nGAPS';
  const space = 'BOARD box 2x2x3\nPIECES\nAAA\nA\nBBB\nB\nCCC\nC';
  const wide = `BOARD 1x66\nPIECES\n${'A'.repeat(20)}\n${'B'.repeat(46)}`;

  it('on flat boards', async () => {
    expect(await way(flat, 'first')).toEqual(['by-fill']);
    for (const goal of ['all', 'count'] as const) {
      expect(await way(flat, goal)).toEqual(['by-graph']);
      expect(await way(flat, goal, true)).toEqual(['by-dead-ends']);
      // A piece that lies takes the symmetry away.
      expect(await way('BOARD 1x6\nA_____\nPIECES\nA\nBB\nCCC', goal, true)).toEqual(['by-graph']);
    }
  });

  it('where cells may stay empty', async () => {
    expect(await way(gaps, 'first')).toEqual(['by-constrained']);
    expect(await way(gaps, 'all')).toEqual(['by-graph']);
    expect(await way(gaps, 'count')).toEqual(['by-graph']);
  });

  it('in space', async () => {
    expect(await way(space, 'first')).toEqual(['by-constrained']);
    expect(await way(space, 'all')).toEqual(['by-constrained-orbits']);
    expect(await way(space, 'count')).toEqual(['by-constrained-orbits']);
    // A piece that lies takes the symmetry away.
    expect(await way('BOARD box 1x2x3\nA__\n___\nPIECES\nA\nB\nC\nDDD', 'all')).toEqual(['by-constrained']);
  });

  it('beyond 64 cells', async () => {
    for (const goal of ['first', 'all', 'count'] as const) expect(await way(wide, goal)).toEqual(['by-wide']);
  });
});

describe('where there can be no solution', () => {
  it.each([
    ['areas-differ', '1 3 2\nDEFAULT\nA\nB'],
    ['areas-too-large', 'BOARD 1x3\nPIECES\nAA\nBB\nGAPS'],
    ['fits-nowhere', '4 4 2\nDEFAULT\nAAAAA\nBBBB\nBBBB\nBBB'],
    ['out-of-reach', 'BOARD 2x4\n__._\n__..\nPIECES\nAA\nBB\nB'],
    ['region', 'BOARD 2x7\n___.___\n__.....\nPIECES\nAA\nBB\nCCC\nC'],
  ])('it is proven without a search: %s', async (code, text) => {
    for (const strategy of [bitboard, memo, dancingLinks]) {
      for (const goal of ['first', 'all', 'count'] as const) {
        const told = await ask(strategy, taskOf(text), goal);
        expect(told).toEqual({ count: 0, nodes: 0, notes: [code], shares: [] });
      }
    }
  });

  it.each(['b-case-3', 'b-case-7'])('that holds for the report’s %s too', async (name) => {
    expect(await ask(bitboard, report(name), 'first')).toMatchObject({ count: 0, nodes: 0, notes: ['areas-differ'] });
  });

  it('it is searched where nothing can be seen', async () => {
    const told = await ask(bitboard, taskOf('BOARD 3x4\nPIECES\nAAA\n A\nCCCC\nDDDD'), 'first');
    expect(told).toMatchObject({ count: 0, notes: ['by-fill'] });
    expect(told.nodes).toBeGreaterThan(0);
  });
});
