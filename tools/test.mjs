/**
 * `npm test`: everything, in the order of how soon a mistake shows. `npm run test:quick` leaves out the browser and the
 * files of long tests. `npm test -- PATTERN` runs only the test files whose path contains the pattern,
 * without the checks of the whole project. The last line is the total.
 */
import { build, buildLibrary } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { readFlags } from './lib/flags.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inCi } from './lib/process.mjs';
import { runTests, slowest, totals } from './lib/vitest.mjs';

const { positionals: patterns, values } = readFlags({ quick: { type: 'boolean' } }, { words: true });
const { quick = false } = values;
await ensureInstalled();
const chromium = quick ? undefined : await ensureChromium();
const missing = 'There is no Chromium or Chrome here (CHROME_PATH can name one)';

const steps = [
  ...(patterns.length > 0 ? [] : [['check', check]]),
  ['build', quick ? buildLibrary : build],
  ['unit tests', () => runTests(quick ? ['unit'] : ['unit', 'alone'], patterns, { quick })],
  ...(chromium ? [['web tests', () => runTests(['web'], patterns, { env: { TEKA_CHROMIUM: chromium } })]] : []),
];

const blind = !chromium && !quick;
let failed = blind && inCi ? 'chromium' : undefined;
if (failed) console.error(`${missing}, so the web tests cannot run.`);
for (const [name, step] of failed ? [] : steps) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const good = await step();
  console.log(`== ${name}: ${good ? 'good' : 'FAILED'}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (!good) failed = name;
  if (failed) break;
}

if (!failed && totals.passed + totals.failed === 0) {
  console.error('No test ran, which proves nothing.');
  failed = 'tests';
}
if (failed) totals.failed = Math.max(totals.failed, 1);
const [first, ...others] = slowest();
if (first) console.log(['\nThe slowest tests:', first, ...others].join('\n'));
if (blind && !inCi) console.log(`\n*** ${missing}: THE WEB TESTS WERE SKIPPED. ***`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = failed ? 1 : 0;
