/**
 * `npm run bench`: prints what things cost, writes it as JSON, and fails where a promise is broken.
 * `--markdown` prints a table for the documents; `--json FILE` writes elsewhere than .cache/bench-results.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Bench, table } from './harness.ts';
import { benchCountdown } from './twenty-four/countdown.ts';
import { benchGrowth, benchOneTarget } from './twenty-four/growth.ts';
import { benchHands } from './twenty-four/hands.ts';

const { values: flags } = parseArgs({
  options: { markdown: { type: 'boolean', default: false }, json: { type: 'string' } },
});

const bench = new Bench();
for (const part of [benchHands, benchCountdown, benchGrowth, benchOneTarget]) {
  const from = bench.rows.length;
  await part(bench);
  // One after the other on a terminal, so that a person sees something happen; as one table for a document.
  if (!flags.markdown) console.log(`${table(bench.rows.slice(from), false)}\n`);
}
if (flags.markdown) console.log(table(bench.rows, true));

const file = flags.json ?? '.cache/bench-results.json';
mkdirSync(dirname(file), { recursive: true });
const about = {
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  date: new Date().toISOString(),
};
writeFileSync(file, `${JSON.stringify({ ...about, figures: bench.figures }, undefined, 2)}\n`);

for (const failure of bench.failures) console.error(`Promise broken: ${failure}.`);
process.exitCode = bench.failures.length > 0 ? 1 : 0;
