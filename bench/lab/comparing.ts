/**
 * What measuring adds: the median of `teka compare`, whose runs have a process each, against a bare solve that is warm in this
 * process, in turns.
 */
import { pathToFileURL } from 'node:url';
import type { SolveRequest } from '../../src/contract/index.ts';
import { measure } from '../../src/engine/measure.ts';
import { measuringInProcesses } from '../../src/hosts/node/measuring.ts';
import { median } from '../../src/lab/compare/statistics.ts';
import { catalogue } from '../../src/puzzles/catalogue.ts';
import { type Bench, ms } from '../harness.ts';

const TURNS = 9;
const WARM_UPS = 2;
/** The median may differ from the bare one by this part of it. */
const MOST = 0.05;

/** Runs of some hundred milliseconds, in WASM and in plain code. */
const works: Readonly<Record<string, SolveRequest>> = {
  'a diagonal board counted': {
    puzzle: 'iq-puzzler-pro',
    text: 'BOARD diagonal\nPIECES IQ Puzzler Pro',
    strategy: 'bitboard',
    goal: 'count',
  },
  'a 15 puzzle': {
    puzzle: 'fifteen',
    text: '13 6 8 12/15 14 - 10/11 7 4 5/9 1 3 2',
    strategy: 'pattern-database',
    goal: 'best',
  },
  'an 8 puzzle by A*': { puzzle: 'fifteen', text: '8 6 7/2 5 4/3 - 1', strategy: 'a-star', goal: 'best' },
  'five numbers': { puzzle: 'twenty-four', text: '1 2 3 4 5 -> 24', strategy: 'distinct', goal: 'count' },
};

export async function benchComparing(bench: Bench): Promise<void> {
  const measuring = measuringInProcesses(pathToFileURL('dist/hosts/node/measured.js'));
  for (const [name, request] of Object.entries(works)) {
    const puzzle = await catalogue.find(({ id }) => id === request.puzzle)!.load();
    const meter = { now: () => performance.now(), stopped: () => false };
    const bare = async (warmUps = 0) => (await measure(puzzle, { request, warmUps }, meter)).stats.milliseconds;
    await bare(WARM_UPS);
    const [alone, measured]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn++) {
      alone.push(await bare());
      const run = await measuring({ request, warmUps: WARM_UPS }).done;
      if ('lost' in run) throw new Error(`${name}: ${run.lost}`);
      measured.push(run.stats.milliseconds);
    }
    const ratio = median(measured) / median(alone);
    bench.row(
      `compare, ${name}`,
      ratio,
      ratio.toFixed(3),
      `${ms(median(measured))} in a process, ${ms(median(alone))} bare`,
    );
    bench.hold(Math.abs(ratio - 1) <= MOST, `compare measures ${name} as ${ratio.toFixed(3)} of the bare solve`);
  }
}
