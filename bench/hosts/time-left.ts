/**
 * The time left that people are told, against what was really left, on long counts over all cores: three whose last quarter is long
 * enough to be told of, and one that is counted layer by layer, whose last quarter is too short for that.
 */

import { pathToFileURL } from 'node:url';
import { solveDivided } from '../../src/hosts/divided.ts';
import { threadPool } from '../../src/hosts/node/pool.ts';
import { TimeLeft } from '../../src/presentation/time-left.ts';
import { type Bench, ms, times } from '../harness.ts';

/** A course file that keeps the report's brute force busy for two minutes. */
const COURSE_FILE = ['5 8 9', 'DEFAULT', 'A', 'AAA', 'BBB', '  B', 'CC', ' CC', ' DD', 'DD', 'EEE', ' E', ' F', 'FFF']
  .concat('GGGG', ' HH', 'HHHHH', 'IIIII')
  .join('\n');

const counts = [
  { puzzle: 'iq', text: 'BOARD box 3x4x5; PIECES pentominoes', strategy: 'dancing-links' },
  { puzzle: 'iq', text: 'BOARD pyramid 5; PIECES IQ Puzzler Pro', strategy: 'dancing-links' },
  { puzzle: 'iq', text: COURSE_FILE, strategy: 'pieces-in-order' },
  { puzzle: 'iq', text: 'BOARD 6x15; PIECES one-sided pentominoes', strategy: 'layers' },
];
/** In the last quarter, too much or too little by this factor at the most. */
const MOST = 2;
/** In milliseconds: a last quarter that is longer must be told of. */
const LONG = 10_000;

export async function benchTimeLeft(bench: Bench): Promise<void> {
  for (const asked of counts) {
    const pool = threadPool(2, pathToFileURL('dist/hosts/node/teka-worker.js'));
    const left = new TimeLeft();
    const told: { readonly at: number; readonly left: number }[] = [];
    let end = 0;
    await solveDivided(
      pool,
      () => performance.now(),
      { ...asked, goal: 'count' },
      (event) => {
        if (event.type !== 'progress' && event.type !== 'ended') return;
        end = event.stats.milliseconds;
        const { share } = event.stats.gauges ?? {};
        const said = share === undefined ? undefined : left.look(end, share);
        if (said !== undefined) told.push({ at: end, left: said });
      },
    ).done;
    pool.close();
    const late = told.filter(({ at }) => at >= 0.75 * end);
    const factors = late.map(({ at, left: said }) => Math.max(said / (end - at), (end - at) / said));
    const worst = Math.max(1, ...factors);
    const name = `time left: ${asked.strategy}, ${asked.text.split('\n', 1)[0]}`;
    bench.row(
      name,
      worst,
      times(worst),
      `${ms(end)}, told ${told.length} times, ${late.length} in the last quarter; at most ${MOST}`,
    );
    bench.hold(told.length > 0, `${name} is never told`);
    bench.hold(late.length > 0 || end / 4 < LONG, `${name} is not told in the last quarter`);
    bench.hold(worst <= MOST, `${name} is wrong by a factor of ${worst.toFixed(1)} in the last quarter`);
  }
}
