import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digest } from '../../engine/digest.ts';
import type { Finished, Header } from '../../engine/journal/lines.ts';
import { JournalFile, journalIn } from './journal.ts';
import { linesOf, ShardFiles } from './shard-files.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-journal-'));
  file = join(folder, 'journal');
});
afterEach(() => rmSync(folder, { recursive: true }));

const header: Header = {
  ...{ journal: 1, teka: '1.0.0', puzzle: 'fake', text: '10', strategy: 's', goal: 'count', options: {} },
  ...{ shards: 3, digest: 'd' },
};
const line = (shard: string): Finished => ({
  ...{ shard, count: 1, nodes: 2, hash: 'h', milliseconds: 3, proven: true },
});
const open = (of = header): JournalFile => {
  const opened = JournalFile.open(file, of);
  if (!opened.ok) throw new Error(opened.problem.text.code);
  return opened.value;
};

describe('the file of a journal', () => {
  it('goes on after it was cut at any byte, and ends as if it had not been', () => {
    const write = () => {
      const journal = open();
      const known = new Set(journal.finished.keys());
      for (const shard of ['a', 'b', 'c']) if (!known.has(shard)) journal.append(line(shard));
      journal.close();
    };
    write();
    const whole = readFileSync(file);
    for (let length = 0; length < whole.length; length++) {
      writeFileSync(file, whole.subarray(0, length));
      write();
      expect(readFileSync(file).equals(whole)).toBe(true);
    }
  });

  it('tells that a line was dropped', () => {
    open().close();
    expect(open().wasTorn).toBe(false);
    rmSync(`${file}.lock`);
    writeFileSync(file, `${readFileSync(file, 'latin1')}{"sha`);
    const journal = open();
    expect(journal.wasTorn).toBe(true);
    journal.append(line('a'));
    journal.close();
    expect(journalIn(file, '1.0.0')).toMatchObject({ ok: true, value: { isTorn: false } });
  });

  it('is not written where it is of another search or no journal', () => {
    open().close();
    const before = readFileSync(file);
    expect(JournalFile.open(file, { ...header, text: '11' })).toMatchObject({
      problem: { text: { code: 'journal-other' } },
    });
    expect(readFileSync(file).equals(before)).toBe(true);
    writeFileSync(file, 'my notes');
    expect(JournalFile.open(file, header)).toMatchObject({ problem: { text: { code: 'journal-foreign' } } });
    expect(readFileSync(file, 'utf8')).toBe('my notes');
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('has one writer at a time; a writer that is gone leaves it to the next', () => {
    const first = open();
    expect(JournalFile.open(file, header)).toMatchObject({ problem: { text: { code: 'journal-locked' } } });
    first.close();
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    writeFileSync(`${file}.lock`, `${hostname()} ${gone}`);
    open().close();
    writeFileSync(`${file}.lock`, '');
    open().close();
    // After a restart another process, or this one, has the number of the one that is gone.
    for (const pid of [process.pid, process.ppid]) {
      writeFileSync(`${file}.lock`, `${hostname()} ${pid} boot:1 token`);
      open().close();
    }
    writeFileSync(`${file}.lock`, `${hostname()} ${process.ppid}`);
    expect(JournalFile.open(file, header)).toMatchObject({ problem: { text: { code: 'journal-locked' } } });
    writeFileSync(`${file}.lock`, 'elsewhere 1 x y');
    expect(JournalFile.open(file, header)).toMatchObject({ problem: { text: { params: { holder: 'elsewhere 1' } } } });
  });

  it('has one writer, however many processes find a stale lock at once', async () => {
    const stale = `${hostname()} ${spawnSync(process.execPath, ['-e', '']).pid} - token`;
    const { code } = transformSync(readFileSync(new URL('./lock.ts', import.meta.url), 'utf8'), { loader: 'ts' });
    const module = join(folder, 'lock.mjs');
    writeFileSync(module, code);
    // Each begins when all are ready, tells whether it has the lock, and keeps it until its input ends.
    const program = `import { lock } from ${JSON.stringify(pathToFileURL(module).href)};
      process.stdout.write('ready');
      process.stdin.once('data', (path) => process.stdout.write(lock(String(path)) === undefined ? 'mine' : 'not')).resume();`;
    for (let round = 0; round < 5; round++) {
      const path = join(folder, `lock-${round}`);
      writeFileSync(path, stale);
      const children = Array.from({ length: 6 }, () =>
        spawn(process.execPath, ['--input-type=module', '-e', program], {
          stdio: ['pipe', 'pipe', 'ignore'],
        }),
      );
      const said = () => Promise.all(children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])));
      expect(await said()).toEqual(children.map(() => 'ready'));
      const answers = said();
      for (const { stdin } of children) stdin.write(path);
      expect((await answers).filter((answer) => answer === 'mine')).toHaveLength(1);
      for (const { stdin } of children) stdin.end();
    }
    expect(readdirSync(folder).filter((name) => !/^lock[-.](\d|mjs)$/.test(name))).toEqual([]);
  });
});

describe('the files of shards', () => {
  it('have the lines of each, and a name once they are whole', () => {
    const files = new ShardFiles(join(folder, 'shards'));
    const many = Array.from({ length: 60_000 }, (_, i) => `solution ${i} é`);
    files.add('a', { type: 'solutions', texts: many.slice(0, 7) });
    files.add('b', { type: 'solutions', texts: ['x'] });
    files.add('a', { type: 'solutions', texts: many.slice(7) });
    const recorded = files.finish('a');
    expect(files.has('a', recorded)).toBe(true);
    expect([...linesOf(files.fileOf('a'))].flat()).toEqual(many);
    expect(existsSync(files.fileOf('b'))).toBe(false);
    const others = () => new ShardFiles(join(folder, 'shards'));
    expect(others().has('b', { bytes: 2, hash: digest(['x']) })).toBe(false);
    expect(others().has('a', recorded)).toBe(true);
    const bytes = readFileSync(files.fileOf('a'));
    bytes[10]! ^= 1;
    writeFileSync(files.fileOf('a'), bytes);
    expect(others().has('a', recorded)).toBe(false);
    files.remove('a');
    files.close();
    expect(existsSync(join(folder, 'shards'))).toBe(false);
  });
});
