/**
 * `npm run bench`: prints what things cost, writes it as JSON, and fails where a promise is broken.
 * `--markdown` prints a table for the documents; `--json FILE` writes elsewhere than .cache/bench-results.json; `--only
 * PART` measures one part. `--work NAME` is how the bench calls itself, to do one work in a process of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { benchSmallCommands } from './cli/small-commands.ts';
import { benchLarge } from './fifteen/large.ts';
import { benchFifteenPlayers } from './fifteen/players.ts';
import { tableWorks } from './fifteen/table-works.ts';
import { benchHardest, benchKorf, benchRandomBoards } from './fifteen/tables.ts';
import { benchFleet } from './fleet/fleet.ts';
import { Bench, table } from './harness.ts';
import { benchThreads } from './hosts/threads.ts';
import { benchTimeLeft } from './hosts/time-left.ts';
import { benchCovers } from './iq-puzzler-pro/covers.ts';

import { benchListing, listingWorks } from './iq-puzzler-pro/listing.ts';

import { benchOneSided, oneSidedWorks } from './iq-puzzler-pro/one-sided.ts';

import { benchPlayers } from './iq-puzzler-pro/players.ts';
import { benchReports } from './iq-puzzler-pro/reports.ts';
import { measure } from './iq-puzzler-pro/works.ts';
import { benchClass } from './lab/class.ts';
import { benchComparing } from './lab/comparing.ts';
import { benchIcicle } from './lab/icicle.ts';
import { benchTracing } from './lab/tracing.ts';
import { turnWorks } from './lab/turns.ts';
import { benchServer } from './server/server.ts';
import { benchCountdown } from './twenty-four/countdown.ts';
import { benchGrowth, benchOneTarget } from './twenty-four/growth.ts';
import { benchHands } from './twenty-four/hands.ts';
import { coldWorks } from './wordscapes/cold.ts';
import { benchFillings } from './wordscapes/filling.ts';
import { benchLevels } from './wordscapes/generating.ts';
import { benchLexicon } from './wordscapes/lexicon.ts';
import { benchRanking } from './wordscapes/ranking.ts';

const { values: flags } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    json: { type: 'string' },
    only: { type: 'string' },
    work: { type: 'string' },
    times: { type: 'string', default: '1' },
  },
});

if (flags.work !== undefined) {
  const alone = { ...tableWorks, ...coldWorks, ...turnWorks, ...listingWorks, ...oneSidedWorks }[flags.work];
  console.log(JSON.stringify(await (alone ? alone() : measure(flags.work, Number(flags.times)))));
  process.exit(0);
}

const parts = {
  hands: benchHands,
  countdown: benchCountdown,
  growth: benchGrowth,
  'one-target': benchOneTarget,
  covers: benchCovers,
  listing: benchListing,
  'one-sided': benchOneSided,
  reports: benchReports,
  players: benchPlayers,
  korf: benchKorf,
  'random-boards': benchRandomBoards,
  hardest: benchHardest,
  large: benchLarge,
  'fifteen-players': benchFifteenPlayers,
  lexicon: benchLexicon,
  fillings: benchFillings,
  levels: benchLevels,
  ranking: benchRanking,
  comparing: benchComparing,
  class: benchClass,
  icicle: benchIcicle,
  tracing: benchTracing,
  'small-commands': benchSmallCommands,
  threads: benchThreads,
  'time-left': benchTimeLeft,
  fleet: benchFleet,
  server: benchServer,
};
const chosen = Object.entries(parts).filter(([name]) => flags.only === undefined || flags.only === name);
if (chosen.length === 0) {
  console.error(`There is no part "${flags.only}"; choose one of ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const bench = new Bench();
for (const [, part] of chosen) {
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
