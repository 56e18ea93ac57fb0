import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    writeFileSync(`${file}.lock`, 'elsewhere 1');
    expect(JournalFile.open(file, header)).toMatchObject({ problem: { text: { params: { holder: 'elsewhere 1' } } } });
  });
});

describe('the files of shards', () => {
  it('have the lines of each, and a name once they are whole', () => {
    const files = new ShardFiles(join(folder, 'shards'));
    const many = Array.from({ length: 60_000 }, (_, i) => `solution ${i} é`);
    files.add('a', { type: 'solutions', texts: many.slice(0, 7) });
    files.add('b', { type: 'solutions', texts: ['x'] });
    files.add('a', { type: 'solutions', texts: many.slice(7) });
    const { bytes } = files.finish('a');
    expect(files.has('a', bytes)).toBe(true);
    expect([...linesOf(files.fileOf('a'))].flat()).toEqual(many);
    expect(existsSync(files.fileOf('b'))).toBe(false);
    expect(new ShardFiles(join(folder, 'shards')).has('b', 2)).toBe(false);
    files.remove('a');
    files.close();
    expect(existsSync(join(folder, 'shards'))).toBe(false);
  });
});
