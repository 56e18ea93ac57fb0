/**
 * What the second core is worth: the whole command with one thread on one core, and with two threads on two. What two cores can
 * do at most changes from machine to machine and from hour to hour, since they share memory, caches and power: so two
 * processes that share nothing, each on a core of its own, do the work twice in the same rounds, and two threads are held to their
 * part of that. Wall time counts, and the best of several runs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hardest17 } from '../../src/puzzles/fifteen/testing/published.ts';
import { type Bench, ms, times } from '../harness.ts';

const TEKA = 'bin/teka.js';
const ROUNDS = 3;

interface Load {
  readonly name: string;
  /** How many times as fast it must be where two cores are worth two. */
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
  // Found nearly as fast as it is written, and its graph is built by one thread.
  {
    name: 'all of 5x11, listed',
    least: 1.4,
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
const onCore = (core: number, command: readonly string[]): readonly string[] =>
  spawnSync('taskset', ['-c', String(core), 'true']).status === 0
    ? ['taskset', '-c', String(core), ...command]
    : command;

export async function benchThreads(bench: Bench): Promise<void> {
  const cache = mkdtempSync(join(tmpdir(), 'teka-bench-'));
  const env = { ...process.env, TEKA_CACHE: cache, LC_ALL: 'C' };
  // Removed at the end: a file system may take long to make files where others were removed just before.
  const folders: string[] = [cache];
  const run = async (load: Load, command: (args: readonly string[]) => readonly string[]): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'teka-bench-'));
    folders.push(folder);
    for (const args of load.commands(folder)) {
      const [program, ...rest] = command([process.execPath, TEKA, ...args]);
      const [status] = await once(spawn(program!, rest, { env, stdio: 'ignore' }), 'exit');
      bench.hold(status === 0, `${load.name} ends with code ${status}`);
    }
  };
  const timed = async (...work: readonly (() => Promise<void>)[]): Promise<number> => {
    const begun = performance.now();
    await Promise.all(work.map((one) => one()));
    return performance.now() - begun;
  };
  for (const load of loads) {
    const alone = (core: number) => () => run(load, (args) => onCore(core, [...args, '--threads', '1']));
    const together = () => run(load, (args) => (load.byItself ? args : [...args, '--threads', '2']));
    // Tables are built once, and kept.
    await together();
    const rounds: { readonly one: number; readonly apart: number; readonly two: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        one: await timed(alone(0)),
        apart: await timed(alone(0), alone(1)),
        two: await timed(together),
      });
    }
    const best = (of: keyof (typeof rounds)[number]) => Math.min(...rounds.map((round) => round[of]));
    const share = best('apart') / (2 * best('two'));
    const least = load.least / 2;
    bench.row(
      `threads: ${load.name}`,
      best('one') / best('two'),
      times(best('one') / best('two')),
      `${ms(best('one'))} and ${ms(best('two'))}; ${percent(share)} of two processes that share nothing, at least ${percent(least)}`,
    );
    bench.hold(
      share >= least,
      `${load.name}: two threads do only ${percent(share)} of what two processes do, not ${percent(least)}`,
    );
  }
  for (const folder of folders) rmSync(folder, { recursive: true });
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
