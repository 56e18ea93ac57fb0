import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withoutOwnEnd } from '../../engine/own-line.ts';
import { teka } from './testing/world.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');

const solved = expect.stringMatching(/^AY\nYB\n\n== plain, 1 node, [0-9.]+ ms(, [0-9.]+ ms of preparation)? ==\n$/);
const save = (name: string, ...flags: string[]) =>
  teka(['solve', 'l', '--text', 'A_\n_B', '--goal', 'first', '--save', at(name), ...flags]);
const isPosix = process.platform !== 'win32';

describe('a file is written', () => {
  it.runIf(isPosix)('through links, which stay', async () => {
    writeFileSync(at('kept.txt'), 'old');
    mkdirSync(at('inner'));
    symlinkSync('../kept.txt', at('inner/near'));
    symlinkSync('inner/near', at('far'));
    expect((await save('far')).err).toContain('already exists');
    expect(read('kept.txt')).toBe('old');
    expect((await save('far', '--force')).code).toBe(0);
    expect(read('kept.txt')).toEqual(solved);
    for (const link of ['far', 'inner/near']) expect(lstatSync(at(link)).isSymbolicLink()).toBe(true);
  });

  it.runIf(isPosix)('where a link leads, though nothing is there yet', async () => {
    mkdirSync(at('inner'));
    symlinkSync('inner/new.txt', at('link'));
    expect((await save('link')).code).toBe(0);
    expect(read('inner/new.txt')).toEqual(solved);
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
    expect(readdirSync(at('inner'))).toEqual(['new.txt']);
  });

  it('under the longest name that there can be', async () => {
    const name = `${'n'.repeat(251)}.txt`;
    expect((await save(name)).code).toBe(0);
    expect(readdirSync(folder)).toEqual([name]);
  });
});

describe('what cannot be written is refused before the puzzle is even read:', () => {
  const refused = async (name: string, ...flags: string[]) => {
    const before = readdirSync(folder);
    const { code, out, err } = await teka(['solve', 'l', '/no/such/puzzle', '--save', at(name), ...flags]);
    expect([code, out, readdirSync(folder)]).toEqual([2, '', before]);
    return err;
  };

  it.runIf(isPosix)('a pipe', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    symlinkSync('pipe', at('link'));
    for (const name of ['pipe', 'link']) expect(await refused(name, '--force')).toContain('it is a device, a pipe or');
    expect(lstatSync(at('pipe')).isFIFO()).toBe(true);
  });

  it.runIf(isPosix)('a socket', async () => {
    const server = createServer().listen(at('socket'));
    expect(await refused('socket', '--force')).toContain('it is a device, a pipe or a socket, not a file');
    server.close();
  });

  it('a folder', async () => {
    mkdirSync(at('inner'));
    for (const name of ['inner', 'inner/', '']) expect(await refused(name, '--force')).toContain('it is a folder');
    expect((await teka(['solve', 'l', '/no/such/puzzle', '--save', `${folder}/new/`])).err).toContain('it is a folder');
  });

  it('a name that is too long', async () => {
    expect(await refused('n'.repeat(300))).toContain('the name is too long');
  });

  it.runIf(isPosix)('links that lead nowhere', async () => {
    symlinkSync('b', at('a'));
    symlinkSync('a', at('b'));
    expect(await refused('a')).toContain('its links form a loop');
    symlinkSync('no/where.txt', at('c'));
    expect(await refused('c')).toContain('its folder does not exist');
  });

  it('a folder that does not exist', async () => {
    writeFileSync(at('file'), '');
    expect(await refused('no/a.txt')).toContain('its folder does not exist');
    if (isPosix) expect(await refused('file/a.txt')).toContain('a part of its path is a file, not a folder');
  });

  it.runIf(process.platform === 'linux')('a folder that takes no files, also not from root', async () => {
    const { code, err } = await teka(['solve', 'l', '/no/such/puzzle', '--save', '/proc/teka.txt']);
    expect([code, err]).toEqual([2, expect.stringContaining('"/proc/teka.txt" cannot be written')]);
  });

  it('one file for two things', async () => {
    const twice = async (image: string) =>
      expect(await refused('a.svg', '--image', image)).toContain('for both --save');
    await twice(at('a.svg'));
    await twice(`${folder}/./a.svg`);
    if (!isPosix) return;
    symlinkSync('a.svg', at('b.svg'));
    await twice(at('b.svg'));
  });
});

describe('standard output in place of a file', () => {
  const two = ['solve', 'l', '--text', 'A_\n_B'];

  it('takes the text alone; everything else is said on standard error', async () => {
    const { code, out, err } = await teka([...two, '--save', '-']);
    const rows = ['== 1 ==\nAY\nYB', '== 2 ==\nAZ\nYB', '== 3 ==\nAY\nZB', '== 4 ==\nAZ\nZB'].join('\n\n');
    expect([code, withoutOwnEnd(out)]).toEqual([0, rows]);
    expect(err).toMatch(/^All 4 solutions\. [^\n]*\n$/);
  });

  it('takes a picture alone, as SVG', async () => {
    const { code, out, err } = await teka([...two, '--goal', 'first', '--image', '-']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^<svg [\s\S]*<\/svg>\s*$/)]);
    expect(err).toMatch(/^AY\nYB\nFound one solution\. [^\n]*\n$/);
    const both = await teka([...two, '--goal', 'first', '--image', '-', '--save', at('kept.txt')]);
    expect([both.out, read('kept.txt'), existsSync('-')]).toEqual([out, solved, false]);
    expect(both.err).toContain(`Saved to ${at('kept.txt')}.\n`);
  });

  it('takes the picture of an explanation', async () => {
    const { code, out, err } = await teka(['explain', 'w', '--text', 'X..', '--image', '-']);
    expect([code, out, err]).toEqual([
      0,
      expect.stringMatching(/^<svg [\s\S]*<\/svg>\s*$/),
      expect.stringMatching(/./),
    ]);
    expect(err).not.toContain('Saved');
  });

  it.each([
    ['--save', '-', '--image', '-'],
    ['--save', '-', '--json'],
    ['--image', '-', '--json'],
  ])('takes one thing only: %s %s %s', async (...flags) => {
    const { code, out, err } = await teka([...two, ...flags]);
    expect([code, flags.includes('--json') ? JSON.parse(out).error.message : err]).toEqual([
      2,
      expect.stringContaining('Standard output takes only one result'),
    ]);
  });

  it('is not for pages, of which there may be several', async () => {
    writeFileSync(at('puzzle.txt'), 'A_\n_B');
    expect((await teka(['sheet', 'l', at('puzzle.txt'), '--image', '-'])).err).toContain('ends in .svg or .png');
  });
});
