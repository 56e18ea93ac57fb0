/** Runs projects of the tests, adds up how they went, and remembers which took longest. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { at, root, runPackage } from './process.mjs';

export const totals = { passed: 0, failed: 0, skipped: 0 };
const durations = [];

/** Runs the tests of one or more projects, and returns whether all went well. */
export async function runTests(projects, patterns, { env = {}, quick = false } = {}) {
  const file = at(`.cache/tests/${projects[0]}.json`);
  mkdirSync(at('.cache/tests'), { recursive: true });
  rmSync(file, { force: true });
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...chosen, '--passWithNoTests', ...reports, ...patterns];
  const code = await runPackage('vitest', 'vitest', args, { env: { ...env, ...(quick && { TEKA_QUICK: '1' }) } });
  add(file);
  return code === 0;
}

function add(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return; // it broke before it could report
  }
  totals.passed += report.numPassedTests;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  // A file that could not even be loaded holds no failed test, yet it failed.
  const broken = report.testResults.filter((r) => r.status === 'failed' && r.assertionResults.length === 0);
  totals.failed += report.numFailedTests + broken.length;
  for (const { name, assertionResults } of report.testResults) {
    for (const { duration = 0, fullName } of assertionResults) durations.push({ duration, name, fullName });
  }
}

/** The tests that took longest, a line each. */
export const slowest = (most = 10) =>
  durations
    .sort((a, b) => b.duration - a.duration)
    .slice(0, most)
    .map(({ duration, name, fullName }) => {
      const seconds = (duration / 1000).toFixed(1).padStart(6);
      return `${seconds} s  ${relative(root, name)}: ${fullName}`;
    });
