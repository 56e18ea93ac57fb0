/** Projects: `journeys` and `web` need the built page and a browser (TEKA_CHROMIUM), `speed` a machine with nothing else to do. */
import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/order.ts';

/** Files that replace modules, and therefore share none with others. */
const alone = ['src/**/*.alone.test.ts'];
const long = ['**/*.long.test.{ts,mjs}'];
/** What compares milliseconds, and depends on the machine. */
const speed = ['**/*.speed.test.ts'];
const journeys = ['tests/web/journeys.test.ts'];

/** Limits are for what hangs, not for slow machines; they stand here and nowhere else. */
const HANGS = 10 * 60_000;
const limits = { testTimeout: HANGS, hookTimeout: HANGS, expect: { poll: { timeout: HANGS / 2 } } };

// By itself Vitest would leave one processor idle, of two that is half.
const plain = { ...limits, pool: 'threads', maxWorkers: '100%', setupFiles: 'tests/setup.ts' } as const;
const together = { ...plain, isolate: false } as const;

const web = {
  ...limits,
  // A process has one browser for all of its files.
  pool: 'forks',
  isolate: false,
  maxWorkers: 3,
  // What passes only at the second try is reported as a defect.
  retry: process.env.CI ? 1 : 0,
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...together,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tools/**/*.test.mjs'],
          exclude: [...alone, ...long, ...speed],
        },
      },
      { test: { ...plain, name: 'alone', include: alone } },
      { test: { ...together, name: 'long', include: long, exclude: ['**/node_modules/**'] } },
      { test: { ...plain, name: 'speed', include: speed, exclude: ['**/node_modules/**'], maxWorkers: 1 } },
      { test: { ...web, name: 'journeys', include: journeys } },
      { test: { ...web, name: 'web', include: ['tests/web/*.test.ts'], exclude: journeys } },
    ],
  },
});
