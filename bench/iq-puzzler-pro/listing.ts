/** Listing every solution to a file, each judged, against visiting them only; each in a process of its own, on one thread. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_POSITIONS, prepareGraph } from '../../src/algorithms/exact-cover/graph.ts';
import { solve } from '../../src/engine/solve.ts';
import { iqPuzzlerPro } from '../../src/puzzles/iq-puzzler-pro/index.ts';
import { coverOf } from '../../src/puzzles/iq-puzzler-pro/search/cover.ts';
import { type Bench, cpuMilliseconds, ms, whole } from '../harness.ts';

const TEXT = 'BOARD 5x11\nPIECES IQ Puzzler Pro';
const COUNT = 4_331_140;
const ROUNDS = 5;
/** In times of what visiting takes. */
const MOST = 3;

interface Listed {
  readonly milliseconds: number;
  readonly count: number;
}

export const listingWorks: Readonly<Record<string, () => Listed | Promise<Listed>>> = {
  'visit all': () => {
    const read = iqPuzzlerPro.instance.parse(TEXT);
    if (!read.ok) throw new Error(read.problem.text.code);
    const begun = cpuMilliseconds();
    const nothing = () => undefined;
    const { cover } = coverOf(read.value);
    const rules = { regions: true, mostConstrained: true };
    const graph = prepareGraph(cover, undefined, MOST_POSITIONS, rules)({ tick: nothing, passed: nothing });
    let count = 0;
    graph!.each(() => {
      count++;
    });
    return { milliseconds: cpuMilliseconds() - begun, count };
  },
  'list all': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'teka-bench-'));
    const file = openSync(join(folder, 'all.txt'), 'w');
    const begun = cpuMilliseconds();
    let count = 0;
    await solve(
      iqPuzzlerPro as never,
      { puzzle: iqPuzzlerPro.about.id, text: TEXT, goal: 'all' },
      {
        ...{ now: () => performance.now(), stopped: () => false, cache: new Map() },
        emitLines: ({ bytes }) => void writeSync(file, bytes),
        emit(event) {
          if (event.type === 'ended') ({ count } = event);
        },
      },
    );
    closeSync(file);
    rmSync(folder, { recursive: true });
    return { milliseconds: cpuMilliseconds() - begun, count };
  },
};

const run = (work: string): Listed =>
  JSON.parse(execFileSync(process.execPath, [process.argv[1]!, '--work', work], { encoding: 'utf8' })) as Listed;

export async function benchListing(bench: Bench): Promise<void> {
  // In turns: a machine that is slow for a while slows down both.
  const pairs = Array.from({ length: ROUNDS }, () => [run('visit all'), run('list all')] as const);
  const least = (which: 0 | 1) => Math.min(...pairs.map((pair) => pair[which].milliseconds));
  const ratios = pairs.map(([visit, list]) => list.milliseconds / visit.milliseconds).sort((a, b) => a - b);
  const ratio = ratios[Math.floor(ROUNDS / 2)]!;
  bench.row('iq visit all of 5x11', least(0), ms(least(0)), `${whole(COUNT)} solutions, graph included`);
  bench.row(
    'iq list all of 5x11',
    least(1),
    ms(least(1)),
    `judged and written to a file: ${ratio.toFixed(2)} times, at most ${MOST}`,
  );
  bench.figures['iq list all of 5x11, times'] = ratio;
  for (const { count } of pairs.flat()) bench.hold(count === COUNT, `${whole(count)} are listed, not ${whole(COUNT)}`);
  bench.hold(ratio <= MOST, `listing takes ${ratio.toFixed(2)} times what visiting takes, not ${MOST}`);
}
