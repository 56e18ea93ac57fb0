import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endless, makingUpTo, solvingWith } from '../testing/stubborn.ts';
import { type Around, newTime, teka } from '../testing/world.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-sheet-'));
  writeFileSync(join(folder, 'a.txt'), 'A_\n_B\n');
  writeFileSync(join(folder, 'b.txt'), 'Q_\n');
  writeFileSync(join(folder, 'bad.txt'), 'A_\n?\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const image = () => file('out.svg');
const sheet = (...words: string[]) => teka(['sheet', 'l', ...words, '--image', image()]);
const pages = () => readdirSync(folder).filter((name) => name.startsWith('out'));

describe('a sheet', () => {
  it('has several puzzles on one page', async () => {
    const { code, out } = await sheet(file('a.txt'), file('b.txt'));
    expect([code, out]).toEqual([0, `Saved to ${image()}.\n2 pictures on 1 page.\n`]);
    expect(pages()).toEqual(['out.svg']);
    // White, for print.
    expect(readFileSync(image(), 'utf8')).toMatch(/^<svg [^>]*><title>[^<]*<\/title><rect [^>]*fill="#ffffff"/);
  });

  it('has a title and lines for names where they are wanted', async () => {
    const { code } = await sheet(file('a.txt'), '--title', 'Week 3', '--names');
    expect(code).toBe(0);
    const named = readFileSync(image(), 'utf8');
    await sheet(file('a.txt'), '--force');
    expect(readFileSync(image(), 'utf8').match(/<line/g) ?? []).toHaveLength((named.match(/<line/g) ?? []).length - 2);
  });

  it('is not made on a board where the puzzle does not do that', async () => {
    expect(await sheet('--batch', '2', '--on', file('a.txt'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('--on'),
    });
  });

  it('has as many pages as it takes, each a file', async () => {
    const { code, out } = await sheet('--batch', '300', '--seed', '1', '--json');
    const { pictures, files } = JSON.parse(out);
    expect([code, pictures]).toEqual([0, 300]);
    expect(files.length).toBeGreaterThan(1);
    expect(files[1]).toBe(file('out-2.svg'));
    expect(pages().sort()).toEqual(files.map((name: string) => name.slice(folder.length + 1)).sort());
  });

  it('has the solutions of one puzzle, as many as are wanted', async () => {
    expect(JSON.parse((await sheet(file('a.txt'), '--solutions', '--json')).out).pictures).toBe(4);
    const fewer = await sheet(file('a.txt'), '--solutions', '--limit', '3', '--json', '--force');
    expect(JSON.parse(fewer.out).pictures).toBe(3);
  });

  it('has a solution behind every puzzle, and says which puzzles have none', async () => {
    const { code, out } = await sheet(file('a.txt'), file('b.txt'), '--back-pages');
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 4)).toEqual([
      `Saved to ${file('out-1.svg')}.`,
      `Saved to ${file('out-2.svg')}.`,
      'The back of number 2 is empty. Proven: there is no solution.',
      '2 pictures on 2 pages.',
    ]);
    expect(readFileSync(file('out-2.svg'), 'utf8')).toContain(
      'Page 2 of 2, the back of the previous page: solutions 1 to 2.',
    );
    const told = await sheet(file('a.txt'), file('b.txt'), '--back-pages', '--force', '--json');
    expect(JSON.parse(told.out)).toEqual({
      puzzle: 'letters',
      pictures: 2,
      files: [file('out-1.svg'), file('out-2.svg')],
      unsolved: [{ number: 2, why: 'Proven: there is no solution.' }],
    });
  });

  it('has solutions behind a batch as well', async () => {
    const { pictures, files, unsolved } = JSON.parse((await sheet('--batch', '5', '--back-pages', '--json')).out);
    expect([pictures, files.length, unsolved]).toEqual([5, 2, []]);
  });

  const interrupt = () => void process.emit('SIGINT');
  const time = newTime();
  const drawn = (catalogue: Around['catalogue'], ...words: string[]) =>
    teka(['sheet', 'l', ...words, '--image', image()], { catalogue: catalogue!, time });

  it('has what a batch had made when it was stopped, and says so', async () => {
    const batch = ['--batch', '10', '--seed', '0'];
    expect(await drawn(makingUpTo(3, time, interrupt), ...batch)).toEqual({
      code: 3,
      out: `Saved to ${image()}.\n3 pictures on 1 page.\nStopped: 3 of 10 puzzles were made, and only these were drawn.\n`,
      err: '',
    });
    const inTime = await drawn(makingUpTo(3, time), ...batch, '--max-time', '0.5', '--force');
    expect(inTime).toMatchObject({ code: 3, out: expect.stringContaining('Stopped: 3 of 10 puzzles were made') });
    const none = await drawn(makingUpTo(0, time), ...batch, '--max-time', '0.01', '--force');
    expect(none).toEqual({ code: 3, out: '', err: 'Stopped before anything was drawn.\n' });
  });

  it('has the backs that were solved when it was stopped, and says so', async () => {
    const catalogue = solvingWith((board, probe) => {
      if (!board.join('').includes('Q')) return probe.solution(['AY', 'YB']);
      interrupt();
      endless(probe);
    });
    const { code, out } = await drawn(catalogue, file('a.txt'), file('b.txt'), file('a.txt'), '--back-pages');
    expect([code, out.split('\n').slice(2)]).toEqual([
      3,
      ['3 pictures on 2 pages.', 'Stopped: 1 of 3 puzzles were solved for the back pages.', ''],
    ]);
    expect(readFileSync(file('out-2.svg'), 'utf8')).toContain('solutions 1 to 3.');
  });

  it('has the solutions that were found when it was stopped, and says so', async () => {
    const catalogue = solvingWith((_, probe) => {
      probe.solution(['AY', 'YB']);
      interrupt();
      endless(probe);
    });
    const { code, out } = await drawn(catalogue, file('a.txt'), '--solutions');
    expect([code, out.split('\n').slice(1)]).toEqual([
      3,
      ['1 picture on 1 page.', 'Stopped with 1 solution. There may be more.', ''],
    ]);
    const inTime = solvingWith((_, probe) => {
      probe.solution(['AY', 'YB']);
      time.pass(100);
      endless(probe);
    });
    const late = await drawn(inTime, file('a.txt'), '--solutions', '--max-time', '0.1', '--force');
    expect(late).toMatchObject({ code: 3, out: expect.stringContaining('Stopped at the limit with 1 solution.') });
  });

  it.each([
    [['--batch', '10001'], '--batch takes at most 10,000, not 10001.'],
    [['a.txt', '--solutions', '--limit', '10001'], '--limit takes at most 10,000, not 10001.'],
    [Array(10_001).fill('a.txt'), 'A sheet takes at most 10,000 puzzles; you named 10,001 files.'],
  ])('of more than pages can hold is refused: %#', async (words, sentence) => {
    expect(await sheet(...words)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  it('1 means proven that there is no solution to draw', async () => {
    const none = await sheet(file('b.txt'), '--solutions');
    expect(none).toMatchObject({ code: 1, err: 'Proven: there is no solution.\n' });
    expect(pages()).toEqual([]);
  });

  it('is never written over another', async () => {
    writeFileSync(file('out-2.svg'), 'mine');
    expect(await sheet('--batch', '300')).toMatchObject({ code: 2, err: expect.stringContaining('already exists') });
    expect(pages()).toEqual(['out-2.svg']);
  });

  it('names the file that cannot be read, and the place in it', async () => {
    const { code, err } = await sheet(file('a.txt'), file('bad.txt'));
    expect([code, err]).toEqual([
      2,
      `Line 2, column 1 of ${file('bad.txt')}: A board is made of _ and capital letters.\n`,
    ]);
  });

  it.each([
    [[]],
    [['a.txt', '--batch', '2']],
    [['--solutions']],
    [['a.txt', 'b.txt', '--solutions']],
    [['a.txt', '--batch', '2', '--solutions']],
    [['a.txt', '--solutions', '--back-pages']],
  ])('refuses %j', async (words) => {
    expect(await sheet(...words)).toMatchObject({ code: 2, err: expect.stringContaining('A sheet needs puzzles') });
  });
});
