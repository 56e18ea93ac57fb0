/** Projects: `unit` and `alone` need nothing but Node; `web` needs the built page and a browser (TEKA_CHROMIUM). */
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/order.ts';

const unit = ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tools/**/*.test.mjs'];
/** Files that replace modules, and therefore share none with others. */
const alone = ['src/**/*.alone.test.ts'];
const web = ['tests/web/**/*.test.ts'];
/** What a quick run leaves out: files of tests that take seconds. The flag --exclude does not reach projects. */
const long = process.env.TEKA_QUICK ? ['**/*.long.test.*'] : [];

// Time limits are for hangs, not for slow machines. By itself Vitest would leave one processor idle, of two that is half.
const plain = { pool: 'threads', maxWorkers: '100%', testTimeout: 60_000, setupFiles: 'tests/setup.ts' } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...plain, name: 'unit', include: unit, exclude: [...alone, ...long], isolate: false } },
      { test: { ...plain, name: 'alone', include: alone } },
      {
        test: {
          name: 'web',
          include: web,
          // A process has one browser for all of its files.
          pool: 'forks',
          isolate: false,
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // A browser on a busy machine stumbles now and then; the report names a test that needed a second try.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
