import { describe, expect, it } from 'vitest';
import { NoRoom } from '../../../../algorithms/wasm/room.ts';
import { withLittleMemory } from '../../../../algorithms/wasm/testing/scarce.ts';
import type { Context } from '../../../../contract/index.ts';
import { automatonOf, forbiddenWords } from './automaton.ts';
import { cellsOf, type Field } from './field.ts';
import type { Answer, Finder, Listener, Question } from './finder.ts';
import { finderAtHand, finderFor } from './finders.ts';
import type { PackedTable } from './packed.ts';
import { hasLarge, partitionOf } from './partition.ts';
import { preparePlainFinder } from './search-plain.ts';
import { boardAfter, reachable } from './testing/reach.ts';
import { openWorkshop, prepareFinder } from './workshop.ts';

const automaton = automatonOf(forbiddenWords());
const context: Context = { ticker: { tick: () => undefined }, cache: new Map() };
const silent: Listener = { tick: () => undefined, bound: () => undefined };

const { build } = openWorkshop();

const tablesOf = (field: Field): readonly PackedTable[] =>
  partitionOf(field, 'small').map((pattern) => {
    const table = build(field, pattern, () => undefined);
    return { ...table, halves: table.halves.slice() };
  });
const finderOf = (field: Field): Promise<Finder> => finderFor(field, 'small', context);

function lengthOf(finder: Finder, field: Field, board: Uint8Array, question: Partial<Question> = {}): number {
  const answer = finder.find({ board, ...question }, silent);
  if (answer.kind !== 'found') return -1;
  const after = boardAfter(field, board, answer.moves);
  return after?.every((tile, cell) => tile === cell) ? answer.moves.length : -2;
}

/** Those whose length is not what breadth-first search says. */
async function wrong(field: Field, radius?: number, every = 1): Promise<unknown[]> {
  const finder = await finderOf(field);
  const boards = reachable(field, radius).filter((_, i) => i % every === 0);
  return boards.filter(({ board, moves }) => lengthOf(finder, field, board) !== moves);
}

/** A board from somewhere: as many random moves from the goal. */
function scrambled(field: Field, moves: number, seed: number): Uint8Array {
  let state = seed;
  let board = Uint8Array.from({ length: cellsOf(field) }, (_, cell) => cell);
  for (let i = 0; i < moves; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    board = (boardAfter(field, board, [state >>> 30]) ?? board) as Uint8Array<ArrayBuffer>;
  }
  return board;
}

describe('the search', () => {
  it('finds the shortest way from every board of 3 x 3', async () => {
    expect(reachable({ rows: 3, columns: 3, blank: 8 })).toHaveLength(181_440);
    expect(await wrong({ rows: 3, columns: 3, blank: 8 })).toEqual([]);
  });

  it('finds the shortest ways on small fields, wherever the blank belongs', async () => {
    for (const [rows, columns] of [
      [2, 2],
      [2, 3],
    ] as const) {
      for (let blank = 0; blank < rows * columns; blank++) expect(await wrong({ rows, columns, blank })).toEqual([]);
    }
    for (const blank of [0, 1]) expect(await wrong({ rows: 2, columns: 4, blank }, undefined, 5)).toEqual([]);
    for (const blank of [0, 1, 4]) expect(await wrong({ rows: 3, columns: 3, blank }, 16, 7)).toEqual([]);
  });

  it('finds the shortest ways near the goal on larger fields', async () => {
    const fields = [
      { rows: 2, columns: 5, blank: 9 },
      { rows: 2, columns: 8, blank: 3 },
      { rows: 3, columns: 4, blank: 5 },
      { rows: 3, columns: 5, blank: 14 },
      { rows: 4, columns: 4, blank: 15 },
      { rows: 4, columns: 4, blank: 14 },
      { rows: 4, columns: 4, blank: 10 },
    ];
    for (const field of fields) expect(await wrong(field, 9, 2)).toEqual([]);
  });

  it('looks at the same nodes as its plain twin, and answers the same', async () => {
    for (const field of [
      { rows: 4, columns: 4, blank: 15 },
      { rows: 3, columns: 4, blank: 7 },
    ]) {
      const tables = tablesOf(field);
      const twins = [prepareFinder(tables, automaton), preparePlainFinder(tables, automaton)];
      for (let seed = 1; seed <= 6; seed++) {
        const board = scrambled(field, 300, seed);
        const heard = twins.map((finder) => {
          const events: (number | Answer)[] = [finder.estimate(board)];
          const listener = { tick: (n: number) => events.push(n), bound: (n: number) => events.push(n) };
          // The last of them runs out of nodes.
          events.push(finder.find({ board, ...(seed === 6 && { nodes: 20_000 }) }, listener));
          return events;
        });
        expect(heard[0]).toEqual(heard[1]);
      }
    }
  });

  it('begins and ends where it is told to', async () => {
    const field = { rows: 4, columns: 4, blank: 15 };
    const finder = await finderOf(field);
    const board = scrambled(field, 400, 3);
    const length = lengthOf(finder, field, board);
    expect(length).toBeGreaterThan(20);
    const bounds: number[] = [];
    const listener = { ...silent, bound: (moves: number) => bounds.push(moves) };
    expect(finder.find({ board, most: length - 1 }, listener)).toEqual({ kind: 'none' });
    expect(bounds.at(-1)).toBe(length - 2);
    expect(finder.find({ board, least: length - 1, most: length }, listener).kind).toBe('found');
    expect(bounds.at(-1)).toBe(length);
    expect(lengthOf(finder, field, board, { least: length + 1 })).toBe(length + 2);
    const hard = finder.find({ board, nodes: 1 }, silent);
    expect(hard.kind === 'none' || (hard.kind === 'hard' && hard.least > length)).toBe(false);
  });

  it('can be stopped, and used again', async () => {
    const field = { rows: 4, columns: 4, blank: 15 };
    const finder = await finderOf(field);
    const board = scrambled(field, 400, 3);
    const length = lengthOf(finder, field, board);
    const stop = () => {
      throw new Error('stop');
    };
    expect(() => finder.find({ board }, { ...silent, tick: stop })).toThrow('stop');
    expect(lengthOf(finder, field, board)).toBe(length);
  });
});

describe('where there is little memory', () => {
  const field = { rows: 4, columns: 4, blank: 15 };

  it('it is told as such, by the builder as well as by the search', async () => {
    const fresh: Context = { ...context, cache: new Map() };
    await withLittleMemory(1 << 20, async () => {
      await expect(finderFor(field, 'small', fresh)).rejects.toThrow(NoRoom);
      expect(() => build({ ...field, blank: 0 }, [1, 2, 3, 5, 6, 7, 9, 10], () => undefined)).toThrow(NoRoom);
    });
    expect(finderAtHand(field, 'small', fresh)).toBeUndefined();
  });

  it('what was refused can be had later', async () => {
    const tables = tablesOf(field);
    const workshop = openWorkshop();
    const [pattern] = partitionOf(field, 'small') as [readonly number[]];
    await withLittleMemory(1 << 20, () => {
      expect(() => workshop.build(field, pattern, () => undefined)).toThrow(NoRoom);
    });
    expect(Buffer.compare(workshop.build(field, pattern, () => undefined).halves, tables[0]!.halves)).toBe(0);
  });
});

describe('partitions', () => {
  it('have every tile once, and never the blank', () => {
    for (const [rows, columns] of [
      [2, 2],
      [2, 8],
      [3, 5],
      [4, 4],
    ] as const) {
      for (let blank = 0; blank < rows * columns; blank++) {
        const field = { rows, columns, blank };
        const others = Array.from({ length: rows * columns }, (_, cell) => cell).filter((cell) => cell !== blank);
        for (const size of ['small', 'large'] as const) {
          const patterns = partitionOf(field, size);
          expect(patterns.flat().sort((a, b) => a - b)).toEqual(others);
          for (const tiles of patterns) expect(tiles).toEqual([...tiles].sort((a, b) => a - b));
        }
        expect(hasLarge(field)).toBe(rows * columns > 12);
      }
    }
  });
});

describe('searches that are kept', () => {
  it('are made once, and the one that was not used for longest goes first', async () => {
    const fresh: Context = { ...context, cache: new Map() };
    const field = (blank: number): Field => ({ rows: 2, columns: 3, blank });
    const first = await finderFor(field(0), 'small', fresh);
    for (const blank of [1, 2, 3]) await finderFor(field(blank), 'small', fresh);
    expect(await finderFor(field(0), 'small', fresh)).toBe(first);
    await finderFor(field(4), 'small', fresh);
    expect(finderAtHand(field(0), 'small', fresh)).toBe(first);
    expect(finderAtHand(field(1), 'small', fresh)).toBeUndefined();
    expect(finderAtHand(field(2), 'small', fresh)).toBeDefined();
  });
});
