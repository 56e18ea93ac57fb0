import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../engine/testing/time.ts';
import { makingUpTo, repeatingUpTo } from '../testing/stubborn.ts';
import { newTime, teka } from '../testing/world.ts';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-batch-'));
  target = join(folder, 'new', 'challenges');
});
afterEach(() => rmSync(folder, { recursive: true }));

const batch = (count: string, ...flags: string[]) =>
  teka(['generate', 'l', '--batch', count, '--to', target, '--seed', '3', ...flags]);
const read = (name: string) => readFileSync(join(target, name), 'utf8');

describe('a batch', () => {
  it('is a file for each seed, in a folder that is made for it', async () => {
    expect(await batch('3')).toEqual({ code: 0, out: `3 puzzles written to ${target}.\n`, err: '' });
    expect(readdirSync(target)).toEqual(['001.txt', '002.txt', '003.txt']);
    expect(['001.txt', '002.txt', '003.txt'].map(read)).toEqual(['__\nDD\n', '__\nEE\n', '__\nAA\n']);
    expect((await teka(['generate', 'l', '--seed', '4'])).out).toBe('__\nEE\n');
  });

  it('is made as wished', async () => {
    await batch('1', '--difficulty', 'wide', '--closed');
    expect(read('001.txt')).toBe('C___\nDD\n');
  });

  it('tells its files as JSON', async () => {
    expect(JSON.parse((await batch('2', '--json')).out)).toEqual({
      puzzle: 'letters',
      seed: 3,
      folder: target,
      files: [join(target, '001.txt'), join(target, '002.txt')],
      seeds: [3, 4],
    });
  });

  it('has longer names where there are more', async () => {
    await batch('1000');
    expect(readdirSync(target)).toHaveLength(1000);
    expect(read('0001.txt')).toBe('__\nDD\n');
  });

  it('shows a person how far it is', async () => {
    const { err } = await teka(['generate', 'l', '--batch', '2', '--to', target], { tty: true });
    expect(err).toBe('\r\x1b[2K0 / 2\r\x1b[2K1 / 2\r\x1b[2K2 / 2\r\x1b[2K');
  });

  it('writes over nothing, and then nothing at all, unless told to', async () => {
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, '002.txt'), 'mine');
    writeFileSync(join(target, 'notes.txt'), 'mine');
    const refusal = await batch('2');
    expect(refusal).toMatchObject({ code: 2, out: '', err: expect.stringContaining('002.txt" already exists') });
    expect(readdirSync(target)).toEqual(['002.txt', 'notes.txt']);
    expect((await batch('2', '--force')).code).toBe(0);
    expect([read('002.txt'), read('notes.txt')]).toEqual(['__\nEE\n', 'mine']);
  });

  it('keeps what is there when it is stopped', async () => {
    const running = batch('100000');
    // No file is written in less than a turn.
    await until(() => existsSync(target) && readdirSync(target).length >= 3);
    process.emit('SIGINT');
    const { code, out } = await running;
    const files = readdirSync(target);
    expect([code, out]).toEqual([3, `Stopped: ${files.length} of 100000 are in ${target}.\n`]);
    expect(files.every((name) => /^\d{6}\.txt$/.test(name))).toBe(true);
    expect(files.length).toBeLessThan(100000);
  });

  it('keeps what is there when its time is over', async () => {
    const asked = ['generate', 'l', '--batch', '9', '--to', target, '--seed', '0', '--max-time', '0.2'];
    const time = newTime();
    const { code, out } = await teka(asked, { catalogue: makingUpTo(2, time), time });
    expect(readdirSync(target)).toEqual(['001.txt', '002.txt']);
    expect([code, out]).toEqual([3, `Stopped: 2 of 9 are in ${target}.\n`]);
  });

  it('of more than a folder holds well is refused before anything is made', async () => {
    const err = '--batch takes at most 1,000,000, not 1000000000.\n';
    expect(await batch('1000000000')).toEqual({ code: 2, out: '', err });
    expect(existsSync(target)).toBe(false);
  });

  it('leaves out seeds that repeat another, and says which', async () => {
    const few = (count: string, ...flags: string[]) =>
      teka(['generate', 's', '--batch', count, '--to', target, '--seed', '0', ...flags]);
    expect(await few('2')).toEqual({
      code: 0,
      out: `2 puzzles written to ${target}.\nSeeds skipped because they repeat another puzzle: 1.\n`,
      err: '',
    });
    expect(['001.txt', '002.txt'].map(read)).toEqual(['a\n', 'b\n']);
    expect(JSON.parse((await few('2', '--force', '--json')).out).seeds).toEqual([0, 2]);
    expect((await teka(['generate', 's', '--seed', '2'])).out).toBe('b\n');
  });

  it('names ten of many such seeds', async () => {
    const asked = ['generate', 'l', '--batch', '2', '--to', target, '--seed', '0'];
    expect((await teka(asked, { catalogue: repeatingUpTo(50) })).out).toContain(
      'Seeds skipped because they repeat another puzzle: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, and 40 more.',
    );
  });

  it('ends where there is nothing new any more, and keeps what is there', async () => {
    const { code, out, err } = await teka(['generate', 's', '--batch', '3', '--to', target, '--seed', '0']);
    expect([code, out]).toEqual([3, '']);
    expect(err).toMatch(
      /^Only 2 of 3 could be made: 100 seeds in a row gave only puzzles that exist already; ask for fewer/,
    );
    expect(readdirSync(target)).toEqual(['001.txt', '002.txt']);
  });

  it.each([
    [['--batch', '3'], 'A batch is written to a folder'],
    [['--to', 'x'], 'A batch is written to a folder'],
    [['--batch', '1.5', '--to', 'x'], '--batch takes a whole number'],
  ])('refuses %j', async (flags, sentence) => {
    expect(await teka(['generate', 'l', ...flags])).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
  });

  it('refuses a file for a folder, and a wish that cannot be met', async () => {
    writeFileSync(join(folder, 'new'), '');
    expect((await batch('1')).err).toContain('it is a file, not a folder');
    rmSync(join(folder, 'new'));
    const unmet = await teka(['generate', 'l', '--batch', '1', '--to', target, '--seed', '-1']);
    expect(unmet).toMatchObject({ code: 2, err: expect.stringContaining('A board is made of') });
  });
});
