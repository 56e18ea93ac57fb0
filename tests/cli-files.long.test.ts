/** The built command line and files: how they are read, where they are written, and what is left behind. */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodeClient } from '../src/hosts/node/index.ts';
import { bin, env, teka } from './cli-run.ts';
import { MANY } from './endless.ts';
import { urlOf } from './preloads/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

describe('a file is read', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const solve = (bytes: Uint8Array) => {
    writeFileSync(at('hand.txt'), bytes);
    return teka(['solve', '24', at('hand.txt')]);
  };

  test('in UTF-16 with a byte order mark, as PowerShell writes it', async () => {
    for (const bytes of [utf16('\uFEFF4 J 10 9\r\n'), utf16('\uFEFF4 J 10 9\r\n').swap16()]) {
      expect(await solve(bytes)).toMatchObject({ code: 0, out: expect.stringContaining('4 + ((11 - 9) * 10)') });
    }
  });

  test('and refused by name where it is no text', async () => {
    const unmarked = await solve(utf16('4 J 10 9'));
    expect([unmarked.code, unmarked.err]).toEqual([2, expect.stringContaining('UTF-16 without a byte order mark')]);
    const latin = await solve(Buffer.from('4 J 10 9 ½', 'latin1'));
    expect([latin.code, latin.err]).toEqual([2, expect.stringContaining('it is not valid UTF-8; save it as UTF-8')]);
  });
});

test('what steers a terminal is spelled out where the puzzle is named in a message', async () => {
  const { code, err } = await teka(['solve', '24', '--text', '4 J 10 \x1b[2J\u202e']);
  expect([code, err]).toEqual([2, expect.stringContaining('"\\x1b[2J\\u202e" (card 4)')]);
});

test('a file that standard output goes to is not replaced', () => {
  const output = openSync(at('out.txt'), 'w');
  const args = [bin, 'solve', '24', '--text', '4 J 10 9', '--save', at('out.txt'), '--force'];
  const { status, stderr } = spawnSync(process.execPath, args, { env, stdio: ['ignore', output, 'pipe'] });
  closeSync(output);
  expect([status, String(stderr)]).toEqual([2, expect.stringContaining('standard output already goes to it')]);
});

describe.runIf(process.platform !== 'win32')('a process that is ended', () => {
  /** Runs a process to its end; `heard` is called with all that it has printed. */
  const run = (args: readonly string[], heard: (out: string, kill: () => void) => void) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = spawn(process.execPath, args, { env });
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
        heard(out, () => void child.kill('SIGTERM'));
      });
      child.on('close', (code) => resolve({ code, out }));
    });

  test('stops a search, and what it found is kept', async () => {
    const search = [bin, 'solve', 'iq', '--text', MANY, '--goal', 'all', '--strategy', 'dancing-links'];
    let isSent = false;
    const { code, out } = await run([...search, '--save', at('kept.txt')], (heard, kill) => {
      // A second one would end it at once.
      if (!isSent && heard.split('\n').length > 3) kill();
      isSent ||= heard.split('\n').length > 3;
    });
    const [, count] = /\nStopped with ([0-9,]+) solutions\./.exec(out) ?? [];
    const numbers = readFileSync(at('kept.txt'), 'utf8').match(/^== [0-9]+ ==$/gm);
    expect([code, numbers?.at(-1), numbers?.length]).toEqual([
      0,
      `== ${count?.replaceAll(',', '')} ==`,
      Number(count?.replaceAll(',', '')),
    ]);
    expect(readdirSync(folder)).toEqual(['kept.txt']);
  });

  test('finds nothing half-written', async () => {
    // The process ends itself in the middle of a text that has no end.
    const files = new URL('../dist/faces/cli/files.js', import.meta.url).href;
    const script = `
      const { writeWhole } = await import('${files}');
      function* endless() {
        for (let piece = 0; ; piece++) {
          if (piece === 3) process.kill(process.pid, 'SIGTERM');
          yield 'half';
        }
      }
      await writeWhole(process.argv[1], endless(), false);`;
    const { code } = await run(['--input-type=module', '-e', script, at('half.txt')], () => undefined);
    expect([code, readdirSync(folder)]).toEqual([143, []]);
  });
});

/** The host has one bundle in its hands and one to go on with; with the next one the search waits. */
const MOST_AHEAD = 2;

test('a search does not run ahead of its host, whose memory and time would not suffice', async () => {
  const real = new URL('../dist/hosts/node/teka-worker.js', import.meta.url).href;
  const unheard = at('unheard');
  writeFileSync(unheard, '');
  writeFileSync(
    at('worker.mjs'),
    `process.env.TEKA_UNHEARD = ${JSON.stringify(unheard)};
     await import('${urlOf('unheard')}');
     await import('${real}');`,
  );
  const client = nodeClient(pathToFileURL(at('worker.mjs')));
  let bundles = 0;
  const aheads: number[] = [];
  const job = client.solve({ puzzle: 'iq', text: MANY, goal: 'all' }, (event) => {
    if (event.type !== 'solutions') return;
    bundles++;
    // The host is busy until the search is as far ahead as it may be and waits, or is further; the fifth bundle is enough.
    for (let isBusy = bundles <= 5; isBusy; ) {
      const told = readFileSync(unheard, 'latin1');
      const ahead = told.replaceAll('w', '').length - bundles;
      aheads[bundles - 1] = ahead;
      isBusy = ahead < MOST_AHEAD || (ahead === MOST_AHEAD && !told.endsWith('w'));
    }
    if (bundles === 5) job.cancel();
  });
  expect(await job.done).toMatchObject({ type: 'ended', ending: 'cancelled' });
  client.close();
  expect(aheads).toEqual(Array(5).fill(MOST_AHEAD));
  // Those that waited, and what the search had in hand until it looked up.
  expect(bundles).toBeLessThanOrEqual(9);
});
