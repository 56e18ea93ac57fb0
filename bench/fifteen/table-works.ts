/**
 * What the search by pattern tables is measured by. Where memory is measured, a work runs in a process of its own:
 * `main.js --work "fifteen small"`.
 */

import type { Context } from '../../src/contract/index.ts';
import { type Cells, usualGoal } from '../../src/puzzles/fifteen/model.ts';
import { axesOf } from '../../src/puzzles/fifteen/search/heuristics/heuristic.ts';
import { Matrix, walkingTable } from '../../src/puzzles/fifteen/search/heuristics/walking-table.ts';
import {
  type Automaton,
  automatonOf,
  forbiddenWords,
} from '../../src/puzzles/fifteen/search/pattern-database/automaton.ts';
import type { Field } from '../../src/puzzles/fifteen/search/pattern-database/field.ts';
import type { Finder, Listener } from '../../src/puzzles/fifteen/search/pattern-database/finder.ts';
import { finderFor } from '../../src/puzzles/fifteen/search/pattern-database/finders.ts';
import { partitionOf, type Size } from '../../src/puzzles/fifteen/search/pattern-database/partition.ts';
import { preparePlainFinder } from '../../src/puzzles/fifteen/search/pattern-database/search-plain.ts';
import { openWorkshop, prepareFinder } from '../../src/puzzles/fifteen/search/pattern-database/workshop.ts';
import { hardest17, korf100, type Published } from '../../src/puzzles/fifteen/testing/published.ts';
import { cpuMilliseconds } from '../harness.ts';
import { prepareSingleWalking } from '../peers/walking.ts';

export const field: Field = { rows: 4, columns: 4, blank: 15 };

export const freshContext = (): Context => ({ ticker: { tick: () => undefined }, cache: new Map() });

/** Tiles named by the cell they belong to. */
const boardOf = (cells: Cells): Uint8Array => Uint8Array.from(cells, (tile) => (tile + 15) % 16);

export interface Solved {
  readonly nodes: number;
  /** Milliseconds of each board. */
  readonly each: readonly number[];
  /** Those whose length is not the published one. */
  readonly wrong: number;
}

type Search = (cells: Cells, listener: Listener) => number;

function solveAll(boards: readonly Published[], search: Search): Solved {
  let nodes = 0;
  let wrong = 0;
  const listener: Listener = {
    tick(more) {
      nodes += more;
    },
    bound: () => undefined,
  };
  const each = boards.map(({ cells, moves }) => {
    const before = cpuMilliseconds();
    const found = search(cells, listener);
    if (moves > 0 && found !== moves) wrong++;
    return cpuMilliseconds() - before;
  });
  return { nodes, each, wrong };
}

export const solveWith = (finder: Finder, boards: readonly Published[]): Solved =>
  solveAll(boards, (cells, listener) => {
    const answer = finder.find({ board: boardOf(cells) }, listener);
    return answer.kind === 'found' ? answer.moves.length : -1;
  });

/** The kernel and its plain twin on the same tables, and what it took to get them. */
export async function prepareTwins() {
  const automaton = await timed(async (): Promise<Automaton> => automatonOf(forbiddenWords()));
  const built = await timed(async () => {
    const { build } = openWorkshop();
    const tables = partitionOf(field, 'small').map((pattern) => {
      const table = build(field, pattern, () => undefined);
      return { ...table, halves: table.halves.slice() };
    });
    return { tables, kernel: prepareFinder(tables, automaton.result) };
  });
  return {
    kernel: built.result.kernel,
    plain: preparePlainFinder(built.result.tables, automaton.result),
    buildMilliseconds: built.milliseconds,
    automatonMilliseconds: automaton.milliseconds,
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const before = cpuMilliseconds();
  const result = await work();
  return { result, milliseconds: cpuMilliseconds() - before };
}

/** Walking distance and inversion distance, also in a kernel. */
export function solveByWalking(boards: readonly Published[]): Solved {
  const axes = axesOf({ rows: 4, columns: 4, goal: usualGoal(field), metric: 'single' });
  const tables = axes.map((axis) => walkingTable(axis, { tick: () => undefined })!);
  const [vertical, horizontal] = tables.map((table) => ({ ...table, lines: 4 }));
  const walking = prepareSingleWalking(field, vertical!, horizontal!);
  const stateOf = (i: number, cells: Cells): number => {
    const matrix = new Matrix(axes[i]!);
    matrix.fill(Uint8Array.from(cells));
    return tables[i]!.states.find(matrix.words)!;
  };
  return solveAll(boards, (cells, listener) => {
    const start = { board: boardOf(cells), vertical: stateOf(0, cells), horizontal: stateOf(1, cells) };
    return walking(start, listener).length;
  });
}

/** What a work in a process of its own cost. */
export interface Cost extends Solved {
  readonly buildMilliseconds: number;
  /** Highest use of memory of the whole process, in megabytes. */
  readonly megabytes: number;
}

async function work(sizes: readonly Size[], boards: readonly Published[]): Promise<Cost> {
  const context = freshContext();
  const built = await timed(async () => {
    let finder: Finder | undefined;
    for (const size of sizes) finder = await finderFor(field, size, context);
    return finder!;
  });
  const solved = solveWith(built.result, boards);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  return { ...solved, buildMilliseconds: built.milliseconds, megabytes };
}

/** As they are on the way to a hard board: the large tables are built while the small ones are still there. */
export const tableWorks: Readonly<Record<string, () => Promise<Cost>>> = {
  'fifteen small': () => work(['small'], korf100),
  'fifteen large': () => work(['small', 'large'], hardest17),
};
