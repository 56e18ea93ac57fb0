/**
 * The tests, in the order of how soon a mistake shows. `npm test` says within minutes whether the project is sound: checks,
 * quick tests, build, and one journey through every room in a browser. `--quick` leaves out the browser, `--all` adds the
 * long tests and all tests in the browser, `--rest` runs only what `--all` adds, and `--speed` only what compares
 * milliseconds. `npm test -- PATTERN` runs the test files whose path contains the pattern. The last line is the total.
 */
import { build, buildLibrary } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { readFlags } from './lib/flags.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inCi } from './lib/process.mjs';
import { remarks, runTests, totals } from './lib/vitest.mjs';

const flag = { type: 'boolean', default: false };
const flags = { quick: flag, all: flag, rest: flag, speed: flag };
const { positionals: patterns, values } = readFlags(flags, { words: true });
const { quick, rest, speed } = values;
const all = values.all || rest || patterns.length > 0;
await ensureInstalled();
const needsBrowser = !quick && !speed;
const chromium = needsBrowser ? await ensureChromium() : undefined;
const missing = 'There is no Chromium or Chrome here (CHROME_PATH can name one)';

const inBrowser = (projects) => () => runTests(projects, patterns, { TEKA_CHROMIUM: chromium });
const steps = [
  [patterns.length === 0 && !rest && !speed, 'check', check],
  [true, 'build', quick || speed ? buildLibrary : build],
  [!rest && !speed, 'quick tests', () => runTests(['unit', 'alone'], patterns)],
  [chromium && !rest, 'journeys', inBrowser(['journeys'])],
  [all && !quick && !speed, 'long tests', () => runTests(['long'], patterns)],
  [all && chromium, 'web tests', inBrowser(['web'])],
  [speed, 'comparisons of time', () => runTests(['speed'], patterns)],
];

const isBlind = needsBrowser && !chromium;
let failed = isBlind && inCi ? 'chromium' : undefined;
if (failed) console.error(`${missing}, so the tests in the browser cannot run.`);
const begun = performance.now();
const since = (time) => `${((performance.now() - time) / 1000).toFixed(1)} s`;
for (const [, name, step] of failed ? [] : steps.filter(([isWanted]) => isWanted)) {
  console.log(`\n== ${name}`);
  const before = performance.now();
  const good = await step();
  console.log(`== ${name}: ${good ? 'good' : 'FAILED'}, ${since(before)}`);
  if (!good) failed = name;
  if (failed) break;
}

const { passed, failed: bad, skipped } = totals();
if (!failed && passed + bad === 0) {
  console.error('No test ran, which proves nothing.');
  failed = 'tests';
}
console.log(remarks().join('\n'));
if (isBlind && !inCi) console.log(`\n*** ${missing}: THE TESTS IN THE BROWSER WERE SKIPPED. ***`);
console.log(`\nIn all ${since(begun)}.`);
console.log(
  `\n${passed} passed, ${failed ? Math.max(bad, 1) : bad} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = failed ? 1 : 0;
