/** A real process is killed at some line of its journal, again and again; then the last one runs to its end. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledProgram } from './journal/bundled.ts';
import { preload } from './preloads/index.ts';

/** For each of the five forms of output, so 40 in all. */
const KILLS = 8;
const MOST_RUNS = 60;
const TEXT = `${Array.from({ length: 17 }, (_, i) => i + 1).join(' ')} -> 76`;
/** A journal of a count has 17. */
const MOST_LINES = 9;

interface Kill {
  /** Of those that the process writes. */
  readonly line: number;
  readonly moment: 'before' | 'amid' | 'after';
}

/** The same in every run of the tests. */
const killsOf = (seed: number): readonly Kill[] =>
  fc.sample(
    fc.record({
      line: fc.integer({ min: 1, max: MOST_LINES }),
      moment: fc.constantFrom<Kill['moment']>('before', 'amid', 'after'),
    }),
    { numRuns: MOST_RUNS, seed },
  );

let folder: string;
let program: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'teka-kill-'));
  program = await bundledProgram(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number | null;
  readonly out: string;
}

/** Runs until it ends or is killed. */
function run(args: readonly string[], kill?: Kill): Promise<Ran> {
  const child = spawn(process.execPath, [preload('kill-at-line'), program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(kill && { TEKA_KILL: `${kill.line} ${kill.moment}` }) },
  });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })));
}

const search = (goal: string, ...more: readonly string[]) =>
  ['solve', 't', '--strategy', 'every-subset', '--text', TEXT, '--goal', goal, ...more] as const;

/** The last line has the time that it took. */
const timeless = (text: string) => text.replace(/\(every-subset.*\)|== every-subset.*==/, '');

let journals = 0;

/** Kills as often as promised; what ends before it is killed begins a new journal. */
async function killed(
  args: (journal: string) => readonly string[],
  seed: number,
  check: (last: Ran, journal: string) => void,
) {
  const kills = killsOf(seed)[Symbol.iterator]();
  let [done, grown] = [0, 0];
  // Kills that came before the first shard was done would prove nothing, so one at least must come later.
  const isEnough = () => done >= KILLS && grown > 0;
  while (!isEnough()) {
    const journal = join(folder, `journal-${++journals}`);
    let last: Ran | undefined;
    while (!last) {
      const kill = isEnough() ? undefined : kills.next().value;
      const ran = await run(args(journal), kill);
      if (ran.code !== null) last = ran;
      else {
        done++;
        const { lines, isTorn } = stateOf(journal);
        expect(isTorn, JSON.stringify(kill)).toBe(kill?.moment === 'amid');
        grown += lines > 1 ? 1 : 0;
      }
    }
    expect(last.code).toBe(0);
    check(last, journal);
  }
  expect(done).toBeGreaterThanOrEqual(KILLS);
}

/** How many whole lines a journal has, and whether another one was cut off in the middle. */
function stateOf(journal: string): { readonly lines: number; readonly isTorn: boolean } {
  const lines = readFileSync(journal, 'latin1').split('\n');
  return { lines: lines.length - 1, isTorn: lines.at(-1) !== '' };
}

describe('a process that is killed', () => {
  it('counts exactly, however often', async () => {
    const whole = await run(search('count'));
    await killed(
      (journal) => search('count', '--journal', journal),
      1,
      ({ out }) => {
        expect(timeless(out).split('\n').slice(-3)).toEqual(timeless(whole.out).split('\n').slice(-3));
      },
    );
  });

  it('prints every solution once', async () => {
    const whole = await run(search('all'));
    await killed(
      (journal) => search('all', '--journal', journal),
      2,
      ({ out }) => {
        expect(timeless(out) === timeless(whole.out)).toBe(true);
      },
    );
  });

  it.each([
    ['all.txt', 3],
    ['all.ndjson', 4],
    ['all.txt.gz', 5],
  ])('saves every solution once to %s', async (name, seed) => {
    const read = (file: string) => {
      const bytes = readFileSync(join(folder, file));
      return timeless((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
    };
    await run(search('all', '--save', join(folder, `whole-${name}`)));
    const save = ['--save', join(folder, name)];
    await killed(
      (journal) => search('all', ...save, '--journal', journal),
      seed,
      (_, journal) => {
        expect(read(name) === read(`whole-${name}`)).toBe(true);
        rmSync(join(folder, name));
        expect(readdirSync(folder).filter((file) => file.endsWith('-part'))).toEqual([]);
        expect(existsSync(`${journal}.shards`)).toBe(false);
      },
    );
  });
});
