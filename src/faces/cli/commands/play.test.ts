import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueWith } from '../testing/stubborn.ts';
import { teka } from '../testing/world.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-play-'));
  writeFileSync(join(folder, 'mine.txt'), 'M_\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const play = async (lines: readonly string[], args: readonly string[] = []) =>
  (await teka(['play', 'l', ...args], { input: `${lines.join('\n')}\n` })).out;

describe('where to begin', () => {
  it('is an example by number or id, a file, a new one, or a text up to an empty line', async () => {
    const out = await play(['1', 'n', 'lost', 'n', file('mine.txt'), 'n', 'n wide', 'n', 'XX', '_X', 'XX', '', 'q']);
    const boards = ['  12\n1 A_\n2 _B\n', '1 Q_\n', '1 M_\n', '  1234\n1 ____\n', '1 XX\n2 _X\n3 XX\n'];
    for (const board of boards) expect(out).toContain(board);
    expect(out.split('… (an empty line ends it)')).toHaveLength(2);
    expect(out.split('  1  A board\n  2  A board\n')).toHaveLength(2);
    expect(out).toContain(
      'the number of an example, n for a new one (followed, if you like, by wide, closed, square|tall), or the puzzle itself (an empty line',
    );
  });

  it('is asked for again after what cannot be read', async () => {
    const out = await play([file('none.txt'), 'A?', '', 'AB', 'A?', '', '', 'n steep', '2', 'q']);
    // What may be both is refused as both.
    expect(out.replaceAll('\n', ' ')).toMatch(
      /There is no file "[^"]*none\.txt", and it cannot be read as a puzzle: A board is made of/,
    );
    // A place helps only in several lines.
    expect(out).toContain('\nA board is made of');
    expect(out).toContain('\nLine 2, column 1: A board is made of');
    expect(out).toContain('"steep" cannot follow n here; write at most one of each: wide, closed, square|tall.');
    expect(out).toContain('1 Q_\n');
    expect(out.split('  1  A board\n  2  A board\n')).toHaveLength(3);
  });

  it('is no letter that asks for help', async () => {
    const out = await play(['h', '2', 'q']);
    expect(out).toContain('"h" works only once there is a puzzle; choose one first.');
    expect(out).toContain('1 Q_\n');
  });

  it('is a text on one line, though it has the slashes of a file name', async () => {
    expect(await play(['A_/_B', 'q'])).toContain('  12\n1 A_\n2 _B\n');
  });

  it('is a file that exists, whose name is told with what is wrong in it', async () => {
    writeFileSync(file('wrong.txt'), 'A_\n?\n');
    expect(await play([file('wrong.txt'), 'q'])).toContain(`wrong.txt: A board is made of`);
    expect((await play([folder, 'q'])).replaceAll('\n', ' ')).toContain(
      `There is no file "${folder}", and it cannot be read as`,
    );
  });

  it('is a new one as wished, by ids and by names', async () => {
    const out = await play(['n tall', 'n', 'n wide Tall', 'n', 'n a tall one wide', 'q']);
    expect(out.split('\n4 ')).toHaveLength(4);
    expect(out.split('\n1 ____\n')).toHaveLength(3);
    expect(await play(['n closed', 'q'])).toContain('\n1 C_\n');
    for (const wrong of ['n wide wide', 'n tall square', 'n closed closed']) {
      expect(await play([wrong, 'q'])).toContain(`"${wrong.split(' ')[2]}" cannot follow n here`);
    }
    expect(await play(['n lebar sedang', 'q'], ['--lang', 'id'])).toContain('"sedang" tidak bisa mengikuti n');
  });

  it('is also a new one as wished while another is on the table', async () => {
    const out = await play(['1', 'n wide', 'n steep', 'n', 'q']);
    expect(out).toContain('  1234\n1 ____\n');
    // What is no wish may be a move.
    expect(out).toContain('"n steep" is not a move.');
  });

  it('may be named with the command', async () => {
    expect(await play(['q'], [file('mine.txt')])).toContain('  12\n1 M_\n');
    expect(await play(['q'], ['--example', 'lost'])).toContain('1 Q_\n');
    expect(await teka(['play', 'l', '--text', '?'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('moves', () => {
  it('change the board, are taken back, and refused with a reason', async () => {
    const out = await play(['1', '1 Z', '7 Z', 'u', 'u', '', 'q']);
    expect(out).toContain('1 AZ\n2 _B\n');
    expect(out).toContain('\n"7 Z" is not a move.');
    expect(out.split('1 A_\n2 _B\n')).toHaveLength(5);
    expect(out).toContain('There is nothing to undo.');
    // Told before the first board, and again when asked for.
    expect(out.split('A row and a letter: 1 Y.\n')).toHaveLength(3);
    expect(out).toMatch(/Goodbye\.\n$/);
  });

  it('are told how they are written before the first board only', async () => {
    const out = await play(['1', 'n', '2', 'q']);
    expect(out.split('A row and a letter: 1 Y.\n')).toHaveLength(2);
    expect(out.indexOf('A row and a letter')).toBeLessThan(out.indexOf('1 A_'));
  });

  it('are followed by what the board does not show', async () => {
    expect(await play(['1', '1 Z', 'q'])).toContain('1 AZ\n2 _B\nOne is left.\n');
  });

  it('end when the board is complete, which can be saved', async () => {
    const out = await play(['1', '1 Z', '2 Y', 'y', file('done'), 'q']);
    expect(out).toContain('1 AZ\n2 YB\nSolved!\n');
    expect(readFileSync(file('done.txt'), 'utf8')).toBe('AZ\nYB\n');
  });

  it('can be kept on the way, as a text that is read again', async () => {
    await play(['1', '1 Z', 'w', file('half'), 'q']);
    expect(readFileSync(file('half.txt'), 'utf8')).toBe('AZ\n_B\n');
    expect(await play(['q'], [file('half.txt')])).toContain('1 AZ\n2 _B\n');
  });
});

describe('help on the way', () => {
  it('goes from hint to hint, shows what it tells, and begins anew after a move', async () => {
    const out = await play(['1', 'h', 'h', '1 Z', 'h', 'q']);
    expect(out.split('Begin at the top.')).toHaveLength(3);
    expect(out).toContain('Letters\n  12\n1 AY\n2 YB\n');
  });

  it('tells whether it can still be solved', async () => {
    expect(await play(['1', 'c', 'q'])).toContain('This can still be solved.');
    expect(await play(['2', 'c', 'q'])).toContain('This can no longer be solved; u takes the last move back.');
  });

  it('shows a solution with time and nodes, and offers to save it', async () => {
    const out = await play(['1', '1 Z', 's', 'perhaps', 'y', file('solved'), 'q']);
    expect(out).toMatch(/AZ\nYB\nFound one solution\. There may be more\.\nplain, 1 node, [0-9.]+ ms\n/);
    expect(out).toContain('"perhaps" is neither y nor n.');
    expect(readFileSync(file('solved.txt'), 'utf8')).toMatch(/^AZ\nYB\n\n== plain, 1 node, [0-9.]+ ms ==\n$/);
    expect(out.slice(out.indexOf('Saved to'))).toContain('1 AZ\n2 _B\n');
  });

  it('saves a picture where the name of the file asks for one', async () => {
    const out = await play(['1', '1 Z', 'w', file('half.svg'), 's', 'y', file('whole.PNG'), 'q']);
    expect(out).toContain('File name (.txt, or .svg or .png for a picture)');
    expect(readFileSync(file('half.svg'), 'utf8')).toMatch(/^<svg /);
    expect(readFileSync(file('whole.PNG')).subarray(1, 4).toString()).toBe('PNG');
  });

  it('lists the first of many solutions, tells at the end how many there are, and saves all', async () => {
    const input = ['________', '', 's', 'y', file('many'), 'q'].join('\n');
    const { out } = await teka(['play', 'l'], {
      input,
      catalogue: catalogueWith({ solving: { goal: (board) => (board ? 'all' : 'first') } }),
    });
    expect(out.match(/^[YZ]{8}$/gm)).toHaveLength(200);
    expect(out).toMatch(
      /\n[YZ]{8}\nAll 256 solutions\.\nplain, .*\nThese are the first 200 of 256 solutions; y saves all of them\.\nSave /,
    );
    expect(readFileSync(file('many.txt'), 'utf8').match(/^[YZ]{8}$/gm)).toHaveLength(256);
  });

  it('offers to save only where there is something, and is left at every question', async () => {
    const none = await play(['2', 's', 'q']);
    expect(none).toContain('Proven: there is no solution.');
    expect(none).not.toContain('Save the solutions');
    for (const lines of [['q'], ['y', 'q']]) {
      const left = await play(['1', 's', ...lines, 'n']);
      expect(left).toMatch(/Goodbye\.\n$/);
      expect(left.split('1 A_\n')).toHaveLength(2);
    }
  });
});
