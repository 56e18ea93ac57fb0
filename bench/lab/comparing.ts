/** What measuring adds: runs as `teka compare` measures them against bare solves, in turns. */
import { pathToFileURL } from 'node:url';
import { measuringInProcesses } from '../../src/hosts/node/measuring.ts';
import { median } from '../../src/lab/compare/statistics.ts';
import { type Bench, ms } from '../harness.ts';
import { solves, turnsOf, WARM_UPS } from './turns.ts';

/** Runs in a process of their own, as the command has them: to be seen beside the others. */
const PROCESSES = 5;
/** The median ratio of a measured run to the bare one beside it may differ from 1 by this. */
const MOST = 0.05;

export async function benchComparing(bench: Bench): Promise<void> {
  const measuring = measuringInProcesses(pathToFileURL('dist/hosts/node/measured.js'));
  for (const [name, request] of Object.entries(solves)) {
    const turns = turnsOf(name);
    const [measured, bare] = [median(turns.map((turn) => turn.measured)), median(turns.map((turn) => turn.bare))];
    const alone: number[] = [];
    for (let i = 0; i < PROCESSES; i++) {
      const run = await measuring({ request, warmUps: WARM_UPS }).done;
      if ('lost' in run) throw new Error(`${name}: ${run.lost}`);
      alone.push(run.stats.milliseconds + run.stats.prepareMilliseconds);
    }
    const ratio = median(turns.map((turn) => turn.measured / turn.bare));
    const note = `${ms(measured)} measured, ${ms(bare)} bare; ${ms(median(alone))} in processes of their own`;
    bench.row(`compare, ${name}`, ratio, ratio.toFixed(3), note);
    bench.hold(Math.abs(ratio - 1) <= MOST, `compare measures ${name} as ${ratio.toFixed(3)} of the bare solve`);
  }
}
