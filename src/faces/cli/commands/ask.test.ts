import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../contract/index.ts';
import { commonText } from '../../../presentation/texts.ts';
import { EXIT } from '../exit.ts';
import { openTerminal, type World } from '../terminal.ts';
import { letters } from '../testing/letters.ts';
import { silent } from '../testing/stubborn.ts';
import { newTime, teka } from '../testing/world.ts';
import { ask } from './ask.ts';

const pick = (...flags: string[]) => teka(['pick', 'l', '--example', 'two-rows', ...flags]);

describe('pick', () => {
  it('shows the solution with a number, laid out, and how many there are', async () => {
    expect(await pick('--number', '1')).toEqual({ code: 0, out: 'AY\nYB\nNumber 1 of 4.\n', err: '' });
    expect((await pick('--number', '4')).out).toBe('AZ\nZB\nNumber 4 of 4.\n');
    expect((await pick('--number', '3', '--lang', 'id')).out).toContain('Nomor 3 dari 4.');
  });

  it('tells it as JSON', async () => {
    expect(JSON.parse((await pick('--number', '2', '--json')).out)).toEqual({
      puzzle: 'letters',
      count: 4,
      number: 2,
      solution: 'AZ/YB',
    });
  });

  it('draws by a seed', async () => {
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) drawn.add((await pick('--random', '--seed', String(seed))).out);
    expect(drawn.size).toBe(4);
    expect(await pick('--random', '--seed', '7')).toEqual(await pick('--random', '--seed', '7'));
    expect((await pick('--random')).code).toBe(0);
  });

  it('1 means proven that there is no solution', async () => {
    const none = ['pick', 'l', '--example', 'lost', '--random'];
    expect(await teka(none)).toMatchObject({ code: 1, out: 'Proven: there is no solution.\n' });
    expect(JSON.parse((await teka([...none, '--json'])).out)).toEqual({ puzzle: 'letters', count: 0 });
  });

  it.each([
    [['--number', '5'], 'There is no solution 5; choose a number from 1 to 4.'],
    [['--number', '0'], '--number takes a whole number above zero, not "0".'],
    [[], 'Which solution?'],
    [['--number', '1', '--random'], 'not both'],
  ])('refuses %j', async (flags, sentence) => {
    expect(await pick(...flags)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(sentence) });
  });
});

describe('an explanation', () => {
  const explain = (...flags: string[]) => teka(['explain', 'w', '--text', 'X..', ...flags]);

  it('has its figures in columns', async () => {
    expect((await explain()).out).toBe(
      'The end is 2 away.\n\nplace  steps\n1 X    2,000\n2 .    1,000\n3 .        0\n',
    );
    expect((await explain('--lang', 'id')).out).toContain('tempat  langkah\n1 X       2.000\n');
    expect(JSON.parse((await explain('--json')).out)).toEqual({
      puzzle: 'walk',
      verdict: 'The end is 2 away.',
      facts: [],
      figures: {
        columns: ['place', 'steps'],
        rows: [
          ['1 X', 2000],
          ['2 .', 1000],
          ['3 .', 0],
        ],
      },
      data: { left: 2 },
    });
  });

  it('is drawn where it has a picture', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'teka-explain-'));
    try {
      const file = join(folder, 'why.svg');
      expect(await explain('--image', file)).toMatchObject({
        code: 0,
        out: expect.stringContaining(`Saved to ${file}.`),
      });
      expect(readFileSync(file, 'utf8')).toMatch(/^<svg /);
      expect(await explain('--image', file)).toMatchObject({
        code: 2,
        err: expect.stringContaining('already exists'),
      });
      expect((await explain('--image', file, '--force')).code).toBe(0);
      expect(await explain('--image', 'why.gif')).toMatchObject({ code: 2, out: '' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a check', () => {
  const check = (answer: string, ...flags: string[]) =>
    teka(['check', 'w', '--text', 'X..', '--answer', answer, ...flags]);

  it('tells what a right answer costs, where that has a word', async () => {
    expect(await check('RRLR')).toEqual({ code: 0, out: 'Right! 4 steps.\n', err: '' });
    expect((await check('RR', '--lang', 'id')).out).toBe('Benar! 2 langkah.\n');
    expect(JSON.parse((await check('RR', '--json')).out)).toEqual({
      puzzle: 'walk',
      right: true,
      problems: [],
      cost: 2,
    });
    expect(JSON.parse((await check('R', '--json')).out)).not.toHaveProperty('cost');
    const letters = ['check', 'l', '--example', 'two-rows', '--answer', 'AY/YB'];
    expect(await teka(letters)).toEqual({ code: 0, out: 'Right!\n', err: '' });
  });
});

describe('a hint', () => {
  const hint = (...flags: string[]) => teka(['hint', 'l', '--example', 'two-rows', ...flags]);

  it('is shown on the board where it says how', async () => {
    expect((await hint()).out).toBe('Begin at the top.\n');
    expect((await hint('--level', '2')).out).toBe('Letters\nAY\nYB\n');
    expect(JSON.parse((await hint('--json')).out)).toEqual({
      puzzle: 'letters',
      level: 1,
      levels: 3,
      hint: 'Begin at the top.',
    });
    expect(JSON.parse((await hint('--level', '2', '--json')).out)).toMatchObject({ level: 2, show: 'AY/YB' });
  });

  it('that only spells out a solution is shown once, on its lines', async () => {
    expect((await hint('--level', '3')).out).toBe('AY\nYB\n');
    expect(JSON.parse((await hint('--level', '3', '--json')).out)).toMatchObject({ hint: 'AY/YB', show: 'AY/YB' });
  });

  it('of a level that is not there is refused', async () => {
    const err = 'There is no hint of level 4; the levels here go from 1 to 3.\n';
    expect(await hint('--level', '4')).toEqual({ code: 2, out: '', err });
  });
});

describe('a time limit', () => {
  const [text, late] = [
    ['--text', 'A_'],
    ['--max-time', '0.01'],
  ];

  it.each([
    ['check', [...text, '--answer', 'AY']],
    ['explain', text],
    ['hint', text],
    ['pick', [...text, '--random']],
    ['generate', []],
  ])('ends %s with one sentence', async (command, flags) => {
    const asked = [command, 'l', ...flags, ...late];
    const err = 'Stopped at the time limit without an answer.\n';
    const time = newTime();
    const around = { catalogue: silent(time), time };
    expect(await teka(asked, around)).toEqual({ code: 3, out: '', err });
    const { code, out } = await teka([...asked, '--json'], around);
    expect([code, JSON.parse(out).error.code]).toEqual([3, 'out-of-time']);
  });

  it('that is not reached changes nothing', async () => {
    const inTime = ['hint', 'l', ...text, '--max-time', '1000'];
    expect(await teka(inTime)).toEqual({ code: 0, out: 'Begin at the top.\n', err: '' });
  });
});

it('Ctrl-C cancels a question, and that is said', async () => {
  const before = process.listenerCount('SIGINT');
  let cancel = () => {};
  const done = new Promise((settle) => {
    cancel = () => settle(refused(commonText('cancelled')));
  });
  const newClient = () => ({ ask: () => ({ done, cancel }), close: () => undefined });
  const terminal = openTerminal(
    { output: {}, errors: {}, env: {}, now: () => 0, newClient } as unknown as World,
    'en',
    false,
  );
  const asked = ask(terminal, letters as never, { ask: 'hint', puzzle: 'letters', text: 'A_' });
  process.emit('SIGINT');
  await expect(asked).rejects.toMatchObject({ problem: { text: { code: 'stopped-none' } }, exitCode: EXIT.stopped });
  expect(process.listenerCount('SIGINT')).toBe(before);
});
