/**
 * The works that are measured against the npm package dancing-links. Each runs in a process of its own, so that its peak of
 * memory is its own, and so that it can be cold: `main.js --work NAME` does one and prints what it cost.
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DancingLinks } from 'dancing-links';
import type { Goal, Probe } from '../../src/contract/index.ts';
import type { Filling, Task } from '../../src/puzzles/iq-puzzler-pro/model.ts';
import { fillings, tasks } from '../../src/puzzles/iq-puzzler-pro/notation/index.ts';
import { coverOf } from '../../src/puzzles/iq-puzzler-pro/search/cover.ts';
import { bitboard } from '../../src/puzzles/iq-puzzler-pro/strategies/bitboard.ts';
import { memo } from '../../src/puzzles/iq-puzzler-pro/strategies/memo.ts';
import { verify } from '../../src/puzzles/iq-puzzler-pro/verify/index.ts';
import { silent } from '../../src/puzzles/testing/silent.ts';
import { cpuMilliseconds } from '../harness.ts';

export const boards = {
  '6x10': 'BOARD 6x10\nPIECES pentominoes',
  '5x12': 'BOARD 5x12\nPIECES pentominoes',
  '4x15': 'BOARD 4x15\nPIECES pentominoes',
  '3x20': 'BOARD 3x20\nPIECES pentominoes',
  '8x8': `BOARD\n${['________', '________', '________', '___..___', '___..___', '________', '________', '________'].join('\n')}\nPIECES pentominoes`,
  '5x11': 'BOARD 5x11\nPIECES IQ Puzzler Pro',
  diagonal: 'BOARD diagonal\nPIECES IQ Puzzler Pro',
  pyramid: 'BOARD pyramid 5\nPIECES IQ Puzzler Pro',
  'kanoodle 5x11': 'BOARD 5x11\nPIECES Kanoodle',
  'kanoodle pyramid': 'BOARD pyramid 5\nPIECES Kanoodle',
} as const;
export type BoardName = keyof typeof boards;

/** What one work cost, and what came out. */
export interface Cost {
  readonly milliseconds: number;
  /** Highest use of memory of the whole process, in megabytes. */
  readonly megabytes: number;
  readonly count: number;
  readonly nodes: number;
}

type Outcome = Pick<Cost, 'count' | 'nodes'>;

function taskOf(board: BoardName): Task {
  const read = tasks.parse(boards[board]);
  if (!read.ok) throw new Error(`${board} cannot be read: ${read.problem.text.code}`);
  return read.value;
}

const STOP = new Error('the first one is enough');

/** From the task to the end of the search, preparation included, as a person waits for it. */
async function ours(
  board: BoardName,
  goal: Goal,
  unique: boolean,
  heard: (filling: Filling, number: number) => void,
  strategy = bitboard,
) {
  const task = taskOf(board);
  let count = 0;
  let nodes = 0;
  const probe: Probe<Filling> = {
    ...silent,
    tick(n = 1) {
      nodes += n;
    },
    solution(filling) {
      heard(filling, count++);
      if (goal === 'first') throw STOP;
    },
    counted(n) {
      count += n;
    },
    giveUp() {
      throw new Error('there was no room');
    },
  };
  const context = { ticker: probe, cache: new Map() };
  const run = await strategy.prepare(task, goal, { unique }, context);
  try {
    run(probe);
  } catch (error) {
    if (error !== STOP) throw error;
  }
  return { count, nodes };
}

/** Every thousandth is verified and written; all of them are made. */
function sampled(board: BoardName) {
  const task = taskOf(board);
  return (filling: Filling, number: number) => {
    if (number % 1000 > 0) return;
    const written = fillings.format(filling);
    if (verify(task, filling).length > 0) throw new Error(`wrong: ${written}`);
  };
}

/** All of them to a file, in pieces of a megabyte. */
async function toFile(board: BoardName): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'teka-bench-'));
  const file = openSync(join(folder, 'solutions.txt'), 'w');
  let lines: string[] = [];
  const flush = () => {
    writeSync(file, lines.join(''));
    lines = [];
  };
  try {
    const outcome = await ours(board, 'all', true, (filling) => {
      if (lines.push(`${fillings.format(filling)}\n`) === 16_384) flush();
    });
    flush();
    return outcome;
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

/** The peer on the same covering: pieces and cells are its columns. */
function peer(board: BoardName, first: boolean): Outcome {
  const { cover } = coverOf(taskOf(board));
  const solver = new DancingLinks<number>().createSolver({ columns: cover.pieces + cover.cells });
  for (const [i, { piece, cells }] of cover.options.entries()) {
    solver.addSparseConstraint(i, [piece, ...cells.map((cell) => cover.pieces + cell)]);
  }
  return { count: (first ? solver.findOne() : solver.findAll()).length, nodes: 0 };
}

const nothing = () => undefined;

/** Every work by its name. */
export const works: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  'peer all 6x10': () => peer('6x10', false),
  'peer first 5x11': () => peer('5x11', true),
  'peer first pyramid': () => peer('pyramid', true),
  'first 5x11': () => ours('5x11', 'first', false, nothing),
  'first pyramid': () => ours('pyramid', 'first', false, nothing),
  'file 5x11': () => toFile('5x11'),
  // The state graph was the default for classes before.
  'unique 6x10 by the graph': () => ours('6x10', 'all', true, nothing, memo),
  ...Object.fromEntries(
    (Object.keys(boards) as BoardName[]).flatMap((board) => [
      [`count ${board}`, () => ours(board, 'count', false, nothing)],
      [`unique ${board}`, () => ours(board, 'all', true, board === '5x11' ? sampled(board) : nothing)],
    ]),
  ),
};

/** Does one work `times` times, from its text to its end, and tells what the best run cost. */
export async function measure(name: string, times: number): Promise<Cost> {
  const work = works[name];
  if (!work) throw new Error(`there is no work ${name}`);
  let best: (Outcome & { milliseconds: number }) | undefined;
  for (let i = 0; i < times; i++) {
    const before = cpuMilliseconds();
    const outcome = await work();
    const milliseconds = cpuMilliseconds() - before;
    if (!best || milliseconds < best.milliseconds) best = { ...outcome, milliseconds };
  }
  return { ...best!, megabytes: process.resourceUsage().maxRSS / 1024 };
}
