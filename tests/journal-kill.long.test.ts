/** A real process is killed at random moments, again and again; then the last one runs to its end. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledProgram } from './journal/bundled.ts';

/** For each of the five forms of output, so 25 in all. */
const KILLS = 5;
const MOST_KILLS = 60;
const TEXT = `${Array.from({ length: 19 }, (_, i) => i + 1).join(' ')} -> 57`;

let folder: string;
let program: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'teka-kill-'));
  program = await bundledProgram(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly milliseconds: number;
}

/** Runs until it ends or is killed. */
function run(args: readonly string[], killedAfter?: number): Promise<Ran> {
  const begun = performance.now();
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const timer = killedAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killedAfter);
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, out, milliseconds: performance.now() - begun });
    });
  });
}

const search = (goal: string, ...more: readonly string[]) =>
  ['solve', 't', '--strategy', 'every-subset', '--text', TEXT, '--goal', goal, ...more] as const;

/** The last line has the time that it took. */
const timeless = (text: string) => text.replace(/\(every-subset.*\)|== every-subset.*==/, '');

let journals = 0;

/** Kills as often as promised; what ends before it is killed begins a new journal. Tells how many journals went on after a kill. */
async function killed(
  args: (journal: string) => readonly string[],
  usual: number,
  check: (last: Ran, journal: string) => void,
) {
  let [kills, grown] = [0, 0];
  // Kills that came before the first shard was done would prove nothing, so one at least must come later.
  const isEnough = () => (kills >= KILLS && grown > 0) || kills >= MOST_KILLS;
  while (!isEnough()) {
    const journal = join(folder, `journal-${++journals}`);
    let last: Ran | undefined;
    while (!last) {
      const ran = await run(args(journal), isEnough() ? undefined : Math.random() * usual);
      if (ran.code === null) {
        kills++;
        grown += linesIn(journal) > 1 ? 1 : 0;
      } else last = ran;
    }
    expect(last.code).toBe(0);
    check(last, journal);
  }
  expect(grown).toBeGreaterThan(0);
}

function linesIn(journal: string): number {
  try {
    return readFileSync(journal, 'latin1').split('\n').length - 1;
  } catch {
    return 0;
  }
}

describe('a process that is killed', () => {
  it('counts exactly, however often', async () => {
    const whole = await run(search('count'));
    await killed(
      (journal) => search('count', '--journal', journal),
      whole.milliseconds,
      ({ out }) => {
        expect(timeless(out).split('\n').slice(-3)).toEqual(timeless(whole.out).split('\n').slice(-3));
      },
    );
  }, 300_000);

  it('prints every solution once', async () => {
    const whole = await run(search('all'));
    await killed(
      (journal) => search('all', '--journal', journal),
      whole.milliseconds,
      ({ out }) => {
        expect(timeless(out) === timeless(whole.out)).toBe(true);
      },
    );
  }, 300_000);

  it.each(['all.txt', 'all.ndjson', 'all.txt.gz'])(
    'saves every solution once to %s',
    async (name) => {
      const read = (file: string) => {
        const bytes = readFileSync(join(folder, file));
        return timeless((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
      };
      const whole = await run(search('all', '--save', join(folder, `whole-${name}`)));
      const save = ['--save', join(folder, name)];
      await killed(
        (journal) => search('all', ...save, '--journal', journal),
        whole.milliseconds,
        (_, journal) => {
          expect(read(name) === read(`whole-${name}`)).toBe(true);
          rmSync(join(folder, name));
          expect(readdirSync(folder).filter((file) => file.endsWith('-part'))).toEqual([]);
          expect(existsSync(`${journal}.shards`)).toBe(false);
        },
      );
    },
    300_000,
  );
});
