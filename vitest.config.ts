/** Two projects: `unit` needs nothing but Node; `web` needs the built page and a browser (TEKA_CHROMIUM). */
import { defineConfig } from 'vitest/config';

const unit = ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tools/**/*.test.mjs'];
const web = ['tests/web/**/*.test.ts'];

// Time limits are for hangs, not for slow machines. By itself Vitest would leave one processor idle, of two that is half.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: unit, pool: 'threads', maxWorkers: '100%', testTimeout: 30_000 } },
      {
        test: {
          name: 'web',
          include: web,
          pool: 'threads',
          globalSetup: 'tests/web/browser.ts',
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
