/**
 * `npm test`: everything, in the order of how soon a mistake shows. `npm test -- PATTERN` runs only the test files whose
 * path contains the pattern, without the checks of the whole project. The last line is the total.
 */
import { build } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { readFlags } from './lib/flags.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inCi } from './lib/process.mjs';
import { runTests, totals } from './lib/vitest.mjs';

const { positionals: patterns } = readFlags({}, { words: true });
await ensureInstalled();
const chromium = await ensureChromium();
const missing = 'There is no Chromium or Chrome here (CHROME_PATH can name one)';

const steps = [
  ...(patterns.length > 0 ? [] : [['check', check]]),
  ['build', build],
  ['unit tests', () => runTests('unit', patterns)],
  ...(chromium ? [['web tests', () => runTests('web', patterns, { TEKA_CHROMIUM: chromium })]] : []),
];

let failed = !chromium && inCi ? 'chromium' : undefined;
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
if (!chromium && !inCi) console.log(`\n*** ${missing}: THE WEB TESTS WERE SKIPPED. ***`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = failed ? 1 : 0;
