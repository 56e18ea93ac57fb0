import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { cacheFolder, folderStore } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value);
const inside = () => readdirSync(folder).sort();
const draftOf = (name: string) => `teka-${name}.bin.${randomUUID()}.part`;
const writeOld = (file: string) => {
  writeFileSync(join(folder, file), 'half');
  utimesSync(join(folder, file), 0, 0);
};

/** A program of modules beside this file as one text, since Node 20 cannot read our source as it is. */
async function bundled(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: import.meta.dirname };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, platform: 'node', format: 'esm' });
  return outputFiles[0]!.text;
}

describe('a store in a folder', () => {
  it('gives back what was written, and nothing where nothing was', async () => {
    const store = folderStore(join(folder, 'deep', 'down'));
    expect(await store.read('tables-v1')).toBeUndefined();
    await store.write('tables-v1', bytes(100_000, 7));
    const kept = await store.read('tables-v1');
    expect(kept).toEqual(bytes(100_000, 7));
    // A Buffer would share what is cut from it.
    expect(Object.getPrototypeOf(kept)).toBe(Uint8Array.prototype);
    await store.write('tables-v1', bytes(3, 1));
    expect(await store.read('tables-v1')).toEqual(bytes(3, 1));
  });

  it('writes only the part that a view shows', async () => {
    await folderStore(folder).write('part', bytes(50, 2).subarray(10, 14));
    expect(readFileSync(join(folder, 'teka-part.bin'))).toHaveLength(4);
  });

  it('leaves nothing else behind, neither drafts nor lower versions', async () => {
    const store = folderStore(folder);
    for (const name of ['tables-v1-a', 'tables-v1-b', 'other-v1']) await store.write(name, bytes(3, 1));
    const [old, fresh] = [draftOf('tables-v1-a'), draftOf('tables-v1-a')];
    writeOld(old);
    writeFileSync(join(folder, fresh), 'half');
    await store.write('tables-v2-a', bytes(3, 2));
    expect(inside()).toEqual(['teka-other-v1.bin', fresh, 'teka-tables-v2-a.bin']);
  });

  it('leaves the tables of a newer version alone', async () => {
    const store = folderStore(folder);
    await store.write('tables-v2', bytes(3, 2));
    await store.write('tables-v1', bytes(3, 1));
    expect(inside()).toEqual(['teka-tables-v1.bin', 'teka-tables-v2.bin']);
  });

  it('leaves files alone that it did not write, however old', async () => {
    const id = randomUUID();
    const foreign = [
      'ubuntu.iso.part',
      'tables-v1.bin',
      'tables-v2.bin',
      'tables-v1.bin.1.part',
      `tables-v1.bin.${id}.part`,
      'teka-tables-v1.bin.1.part',
      `teka-notes.txt.${id}.part`,
      `teka-tables-v1.bin.${id}.part.bak`,
      'teka-tables-v1.bin.bak',
      'my-teka-tables-v1.bin',
    ];
    for (const file of foreign) writeOld(file);
    const store = folderStore(folder);
    expect(await store.read('tables-v1')).toBeUndefined();
    await store.write('tables-v2', bytes(3, 2));
    expect(inside()).toEqual([...foreign, 'teka-tables-v2.bin'].sort());
    for (const file of foreign) expect(readFileSync(join(folder, file), 'utf8')).toBe('half');
  });

  it.skipIf(process.platform === 'win32')(
    'reads and removes regular files only: a pipe does not make it wait',
    async () => {
      const draft = draftOf('tables-v1');
      execFileSync('mkfifo', ['teka-tables-v1.bin', draft], { cwd: folder });
      utimesSync(join(folder, draft), 0, 0);
      // In a process of its own, since one that waits for the pipe would hold up the whole test.
      const program = await bundled(`
        import { folderStore } from './store.ts';
        if ((await folderStore(process.argv[1]).read('tables-v1')) !== undefined) process.exitCode = 1;`);
      const reader = spawn(process.execPath, ['--input-type=module', '-e', program, folder], { stdio: 'inherit' });
      onTestFinished(() => void reader.kill('SIGKILL'));
      expect(await new Promise((settle) => reader.on('close', settle))).toBe(0);
      const store = folderStore(folder);
      await store.write('tables-v2', bytes(3, 1));
      expect(inside()).toEqual(['teka-tables-v1.bin', draft, 'teka-tables-v2.bin']);
    },
  );

  it.runIf(process.platform === 'linux')(
    'keeps nothing, and comes to an end, where no folder can be made',
    async () => {
      const store = folderStore('/proc/nonexistent/teka');
      await store.write('tables-v1', bytes(3, 1));
      expect(await store.read('tables-v1')).toBeUndefined();
    },
  );

  it('tidies on past a file that is not to be had', async () => {
    const store = folderStore(folder);
    const gone = draftOf('a');
    // It is listed, but what it names is not there, as with a draft that another process has just renamed.
    symlinkSync(join(folder, 'nowhere'), join(folder, gone));
    writeOld(draftOf('b'));
    // A folder in the place of a table cannot be removed like one.
    mkdirSync(join(folder, 'teka-tables-v1-a.bin'));
    await store.write('tables-v1-b', bytes(3, 1));
    await store.write('tables-v2', bytes(3, 2));
    expect(inside()).toEqual([gone, 'teka-tables-v1-a.bin', 'teka-tables-v2.bin']);
  });

  it.each(['../out', 'a/b', '', 'A'])('keeps nothing under the name %j', async (name) => {
    const store = folderStore(join(folder, 'inner'));
    await store.write(name, bytes(3, 1));
    expect(await store.read(name)).toBeUndefined();
    expect(inside()).toEqual([]);
  });

  it('never fails: a folder that cannot be, or a name that is taken, only means that nothing is kept', async () => {
    writeFileSync(join(folder, 'file'), '');
    const store = folderStore(join(folder, 'file', 'below'));
    await store.write('tables-v1', bytes(3, 1));
    expect(await store.read('tables-v1')).toBeUndefined();
    const blocked = folderStore(folder);
    await folderStore(join(folder, 'teka-tables-v1.bin')).write('inner', bytes(3, 1));
    await blocked.write('tables-v1', bytes(3, 1));
    expect(await blocked.read('tables-v1')).toBeUndefined();
    expect(inside()).toEqual(['file', 'teka-tables-v1.bin']);
  });

  it('is whole at every moment, also where threads write at once', async () => {
    const store = folderStore(folder);
    const size = 200_000;
    // Plain JavaScript, since a worker of Node 20 cannot read our source as it is: the steps are those of the store.
    const script = `
      const { workerData } = require('node:worker_threads');
      const { renameSync, writeFileSync } = require('node:fs');
      for (let i = 0; i < 40; i++) {
        const draft = workerData.file + '.' + workerData.value + '-' + i + '.part';
        writeFileSync(draft, new Uint8Array(${size}).fill(workerData.value), { flag: 'wx' });
        renameSync(draft, workerData.file);
      }`;
    const workerData = { file: join(folder, 'teka-tables-v1.bin'), value: 1 };
    const other = new Worker(script, { eval: true, workerData });
    let running = true;
    const done = new Promise((settle) => other.on('exit', settle)).then(() => {
      running = false;
    });
    let seen = 0;
    while (running || seen === 0) {
      await store.write('tables-v1', bytes(size, 2));
      const kept = await store.read('tables-v1');
      expect(kept).toHaveLength(size);
      expect(kept!.every((byte) => byte === kept![0])).toBe(true);
      seen++;
      await new Promise((settle) => setImmediate(settle));
    }
    await done;
    expect(inside()).toEqual(['teka-tables-v1.bin']);
  });
});

describe('the cache folder', () => {
  it.each([
    ['linux', {}, '/home/me/.cache/teka'],
    ['linux', { XDG_CACHE_HOME: '/var/mine' }, '/var/mine/teka'],
    ['linux', { XDG_CACHE_HOME: 'relative' }, '/home/me/.cache/teka'],
    ['darwin', { XDG_CACHE_HOME: '/var/mine' }, '/home/me/Library/Caches/teka'],
    ['win32', { LOCALAPPDATA: '/local' }, '/local/teka'],
    ['win32', {}, '/home/me/AppData/Local/teka'],
    ['linux', { TEKA_CACHE: 'here' }, 'here'],
    ['linux', { TEKA_CACHE: '', XDG_CACHE_HOME: '/var/mine' }, undefined],
  ] as const)('of %s with %j is %s', (platform, env, folder) => {
    expect(cacheFolder(env, platform, '/home/me')).toBe(folder);
  });

  it('does not exist for a user without a home folder', () => {
    expect(cacheFolder({}, 'linux', undefined)).toBeUndefined();
    expect(cacheFolder({}, 'darwin', undefined)).toBeUndefined();
  });
});
