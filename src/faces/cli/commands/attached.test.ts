import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { teka } from '../testing/world.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-attached-'));
  writeFileSync(join(folder, 'mine.txt'), 'cat\ncow\ndog\n');
  writeFileSync(join(folder, 'bad.txt'), 'cat\ndo?g\n');
  writeFileSync(join(folder, 'c.txt'), 'c\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const mine = () => ['--own-list', file('mine.txt')];

describe('a file of one’s own', () => {
  it('becomes part of the puzzle in every command that reads one', async () => {
    const about = ['s', '--text', 'c', ...mine()];
    expect((await teka(['solve', ...about, '--goal', 'all'])).out).toMatch(/^cat\ncow\n/);
    expect((await teka(['check', ...about, '--answer', 'cow'])).code).toBe(0);
    expect((await teka(['check', ...about, '--answer', 'dog'])).code).toBe(1);
    expect((await teka(['hint', ...about])).out).toContain('"cat"');
    expect((await teka(['solve', 's', file('c.txt'), ...mine(), '--goal', 'count'])).out).toMatch(/^2\n/);
  });

  it('decides with the rest which goal suits the puzzle', async () => {
    const goalOf = async (...more: string[]) =>
      JSON.parse((await teka(['solve', 's', '--text', 'a', '--json', ...more])).out).goal;
    expect(await goalOf()).toBe('count');
    expect(await goalOf(...mine())).toBe('first');
  });

  it('is what new puzzles are made with', async () => {
    const wished = ['--seed', '2', ...mine()];
    expect((await teka(['generate', 's', ...wished])).out).toBe('b\ncat\ncow\ndog\n');
    await teka(['generate', 's', ...wished, '--batch', '1', '--to', file('new')]);
    expect(readFileSync(file('new/001.txt'), 'utf8')).toBe('b\ncat\ncow\ndog\n');
  });

  it('is on sheets, also on their backs', async () => {
    const image = ['--image', file('out.svg')];
    const { out } = await teka(['sheet', 's', file('c.txt'), ...mine(), ...image, '--back-pages', '--json']);
    expect(JSON.parse(out)).toMatchObject({ pictures: 1, unsolved: [] });
    const bare = await teka(['sheet', 's', file('c.txt'), ...image, '--back-pages', '--json', '--force']);
    expect(JSON.parse(bare.out).unsolved).toHaveLength(1);
    const all = await teka(['sheet', 's', file('c.txt'), ...mine(), ...image, '--solutions', '--json', '--force']);
    expect(JSON.parse(all.out).pictures).toBe(2);
    expect(readdirSync(folder)).toContain('out-2.svg');
  });

  it('goes with every puzzle of a conversation', async () => {
    const { out } = await teka(['play', 's', ...mine()], { input: 'c\ndog\ncow\nn\nq\n' });
    expect(out).toMatch(/No such word\.[\s\S]*Right!/);
    const made = await teka(['play', 's', ...mine()], { input: 'n\nq\n' });
    expect(made.out).toContain('cat\ncow\ndog');
  });

  it('is refused by its name, line and column', async () => {
    const sentence = `Line 2, column 1 of ${file('bad.txt')}: "do?g" is not a word.\n`;
    const bad = ['--own-list', file('bad.txt')];
    expect(await teka(['solve', 's', '--text', 'c', ...bad])).toEqual({ code: 2, out: '', err: sentence });
    expect(await teka(['play', 's', ...bad])).toMatchObject({ code: 2, out: '', err: sentence });
    const { error } = JSON.parse((await teka(['solve', 's', '--text', 'c', ...bad, '--json'])).out);
    expect(error).toMatchObject({ code: 'in-file', line: 2, column: 1 });
    const lost = await teka(['solve', 's', '--text', 'c', '--own-list', file('none.txt')]);
    expect(lost).toMatchObject({ code: 2, err: `"${file('none.txt')}" cannot be read: there is no such file.\n` });
  });

  it('is told of in the help, where there is such a file', async () => {
    expect((await teka(['solve', 's', '--help'])).out).toMatch(/--own-list <FILE>\s+own list/);
    expect((await teka(['solve', 'l', '--help'])).out).not.toContain('own-list');
    expect((await teka(['strategies', 's', ...mine()])).code).toBe(2);
  });
});
