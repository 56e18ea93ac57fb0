/**
 * What the second core is worth: the whole command with one thread on one core, and with two threads on two, in turns. Wall time
 * counts, and the best of several runs: only a machine with two free cores can tell it. Beside it stands what `--threads 1` takes where
 * both cores are free: V8 compiles, and the main thread writes files, on the second one even then.
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
  /** Given two cores, the command uses them as it sees fit: it is not told how many threads to search in. */
  readonly byItself?: boolean;
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

const listing = (file: string): readonly string[] => [
  ...['solve', 'iq', '--text', 'BOARD 5x11; PIECES IQ Puzzler Pro'],
  ...['--goal', 'all', '--save', file],
];

const loads: readonly Load[] = [
  {
    name: 'pentominoes in a box 3x4x5, all',
    least: 1.8,
    commands: () => [['solve', 'iq', '--text', 'BOARD box 3x4x5; PIECES pentominoes', '--goal', 'count']],
  },
  {
    name: 'all of 5x11, listed and packed',
    least: 1.8,
    byItself: true,
    commands: (folder) => [listing(join(folder, 'all.txt.gz'))],
  },
  // Found nearly as fast as it is written: what is held is only that the second core does no harm.
  {
    name: 'all of 5x11, listed',
    least: 1,
    byItself: true,
    commands: (folder) => [listing(join(folder, 'all.txt'))],
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

/** With one core only, where the system can do that. */
const onOneCore = (command: readonly string[]): readonly string[] =>
  spawnSync('taskset', ['-c', '0', 'true']).status === 0 ? ['taskset', '-c', '0', ...command] : command;

export async function benchThreads(bench: Bench): Promise<void> {
  const cache = mkdtempSync(join(tmpdir(), 'teka-bench-'));
  const env = { ...process.env, TEKA_CACHE: cache, LC_ALL: 'C' };
  // Removed at the end: a file system may take long to make files where others were removed just before.
  const folders: string[] = [cache];
  const take = (load: Load, threads: number, confined = (command: readonly string[]) => command): number => {
    const folder = mkdtempSync(join(tmpdir(), 'teka-bench-'));
    folders.push(folder);
    const begun = performance.now();
    for (const args of load.commands(folder)) {
      const flags = threads > 1 && load.byItself ? [] : ['--threads', String(threads)];
      const [program, ...rest] = confined([process.execPath, TEKA, ...args, ...flags]);
      const { status } = spawnSync(program!, rest, { env, stdio: 'ignore' });
      bench.hold(status === 0, `${load.name} with ${threads} threads ends with code ${status}`);
    }
    return performance.now() - begun;
  };
  for (const load of loads) {
    // Tables are built once, and kept.
    take(load, 2);
    const rounds = Array.from({ length: ROUNDS }, () => ({
      oneCore: take(load, 1, onOneCore),
      two: take(load, 2),
      one: take(load, 1),
    }));
    const best = (of: (round: (typeof rounds)[number]) => number) => Math.min(...rounds.map(of));
    const [oneCore, two, one] = [
      best((round) => round.oneCore),
      best((round) => round.two),
      best((round) => round.one),
    ];
    const ratio = oneCore / two;
    bench.row(
      `threads: ${load.name}`,
      ratio,
      times(ratio),
      `${ms(oneCore)} and ${ms(two)}; held to at least ${load.least}; ` +
        `${(one / two).toFixed(2)} over one thread with both cores free`,
    );
    bench.hold(ratio >= load.least, `two cores are worth only ${ratio.toFixed(2)} for ${load.name}, not ${load.least}`);
  }
  for (const folder of folders) rmSync(folder, { recursive: true });
}
