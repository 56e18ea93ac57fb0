import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teka } from '../testing/world.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'teka-solve-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const two = ['solve', 'l', '--text', 'A_\n_B'];

describe('a solution that is laid out over lines', () => {
  it('is shown so where one is asked for', async () => {
    const { code, out } = await teka([...two, '--goal', 'first']);
    expect(out).toMatch(/^AY\nYB\nFound one solution\. There may be more\. \(plain, 1 node, /);
    expect(code).toBe(0);
  });

  it('is coloured for a person only', async () => {
    const { out } = await teka([...two, '--goal', 'first'], { tty: true, depth: 24 });
    expect(out.replaceAll('\x1b', '~')).toMatch(/^~\[38;2;[0-9;]+mA~\[0m~\[[0-9;]+mY~\[0m\n/);
    expect((await teka([...two, '--goal', 'first', '--no-color'], { tty: true })).out).toMatch(/^AY\nYB\n/);
  });

  it('is one line in a list', async () => {
    expect((await teka(two)).out).toMatch(/^AY\/YB\nAZ\/YB\nAY\/ZB\nAZ\/ZB\nAll 4 solutions\./);
  });

  it('is shown beside its line where it is the only one of a list and a person looks', async () => {
    const one = ['solve', 'l', '--text', 'AA\nBB', '--no-color'];
    expect((await teka(one)).out).toMatch(/^AA\/BB\nExactly one/);
    expect((await teka(one, { tty: true })).out).toMatch(/^AA\/BB\nAA\nBB\nExactly one/);
  });

  it('is saved so: the rows of one, several under their numbers', async () => {
    const [one, several] = [join(folder, 'one.txt'), join(folder, 'several.txt')];
    await teka([...two, '--goal', 'first', '--save', one]);
    expect(readFileSync(one, 'utf8')).toMatch(/^AY\nYB\n\n== plain, 1 node, [0-9.]+ ms ==\n$/);
    await teka([...two, '--limit', '2', '--save', several]);
    const rows = /^== 1 ==\nAY\nYB\n\n== 2 ==\nAZ\nYB\n\n== plain, 2 nodes, [0-9.]+ ms ==\n$/;
    expect(readFileSync(several, 'utf8')).toMatch(rows);
  });
});

it('says what the strategy has to say beside the ending', async () => {
  const lost = ['solve', 'l', '--example', 'lost'];
  expect(await teka(lost)).toMatchObject({ code: 1, out: expect.stringMatching(/^Proven: .*\nThere is a Q\.\n$/) });
  expect(JSON.parse((await teka([...lost, '--json'])).out)).toMatchObject({ count: 0, note: 'There is a Q.' });
  expect(JSON.parse((await teka([...two, '--json'])).out)).not.toHaveProperty('note');
});

it('a count that is not proven never passes for one', async () => {
  const count = ['solve', 'l', '--goal', 'count', '--example'];
  expect(await teka([...count, 'lost'])).toMatchObject({ code: 1, out: expect.stringMatching(/^0\nProven/) });
  expect(await teka([...count, 'two-rows'])).toMatchObject({ code: 0, out: expect.stringMatching(/^4\nAll 4/) });
  const stopped = await teka([...count, 'two-rows', '--limit', '2', '--save', join(folder, 'count.txt')]);
  expect(stopped).toMatchObject({ code: 3, out: expect.stringMatching(/^>= 2\nStopped.*\nNothing was saved/) });
  expect(readdirSync(folder)).not.toContain('count.txt');
  const early = await teka([...count, 'two-rows', '--max-time', '0.000001']);
  expect(early).toMatchObject({ code: 3, out: expect.stringMatching(/^No solution found within/) });
});

describe('without an answer nothing is kept', () => {
  const nothing = 'Nothing was saved: the search stopped without an answer.\n';
  const files = () => ['--save', join(folder, 'none.txt'), '--image', join(folder, 'none.svg')];
  const early = [...two, '--max-time', '0.000001'];

  it('neither text nor picture, which is said once', async () => {
    for (const flags of [files(), files().slice(0, 2), files().slice(2)]) {
      const { code, out } = await teka([...early, ...flags]);
      expect([code, out.split(nothing).length - 1, out]).toEqual([3, 1, expect.not.stringContaining('Saved')]);
    }
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it('which is said beside JSON, not in it', async () => {
    const { code, out, err } = await teka([...early, ...files(), '--json']);
    expect([code, JSON.parse(out).count, err]).toEqual([3, 0, nothing]);
  });

  it('nor a picture of a count, which has no solution to draw', async () => {
    const { code, out } = await teka([...two, '--goal', 'count', ...files()]);
    expect([code, out]).toEqual([0, expect.stringContaining('No picture was saved: a count has no solution to draw.')]);
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual(['none.txt']);
  });

  it('but a proof that no solution exists is an answer', async () => {
    const file = join(folder, 'lost.svg');
    expect((await teka(['solve', 'l', '--example', 'lost', '--image', file])).code).toBe(1);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg /);
  });
});

describe('a switch that is on by itself', () => {
  it('is turned off by --no-, which also chooses the strategy that has it', async () => {
    expect((await teka([...two, '--no-mirror'])).out).toMatch(/All 2 solutions\. \(every, /);
    expect((await teka([...two, '--mirror'])).out).toMatch(/All 4 solutions\. \(every, /);
    expect((await teka(two)).out).toMatch(/All 4 solutions\. \(plain, /);
  });

  it('is shown where it changes something', async () => {
    const { out } = await teka(['solve', 'l', '--help']);
    expect(out).toMatch(/--no-mirror +switch off: also the other letter/);
    expect(out).not.toMatch(/ --mirror/);
    expect((await teka(['strategies', 'l'])).out).toContain('--no-mirror: switch off: also the other letter');
    const generate = (await teka(['generate', 'l', '--help'])).out;
    expect(generate).toMatch(/--closed +also/);
    expect(generate).not.toContain('--no-closed');
  });
});

describe('a solution that is a sequence of moves', () => {
  const walk = ['solve', 'w', '--text', 'X..'];

  it('is one line, also where positions are laid out, and tells what it costs', async () => {
    const best =
      /^RR\nProven: there is no better solution\. \(2 steps, straight, 3 nodes, how far: 2, [0-9.]+ ms(, [0-9.]+ ms of preparation)?\)\n$/;
    expect(await teka(walk)).toMatchObject({ code: 0, out: expect.stringMatching(best) });
    expect((await teka([...walk, '--goal', 'first'])).out).toMatch(
      /^RR\nFound one solution\. There may be more\. \(2 steps, /,
    );
    expect((await teka([...walk, '--goal', 'all'])).out).toMatch(/^RR\nExactly one solution\. \(straight, /);
    expect((await teka([...walk, '--lang', 'id'])).out).toContain('(2 langkah, straight, 3 simpul, seberapa jauh: 2, ');
  });

  it('is saved as the puzzle and its line', async () => {
    const file = join(folder, 'moves.txt');
    await teka([...walk, '--save', file]);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^X\.\.\n1\nRR\n\n== 2 steps, straight, 3 nodes, how far: 2, [0-9.]+ ms(, [0-9.]+ ms of preparation)? ==\n$/,
    );
  });

  it('shows its positions where they are wanted, under the number of moves that lead there', async () => {
    for (const goal of ['best', 'first', 'all']) {
      const { out } = await teka([...walk, '--goal', goal, '--positions']);
      expect(out).toContain('RR\n\n== 0 ==\nX..\n\n== 1 ==\n.X.\n\n== 2 ==\n..X\n');
    }
    const json = JSON.parse((await teka([...walk, '--positions', '--json'])).out);
    expect(json).toMatchObject({ solutions: ['RR'], cost: 2, positions: ['X..', '.X.', '..X'] });
    expect(JSON.parse((await teka([...walk, '--json'])).out)).not.toHaveProperty('positions');
  });

  it('is the only kind that has positions', async () => {
    expect((await teka(['solve', 'w', '--help'])).out).toContain('--positions');
    expect((await teka(['solve', 'l', '--help'])).out).not.toContain('--positions');
    expect(await teka([...two, '--positions'])).toMatchObject({ code: 2, err: expect.stringContaining('--positions') });
    expect(JSON.parse((await teka([...two, '--json'])).out)).not.toHaveProperty('cost');
  });
});

describe('a number among the options', () => {
  const make = (...flags: string[]) => teka(['generate', 'w', ...flags]);

  it('is a flag with a value, and may be left out', async () => {
    expect((await make()).out).toBe('X...\n');
    expect((await make('--length', '6', '--from', '3')).out).toBe('..X...\n');
    expect((await teka(['solve', 'w', '--text', 'X.', '--patience', '3'])).out).toContain('(1 step, moody, ');
  });

  it.each(['1', '21', '2.5', 'many', ''])('%j out of its bounds is refused with them', async (word) => {
    const { code, err } = await make('--length', word);
    expect([code, err]).toEqual([2, `"${word}" is not a value for length; give a whole number from 2 to 20.\n`]);
  });

  it('is listed with its bounds', async () => {
    expect((await make('--help')).out).toMatch(/--length <2-20> +Walk/);
    expect((await teka(['strategies', 'w'])).out).toContain('--patience: Walk (1–9)');
    expect((await teka(['completion', 'bash'])).out).toContain('--positions');
  });
});
