/** Runs projects of the tests, and tells of all of them together how they went. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { at, root, runPackage } from './process.mjs';

const all = [];
let broken = 0;

/** Runs the tests of one or more projects, and returns whether all went well. */
export async function runTests(projects, patterns = [], env = {}) {
  const file = at(`.cache/tests/${projects[0]}.json`);
  mkdirSync(at('.cache/tests'), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', `--reporter=${at('tools/lib/reporter.mjs')}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...chosen, '--passWithNoTests', ...reporters, ...patterns];
  const code = await runPackage('vitest', 'vitest', args, { env: { ...env, TEKA_REPORT: file } });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    all.push(...report.tests);
    broken += report.broken;
  } catch {
    broken++; // it ended before it could report
  }
  return code === 0;
}

/** How many tests ended in each way. A file that could not be loaded counts as one that failed. */
export function totals() {
  const count = (state) => all.filter((test) => test.state === state).length;
  return { passed: count('passed'), failed: count('failed') + broken, skipped: count('skipped') };
}

const called = ({ file, name }) => `${relative(root, file)}: ${name}`;

/** What a person should know beside the totals: which tests were slowest, skipped and why, or tried again. */
export function remarks() {
  const slowest = all
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, 10)
    .map((test) => `${(test.duration / 1000).toFixed(1).padStart(6)} s  ${called(test)}`);
  const skipped = all
    .filter(({ state }) => state === 'skipped')
    .map((test) => `  ${called(test)}${test.note ? `: ${test.note}` : ''}`);
  const again = all.filter(({ tries }) => tries > 1).map((test) => `  ${test.tries} tries: ${called(test)}`);
  return [
    ...section('The slowest tests:', slowest),
    ...section('Skipped:', skipped),
    ...section(`*** ${again.length} tried again, which is a defect of the test or of what it tests: ***`, again),
    ...(all.length > 0 && again.length === 0 ? ['', 'No test was tried again.'] : []),
  ];
}

const section = (title, lines) => (lines.length > 0 ? ['', title, ...lines] : []);
