/**
 * A test says the same on every machine, however fast: so none waits for real time or sets a limit in milliseconds. This
 * reads the sources of all tests but those of `npm run test:speed`, which compares milliseconds and nothing else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scan } from './layers/scan.ts';

/** What may not stand in a test, by a name for it. */
const CLOCKS: Readonly<Record<string, RegExp>> = {
  sleep:
    /\b(setTimeout|setInterval|waitForTimeout|waitFor(?=\(\(\))|waitUntil|sleep|pause)\s*\(|\bAtomics\.wait\s*\(|\btimers\/promises\b/,
  clock: /\b(performance|Date)\.now\b|\bhrtime\b|\bcpuUsage\b|\bcpuMilliseconds\b|\bleastCpu\b|\bnew Date\(\)/,
  limit: /\b(timeout|testTimeout|hookTimeout):|\bsetDefault(Navigation)?Timeout\(|^\s*\}, [\d_]{3,}\);?$/m,
};

/** The only ones that may, with the reason. */
const ALLOWED: readonly { readonly file: string; readonly what: keyof typeof CLOCKS; readonly why: string }[] = [
  {
    file: 'tests/until.ts',
    what: 'sleep',
    why: 'asks another process again and again; how long that takes does not matter',
  },
  {
    file: 'tests/web/at-work.ts',
    what: 'sleep',
    why: 'stands in the place of the timers of a page, to know whether one of them has still to fire',
  },
  {
    file: 'tests/web/browser.ts',
    what: 'limit',
    why: 'one limit for what hangs in the browser, in the place of the much shorter one of Playwright',
  },
];
const MOST_ALLOWED = 10;

const under = (folder: string) =>
  readdirSync(folder, { recursive: true }).map((name) => `${folder}/${String(name).split(sep).join('/')}`);
const isForTests = (file: string) =>
  /\.[cm]?tsx?$|\.mjs$/.test(file) && (/\.test\.\w+$|\/testing\//.test(file) || file.startsWith('tests/'));
const isForSpeed = (file: string) => /\.speed\.(test\.)?ts$/.test(file);
const files = ['src', 'tests', 'tools'].flatMap(under).filter((file) => isForTests(file) && !isForSpeed(file));

/** The names of what stands in a source, in its code or in a program that it has as text; comments do not count. */
function clocksIn(source: string): string[] {
  const { code, strings } = scan(source);
  const texts = [code, ...strings];
  return Object.entries(CLOCKS).flatMap(([what, pattern]) => (texts.some((text) => pattern.test(text)) ? [what] : []));
}

describe('tests and time', () => {
  it('finds sleeps, clocks and limits, and nothing in comments', () => {
    expect(clocksIn('await new Promise((go) => setTimeout(go, 20));')).toEqual(['sleep']);
    expect(clocksIn("import { setTimeout as later } from 'node:timers/promises';")).toEqual(['sleep']);
    expect(clocksIn("writeFileSync(file, 'setInterval(() => {}, 1000)');")).toEqual(['sleep']);
    expect(clocksIn('expect(performance.now() - begun).toBeLessThan(100);')).toEqual(['clock']);
    expect(clocksIn('await button.waitFor({ timeout: 20_000 });')).toEqual(['limit']);
    expect(clocksIn("it('is slow', async () => {\n  await work();\n}, 60_000);")).toEqual(['limit']);
    expect(clocksIn('// no setTimeout( here\n/* nor Date.now */ vi.advanceTimersByTime(100);')).toEqual([]);
  });

  it('no test waits for real time or knows how fast the machine is', () => {
    expect(files.length).toBeGreaterThan(300);
    const isAllowed = (file: string, what: string) => ALLOWED.some((one) => one.file === file && one.what === what);
    const found = files.flatMap((file) =>
      clocksIn(readFileSync(file, 'utf8'))
        .filter((what) => file !== 'tests/clocks.test.ts' && !isAllowed(file, what))
        .map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it('allows few, each with a reason and a use', () => {
    expect(ALLOWED.length).toBeLessThanOrEqual(MOST_ALLOWED);
    const unused = ALLOWED.filter(({ file, what }) => !clocksIn(readFileSync(file, 'utf8')).includes(what));
    expect(unused).toEqual([]);
  });
});
