/**
 * What a second thread is worth: the whole command with one thread and with two, in turns. Wall time counts, and the median of the
 * pairs: only a machine with two free cores can tell it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hardest17 } from '../../src/puzzles/fifteen/testing/published.ts';
import { type Bench, ms, times } from '../harness.ts';

const TEKA = 'bin/teka.js';
const ROUNDS = 3;

interface Load {
  readonly name: string;
  readonly least: number;
  /** The commands without their number of threads; `folder` is empty each time. */
  commands(folder: string): readonly (readonly string[])[];
}

const boardOf = (cells: readonly number[]): string =>
  [0, 4, 8, 12]
    .map((from) =>
      cells
        .slice(from, from + 4)
        .map((cell) => cell || '-')
        .join(' '),
    )
    .join('/');

const loads: readonly Load[] = [
  {
    name: 'pentominoes in a box 3x4x5, all',
    least: 1.8,
    commands: () => [['solve', 'iq', '--text', 'BOARD box 3x4x5; PIECES pentominoes', '--goal', 'count']],
  },
  {
    name: 'all of 5x11, listed',
    least: 1.8,
    commands: (folder) => [
      [
        'solve',
        'iq',
        '--text',
        'BOARD 5x11; PIECES IQ Puzzler Pro',
        '--goal',
        'all',
        '--save',
        join(folder, 'all.txt'),
      ],
    ],
  },
  {
    name: '1,000 levels',
    least: 1.8,
    commands: (folder) => [['generate', 'words', '--batch', '1000', '--seed', '1', '--to', join(folder, 'levels')]],
  },
  {
    name: 'the hardest boards of the 15 puzzle',
    least: 1.5,
    commands: () => hardest17.slice(0, 3).map(({ cells }) => ['solve', '15', '--text', boardOf(cells)]),
  },
];

export async function benchThreads(bench: Bench): Promise<void> {
  const cache = mkdtempSync(join(tmpdir(), 'teka-bench-'));
  const env = { ...process.env, TEKA_CACHE: cache, LC_ALL: 'C' };
  const take = (load: Load, threads: number): number => {
    const folder = mkdtempSync(join(tmpdir(), 'teka-bench-'));
    const begun = performance.now();
    for (const args of load.commands(folder)) {
      const { status } = spawnSync(process.execPath, [TEKA, ...args, '--threads', String(threads)], {
        env,
        stdio: 'ignore',
      });
      bench.hold(status === 0, `${load.name} with ${threads} threads ends with code ${status}`);
    }
    const took = performance.now() - begun;
    rmSync(folder, { recursive: true });
    return took;
  };
  for (const load of loads) {
    // Tables are built once, and kept.
    take(load, 2);
    const pairs = Array.from({ length: ROUNDS }, () => [take(load, 1), take(load, 2)] as const);
    const ratio = pairs.map(([one, two]) => one / two).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    const [one, two] = [0, 1].map((which) => Math.min(...pairs.map((pair) => pair[which]!))) as [number, number];
    bench.row(
      `threads: ${load.name}`,
      ratio,
      times(ratio),
      `${ms(one)} and ${ms(two)}; held to at least ${load.least}`,
    );
    bench.hold(
      ratio >= load.least,
      `two threads are worth only ${ratio.toFixed(2)} for ${load.name}, not ${load.least}`,
    );
  }
  rmSync(cache, { recursive: true });
}
