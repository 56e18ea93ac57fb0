/** The built command line with a puzzle whose solutions are sequences of moves: the report's flow, positions, tables kept. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownLine } from '../src/engine/own-line.ts';
import { catalogue } from '../src/puzzles/catalogue.ts';
import { teka } from './cli-run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-moves-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const board = '1 2 3 4\n5 6 7 11\n9 10 12 8\n13 14 15 -';

test('is played as the report did: a board in, KURANG, a strategy, then time, nodes and moves', async () => {
  const lines = [
    ...board.split('\n'),
    '',
    't branch-and-bound',
    's',
    's fast',
    'R',
    '13',
    't pattern-database multi-tile',
    's',
    'q',
  ];
  const { code, out } = await teka(['play', '15'], `${lines.join('\n')}\n`);
  expect(code).toBe(0);
  expect(out).toMatch(/\n11 +3 +8 9 10\n/);
  expect(out).toMatch(/\n14 moves, branch-and-bound, 516 nodes, .* ms[^\n]*\n/);
  expect(out).toContain('"fast" is not a delay; write the milliseconds');
  expect(out).toContain('13 14  - 15\n1 move\n');
  // Two tiles slid.
  expect(out).toContain(' - 13 14 15\n3 moves\n');
  expect(out).toMatch(/s now solves with pattern-database multi-tile\.[\s\S]*\n8 moves, pattern-database,/);
});

test('prints every position of a solution', async () => {
  const solve = ['solve', '15', '--text', board, '--strategy', 'branch-and-bound', '--positions'];
  const { cost, positions } = JSON.parse((await teka([...solve, '--json'])).out);
  expect([cost, positions.length]).toEqual([14, 15]);
  expect([positions[0], positions[14]].map((text: string) => text.split(/[\s/]+/).join(' '))).toEqual([
    board.split(/\s+/).join(' '),
    '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 -',
  ]);
  expect((await teka(solve)).out).toContain('\n== 14 ==\n 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  -\n');
});

test.each(catalogue)('the line above a position is no part of any text of $id', async ({ load }) => {
  const { about, instance } = await load();
  for (const { text } of about.examples) {
    const lines = text.split('\n');
    for (let at = 0; at <= lines.length; at++) {
      expect(instance.parse([...lines.slice(0, at), ownLine(1), ...lines.slice(at)].join('\n')).ok).toBe(false);
    }
  }
});

test('explains with a table and a picture', async () => {
  const image = join(folder, 'why.svg');
  const { out } = await teka(['explain', '15', '--text', board, '--image', image, '--json']);
  expect(JSON.parse(out).figures.rows).toHaveLength(16);
  expect(readFileSync(image, 'utf8')).toContain('<svg');
});

test('keeps its tables where it may, and finds the same with and without them', async () => {
  const solve = async (cache: string) => {
    const { code, out } = await teka(['solve', '15', '--text', board, '--json'], '', { TEKA_CACHE: cache });
    const { solutions, cost } = JSON.parse(out);
    return { code, solutions, cost };
  };
  const answer = { code: 0, cost: 14, solutions: [expect.any(String)] };
  const without = await solve('');
  expect(without).toEqual(answer);
  const cache = join(folder, 'deep', 'cache');
  expect(await solve(cache)).toEqual(without);
  const kept = readdirSync(cache);
  expect(kept.length).toBeGreaterThan(0);
  // What was cut off is built anew, and mended; the others are read.
  const file = join(cache, kept[0]!);
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, 1000));
  expect(await solve(cache)).toEqual(without);
  expect(readFileSync(file).equals(whole)).toBe(true);
  // Where nothing can be kept, everything goes on.
  writeFileSync(join(folder, 'taken'), '');
  expect(await solve(join(folder, 'taken'))).toEqual(without);
});

test('two threads have the tables of a hard board in common, and find a shortest way', async () => {
  const hard = '- 12 9 13/15 8 10 14/11 7 6 2/4 3 5 1';
  const { code, out } = await teka(['solve', '15', '--text', hard, '--threads', '2', '--json'], '', {
    TEKA_CACHE: folder,
  });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ ending: 'exhausted', cost: 80, note: 'Tables of 7-7-1 tiles.' });
  // Each thread built one of them, and both are kept.
  expect(readdirSync(folder).filter((name) => /-4x4-15(-\d+){7}\.bin$/.test(name))).toHaveLength(2);
});
