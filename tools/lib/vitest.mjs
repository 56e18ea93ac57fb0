/** Runs one project of the tests and adds up how they went. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at, runPackage } from './process.mjs';

export const totals = { passed: 0, failed: 0, skipped: 0 };

/** Returns whether all went well. */
export async function runTests(project, patterns, env = {}) {
  const file = at(`.cache/tests/${project}.json`);
  mkdirSync(at('.cache/tests'), { recursive: true });
  rmSync(file, { force: true });
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', project, '--passWithNoTests', ...reports, ...patterns];
  const code = await runPackage('vitest', 'vitest', args, { env });
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
}
