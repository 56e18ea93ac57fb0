/**
 * How long a person waits for a small command, from its start to its end, against what Node takes to start with nothing to
 * do. Here wall time counts, because that is what a person feels; so the processes take turns, and the medians are compared:
 * a machine that is busy slows down all of them alike.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, ms } from '../harness.ts';

const ROUNDS = 21;
const NOTHING = ['-e', '0'];
/** The command as it is installed. */
const TEKA = 'bin/teka.js';

interface Small {
  readonly name: string;
  readonly args: readonly string[];
  /** What it must print, so that nothing quick and wrong is measured. */
  readonly prints: string;
  /** The most that it may take, in times of what Node takes for nothing. */
  readonly most: number;
}

const commands: readonly Small[] = [
  { name: 'solve 24', args: ['solve', '24', '--text', '7 8 5 6'], prints: 'All 3 solutions.', most: 2.5 },
  {
    name: 'solve 15, tables in the cache',
    args: ['solve', '15', '--text', '13 6 8 12/15 14 - 10/11 7 4 5/9 1 3 2'],
    prints: '57 moves',
    most: 3.5,
  },
];

export async function benchSmallCommands(bench: Bench): Promise<void> {
  const cache = mkdtempSync(join(tmpdir(), 'teka-bench-'));
  const env = { ...process.env, TEKA_CACHE: cache, LC_ALL: 'C' };
  const run = (args: readonly string[]) => {
    const begun = performance.now();
    const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    return { milliseconds: performance.now() - begun, status, stdout };
  };
  try {
    // The first time, tables are built and files read from the disk.
    for (const { name, args, prints } of commands) {
      const { status, stdout } = run([TEKA, ...args]);
      bench.hold(status === 0 && stdout.includes(prints), `${name} prints something else than "${prints}"`);
    }
    const nothing: number[] = [];
    const each = commands.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      nothing.push(run(NOTHING).milliseconds);
      for (const [i, { args }] of commands.entries()) each[i]!.push(run([TEKA, ...args]).milliseconds);
    }
    const least = median(nothing);
    bench.row('node, nothing to do', least, ms(least), 'a process from its start to its end');
    for (const [i, { name, most }] of commands.entries()) {
      const taken = median(each[i]!);
      const ratio = taken / least;
      bench.row(`teka ${name}`, taken, ms(taken), `${ratio.toFixed(2)} times as long, at most ${most} promised`);
      bench.figures[`teka ${name}, times`] = ratio;
      bench.hold(ratio <= most, `teka ${name} takes ${ratio.toFixed(2)} times what Node takes to start, not ${most}`);
    }
  } finally {
    rmSync(cache, { recursive: true });
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
