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
    expect(out).toMatch(/^AY\nYB\nFound one\. There may be more\. \(plain, 1 node, /);
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
    expect(readFileSync(one, 'utf8')).toBe('AY\nYB\n');
    await teka([...two, '--limit', '2', '--save', several]);
    expect(readFileSync(several, 'utf8')).toBe('# 1\nAY\nYB\n\n# 2\nAZ\nYB\n');
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
  expect(early).toMatchObject({ code: 3, out: expect.stringMatching(/^None found within/) });
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
