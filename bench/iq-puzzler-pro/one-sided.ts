/** Counting the 18 one-sided pentominoes layer by layer, each in a process of its own. */
import { execFileSync } from 'node:child_process';
import { tasks } from '../../src/puzzles/iq-puzzler-pro/notation/index.ts';
import { layers } from '../../src/puzzles/iq-puzzler-pro/strategies/layers.ts';
import { silent } from '../../src/puzzles/testing/silent.ts';
import { type Bench, cpuMilliseconds, ms, whole } from '../harness.ts';
import type { Cost } from './works.ts';

/** Seconds of processor time that the count of 5 x 18 may take at most. */
const MOST_SECONDS = 120;

/** All solutions, and those up to symmetry; docs/scale.md says how they were confirmed. */
const counts = { '3x30': [184, 46], '5x18': [2_746_512, 686_628] } as const;
type Board = keyof typeof counts;

const workOf = (board: Board, isUnique: boolean) => `layers ${isUnique ? 'unique' : 'count'} ${board}`;

export const oneSidedWorks: Readonly<Record<string, () => Promise<Cost>>> = Object.fromEntries(
  (Object.keys(counts) as Board[]).flatMap((board) =>
    [false, true].map((isUnique) => [workOf(board, isUnique), () => countOf(board, isUnique)]),
  ),
);

async function countOf(board: Board, unique: boolean): Promise<Cost> {
  const read = tasks.parse(`BOARD ${board}\nPIECES one-sided pentominoes`);
  if (!read.ok) throw new Error(`${board} cannot be read: ${read.problem.text.code}`);
  const before = cpuMilliseconds();
  let [count, nodes] = [0, 0];
  const probe = {
    ...silent,
    tick(n = 1) {
      nodes += n;
    },
    solution: () => undefined,
    counted(n: number) {
      count += n;
    },
    giveUp(): never {
      throw new Error('there was no room');
    },
  };
  const run = await layers.prepare(read.value, 'count', { unique }, { ticker: probe, cache: new Map() });
  run(probe);
  const milliseconds = cpuMilliseconds() - before;
  return { milliseconds, megabytes: process.resourceUsage().maxRSS / 1024, count, nodes };
}

export async function benchOneSided(bench: Bench): Promise<void> {
  for (const board of Object.keys(counts) as Board[]) {
    for (const isUnique of [false, true]) {
      const work = workOf(board, isUnique);
      const answer = execFileSync(process.execPath, [process.argv[1]!, '--work', work], { encoding: 'utf8' });
      const { milliseconds, megabytes, count, nodes } = JSON.parse(answer) as Cost;
      const about = `${whole(count)} solutions, ${whole(nodes)} positions, ${whole(megabytes)} MB`;
      bench.row(`iq ${work}`, milliseconds, ms(milliseconds), about);
      const known = counts[board][isUnique ? 1 : 0];
      bench.hold(count === known, `${work}: ${whole(count)}, not ${whole(known)}`);
      bench.hold(milliseconds <= MOST_SECONDS * 1000, `${work} takes ${ms(milliseconds)}`);
    }
  }
}
